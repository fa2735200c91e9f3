/* ISO C 7.15 */
#ifndef __HEDDLE_STDALIGN_H
#define __HEDDLE_STDALIGN_H
#if !defined(__cplusplus) && !(defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L)
#define alignas _Alignas
#define alignof _Alignof
#define __alignas_is_defined 1
#define __alignof_is_defined 1
#endif
#endif
