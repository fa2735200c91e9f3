import type { LocId } from '../../../base/ids.ts';
import { type Bits, bigConstant, constantOf } from '../../../sat/bits/bits.ts';
import { add } from '../../../sat/bits/bits-arithmetic.ts';
import { eq, ult } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import { NULL_END } from '../../../vm/code/layout.ts';
import type { Part } from '../events.ts';
import type { LifeAt, Round, ThreadState } from '../round.ts';
import { possibleValues } from '../values/few-values.ts';
import { putValue } from '../values/put-value.ts';
import { type Case, casesOf, choose, POINTER_BITS, type Value, withUndef } from '../values/value.ts';
import type { Cell } from './cells.ts';
import type { MemoryObject } from './objects.ts';

/**
 * Where an access goes, and what it gets. The address's cases name the places; a place is a run of cells. Cells
 * that only this thread comes to are read and written on the spot, in program order; for the others there is an
 * event, whose parts say which cells it may take. All places of one access are cut the same way, and cells that
 * stand for each other have one domain, so that an event has one code per part, wherever it goes.
 */
export interface Place {
  readonly when: Lit;
  readonly cells: readonly Cell[];
  readonly object: MemoryObject;
  /** Whose address it has: the object, or the first that lived there (block-lives.ts). */
  readonly block: MemoryObject;
}

export interface Located {
  readonly places: readonly Place[];
  /** The conditions under which there is no such memory, with what is wrong. */
  readonly wrong: readonly { readonly when: Lit; readonly message: string }[];
  /** The condition under which the address is not known well enough. */
  readonly unknown: Lit;
}

const WORD = 8;
/** Most places of one access. */
const MAX_PLACES = 512;

export function locate(r: Round, address: Value, bytes: number, guard: Lit, writes: boolean): Located {
  const { c } = r;
  const { objects } = r.known;
  const cases = casesOf(address) ?? fewCases(r, address, guard);
  const found: { when: Lit; object: MemoryObject; offset: number }[] = [];
  const wrong: { when: Lit; message: string }[] = [];
  if (cases === null) return { places: [], wrong, unknown: guard };
  const lost: Lit[] = [];
  const enter = (when: Lit, object: MemoryObject, offset: number): void => {
    if (writes && object.kind === 'constant')
      wrong.push({ when, message: `write to constant ${object.name}` });
    else if (!object.isOpen) found.push({ when, object, offset });
    else {
      const short = ult(c, r.lengthOf(object), bigConstant(POINTER_BITS, BigInt(offset + bytes)));
      wrong.push({ when: c.and(when, short), message: 'out of bounds' });
      found.push({ when: c.and(when, short ^ 1), object, offset });
    }
  };
  const fixed = (when: Lit, at: number, object: MemoryObject | null): void => {
    const bound = object === null ? 0 : object.base + (bytes === 0 ? Math.max(1, object.size) : object.size);
    const inside = object !== null && at >= object.base && at < bound;
    if (inside && at + bytes <= object.base + object.size) enter(when, object, at - object.base);
    else wrong.push({ when, message: whyWrong(r, at, inside ? object : null) });
  };
  for (const one of cases) {
    const here = c.and(guard, one.when);
    if (here === FALSE) continue;
    if (one.plus === null) {
      fixed(one.when, one.at, objects.at(one.at));
      continue;
    }
    const object = objects.find(one.base);
    const values = possibleValues(c, one.plus, here, MAX_FEW);
    if (values !== null) {
      for (const value of values) {
        const is = c.and(one.when, eq(c, one.plus, bigConstant(POINTER_BITS, value)));
        const at = (one.at + Number(BigInt.asIntN(32, value))) | 0;
        if (object === null && objects.at(at) !== null) lost.push(is);
        else fixed(is, at, object);
      }
      continue;
    }
    const offsets = object === null ? [] : offsetsOf(one, object, bytes);
    const at = add(c, bigConstant(POINTER_BITS, BigInt(one.at)), one.plus);
    if (object === null || offsets.length > MAX_PLACES) {
      const small = c.and(one.when, ult(c, at, bigConstant(POINTER_BITS, BigInt(NULL_END))));
      if (object === null) wrong.push({ when: small, message: 'null pointer' });
      lost.push(object === null ? c.and(one.when, small ^ 1) : one.when);
      continue;
    }
    const inside: Lit[] = [];
    for (const offset of offsets) {
      const here = eq(c, at, bigConstant(POINTER_BITS, BigInt(object.base + offset)));
      const when = c.and(one.when, here);
      if (c.and(guard, when) === FALSE) continue;
      inside.push(here);
      // An index that could be anything, as far as can be seen, does not take pointers apart.
      if (r.known.cells.cutsPointer(object, offset, bytes)) lost.push(when);
      else enter(when, object, offset);
    }
    const outside = c.and(one.when, c.orAll(inside) ^ 1);
    if (c.and(guard, outside) !== FALSE)
      wrong.push({ when: outside, message: `access beyond ${object.name}` });
  }
  return { places: cutAlike(r, byLives(r, found), bytes), wrong, unknown: c.and(guard, c.orAll(lost)) };
}

const MAX_FEW = 32;

/** Cases of an address that was computed by other ways than adding to pointers, if it has few values. */
export function fewCases(r: Round, address: Value, guard: Lit): readonly Case[] | null {
  const { c } = r;
  const width = address.bits.length;
  return (
    possibleValues(c, address.bits, guard, MAX_FEW)?.map((value): Case => {
      const at = Number(BigInt.asIntN(32, value));
      const when = eq(c, address.bits, bigConstant(width, value));
      return { when, base: r.known.objects.find(at)?.base ?? at, at, plus: null };
    }) ?? null
  );
}

function whyWrong(r: Round, at: number, object: MemoryObject | null): string {
  if (at >= 0 && at < NULL_END) return 'null pointer';
  return object === null && r.known.objects.find(at) === null ? 'wild pointer' : 'out of bounds';
}

/** Offsets at which the access fits, in steps that the known zero bits of the unknown part allow. */
function offsetsOf(one: Case, object: MemoryObject, bytes: number): number[] {
  let step = 1;
  for (let i = 0; (one.plus as Bits)[i] === FALSE && step < 4096; i++) step *= 2;
  const offsets: number[] = [];
  const first = (((one.at - object.base) % step) + step) % step;
  for (let o = first; o + bytes <= object.size; o += step) offsets.push(o);
  return offsets;
}

interface Found {
  readonly when: Lit;
  readonly object: MemoryObject;
  readonly offset: number;
}

/** A place in a block with several lives is one in each of them. */
function byLives(r: Round, found: readonly Found[]): (Found & { readonly block: MemoryObject })[] {
  const known = new Map<string, readonly LifeAt[] | null>();
  return found.flatMap((one) => {
    const { object: block, when } = one;
    let lives = known.get(block.key);
    if (lives === undefined) known.set(block.key, (lives = r.livesAt(block)));
    if (lives === null) return [{ ...one, block }];
    return lives
      .map((life) => ({ ...one, object: life.object, when: r.c.and(when, life.when), block }))
      .filter((life) => life.when !== FALSE);
  });
}

/** The same cuts in all places: what is cut in one is cut in the others from the next round on. */
function cutAlike(
  r: Round,
  found: readonly (Found & { readonly block: MemoryObject })[],
  bytes: number,
): Place[] {
  const { cells } = r.known;
  // Two words at once are two cells: one of them is often a pointer, the other a count.
  if (bytes > WORD) for (const { object, offset } of found) cells.cut(object, offset + WORD);
  const places = found.map(({ when, object, offset, block }) => ({
    when,
    object,
    block,
    offset,
    cells: cells.covering(object, offset, bytes),
  }));
  const cuts = new Set(places.flatMap((p) => p.cells.map((cell) => cell.offset - p.offset)));
  for (const p of places) for (const cut of cuts) cells.cut(p.object, p.offset + cut);
  const alike = places.map((p) => ({ ...p, cells: cells.covering(p.object, p.offset, bytes) }));
  for (let i = 0; i < (alike[0]?.cells.length ?? 0); i++) {
    const column = alike.map((p) => p.cells[i]);
    cells.unite(column);
  }
  for (const p of alike) for (const cell of p.cells) cells.initialise(cell);
  return alike;
}

/** A value of memory: `bytes` wide. */
export interface Read {
  readonly value: Value;
  readonly parts: Part[];
}

/**
 * Reads all places: those of the thread alone now, the others by the returned parts, which an event must take. With
 * `write`, the parts (and the places of the thread alone, now) also get the new value, under `writes`.
 */
export function readPlaces(r: Round, t: ThreadState, places: readonly Place[], guard: Lit): Read {
  const { c } = r;
  const count = places[0]?.cells.length ?? 0;
  const parts: Part[] = [];
  const values: Value[] = [];
  for (let i = 0; i < count; i++) {
    const domain = r.known.cells.domainOf(places[0].cells[i]);
    const targets = places
      .map((p) => ({ when: p.when, cell: p.cells[i], constant: p.object.kind === 'constant' }))
      .filter((one) => !one.constant && c.and(guard, one.when) !== FALSE && r.isVisible(one.cell, t.id));
    let value: Value | null = null;
    if (targets.length > 0) {
      const read = domain.fresh(c);
      value = domain.decode(c, read);
      parts.push({ targets: targets.map(({ when, cell }) => ({ when, cell })), read, write: null });
    } else parts.push({ targets: [], read: null, write: null });
    const seen = new Set(targets.map((one) => one.cell.key));
    for (const p of places) {
      if (seen.has(p.cells[i].key)) continue;
      const mine = r.readDirect(p.cells[i]);
      value = value === null ? mine : choose(c, p.when, mine, value);
    }
    values.push(value as Value);
  }
  return { value: joinValues(r, values), parts };
}

function joinValues(r: Round, values: readonly Value[]): Value {
  if (values.length === 1) return values[0];
  for (const value of values) r.remember(value);
  const bits = values.flatMap((value) => [...value.bits]);
  const undef = values.some((value) => value.undef !== null)
    ? values.flatMap((value) => [...(value.undef ?? new Array<Lit>(value.bits.length).fill(FALSE))])
    : null;
  return withUndef(bits, undef);
}

interface Written {
  readonly value: Value;
  readonly when: Lit;
  readonly possible?: readonly Value[] | undefined;
  /** It depends on the old value alone. */
  readonly own?: boolean;
}

/**
 * The parts with what is written; places of the thread alone get it now. `value` is as wide as the places, and one
 * of `possible` whenever it is written.
 */
export function writePlaces(
  r: Round,
  t: ThreadState,
  places: readonly Place[],
  parts: readonly Part[] | null,
  { value, when, possible = [value], own = false }: Written,
): Part[] {
  const { c } = r;
  const count = places[0]?.cells.length ?? 0;
  const result: Part[] = [];
  let from = 0;
  for (let i = 0; i < count; i++) {
    const width = 8 * places[0].cells[i].bytes;
    const piece = count === 1 ? value : pieceOf(r, value, from, width);
    from += width;
    const { cells } = r.known;
    const isKnown = own && count === 1 && !r.limits.graph?.circular && cells.endsChain(places[0].cells[i]);
    for (const one of isKnown ? [] : possible)
      putValue(r, places[0].cells[i], count === 1 ? one : pieceOf(r, one, from - width, width), when);
    if (!(own && count === 1) && constantOf(piece.bits) === null) cells.putOpen(places[0].cells[i]);
    const targets =
      parts?.[i].targets ??
      places
        .filter((p) => c.and(when, p.when) !== FALSE && r.isVisible(p.cells[i], t.id))
        .map((p) => ({ when: p.when, cell: p.cells[i] }));
    const shared = new Set(targets.map((one) => one.cell.key));
    for (const p of places) {
      if (!shared.has(p.cells[i].key)) r.writeDirect(t, p.cells[i], piece, c.and(when, p.when));
    }
    result.push({
      targets,
      read: parts?.[i].read ?? null,
      write: targets.length > 0 ? cells.encode(c, places[0].cells[i], piece) : null,
    });
  }
  return result;
}

const pieceOf = (r: Round, value: Value, from: number, width: number): Value =>
  r.recall(
    withUndef(
      value.bits.slice(from, from + width),
      value.undef === null ? null : value.undef.slice(from, from + width),
    ),
  );

/** Reports what is wrong with an access, and gives the guard under which nothing is. */
export function checked(r: Round, t: ThreadState, located: Located, guard: Lit, at: LocId): Lit {
  const { c } = r;
  let left = guard;
  if (located.unknown !== FALSE) {
    const unknown = c.and(guard, located.unknown);
    r.check(
      t,
      'unsupported',
      unknown,
      { at, message: 'address' },
      {
        diagnostic: {
          code: 'HED330',
          severity: 'error',
          message: 'an address is computed in a way that the SAT engines do not follow',
          help: 'use --engine explore or random',
        },
      },
    );
    left = c.and(left, unknown ^ 1);
  }
  for (const { when, message } of located.wrong) {
    r.check(t, 'memory', c.and(left, when), { at, message });
    left = c.and(left, when ^ 1);
  }
  return left;
}

/**
 * Use after free: heap blocks and stack objects have a flag that says that they are gone. Returns parts that read
 * the flags for the event, and the condition that one of them is set.
 */
export function lifeFlags(
  r: Round,
  t: ThreadState,
  places: readonly Place[],
  guard: Lit,
): { parts: Part[]; gone: Lit } {
  const { c } = r;
  const parts: Part[] = [];
  const gone: Lit[] = [];
  const seen = new Map<string, { when: Lit[]; cell: Cell }>();
  for (const p of places) {
    if (p.object.kind === 'constant') continue;
    const cell = r.known.cells.flag(`freed ${p.object.key}`);
    // Few static objects end while the program runs.
    if (p.object.kind === 'global' && r.known.cells.domainOf(cell).codeWidth === 0) continue;
    const known = seen.get(cell.key);
    if (known === undefined) seen.set(cell.key, { when: [p.when], cell });
    else known.when.push(p.when);
  }
  for (const { when, cell } of seen.values()) {
    const any = c.orAll(when);
    if (c.and(guard, any) === FALSE) continue;
    r.known.cells.initialise(cell);
    if (!r.isVisible(cell, t.id)) {
      gone.push(c.and(any, r.readDirect(cell).bits[0]));
      continue;
    }
    const domain = r.known.cells.domainOf(cell);
    if (domain.codeWidth === 0) continue;
    const read = domain.fresh(c);
    parts.push({ targets: [{ when: any, cell }], read, write: null });
    gone.push(c.and(any, domain.decode(c, read).bits[0]));
  }
  return { parts, gone: c.orAll(gone) };
}

/** Does the event touch anything that others can, and that can change? Writing what is there already may race, too. */
export const isEvent = (r: Round, parts: readonly Part[]): boolean =>
  parts.some((part) =>
    part.targets.some(
      ({ cell }) =>
        r.limits.races || r.limits.graph !== undefined || r.known.cells.domainOf(cell).codeWidth > 0,
    ),
  );
