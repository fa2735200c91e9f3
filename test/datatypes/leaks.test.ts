import { describe, expect, it } from 'vitest';
import { answers } from './run-suite.ts';

/** After the calls the client destroys the object; what is allocated then is a leak, if the type says how it is destroyed. */
const STACK = `#include <heddle.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { struct node *next; int value; };
static _Atomic(struct node *) top;
void push(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = top;
#ifdef LOSES
  top = node;
#else
  while (!atomic_compare_exchange_strong(&top, &node->next, node)) { }
#endif
}
int drain(void) {
  int sum = 0;
  for (struct node *node = atomic_exchange(&top, NULL); node != NULL;) {
    struct node *next = node->next;
    sum += node->value;
#ifndef KEEPS
    free(node);
#endif
    node = next;
  }
  return sum;
}
void destroy(void) { drain(); }
HEDDLE_OP(u, push)
HEDDLE_OP(o, drain)
#ifndef SILENT
HEDDLE_DESTROY(destroy)
#endif
`;

describe('leaks', () => {
  const test = (model: string, tests: string[], ...flags: string[]): Promise<string[]> =>
    answers('stack.c', { model, tests, flags, text: STACK });

  it.each(['sc', 'rc11'])('are none where all is freed: %s', async (model) => {
    expect(await test(model, ['u|u', 'u|o'])).toEqual(['passes', 'passes']);
  });

  it('of serial executions are told so', async () => {
    expect(await test('rc11', ['u|o'], '-DKEEPS')).toEqual(['fails serially: leak']);
  });

  it('of what gets lost between two threads', async () => {
    expect(await test('sc', ['u|u'], '-DLOSES')).toEqual(['fails: leak']);
  });

  it('are nobody’s business where nothing is destroyed', async () => {
    expect(await test('sc', ['u|o'], '-DKEEPS', '-DSILENT')).toEqual(['passes']);
  });

  it('are not what calls that wait still have in their hands', async () => {
    const text = `#include <heddle.h>
#include <semaphore.h>
#include <stdlib.h>
static sem_t items;
static int *cell;
void init(void) { sem_init(&items, 0, 0); cell = malloc(sizeof *cell); }
void put(void) { sem_post(&items); }
void take(void) { sem_wait(&items); }
void destroy(void) { free(cell); sem_destroy(&items); }
HEDDLE_INIT(init)
HEDDLE_DESTROY(destroy)
HEDDLE_OP(p, put)
HEDDLE_OP(t, take, "!")`;
    expect(await answers('items.c', { model: 'sc', tests: ['p|t', 't|t', 'p|tt'], text })).toEqual([
      'passes',
      'passes',
      'passes',
    ]);
  });

  it.each([
    ['~Stack() { delete first; }', 'passes'],
    ['~Stack() { }', 'fails serially: leak'],
    ['', 'passes'],
  ])('of a class count if it has a destructor: %s', async (destructor, answer) => {
    const text = `#include <atomic>
#include <heddle.h>
class Stack {
  int *first = new int;
  std::atomic<int> n{0};
public:
  int next() { return n++; }
  ${destructor}
};
HEDDLE_OP(n, Stack::next)`;
    expect(await answers('stack.cc', { model: 'sc', tests: ['n|n'], text })).toEqual([answer]);
  });
});
