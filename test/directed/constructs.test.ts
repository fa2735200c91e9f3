import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { check } from '../../src/run/check.ts';

const OWN = join(import.meta.dirname, 'programs');
const BENCH = join(import.meta.dirname, '../../bench/programs/directed');
const MODELS = ['sc', 'tso', 'pso'] as const;

async function verdict(file: string, flags: string[], options: Partial<CheckOptions> = {}): Promise<Verdict> {
  const asked = checkOptions({ model: 'sc', engine: 'directed', clangFlags: flags, ...options });
  const run = check({ files: [file], options: asked });
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value.verdict;
  }
}

async function says(file: string, flags: string[], options: Partial<CheckOptions> = {}): Promise<string> {
  const { verdict: answer, violations } = await verdict(file, flags, options);
  return violations[0]?.kind ?? answer;
}

it('a signal wakes one of several waiting threads, whichever', async () => {
  const file = join(OWN, 'waiters.c');
  expect(await says(file, [])).toBe('verified');
  expect(await says(file, ['-DONE'])).toBe('deadlock');
  expect(await says(file, ['-DALL'], { model: 'tso' })).toBe('verified');
  expect(await says(file, ['-DFIRST'])).toBe('assertion');
  expect(await says(file, ['-DSECOND'], { model: 'pso' })).toBe('assertion');
});

it('a weak compare-exchange fails without a cause if it is asked for', async () => {
  const file = join(OWN, 'weak.c');
  expect(await says(file, [])).toBe('verified');
  expect(await says(file, [], { spuriousCas: true })).toBe('assertion');
  expect(await says(file, ['-DTWICE'])).toBe('verified');
  expect(await says(file, ['-DTWICE'], { spuriousCas: true })).toBe('assertion');
  /* a round that came back by such a failure does not wait for anything */
  for (const model of MODELS)
    expect(await says(file, ['-DLOOP'], { model, spuriousCas: true })).toBe('verified');
});

it('a mutex in memory that was undefined', async () => {
  const file = join(OWN, 'mutex-on-heap.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model })).toBe('verified');
    expect(await says(file, ['-DBAD'], { model })).toBe('assertion');
  }
});

it('atomic blocks', async () => {
  const file = join(OWN, 'blocks.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model })).toBe('verified');
    expect(await says(file, ['-DBAD'], { model })).toBe('assertion');
  }
  const { verdict: answer, diagnostics } = await verdict(join(OWN, 'waits-in-block.c'), []);
  expect(answer).toBe('unknown');
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContain(
    'HED344 engine directed does not model a wait inside an atomic block',
  );
});

it('variable arguments behind a branch', async () => {
  const file = join(OWN, 'variable-arguments.c');
  for (const dataModel of ['lp64', 'ilp32'] as const) {
    expect(await says(file, [], { dataModel })).toBe('verified');
    expect(await says(file, ['-DBAD'], { dataModel })).toBe('assertion');
  }
});

it('two stores change places under pso where they are apart', async () => {
  const file = join(OWN, 'two-places.c');
  expect(await says(file, [], { model: 'tso' })).toBe('verified');
  expect(await says(file, [], { model: 'pso' })).toBe('assertion');
});

it('C++', async () => {
  const file = join(OWN, 'stack.cc');
  expect(await says(file, [])).toBe('verified');
  expect(await says(file, ['-DBAD'], { model: 'tso' })).toBe('assertion');
});

it("the queue of Michael and Scott in its standard form: counters in the pointers' high bits", async () => {
  expect(await says(join(BENCH, 'msqueue-tagged.c'), ['-DN=2'])).toBe('verified');
  expect(await says(join(BENCH, 'msqueue-tagged.c'), ['-DN=2'], { model: 'tso' })).toBe('verified');
});

it('what comes after an assumption counts, also when the first run fails it', async () => {
  const file = join(OWN, 'assumed.c');
  for (const model of MODELS)
    for (const wanted of ['-DWANTED=0', '-DWANTED=1']) {
      expect(await says(file, [wanted], { model })).toBe('assertion');
      expect(await says(file, [wanted, '-DLEAVES'], { model })).toBe('assertion');
      expect(await says(file, [wanted, '-DHOLDS'], { model })).toBe('verified');
    }
});

it('what no graph has is unknown, with its name and line', async () => {
  const file = join(OWN, 'beyond.c');
  const told = async (flag: string): Promise<string[]> => {
    const { verdict: answer, diagnostics } = await verdict(file, [flag]);
    return [answer, ...diagnostics.map(({ code, message, at }) => `${at?.line}: ${code} ${message}`)];
  };
  expect(await told('-DCHOICE')).toEqual([
    'unknown',
    '16: HED344 engine directed does not model nondeterministic data (heddle_choose)',
  ]);
  const [answer, where] = await told('-DRECURSION');
  expect(answer).toBe('unknown');
  expect(where).toMatch(
    /^9: HED411 the stack of the thread is full: function 'depth' needs more in 'depth' at /,
  );
});

it('floating point is computed by tables like everything else', async () => {
  const file = join(OWN, 'floats.c');
  for (const model of MODELS)
    for (const [flags, answer] of [
      [[], 'verified'],
      [['-DBAD'], 'assertion'],
    ] as const) {
      expect(await says(file, [...flags], { model })).toBe(answer);
      expect(await says(file, [...flags], { model, engine: 'explore' })).toBe(answer);
    }
});

it.each(['leak', 'unjoined', 'race'] as const)('%s is refused by name: it is no goal', async (kind) => {
  await expect(says(join(OWN, 'weak.c'), [], { check: new Set([kind]) })).rejects.toMatchObject({
    diagnostic: { code: 'HED113', message: `engine directed does not have --check ${kind}` },
  });
});

it('a thread-local variable ends with its thread', async () => {
  const file = join(OWN, 'thread-local.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model })).toBe('memory');
    expect(await says(file, ['-DEARLY'], { model })).toBe('verified');
  }
});

it('the end of a function that was called by its address is no open end', async () => {
  const file = join(OWN, 'called-back.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model }), model).toBe('verified');
    expect(await says(file, ['-DSEEN'], { model }), model).toBe('assertion');
  }
});

it('two rounds of one barrier', async () => {
  const file = join(OWN, 'barrier-again.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model }), model).toBe('verified');
    expect(await says(file, ['-DBAD'], { model }), model).toBe('assertion');
  }
});

it('a join in a direction of a branch orders what comes after it', async () => {
  const file = join(OWN, 'joined-in-branch.c');
  for (const model of MODELS) {
    expect(await says(file, [], { model }), model).toBe('verified');
    expect(await says(file, ['-DBAD'], { model }), model).toBe('assertion');
  }
});

it("a store leaves its buffer right after another thread's atomic block", async () => {
  const file = join(OWN, 'stays-behind-block.c');
  expect(await says(file, [], { model: 'tso' })).toBe('verified');
  expect(await says(file, [], { model: 'pso' })).toBe('assertion');
});

it('a thread of which runs have seen nothing but its beginning, or that of a direction, has more to show', async () => {
  const file = join(OWN, 'exits-before-block.c');
  for (const model of MODELS) {
    for (const flags of [[], ['-DLATER'], ['-DBRANCH'], ['-DBRANCH', '-DLATER']])
      expect(await says(file, flags, { model }), `${model} ${flags}`).toBe('assertion');
    expect(await says(file, ['-DFINE', '-DLATER'], { model }), model).toBe('verified');
  }
});
