#include <stdatomic.h>
struct pair { long x, y; }; _Atomic struct pair pr; _Atomic struct { int q, r; } small;
void wide(struct pair *o) { struct pair x = atomic_load(&pr); x.x++; atomic_store(&pr, x); atomic_exchange(&pr, *o); atomic_compare_exchange_strong(&pr, o, x); small = small; }
__int128 i128(_Atomic __int128 *q) { return *q; }
