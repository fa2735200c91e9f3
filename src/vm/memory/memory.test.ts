import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GLOBAL_BASE } from '../code/layout.ts';
import { image } from '../testing/ir.ts';
import { FlatMemory } from './memory.ts';

const text = `global @a size=64 align=16 shared bytes="0102030405060708" [16: @b+4]
  global @b size=8 align=8 shared bytes="" []
  func &main "main" () -> (i32) values=1 {
  b0:
  ret (0:i32)
  }`;

test('initial memory with relocations', () => {
  const m = new FlatMemory({ image: image(text) });
  const [words, undef] = [new Int32Array(4), new Int32Array(4)];
  m.load(GLOBAL_BASE + 1, 3, words, undef);
  expect([...words]).toEqual([0x040302, 0, 0, 0]);
  m.load(GLOBAL_BASE + 16, 8, words, undef);
  expect([...words]).toEqual([GLOBAL_BASE + 80 + 4, 0, 0, 0]);
});

test('loads give what was stored, and undo gives back what was there', () => {
  const memory = new FlatMemory({ image: image(text) });
  const bytes = (): number[] => Array.from({ length: 64 }, (_, k) => memory.peek(GLOBAL_BASE + k));
  const access = fc.record({
    at: fc.integer({ min: 0, max: 48 }),
    size: fc.integer({ min: 1, max: 16 }),
    words: fc.array(fc.integer(), { minLength: 4, maxLength: 4 }),
    undef: fc.array(fc.constantFrom(0, 0, -1, 255), { minLength: 4, maxLength: 4 }),
  });
  const [words, undef] = [new Int32Array(4), new Int32Array(4)];
  fc.assert(
    fc.property(fc.array(access, { maxLength: 12 }), (accesses) => {
      const before = bytes();
      const mark = memory.mark();
      for (const a of accesses) {
        memory.store(GLOBAL_BASE + a.at, a.size, Int32Array.from(a.words), 0, Int32Array.from(a.undef), 0);
        memory.load(GLOBAL_BASE + a.at, a.size, words, undef);
        for (let k = 0; k < 4; k++) {
          const kept = Math.max(0, Math.min(4, a.size - 4 * k));
          const mask = kept === 4 ? -1 : (1 << (8 * kept)) - 1;
          expect([words[k], undef[k]]).toEqual([a.words[k] & mask, a.undef[k] & mask]);
        }
      }
      memory.undo(mark);
      expect(bytes()).toEqual(before);
    }),
  );
});

test('blocks are undefined or zero, freed once, and forgotten when undone', () => {
  const memory = new FlatMemory({ image: image(text) });
  const [words, undef] = [new Int32Array(4), new Int32Array(4)];
  const at = 0x0440_0000;
  memory.alloc(at, 20, false);
  memory.load(at + 16, 4, words, undef);
  expect(undef[0]).toBe(-1);
  memory.alloc(at + 64, 20, true);
  memory.load(at + 64, 8, words, undef);
  expect([...undef]).toEqual([0, 0, 0, 0]);
  expect(memory.isFreed(at, 4)).toBe(false);
  expect(memory.free(at, 20)).toBe(true);
  expect(memory.isFreed(at + 16, 4)).toBe(true);
  expect(memory.free(at, 20)).toBe(false);
  memory.reset();
  expect(memory.isFreed(at, 4)).toBe(false);
  expect(memory.stateAt(at)).toBe(0);
});
