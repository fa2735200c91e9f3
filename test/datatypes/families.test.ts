import { expect, it } from 'vitest';
import type { TestAnswer } from '../../src/index.ts';
import { runSuite, shortAnswer } from './run-suite.ts';

/** Clients of `auto:N` share what is mined of their serial executions: each has the answer that it has by itself. */

const told = (answer: TestAnswer): unknown[] => [
  answer.test,
  shortAnswer(answer),
  answer.serial,
  answer.history,
];

const SET = `#include <stdatomic.h>
static atomic_int slot[2];
_Bool add(int k) { _Bool is = slot[k] == 0; slot[k] = 1; return is; }
int size(void) { return slot[0] + slot[1]; }
`;
/* what is pushed on either side is a value of the call's own */
const DEQUE = `#include <stdatomic.h>
static atomic_int at = 4, end = 4, slots[8];
void left(int v) { slots[at - 1] = v; at--; }
void right(int v) { slots[end] = v; end++; }
int pop(void) { return at < end ? slots[at++] : 0; }
`;
/* wrong serially, from two puts on */
const OVERRUN = `#include <stdatomic.h>
static atomic_int n; static int slots[1];
void put(int v) { slots[n++] = v; }
int get(void) { return n; }
`;

it.each([
  ['a set of keys', SET, ['a=add(0..1)', 'c=size']],
  ['a deque with two ways to push', DEQUE, ['l=left', 'r=right', 'x=pop']],
  ['a type that is wrong serially', OVERRUN, ['p=put', 'g=get']],
])('%s', async (_name, text, ops) => {
  const how = { model: 'sc', text, ops, heap: 'fresh' } as const;
  const shared = (await runSuite('type.c', { ...how, tests: ['auto:3'] })).run.tests;
  const alone = await runSuite('type.c', { ...how, tests: shared.map(({ test }) => test) });
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.some(({ verdict }) => verdict.verdict === 'violated')).toBe(true);
  expect(shared.map(told)).toEqual(alone.run.tests.map(told));
});
