import { describe, expect, it } from 'vitest';
import { folder, heddle } from './heddle.ts';

const C = '#include <assert.h>\nint x;\nint main(void) { assert(x == 1); return 0; }\n';
const CXX = '#include <atomic>\nint main() { std::atomic<int> x{1}; return x - 1; }\n';

describe('heddle check -', () => {
  it('reads a C program, names it, and its trace replays from there', async () => {
    const cwd = folder({});
    const run = await heddle(['check', '-', '--format', 'json', '--output', 't.json'], { cwd, stdin: C });
    expect(run.exit).toBe(10);
    const again = await heddle(['replay', 't.json'], { cwd, stdin: C });
    expect(again.exit).toBe(10);
    expect(again.stdout).toContain('<stdin>:3:');
  });
  it('reads C++ with -x c++', async () => {
    const run = await heddle(['check', '-', '--', '-x', 'c++'], { cwd: folder({}), stdin: CXX });
    expect(run.stdout).toContain('VERIFIED');
  });
});

describe('flags of other compilers', () => {
  it('-DX before -- gets the hint', async () => {
    const run = await heddle(['check', 'a.c', '-DX'], { cwd: folder({ 'a.c': C }) });
    expect(run.stderr).toContain('flags for the compiler come after --: heddle check … -- -DX');
  });
  it('-DNDEBUG with asserts in the source is noticed', async () => {
    const run = await heddle(['check', 'a.c', '--', '-DNDEBUG', '-O2', '-MD', '-MF', 'a.d'], {
      cwd: folder({ 'a.c': C }),
    });
    expect(run.exit).toBe(0);
    expect(run.stdout + run.stderr).toContain('a.c:3:18: note: -DNDEBUG makes every assert nothing');
  });
});
