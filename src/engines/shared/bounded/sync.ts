import type { LocId } from '../../../base/ids.ts';
import type { SyncOp } from '../../../ir/types.ts';
import { bigConstant, inputs, mux } from '../../../sat/bits.ts';
import { eq } from '../../../sat/bits-compare.ts';
import { FALSE, type Lit } from '../../../sat/circuit.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync.ts';
import { SYNC_TABLE, SYNCS } from '../../../vm/sync-table.ts';
import { checked, lifeFlags, locate, readPlaces, writePlaces } from './access.ts';
import type { Round, ThreadState } from './round.ts';
import { constantValue, type Value } from './value.ts';

/**
 * Locks, condition variables, semaphores, barriers: their words hold few different values, so the operation is a
 * table, made by asking the machine's own `syncApply` what it does to each of them. Whatever the machine knows is
 * thereby known here, and means the same.
 */
interface Row {
  readonly when: Lit;
  readonly blocked: boolean;
  readonly misuse: string | null;
  readonly word: bigint;
  readonly result: number;
  /** cond-signal: the thread that is woken, -1 if there is nothing to choose. */
  readonly woken: number;
}

export function sync(
  r: Round,
  t: ThreadState,
  op: SyncOp,
  address: Value,
  guard: Lit,
  at: LocId,
): { value: Value; guard: Lit } {
  const { c } = r;
  const bytes = SYNC_TABLE[op].bytes;
  const located = locate(r, address, bytes, guard, true);
  let left = checked(r, t, located, guard, at);
  const nothing = { value: constantValue(32, 0), guard: FALSE };
  if (left === FALSE || located.places.length === 0) return nothing;
  const { parts, value: old } = readPlaces(r, t, located.places, left);
  const cells = located.places.flatMap((p) => p.cells);
  const words =
    cells.length === located.places.length ? r.known.cells.domainOf(cells[0]).constantsOf(c, old) : null;
  if (words === null) {
    r.check(t, 'unsupported', left, at, 'sync', {
      diagnostic: {
        code: 'HED331',
        severity: 'error',
        message: `the word of a ${SYNC_TABLE[op].object} takes too many different values for the SAT engines`,
        help: 'use --engine explore or random',
      },
    });
    return nothing;
  }
  const life = lifeFlags(r, t, located.places, left);
  const wakes = op === 'cond-wait';
  if (wakes) r.usesConditions = true;
  const spurious = wakes ? wakeUp(r, t) : FALSE;
  const table = rows(r, t, op, words, spurious);
  if (table.length === 0) return nothing;
  const any = (pick: (row: Row) => boolean): Lit => c.orAll(table.filter(pick).map((row) => row.when));
  const blocked = any((row) => row.blocked);
  const value = pickBits(r, table, 32, (row) => BigInt(row.result));
  const word = pickBits(r, table, 8 * bytes, (row) => row.word);
  const writes = any((row) => !row.blocked && row.misuse === null);
  const text = `${op} ${located.places[0].object.name}`;
  const undef = old.undef === null ? FALSE : c.orAll(old.undef);
  const written = writePlaces(
    r,
    t,
    located.places,
    parts,
    { bits: word, undef: null, cases: null },
    c.and(left, writes),
    // Each value the word can get by itself: the join of their bits would be coarser.
    table.map((row) => constantValue(8 * bytes, row.word)),
  );
  const event = r.emit(t, {
    kind: 'sync',
    guard: left,
    at,
    parts: [...written, ...life.parts],
    writes,
    blocked: c.and(blocked, c.or(life.gone, undef) ^ 1),
    drains: true,
    spurious,
    text,
  });
  r.step(t, left, 'sync', event);
  r.check(t, 'memory', c.and(left, life.gone), at, 'use after free');
  left = c.and(left, life.gone ^ 1);
  r.check(t, 'uninitialized', c.and(left, undef), at, 'used before it is initialised');
  left = c.and(left, undef ^ 1);
  const misuse = any((row) => row.misuse !== null);
  r.check(t, 'lock', c.and(left, misuse), at, table.find((row) => row.misuse !== null)?.misuse ?? '');
  left = c.and(c.and(left, misuse ^ 1), blocked ^ 1);
  if (op === 'cond-signal') chooseWaiter(r, t, table, left);
  const succeeds = c.and(left, eq(c, value, bigConstant(32, 0n)));
  if (!wakes) r.effect(t, succeeds);
  return { value: { bits: value, undef: null, cases: null }, guard: left };
}

/** Each thread wakes up without a signal once at most. */
function wakeUp(r: Round, t: ThreadState): Lit {
  const { c } = r;
  const lit = c.input();
  for (const before of t.wakeUps) r.assume(c.and(lit, before) ^ 1);
  t.wakeUps.push(lit);
  return lit;
}

function rows(
  r: Round,
  t: ThreadState,
  op: SyncOp,
  words: readonly { readonly when: Lit; readonly value: bigint }[],
  spurious: Lit,
): Row[] {
  const { c } = r;
  const code = SYNCS.indexOf(op);
  const most = Math.max(1, ...words.map(({ value }) => syncChoices(code, low(value), high(value))));
  const choice = inputs(c, Math.ceil(Math.log2(most)));
  const table: Row[] = [];
  for (const { when, value } of words) {
    if (when === FALSE) continue;
    const choices = op === 'cond-wait' ? 2 : syncChoices(code, low(value), high(value));
    for (let k = 0; k < choices; k++) {
      const chosen =
        op === 'cond-wait'
          ? spurious ^ (k === 1 ? 0 : 1)
          : choices === 1
            ? 1
            : k === choices - 1
              ? c.orAll(
                  Array.from({ length: k }, (_, j) => eq(c, choice, bigConstant(choice.length, BigInt(j)))),
                ) ^ 1
              : eq(c, choice, bigConstant(choice.length, BigInt(k)));
      const status = syncApply(code, low(value), high(value), t.id, k);
      const word = (BigInt(synced.hi >>> 0) << 32n) | BigInt(synced.lo >>> 0);
      table.push({
        when: c.and(when, chosen),
        blocked: status === SYNC_BLOCKED,
        misuse: status === SYNC_MISUSE ? synced.message : null,
        word: status === SYNC_MISUSE ? value : word,
        result: synced.result,
        woken: op === 'cond-signal' && choices > 1 ? lowestBit(value & ~word) : -1,
      });
    }
  }
  return table;
}

function chooseWaiter(r: Round, t: ThreadState, table: readonly Row[], guard: Lit): void {
  const real = table.filter((row) => row.woken >= 0);
  if (real.length === 0) return;
  t.choices.push({
    guard,
    bits: pickBits(r, table, 8, (row) => BigInt(Math.max(0, row.woken))),
    signed: false,
    waiter: true,
    real: r.c.orAll(real.map((row) => row.when)),
  });
}

function pickBits(
  r: Round,
  table: readonly Row[],
  width: number,
  pick: (row: Row) => bigint,
): readonly Lit[] {
  let bits = bigConstant(width, pick(table[0]));
  for (const row of table.slice(1)) bits = mux(r.c, row.when, bigConstant(width, pick(row)), bits);
  return bits;
}

const low = (value: bigint): number => Number(BigInt.asIntN(32, value));
const high = (value: bigint): number => Number(BigInt.asIntN(32, value >> 32n));

function lowestBit(bits: bigint): number {
  let n = 0;
  while (!((bits >> BigInt(n)) & 1n)) n++;
  return n;
}
