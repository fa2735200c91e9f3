/* ISO C 7.23 */
#ifndef __HEDDLE_STDNORETURN_H
#define __HEDDLE_STDNORETURN_H
#ifndef __cplusplus
#define noreturn _Noreturn
#endif
#endif
