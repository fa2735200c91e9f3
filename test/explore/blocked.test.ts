import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Model } from '../../src/engines/explore/consistency/table.ts';
import { Path, WHOLE } from '../../src/engines/explore/graph/path.ts';
import { Explorer } from '../../src/engines/explore/search/explorer.ts';
import type { Listener } from '../../src/engines/explore/state/exploration.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';

/**
 * What is explored for nothing is counted as blocked: a way of the search that ends without a complete, a blocked or a
 * wrong execution was given up at its first step.
 */
const COUNT = Number(process.env.FUZZ_COUNT ?? 64);
const BATCH = 32;
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

/** Remembers how much was explored along ways of which nothing came. */
class Watch extends Path {
  wasted = 0;
  private readonly open: { found: number; events: number }[] = [];
  private readonly now: () => { found: number; events: number };

  constructor(now: () => { found: number; events: number }) {
    super(WHOLE);
    this.now = now;
  }

  override enter(ways: number): void {
    super.enter(ways);
    this.open.push(this.now());
  }

  override next(): boolean {
    this.close();
    return super.next();
  }

  override leave(): void {
    this.close();
    this.open.pop();
    super.leave();
  }

  private close(): void {
    const now = this.now();
    const before = this.open.pop() ?? now;
    if (now.found === before.found) this.wasted = Math.max(this.wasted, now.events - before.events);
    this.open.push(now);
  }
}

function explored(program: Program, model: Model) {
  let wrong = 0;
  const listener: Listener = {
    execution: () => {},
    blocked: () => {},
    violation: () => {
      wrong++;
      return false;
    },
    gaveUp: () => {},
    cut: () => {},
    stale: () => {},
  };
  const watch = new Watch(() => ({ found: x.executions + x.blocked + wrong, events: x.events }));
  const options = { model, race: false, stdRs: 'rc11', maxEvents: 2000 } as const;
  const x: Explorer = new Explorer(new Machine(buildImage(program)), options, listener, 16, watch);
  for (const _ of x.run());
  return { executions: x.executions, blocked: x.blocked, wasted: watch.wasted };
}

describe('whatever is explored for nothing is counted', () => {
  test.each([
    ['bench/programs/msqueue.c', '-DK=3', 59, 0],
    ['bench/programs/msqueue.c', '-DK=4', 271, 0],
    ['bench/programs/structures/seqlock.c', '-DK=1', 3, 22],
    ['bench/programs/structures/ticket-lock.c', '-DK=1', 6, 0],
  ] as const)('%s %s: %i executions, %i blocked', async (file, flag, executions, blocked) => {
    const { program } = await loadProgram([file], checkOptions({ clangFlags: [flag] }));
    expect(explored(program, 'sc')).toEqual({ executions, blocked, wasted: 1 });
  });

  test.each([null, 'retries'] as const)(
    `${COUNT} random programs of the kind %s`,
    { timeout: 30_000 * (1 + COUNT / 32) },
    async (kind) => {
      for (let first = 0; first < COUNT; first += BATCH) {
        const sources = Array.from({ length: BATCH }, (_, k) => programOf(11, first + k, kind));
        const programs = await compileBatch(sources.map((program) => ({ program })));
        for (const [k, program] of programs.entries())
          for (const model of MODELS)
            expect(explored(program, model).wasted, `program ${first + k}, ${model}`).toBeLessThanOrEqual(1);
      }
    },
  );
});
