import { expect, it } from 'vitest';
import type { Step, Violation } from '../results/types.ts';
import { blockName } from './block-names.ts';
import { usersNames } from './users-names.ts';

const SOURCE = `struct node *n = malloc(sizeof *n);
auto n = std::make_shared<Node>();
std::promise<int> p;
list.push(new ns::Node{1});
q->head = (struct node *)malloc(sizeof(struct node));
add(malloc(sizeof(struct item)));
std::vector<int> v(3);
x = y; z = calloc(1, 4);
return malloc(4);
b.state.__mine = 1;
items.push_back(x);
explicit Queue(int n) : cells_(new Cell[n]), mask_(n - 1) {}
    : mask_(n - 1), cells_{new Cell[n]} {}
`;
const sources = new Map([['a.cc', SOURCE]]);
const at = (line: number, column = 1): Step['at'] => ({
  file: 'a.cc',
  line,
  column,
  function: 'main',
  thread: 0,
});

it.each([
  [1, 18, false, 'n', false],
  [2, 10, true, 'n', false],
  [3, 19, true, 'p', true],
  [4, 11, false, 'Node', false],
  [5, 26, false, 'head', false],
  [6, 5, false, 'item', false],
  [7, 18, true, 'v', true],
  [8, 12, false, 'z', false],
  [9, 8, false, 'block', false],
  [11, 7, true, 'items', true],
  [12, 32, false, 'cells_', false],
  [13, 28, false, 'cells_', false],
])('the block that line %i allocates at column %i', (line, column, library, name, owned) => {
  expect(blockName(at(line, column), library, sources)).toEqual({ name, owned });
});

function told(steps: readonly Partial<Step>[], message = ''): Violation {
  const trace = {
    threads: [],
    steps: steps.map((step, i) => ({
      n: i + 1,
      thread: 0,
      at: at(1),
      op: 'read' as const,
      stack: [],
      ...step,
    })),
    co: {},
  };
  return usersNames({ kind: 'memory', message, at: at(1), trace }, sources);
}

const locations = (...given: string[]): (string | undefined)[] =>
  told(given.map((location) => ({ location }))).trace.steps.map((step) => step.location);

it('locals have their own name, and their thread or function only where that is needed', () => {
  expect(locations('local done of main (T0)', 'x')).toEqual(['done', 'x']);
  expect(locations('local i of work (T1)', 'local i of work (T2)')).toEqual(['i of T1', 'i of T2']);
  expect(locations('local x of main (T0)', 'x')).toEqual(['x of T0', 'x']);
  expect(locations('local i of f (T1)', 'local i of g (T1)')).toEqual(['i of f', 'i of g']);
  expect(locations('local a.b[2].c of f<int, long> (T1)')).toEqual(['a.b[2].c']);
});

it('members of the library are left out, those of the program are not', () => {
  expect(locations('m.__word', 'local cv.__waiters of main (T0)', 'b.state.__mine', 'a[1].__p.__q')).toEqual([
    'm',
    'cv',
    'b.state.__mine',
    'a[1]',
  ]);
});

it('heap blocks have the name of what points to them', () => {
  const block = (n: number, path = ''): string => `heap block ${n} of T0 (a.cc:1)${path}`;
  const { trace, message } = told(
    [
      { op: 'alloc', location: block(1), at: at(1, 18) },
      { location: block(1, '.next'), value: 'null' },
      { location: 'top', value: `&${block(1)}` },
      { location: block(1), value: '3' },
      { location: block(1, '[2]'), value: `&${block(1, '.next')}` },
      { op: 'free', location: block(1) },
    ],
    `use after free: ${block(1, '.next')} was freed before`,
  );
  expect(trace.steps.map(({ location }) => location)).toEqual(['n', 'n->next', 'top', '*n', 'n[2]', 'n']);
  expect(trace.steps.map(({ value }) => value)).toEqual([undefined, 'null', 'n', '3', '&n->next', undefined]);
  expect(message).toBe('use after free: n->next was freed before');
});

it('blocks of one name are numbered as they were allocated', () => {
  const { trace } = told([
    { op: 'alloc', location: 'heap block 1 of T0 (a.cc:1)', at: at(1, 18) },
    { op: 'alloc', location: 'heap block 1 of T2 (a.cc:1)', at: at(1, 18) },
    { location: 'heap block 1 of T2 (a.cc:1).next', value: '&heap block 1 of T0 (a.cc:1)' },
  ]);
  expect(trace.steps.map(({ location }) => location)).toEqual(['n(1)', 'n(2)', 'n(2)->next']);
  expect(trace.steps[2].value).toBe('n(1)');
});

it('what the program says itself stays', () => {
  const text = 'local x of main (T0)';
  expect(told([{ op: 'output', note: text }]).trace.steps[0].note).toBe(text);
});

it('a line of any length is looked at only near the place', () => {
  const line = `${'):,'.repeat(200_000)} p = new Cell;`;
  const start = performance.now();
  const name = blockName({ ...at(1), column: line.indexOf('new') + 1 }, false, new Map([['a.cc', line]]));
  expect(name).toEqual({ name: 'p', owned: false });
  expect(performance.now() - start).toBeLessThan(1000);
});
