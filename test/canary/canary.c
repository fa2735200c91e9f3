/*
 * Small functions with racy accesses that an optimiser would remove, merge, hoist or invent. Above each: the loads
 * (r) and stores (w) of shared globals that its IR must contain, in the order of the text; * for those in a loop.
 */
struct pair {
  int first;
  int second;
};

int x, y, flag, choice;
volatile int device;
struct pair left, right;
_Atomic int atom;

/* r:x r:x */
int double_read(void) {
  int a = x;
  int b = x;
  return a == b;
}

/* w:x w:x */
void double_store(void) {
  x = 1;
  x = 2;
}

/* r:x */
void dead_load(void) { (void)x; }

/* r:x */
void unused_value(void) {
  int unused = x;
  (void)unused;
}

/* r:flag* */
void spin(void) {
  while (!flag) {
  }
}

/* r:choice r:x r:y */
int ternary(void) { return choice ? x : y; }

/* r:x r:y */
int short_circuit_and(void) { return x && y; }

/* r:x r:y */
int short_circuit_or(void) { return x || y; }

/* w:device w:device r:device r:device */
int volatile_accesses(void) {
  device = 1;
  device = 1;
  return device + device;
}

/* r:right w:left */
void struct_copy(void) { left = right; }

/* r:x* w:y* */
void loop_invariant_load(int n) {
  for (int i = 0; i < n; i++) y = x;
}

/* w:x r:x */
int store_to_load_forwarding(void) {
  x = 5;
  return x;
}

/* r:x w:x r:x w:x */
void two_increments(void) {
  x++;
  x++;
}

/* r:x w:x */
void store_of_same_value(void) { x = x; }

/* w:y w:x w:y */
void overwritten_across_another(void) {
  y = 1;
  x = 1;
  y = 2;
}

/* r:x w:y */
void conditional_store(void) {
  if (x) y = 1;
}

/* r:x r:x */
int repeated_in_expression(void) { return x * x; }

/* r:choice w:x w:x */
void stores_on_both_branches(void) {
  if (choice)
    x = 1;
  else
    x = 1;
}

/* r:left r:left */
int adjacent_fields(void) { return left.first + left.second; }

/* w:left w:left */
void adjacent_stores(void) {
  left.first = 0;
  left.second = 0;
}

/* r:atom r:atom w:atom w:atom */
int atomic_accesses(void) {
  int a = atom;
  a += atom;
  atom = 1;
  atom = 1;
  return a;
}

/* r:x */
int switch_on_shared(void) {
  switch (x) {
    case 0: return 1;
    case 1: return 2;
    default: return 3;
  }
}
