#include <stddef.h>
struct point { int x, y; };
union u { int i; float f; char bytes[8]; struct point p; };
struct list { struct list *next; struct list *prev; const volatile int *data; enum color { RED, GREEN = 5, BLUE = -1 } color; int (*fn)(struct list *, ...); };
struct opaque;
typedef struct { struct point pts[3][2]; union u u; struct opaque *o; struct { int anon; }; } nest;
struct flex { int n; long data[]; };
static struct point origin = { 1, -2 };
struct point table[3] = { { 1, 2 }, { .y = 4 } };
nest n0 = { .pts = { [1] = { { 7, 8 } } }, .u = { .f = 1.5f } };
struct list head = { &head, (struct list *)((char *)&head + 8), &origin.x, GREEN, 0 };
int *mid = &table[1].y;
ptrdiff_t off = (ptrdiff_t)&((struct list *)0)->data;
unsigned long addr = (unsigned long)&table[2];
void *self = &self;
struct flex fx = { 2, { 1, 2 } };
static int zeros[1000];
int big[1000] = { [10] = 1 };
int use(void) { return zeros[3] + origin.y; }
