/* The few x86 intrinsics that concurrent programs use. */
#ifndef __HEDDLE_IMMINTRIN_H
#define __HEDDLE_IMMINTRIN_H
#include <__heddle/intrinsics.h>
#define _mm_pause() __heddle_yield()
#define _mm_mfence() __heddle_fence_full()
#define _mm_sfence() __heddle_fence_ss()
#define _mm_lfence() __heddle_fence_ll()
#define __pause() __heddle_yield()
#endif
