import type { LocId } from '../../../base/ids.ts';
import type { SyncOp } from '../../../ir/types.ts';
import { bigConstant, mux } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, synced, syncHolders } from '../../../vm/sync/sync.ts';
import { SYNC_TABLE, SYNCS } from '../../../vm/sync/sync-table.ts';
import type { WhichThread } from '../events.ts';
import { checked, lifeFlags, locate, readPlaces, writePlaces } from '../memory/access.ts';
import type { Round, ThreadState } from '../round.ts';
import { constantValue, type Value } from '../values/value.ts';
import { conditionOutcome, isConditionOp, type WordOutcome } from './conditions.ts';

/**
 * Locks, semaphores, barriers: their words hold few different values, so the operation is a table, made by asking the
 * machine's own `syncApply` what it does to each of them. Whatever the machine knows is thereby known here, and
 * means the same. Condition variables, whose words are sets, have circuits of their own (conditions.ts).
 */
interface Row {
  readonly when: Lit;
  readonly blocked: boolean;
  /** Slots that hold the lock. */
  readonly holders: readonly number[];
  readonly misuse: string | null;
  readonly word: bigint;
  readonly result: number;
}

/** `possible`: each value the word can get by itself; the join of their bits would be coarser. */
type Outcome = WordOutcome & {
  readonly possible?: readonly Value[];
  readonly heldBy?: readonly WhichThread[];
};

interface Occasion {
  readonly guard: Lit;
  readonly at: LocId;
}

export function sync(
  r: Round,
  t: ThreadState,
  op: SyncOp,
  address: Value,
  { guard, at }: Occasion,
): { value: Value; guard: Lit } {
  const { c } = r;
  const bytes = SYNC_TABLE[op].bytes;
  const located = locate(r, address, bytes, guard, true);
  let left = checked(r, t, located, guard, at);
  const nothing = { value: constantValue(32, 0), guard: FALSE };
  if (left === FALSE || located.places.length === 0) return nothing;
  if (r.limits.graph?.all)
    for (const place of located.places) for (const cell of place.cells) r.known.cells.show(cell);
  const { parts, value: old } = readPlaces(r, t, located.places, left);
  const cells = located.places.flatMap((p) => p.cells);
  const whole = cells.length === located.places.length;
  const byBits = whole && isConditionOp(op);
  const words = whole && !byBits ? r.known.cells.domainOf(cells[0]).constantsOf(c, old) : null;
  if (words === null && !byBits) {
    r.check(
      t,
      'unsupported',
      left,
      { at, message: 'sync' },
      {
        diagnostic: {
          code: 'HED331',
          severity: 'error',
          message: `the word of a ${SYNC_TABLE[op].object} takes too many different values for the SAT engines`,
          help: 'use --engine explore or random',
        },
      },
    );
    return nothing;
  }
  const life = lifeFlags(r, t, located.places, left);
  const wakes = op === 'cond-wait';
  if (wakes) r.usesConditions = true;
  const spurious = wakes && r.limits.spuriousWakeups !== false ? wakeUp(r, t) : FALSE;
  const outcome: Outcome | null =
    words === null ? conditionOutcome(c, op, old.bits, t.id, spurious) : fromTable(r, t, op, words);
  if (outcome === null) return nothing;
  const { blocked, misuse, result: value } = outcome;
  const writes = c.or(blocked, misuse) ^ 1;
  const text = `${op} ${located.places[0].object.name}`;
  const undef = old.undef === null ? FALSE : c.orAll(old.undef);
  const written =
    outcome.word === null
      ? parts
      : writePlaces(r, t, located.places, parts, {
          value: { bits: outcome.word, undef: null, cases: null },
          when: c.and(left, writes),
          possible: outcome.possible,
          own: words !== null,
        });
  /* who is scheduled does not come to a wait */
  if (blocked !== FALSE && r.limits.graph === undefined) r.refuseInBlock(t, left, at);
  const event = r.emit(t, {
    kind: 'sync',
    guard: left,
    at,
    parts: [...written, ...life.parts],
    writes,
    blocked: c.and(blocked, c.or(life.gone, undef) ^ 1),
    drains: true,
    succeeds: eq(c, value, bigConstant(32, 0n)),
    spurious: wakes ? c.andAll([value[0], life.gone ^ 1, undef ^ 1]) : FALSE,
    heldBy: outcome.heldBy ?? [],
    order: SYNC_TABLE[op].order,
    failure: 'rlx',
    text,
  });
  r.step(t, left, 'sync', event);
  r.refuseInBlock(t, c.and(left, blocked), at);
  r.check(t, 'memory', c.and(left, life.gone), { at, message: 'use after free' });
  left = c.and(left, life.gone ^ 1);
  r.check(t, 'uninitialized', c.and(left, undef), { at, message: 'used before it is initialised' });
  left = c.and(left, undef ^ 1);
  r.check(t, 'lock', c.and(left, misuse), { at, message: outcome.message });
  left = c.and(c.and(left, misuse ^ 1), blocked ^ 1);
  if (outcome.woken !== null && outcome.woken.real !== FALSE)
    t.choices.push({
      guard: left,
      bits: outcome.woken.thread,
      signed: false,
      waiter: true,
      real: outcome.woken.real,
    });
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

function fromTable(
  r: Round,
  t: ThreadState,
  op: SyncOp,
  words: readonly { readonly when: Lit; readonly value: bigint }[],
): Outcome | null {
  const { c } = r;
  const code = SYNCS.indexOf(op);
  const width = 8 * SYNC_TABLE[op].bytes;
  const table = words
    .filter(({ when }) => when !== FALSE)
    .map(({ when, value }): Row => {
      const status = syncApply(code, low(value), high(value), t.id, 0);
      const word = (BigInt(synced.hi >>> 0) << 32n) | BigInt(synced.lo >>> 0);
      return {
        when,
        blocked: status === SYNC_BLOCKED,
        holders: status === SYNC_BLOCKED ? syncHolders(code, low(value), high(value)) : [],
        misuse: status === SYNC_MISUSE ? synced.message : null,
        word: status === SYNC_MISUSE ? value : word,
        result: synced.result,
      };
    });
  if (table.length === 0) return null;
  const any = (pick: (row: Row) => boolean): Lit => c.orAll(table.filter(pick).map((row) => row.when));
  return {
    blocked: any((row) => row.blocked),
    heldBy: [...new Set(table.flatMap((row) => row.holders))].map((thread) => ({
      thread,
      when: any((row) => row.holders.includes(thread)),
    })),
    misuse: any((row) => row.misuse !== null),
    message: table.find((row) => row.misuse !== null)?.misuse ?? '',
    word: pickBits(r, table, width, (row) => row.word),
    possible: table.map((row) => constantValue(width, row.word)),
    result: pickBits(r, table, 32, (row) => BigInt(row.result)),
    woken: null,
  };
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
