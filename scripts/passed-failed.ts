import type { Reporter, TestModule } from 'vitest/node';

/** Ends a test run with one plain line, `N passed, N failed`, after vitest's own summary. */
export class PassedFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        if (state === 'failed') failedHere++;
      }
      // A file that could not be loaded, or a hook that failed, counts as a failure of its own.
      failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere;
    }
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
  }
}
