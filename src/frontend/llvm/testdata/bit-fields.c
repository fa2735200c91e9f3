struct bits { unsigned a : 3; int b : 7; unsigned : 0; unsigned long c : 40; _Bool d : 1; };
struct __attribute__((packed)) packed { char c; int i; short s; };
struct bits bf = { 5, -3, 1ul << 39, 1 };
struct packed pk = { 'x', 12345, 3 };
int bits(struct bits *b, struct packed *p) { b->a = 3; b->b++; b->c = b->d; return b->a + b->b + p->i; }
