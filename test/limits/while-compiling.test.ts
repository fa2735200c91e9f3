import { describe, expect, it } from 'vitest';
import { folder, heddle } from '../cli/heddle.ts';

/**
 * A thread that is ended while V8 compiles WebAssembly for it (src/host/embedded-clang.ts): limits that fall into the
 * second in which clang is loaded. With streaming compilation one run in ten died after its answer.
 */
const SOURCE = 'int main(void) {\n  return 0;\n}\n';
const LIMITS = Array.from({ length: 12 }, (_, n) => 0.35 + 0.05 * n);

describe('a time limit while clang is loaded', () => {
  it('ends in an answer', async () => {
    const cwd = folder({ 'test.c': SOURCE });
    for (const limit of LIMITS) {
      const run = await heddle(
        ['check', 'test.c', '--clang', 'wasm', '--no-cache', '--timeout', limit.toFixed(2)],
        { cwd },
      );
      /* 0: it was through in time */
      expect([0, 5], `${limit.toFixed(2)} s: ${run.stdout}${run.stderr}`).toContain(run.exit);
    }
  });
});
