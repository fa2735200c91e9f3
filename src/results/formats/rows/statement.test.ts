import { expect, it } from 'vitest';
import { callEnd, statementAt, statementColumn } from './statement.ts';

/** `‸` stands before the column. */
it.each([
  ['  ‸x = 1;', 'x = 1;'],
  ['  x = 1; ‸y = 2; z = 3;', 'y = 2;'],
  ['  if (‸n) { assert(n->a); assert(n->b); }', 'if (n) {'],
  ['  if (n) { assert(n->a); assert(‸n->b); }', 'assert(n->b);'],
  ['  std::thread a([] { int v; s.‸pop(v); });', 's.pop(v);'],
  ['  std::thread ‸a([] { int v; s.pop(v); });', 'std::thread a([] { int v; s.pop(v); });'],
  ['  for (i = 0; ‸i < 3; i++) x[i] = 1;', 'for (i = 0; i < 3; i++) x[i] = 1;'],
  ['  Node *n = new Node{v, ‸top.load()};', 'Node *n = new Node{v, top.load()};'],
  ['  while (‸busy()) {', 'while (busy()) {'],
  ['  } while (!‸ok);', 'while (!ok);'],
  ['  cv.wait(lock, [this] { return ‸stop || !q.empty(); });', 'return stop || !q.empty();'],
  ['  puts("a;b"); ‸x = \';\'; y = 1;', "x = ';';"],
  ['int f(void) { return ‸x; }', 'return x;'],
])('%s', (given, statement) => {
  expect(statementAt(given.replace('‸', ''), given.indexOf('‸') + 1)).toBe(statement);
});

it('begins at a column, and a call ends at one', () => {
  expect(statementColumn('  x = 1; y = x;', 14)).toBe(10);
  expect(statementColumn('  int r = atomic_load(&x);', 11)).toBe(3);
  expect(callEnd('  pthread_create(&t, 0, f, (void *)0);', 3)).toBe(37);
  expect(callEnd('  if (pthread_create(&t, 0, f, ")")) return;', 7)).toBe(35);
  expect(callEnd('  pthread_create(&t, 0,', 3)).toBe(null);
  expect(callEnd('  START(t);', 9)).toBe(null);
});
