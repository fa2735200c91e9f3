#pragma once
#include <__heddle/intrinsics.h>

/* What the standard leaves undefined and nothing else would notice: the bytes are there, but no element is. */
#define __HEDDLE_NEEDS(condition, message) ((condition) ? (void)0 : __heddle_assert(0, message))
