import { describe, expect, test } from 'vitest';
import { RELEASE_SEQUENCES, type StdRs } from '../base/names.ts';
import { Rng } from '../base/rng.ts';
import { ORDERS } from '../vm/code/event.ts';
import { HappensBefore, NO_RACE } from './happens-before.ts';
import { ATOMIC_READ, ATOMIC_WRITE, PLAIN_READ, PLAIN_WRITE } from './shadow.ts';

type Op = 'read' | 'write' | 'rmw' | 'fence' | 'create' | 'join';
interface Event {
  readonly t: number;
  readonly op: Op;
  readonly order: number;
  readonly addr: number;
  readonly size: number;
}

const acquires = (e: Event): boolean => ['acq', 'acq_rel', 'sc'].includes(ORDERS[e.order]);
const releases = (e: Event): boolean => ['rel', 'acq_rel', 'sc'].includes(ORDERS[e.order]);
const isMemory = (e: Event): boolean => e.op === 'read' || e.op === 'write' || e.op === 'rmw';
const isWrite = (e: Event): boolean => e.op === 'write' || e.op === 'rmw';
const isRead = (e: Event): boolean => e.op === 'read' || e.op === 'rmw';
const touches = (e: Event, byte: number): boolean => isMemory(e) && e.addr <= byte && byte < e.addr + e.size;

/** The slow twin: relations as MODELS has them, per byte, closed transitively. */
function racesByDefinition(events: readonly Event[], stdRs: StdRs): boolean[] {
  const n = events.length;
  const hb = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < j; i++) {
      const [a, b] = [events[i], events[j]];
      if (a.t === b.t) hb[i][j] = true;
      if (a.op === 'create' && a.addr === b.t) hb[i][j] = true;
      if (b.op === 'join' && b.addr === a.t) hb[i][j] = true;
    }
    for (const head of synchronised(events, j, stdRs))
      for (const end of acquiring(events, j)) if (head < end) hb[head][end] = true;
  }
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++) if (hb[i][k]) for (let j = 0; j < n; j++) hb[i][j] ||= hb[k][j];
  return events.map((b, j) =>
    events.some((a, i) => {
      if (i >= j || !isMemory(a) || !isMemory(b) || hb[i][j]) return false;
      const overlap = a.addr < b.addr + b.size && b.addr < a.addr + a.size;
      return overlap && (isWrite(a) || isWrite(b)) && (a.order === 0 || b.order === 0);
    }),
  );
}

/** The release events that the atomic read j reads the release sequences of. */
function synchronised(events: readonly Event[], j: number, stdRs: StdRs): Set<number> {
  const heads = new Set<number>();
  const read = events[j];
  if (!isRead(read) || read.order === 0) return heads;
  const isWriteOf = (i: number, byte: number): boolean => isWrite(events[i]) && touches(events[i], byte);
  const addHead = (w: number): void => {
    if (releases(events[w])) heads.add(w);
    for (let h = 0; h < w; h++)
      if (events[h].t === events[w].t && events[h].op === 'fence' && releases(events[h])) heads.add(h);
  };
  const follow = (byte: number, before: number): void => {
    let w = before - 1;
    while (w >= 0 && !isWriteOf(w, byte)) w--;
    if (w < 0 || events[w].order === 0) return;
    if (stdRs === 'c11') return contiguous(byte, w);
    addHead(w);
    if (stdRs === 'rc11')
      for (let h = 0; h < w; h++) if (events[h].t === events[w].t && isWriteOf(h, byte)) addHead(h);
    if (events[w].op === 'rmw') follow(byte, w);
  };
  /** Heads h such that all atomic writes behind h, up to w, are of h's thread or read-modify-writes. */
  const contiguous = (byte: number, w: number): void => {
    const atomics = events.flatMap((e, i) => (i <= w && isWriteOf(i, byte) && e.order !== 0 ? [i] : []));
    for (const h of atomics)
      if (atomics.every((i) => i <= h || events[i].t === events[h].t || events[i].op === 'rmw')) addHead(h);
  };
  for (let byte = read.addr; byte < read.addr + read.size; byte++) follow(byte, j);
  return heads;
}

function acquiring(events: readonly Event[], j: number): number[] {
  const ends = acquires(events[j]) ? [j] : [];
  events.forEach((e, i) => {
    if (i > j && e.t === events[j].t && e.op === 'fence' && acquires(e)) ends.push(i);
  });
  return ends;
}

/** `buffered`: stores are made, and reach memory at once. */
function racesByClocks(hb: HappensBefore, events: readonly Event[], buffered: boolean): boolean[] {
  hb.reset();
  return events.map((e, i) => {
    hb.tick(e.t);
    let race = NO_RACE;
    if (isMemory(e)) {
      const kind =
        e.order === 0 ? (isWrite(e) ? PLAIN_WRITE : PLAIN_READ) : isWrite(e) ? ATOMIC_WRITE : ATOMIC_READ;
      if (isRead(e)) hb.read(e.t, e.addr, e.size, e.order);
      race = hb.access(e.t, e.addr, e.size, kind, i);
      if (e.op === 'write' && buffered) hb.arrive(e.t, e.addr, e.size, hb.send(e.t, e.addr, e.size, e.order));
      else if (isWrite(e)) hb.write(e.t, e.addr, e.size, e.order, e.op === 'rmw');
    } else if (e.op === 'fence') hb.fence(e.t, e.order);
    else if (e.op === 'create') hb.create(e.t, e.addr);
    else hb.joined(e.t, e.addr);
    return race !== NO_RACE;
  });
}

/** Thread 0 creates 1 and 2, then everything is mixed, and thread 0 may join them at the end. */
function randomEvents(rng: Rng, mixed: boolean): Event[] {
  const plain = { order: 0, size: 0 };
  const events: Event[] = [];
  const access = (t: number): void => {
    const size = mixed ? 1 << rng.below(4) : 4;
    const addr = mixed ? 64 + rng.below(13) : 64 + 4 * rng.below(3);
    const op = (['read', 'write', 'rmw', 'read', 'write', 'fence'] as const)[rng.below(6)];
    const order =
      op === 'fence'
        ? 2 + rng.below(4)
        : op === 'rmw'
          ? 1 + rng.below(5)
          : rng.below(3) === 0
            ? 0
            : 1 + rng.below(5);
    events.push({ t, op, order, addr, size });
  };
  for (let i = rng.below(3); i > 0; i--) access(0);
  events.push({ t: 0, op: 'create', addr: 1, ...plain });
  for (let i = rng.below(3); i > 0; i--) access(0);
  events.push({ t: 0, op: 'create', addr: 2, ...plain });
  for (let i = rng.below(16); i > 0; i--) access(rng.below(3));
  if (rng.below(2)) {
    events.push({ t: 0, op: 'join', addr: 1, ...plain }, { t: 0, op: 'join', addr: 2, ...plain });
    for (let i = rng.below(3); i > 0; i--) access(0);
  }
  return events;
}

describe('happens-before by vector clocks', () => {
  const kinds = RELEASE_SEQUENCES.flatMap((stdRs) => [false, true].map((mixed) => ({ stdRs, mixed })));
  for (const { stdRs, mixed } of kinds) {
    test(`agrees with the definition on random executions${mixed ? ' of mixed sizes' : ''}, ${stdRs}`, () => {
      const hb = new HappensBefore(stdRs);
      const seen = { races: 0, clean: 0 };
      for (let seed = 0; seed < 1500; seed++) {
        const events = randomEvents(new Rng(seed, mixed ? 1 : 0), mixed);
        const expected = racesByDefinition(events, stdRs);
        expect(racesByClocks(hb, events, false), `seed ${seed}`).toEqual(expected);
        if (!mixed) expect(racesByClocks(hb, events, true), `seed ${seed}, buffered`).toEqual(expected);
        if (expected.includes(true)) seen.races++;
        else seen.clean++;
      }
      expect(seen.races).toBeGreaterThan(100);
      expect(seen.clean).toBeGreaterThan(100);
    });
  }

  test('a free must happen after every access of the block', () => {
    const hb = new HappensBefore();
    hb.tick(0);
    hb.create(0, 1);
    hb.tick(1);
    hb.access(1, 0x1000, 4, ATOMIC_READ, 7);
    hb.tick(0);
    expect(hb.freed(0, 0x0ff0, 0x100)).toBe(7);
    expect(hb.freed(0, 0x2000, 16)).toBe(NO_RACE);
    hb.tick(0);
    hb.joined(0, 1);
    expect(hb.freed(0, 0x0ff0, 0x100)).toBe(NO_RACE);
  });

  test('a zeroed block was written by its allocation, however large it is', () => {
    for (const size of [64, 1 << 20]) {
      const hb = new HappensBefore();
      hb.create(0, 1);
      hb.tick(0);
      hb.zeroes(0, 0x4000, size, 3);
      hb.tick(1);
      expect(hb.access(1, 0x4010, 4, PLAIN_READ, 9)).toBe(3);
      expect(hb.access(1, 0x4000 + size + 16, 4, PLAIN_READ, 10)).toBe(NO_RACE);
    }
  });
});
