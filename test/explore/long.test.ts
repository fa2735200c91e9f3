import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { Path, type Walk, WHOLE } from '../../src/engines/explore/graph/path.ts';
import { Explorer } from '../../src/engines/explore/search/explorer.ts';
import type { Listener } from '../../src/engines/explore/state/exploration.ts';
import { loadProgram } from '../../src/run/load.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { compileText } from './compile-text.ts';

/** Long executions: nothing but memory grows with them, the stack least of all. */

const SILENT: Listener = {
  execution: () => {},
  blocked: () => {},
  violation: () => true,
  gaveUp: () => {},
  cut: () => {},
  stale: () => {},
};

test('an execution of 12,000 events is explored to its end', async () => {
  const { program } = await loadProgram(
    ['bench/programs/long.c'],
    checkOptions({ clangFlags: ['-DN=6000'] }),
  );
  const options = { model: 'rc11', race: true, stdRs: 'rc11', maxEvents: 50_000, classes: [] } as const;
  const x = new Explorer(new Machine(buildImage(program)), options, SILENT, 8);
  for (const _ of x.run());
  expect([x.executions, x.blocked]).toEqual([2, 0]);
});

/** Takes the first way of each branch only, and counts how deep that leads. */
class FirstWays extends Path {
  deepest = 0;
  private depthNow = 0;
  private readonly isTaken: boolean[] = [];

  override enter(ways: number): void {
    super.enter(ways);
    this.isTaken[this.depthNow++] = false;
    this.deepest = Math.max(this.deepest, this.depthNow);
  }
  override next(): boolean {
    const isFirst = !this.isTaken[this.depthNow - 1];
    this.isTaken[this.depthNow - 1] = true;
    return super.next() && isFirst;
  }
  override leave(): void {
    super.leave();
    this.depthNow--;
  }
}

test('branches nest as deep as they like', async () => {
  const program = await compileText(`
    #include <pthread.h>
    #include <stdatomic.h>
    static atomic_int a[4000];
    static void *other(void *arg) {
      for (int i = 0; i < 4000; i++) (void)atomic_load_explicit(&a[i], memory_order_relaxed);
      return 0;
    }
    int main(void) {
      pthread_t t;
      pthread_create(&t, 0, other, 0);
      for (int i = 0; i < 4000; i++) atomic_store_explicit(&a[i], 1, memory_order_relaxed);
      pthread_join(t, 0);
      return 0;
    }`);
  const path: FirstWays & Walk = new FirstWays(WHOLE);
  const options = { model: 'rc11', race: true, stdRs: 'rc11', maxEvents: 50_000 } as const;
  const x = new Explorer(new Machine(buildImage(program)), options, SILENT, 8, path);
  for (const _ of x.run());
  expect(x.executions).toBe(1);
  expect(path.deepest).toBe(4000);
});
