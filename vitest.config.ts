import { defineConfig } from 'vitest/config';
import { PassedFailed } from './scripts/passed-failed.ts';

const SLOW = '**/*.slow.test.ts';
/** Applies FUZZ_SEED and FUZZ_COUNT to fast-check. */
const setupFiles = ['./scripts/fuzz-setup.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new PassedFailed()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [SLOW],
          setupFiles,
          // Properties of random inputs take a few seconds, and several times that on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['test/**/*.test.ts'],
          exclude: [SLOW],
          setupFiles,
          globalSetup: ['./scripts/built.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['src/**/*.slow.test.ts', 'test/**/*.slow.test.ts'],
          setupFiles,
          globalSetup: ['./scripts/built.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
