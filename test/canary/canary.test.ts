import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileUnits } from '../../src/frontend/clang.ts';
import { allClangs } from '../native-clangs.ts';

/**
 * No load or store of shared memory is lost, merged, invented or moved between source and IR, at the flags we use.
 * The expectations are in the comments of canary.c.
 */
const FILE = 'test/canary/canary.c';

function expected(): Map<string, string> {
  const functions = readFileSync(FILE, 'utf8').matchAll(/^\/\* ((?:[rw]:\w+ )+)\*\/\n\w+ (\w+)\(/gm);
  return new Map(Array.from(functions, (m) => [m[2], m[1].trim()]));
}

/** Accesses of globals in the IR text of each function, in order. */
function accesses(llvm: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, body] of llvm.matchAll(/^define [^@]*@(\w+)\([^\n]*\{\n(.*?)^\}/gms)) {
    const events: string[] = [];
    for (const line of body.split('\n')) {
      const global = (text: string): string => /@(\w+)/.exec(text)?.[1] ?? '';
      const load = /= load (?:atomic |volatile )*\w+, ptr (@\w+|getelementptr [^!]*?@\w+)/.exec(line);
      const store = /\bstore (?:atomic |volatile )*\w+ [^,]+, ptr (@\w+|getelementptr [^!]*?@\w+)/.exec(line);
      const copy = /call void @llvm\.memcpy[^(]*\(ptr[^@,]*(@\w+), ptr[^@,]*(@\w+)/.exec(line);
      if (load) events.push(`r:${global(load[1])}`);
      else if (store) events.push(`w:${global(store[1])}`);
      else if (copy) events.push(`r:${global(copy[2])}`, `w:${global(copy[1])}`);
      else if (/@(x|y|flag|choice|device|left|right|atom)\b/.test(line)) events.push(`unknown: ${line.trim()}`);
    }
    found.set(name, events.join(' '));
  }
  return found;
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
