import { expect, test } from 'vitest';
import { debugTypeId } from '../../base/ids.ts';
import { EV_WRITE } from '../code/event.ts';
import { FUNCTION_BASE, ST_ADDR } from '../code/layout.ts';
import { Machine } from '../machine.ts';
import { image } from '../testing/ir.ts';
import { formatValue, locationName, typeAt } from './names.ts';

const text = `global @x size=4 align=4 shared #0 bytes="" []
  global @pool size=48 align=8 shared #3 bytes="" []
  global @grid size=24 align=4 shared #5 bytes="" []
  global @mine size=4 align=4 shared threadlocal #0 bytes="" []
  func &worker "worker" (ptr v0) -> (ptr) values=4 {
  b0:
  v1 = alloca ptr size=16 - align=8 "n" #2 shared
  v2 = gep ptr v1 - i32 scale=0 offset=8
  store i32 v2 1:i32 na shared
  ret (0:ptr)
  }
  func &main "main" () -> (i32) values=8 {
  b0:
  v0 = malloc ptr 32:i64 zero=true align=16 - malloc
  v1 = gep ptr v0 - i32 scale=0 offset=8
  store i32 v1 1:i32 na shared
  v3 = malloc ptr 32:i64 zero=true align=16 #2 malloc
  v4 = gep ptr v3 - i32 scale=0 offset=24
  store i32 v4 1:i32 na shared
  v5 = malloc ptr 16:i64 zero=true align=16 #2 malloc
  v6 = gep ptr v5 - i32 scale=0 offset=8
  store i32 v6 1:i32 na shared
  call &worker (0:ptr) [] -> (ptr v2)
  ret (0:i32)
  }
  #0 = basic "int" bits=32 signed
  #1 = pointer #2
  #2 = struct "node" bits=128 ["next" offset=0 bits=64 #1, "value" offset=64 bits=32 #0]
  #3 = array #2 (3)
  #4 = alias "u32" #6
  #5 = array #0 (2, 3)
  #6 = basic "unsigned int" bits=32 unsigned
  #7 = basic "char" bits=8 char
  #8 = enum "state" bits=32 ["IDLE" 0, "BUSY" 1]
  #9 = basic "_Bool" bits=8 bool
  #10 = basic "double" bits=64 float`;

test('names of places', () => {
  const m = new Machine(image(text));
  const { addresses } = m.image;
  expect(locationName(m, addresses[0], 4)).toBe('x');
  expect(locationName(m, addresses[1] + 32, 8)).toBe('pool[2].next');
  expect(locationName(m, addresses[1] + 24, 4)).toBe('pool[1].value');
  expect(locationName(m, addresses[1] + 16, 16)).toBe('pool[1]');
  expect(locationName(m, addresses[2] + 20, 4)).toBe('grid[1][2]');
  expect(locationName(m, addresses[2] + 21, 1)).toBe('grid[1][2]+1');
  expect(locationName(m, FUNCTION_BASE, 1)).toBe('worker');
  expect(locationName(m, 0, 1)).toBe('null');
  expect(locationName(m, 0x7000_0000, 1)).toBe('address 0x70000000');
  expect(locationName(m, 0x0400_0000 + addresses[3], 4)).toBe('mine of T0');
  const places: string[] = [];
  for (;;) {
    const event = m.run(0);
    if (event > 20) break;
    if (event === EV_WRITE) places.push(locationName(m, m.state(0)[ST_ADDR], 4));
    m.deliver(0, 0);
  }
  expect(places).toEqual([
    'heap block 1 of T0 (t.c:1)+8',
    'heap block 2 of T0 (t.c:1)[1].value',
    'heap block 3 of T0 (t.c:1).value',
    'local n.value of main (T0)',
  ]);
});

test('values', () => {
  const m = new Machine(image(text));
  const show = (type: number | null, ...words: number[]): string =>
    formatValue(words, type === null ? null : debugTypeId(type), m);
  expect(show(0, -5)).toBe('-5');
  expect(show(4, -5)).toBe('4294967291');
  expect(show(7, 97)).toBe("'a'");
  expect(show(7, 10)).toBe("'\\n'");
  expect(show(8, 1)).toBe('BUSY');
  expect(show(8, 7)).toBe('7');
  expect(show(9, 1)).toBe('true');
  expect(show(10, 0, 0x3ff80000)).toBe('1.5');
  expect(show(1, 0, 0)).toBe('null');
  expect(show(1, m.image.addresses[1] + 16, 0)).toBe('&pool[1]');
  expect(show(1, m.image.addresses[0], 0)).toBe('&x');
  expect(show(null, -1, -1)).toBe('-1');
  expect(typeAt(m, m.image.addresses[1] + 24, 4)).toBe(0);
});
