#ifndef __HEDDLE_ALLOCA_H
#define __HEDDLE_ALLOCA_H
#define alloca(size) __builtin_alloca(size)
#endif
