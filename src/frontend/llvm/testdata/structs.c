struct point { int x, y; };
union u { int i; float f; char bytes[8]; struct point p; };
struct list { struct list *next; struct list *prev; const volatile int *data; enum color { RED, GREEN = 5, BLUE = -1 } color; int (*fn)(struct list *, ...); };
struct opaque;
typedef struct { struct point pts[3][2]; union u u; struct opaque *o; struct { int anon; }; } nest;
struct point get(struct point p, nest *n, nest byval) { p.x += n->pts[1][0].y + byval.u.i; return p; }
nest ret_big(int i) { nest n = { 0 }; n.u.i = i; return n; }
int compound(void) { struct point *p = &(struct point){ 3, 4 }; struct point q; q = *p; return q.x; }
int walk(struct list *l) { int n = 0; while (l && l->next != l) { n += *l->data; l = l->next; } return n; }
union u pun(float f) { union u r; r.f = f; return r; }
