/* Declarations of what programs for other checkers call without one (src/frontend/compile/implicit.ts). */
#ifdef __cplusplus
extern "C" {
#define _Bool bool
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_bool
_Bool __VERIFIER_nondet_bool(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_char
char __VERIFIER_nondet_char(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_uchar
unsigned char __VERIFIER_nondet_uchar(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_short
short __VERIFIER_nondet_short(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_ushort
unsigned short __VERIFIER_nondet_ushort(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_int
int __VERIFIER_nondet_int(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_uint
unsigned int __VERIFIER_nondet_uint(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_long
long __VERIFIER_nondet_long(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_ulong
unsigned long __VERIFIER_nondet_ulong(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_longlong
long long __VERIFIER_nondet_longlong(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_ulonglong
unsigned long long __VERIFIER_nondet_ulonglong(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_float
float __VERIFIER_nondet_float(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_double
double __VERIFIER_nondet_double(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_pointer
void *__VERIFIER_nondet_pointer(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_pchar
char *__VERIFIER_nondet_pchar(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_size_t
__SIZE_TYPE__ __VERIFIER_nondet_size_t(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_loff_t
long long __VERIFIER_nondet_loff_t(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_u8
unsigned char __VERIFIER_nondet_u8(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_u16
unsigned short __VERIFIER_nondet_u16(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_u32
unsigned int __VERIFIER_nondet_u32(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_unsigned
unsigned int __VERIFIER_nondet_unsigned(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_S8
signed char __VERIFIER_nondet_S8(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_nondet_U8
unsigned char __VERIFIER_nondet_U8(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_assume
void __VERIFIER_assume(int __condition);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_assert
void __VERIFIER_assert(int __condition);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_error
void __VERIFIER_error(void) __attribute__((__noreturn__));
#endif
#ifdef __HEDDLE_NEEDS_reach_error
void reach_error(void) __attribute__((__noreturn__));
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_atomic_begin
void __VERIFIER_atomic_begin(void);
#endif
#ifdef __HEDDLE_NEEDS___VERIFIER_atomic_end
void __VERIFIER_atomic_end(void);
#endif
#ifdef __HEDDLE_NEEDS___CPROVER_assume
void __CPROVER_assume(_Bool __condition);
#endif
#ifdef __HEDDLE_NEEDS___CPROVER_assert
void __CPROVER_assert(_Bool __condition, const char *__description);
#endif
#ifdef __HEDDLE_NEEDS___CPROVER_atomic_begin
void __CPROVER_atomic_begin(void);
#endif
#ifdef __HEDDLE_NEEDS___CPROVER_atomic_end
void __CPROVER_atomic_end(void);
#endif
#ifdef __HEDDLE_NEEDS___CPROVER_fence
void __CPROVER_fence(const char *__kind, ...);
#endif
#ifdef __cplusplus
#undef _Bool
}
#endif
