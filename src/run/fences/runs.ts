import { COMPUTATIONS } from '../../ir/computations.ts';
import type { Instr, Program } from '../../ir/types.ts';
import type { Place } from './source/statements.ts';

/**
 * Places between which nothing happens that a fence could tell apart are one: of `int i; i = 0; x = i;` only the last
 * matters. A run is a stretch of a block without events; places that stand in exactly the same runs, wherever they were
 * inlined, are equal, and the last that needs no braces speaks for them.
 */
export function representatives(
  programs: readonly Program[],
  placesIn: readonly ((instr: Instr) => Place | null)[],
): Set<Place> {
  const runsOf = new Map<Place, string[]>();
  let run = 0;
  programs.forEach((program, n) => {
    for (const func of program.functions)
      for (const block of func.blocks) {
        run++;
        for (const instr of block.instrs) {
          const place = placesIn[n](instr);
          if (place !== null) runsOf.set(place, [...(runsOf.get(place) ?? []), String(run)]);
          else if (isEvent(instr)) run++;
        }
      }
  });
  const groups = new Map<string, Place[]>();
  for (const [place, runs] of runsOf) {
    const key = runs.sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return new Set([...groups.values()].map(speaker));
}

const speaker = (places: readonly Place[]): Place =>
  places.reduce((best, place) => (rank(place) >= rank(best) ? place : best));
const rank = ({ at, wrapTo }: Place): number => (wrapTo === null ? 2 ** 40 : 0) + at;

const LOCAL: ReadonlySet<Instr['op']> = new Set([
  'alloca',
  'lifetime',
  'self',
  'assert',
  'assume',
  'inrange',
  'require',
]);

function isEvent(instr: Instr): boolean {
  if (instr.op === 'load' || instr.op === 'store') return instr.scope !== 'private' || instr.order !== 'na';
  return !COMPUTATIONS.has(instr.op) && !LOCAL.has(instr.op);
}
