import { expect, test } from 'vitest';
import { constantOf, mux } from '../../../sat/bits/bits.ts';
import { Circuit, TRUE } from '../../../sat/circuit/circuit.ts';
import { evalGep } from '../../../vm/arithmetic/pure.ts';
import { addressValue, casesOf, constantValue, type Value } from '../values/value.ts';
import { caseArithmetic, offsetAddress } from './addresses.ts';

const BASES = [0, 0x1_0000, 0x440_0000, 0x7fff_fff0];
const INDICES = [0n, 1n, -1n, 5n, 1n << 31n, -(1n << 31n), 1n << 32n, -(1n << 40n), (1n << 62n) + 3n];
const SCALES = [1, 4, 24, 4096];
const OFFSETS = [0, 8, -16, 0x3fff_ffff];

/** Machine and bounded program may differ in where a pointer beyond 2^31 is, not in whether one is there. */
const isAddress = (at: number): boolean => at >= 0;

test('an address and an index are what the machine says', () => {
  const c = new Circuit();
  for (const base of BASES)
    for (const index of INDICES)
      for (const scale of SCALES)
        for (const offset of OFFSETS) {
          const low = Number(BigInt.asIntN(32, index));
          const high = Number(BigInt.asIntN(32, index >> 32n));
          const machine = evalGep(base, low, high, 64, scale, offset, 64);
          const value = offsetAddress(c, addressValue(base), {
            index: constantValue(64, index),
            scale,
            offset,
            wraps: false,
          });
          const at = Number(BigInt.asIntN(32, constantOf(value.bits) as bigint));
          const what = `${base} + ${index} * ${scale} + ${offset}`;
          expect([what, isAddress(at) ? at : 'none']).toEqual([what, isAddress(machine) ? machine : 'none']);
          const cases = casesOf(value)?.filter((one) => one.when === TRUE);
          expect(cases?.map((one) => one.at)).toEqual([at]);
        }
});

test('an index that is not known wraps nowhere', () => {
  const c = new Circuit();
  const flag = c.input();
  const index: Value = {
    bits: mux(c, flag, constantValue(64, 1n << 30n).bits, constantValue(64, 1).bits),
    undef: null,
    cases: null,
  };
  const value = offsetAddress(c, addressValue(0x440_0000), { index, scale: 4, offset: 0, wraps: false });
  const known = casesOf(value)?.map((one) => one.at);
  expect(known).toContain(-0x8000_0000);
});

test('constants keep an address one, unless they reach beyond 32 bits', () => {
  const c = new Circuit();
  const address: Value = { ...constantValue(64, 0x440_0010), cases: addressValue(0x440_0010).cases };
  const k = (n: bigint): Value => constantValue(64, n);
  expect(caseArithmetic(c, 'or', address, k(1n))?.map((one) => one.at)).toEqual([0x440_0011]);
  expect(caseArithmetic(c, 'and', address, k(-16n))?.map((one) => one.at)).toEqual([0x440_0010]);
  expect(caseArithmetic(c, 'or', address, k(1n << 48n))).toBeNull();
  expect(caseArithmetic(c, 'add', address, k(1n << 32n))).toBeNull();
  expect(caseArithmetic(c, 'sub', k(8n), address)).toBeNull();
});
