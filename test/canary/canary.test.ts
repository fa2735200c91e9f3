import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileUnits } from '../../src/frontend/compile/clang/clang.ts';
import { allClangs, nativeClangs } from '../native-clangs.ts';

/**
 * No load or store of shared memory is lost, merged, invented or moved between source and IR, at the flags we use.
 * The expectations are in the comments of canary.c.
 */
const FILE = 'test/canary/canary.c';

function expected(): Map<string, string> {
  const functions = readFileSync(FILE, 'utf8').matchAll(/^\/\* ((?:[rw]:\w+\*? )+)\*\/\n\w+ (\w+)\(/gm);
  return new Map(Array.from(functions, (m) => [m[2], m[1].trim()]));
}

/** Accesses of globals in the IR text of each function, in order; `*` marks those in a loop. */
function accesses(llvm: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, body] of llvm.matchAll(/^define [^@]*@(\w+)\([^\n]*\{\n(.*?)^\}/gms)) {
    const lines = body.split('\n');
    const inLoop = loopLines(lines);
    const events = lines.flatMap((line, n) =>
      accessesOf(line).map((event) => event + (inLoop(n) ? '*' : '')),
    );
    found.set(name, events.join(' '));
  }
  return found;
}

function accessesOf(line: string): string[] {
  const address = /ptr (?:getelementptr [^!]*?)?@(\w+)/.exec(line)?.[1];
  if (/= load /.test(line) && address) return [`r:${address}`];
  if (/^ *store /.test(line) && address) return [`w:${address}`];
  const copy = /call void @llvm\.memcpy[^(]*\(ptr[^@,]*@(\w+), ptr[^@,]*@(\w+)/.exec(line);
  if (copy) return [`r:${copy[2]}`, `w:${copy[1]}`];
  return /@(x|y|flag|choice|device|left|right|atom)\b/.test(line) ? [`unknown: ${line.trim()}`] : [];
}

/** clang writes a loop's blocks in one run, from the target of its backward branch to that branch. */
function loopLines(lines: readonly string[]): (line: number) => boolean {
  const labels = new Map<string, number>();
  lines.forEach((line, n) => {
    const label = /^([\w.]+):/.exec(line);
    if (label) labels.set(label[1], n);
  });
  const loops: (readonly [number, number])[] = [];
  lines.forEach((line, n) => {
    for (const [, label] of line.matchAll(/label %([\w.]+)/g)) {
      const target = labels.get(label);
      if (target !== undefined && target <= n) loops.push([target, n]);
    }
  });
  return (line) => loops.some(([from, to]) => from <= line && line <= to);
}

describe.each(allClangs())('racy accesses survive %s', (clang) => {
  it.each(['lp64', 'ilp32'] as const)(
    'in %s',
    async (dataModel) => {
      const [unit] = await compileUnits({ files: [FILE], flags: [], dataModel, clang, cache: false });
      expect(expected().size).toBeGreaterThan(20);
      expect(accesses(unit.llvm)).toEqual(expected());
    },
    60_000,
  );
});

/** A canary that never dies is no canary. */
it.runIf(nativeClangs().length > 0)('notices what an optimiser does', () => {
  const clang = nativeClangs()[0];
  const llvm = execFileSync(clang, ['-O1', '-S', '-emit-llvm', '-o', '-', FILE], { encoding: 'utf8' });
  const optimised = accesses(llvm);
  const changed = [...expected()].filter(([name, events]) => optimised.get(name) !== events);
  expect(changed.map(([name]) => name)).toEqual(
    expect.arrayContaining(['double_read', 'double_store', 'dead_load', 'spin', 'store_to_load_forwarding']),
  );
});
