import { InternalError } from '../../base/failure.ts';
import { atomicAlign } from '../code/atomic-align.ts';
import { EV_CAS, EV_CREATE, EV_FREE, EV_READ, EV_RMW, EV_SYNC, EV_WRITE } from '../code/event.ts';
import {
  CONST_BASE,
  FUNCTION_BASE,
  GLOBAL_BASE,
  NULL_END,
  ST_ADDR,
  ST_EVENT,
  ST_OP,
  ST_ORDER,
  ST_SIZE,
  ST_STATUS,
  STATUS_NONE,
} from '../code/layout.ts';
import { functionAt } from '../interpret/interpret-call.ts';
import type { Failure } from '../text/fail.ts';
import {
  FAIL_BOUNDS,
  FAIL_CALL_SIGNATURE,
  FAIL_CALL_TARGET,
  FAIL_CONST_WRITE,
  FAIL_FREE,
  FAIL_FUNCTION_ACCESS,
  FAIL_MISALIGNED,
  FAIL_NULL,
  FAIL_WILD,
} from '../text/fail.ts';
import { familyFailure, validationFailure } from '../text/failure-text.ts';
import type { Vm } from '../vm.ts';
import type { ObjectFinder } from './object-finder.ts';
import type { MachineObject } from './objects.ts';
import { findPrivate } from './private-memory.ts';
import type { Thread } from './thread.ts';

type Objects = Vm & { objectAt(address: number): MachineObject | null };

/** What is wrong with the pending access (or free, create) of thread `slot`, whatever memory holds; null if nothing is. */
export function invalid(
  m: Objects,
  threads: readonly Thread[],
  finder: ObjectFinder,
  slot: number,
): Failure | null {
  const s = threads[slot].s;
  const address = s[ST_ADDR];
  switch (s[ST_EVENT]) {
    case EV_READ:
    case EV_WRITE:
    case EV_RMW:
    case EV_CAS:
    case EV_SYNC:
      if (finder.locate(address)) {
        if (address + s[ST_SIZE] > finder.base + finder.bytes) return validationFailure(m, s, FAIL_BOUNDS);
        if (address < GLOBAL_BASE && s[ST_EVENT] !== EV_READ)
          return validationFailure(m, s, FAIL_CONST_WRITE);
        return isMisaligned(m, s) ? validationFailure(m, s, FAIL_MISALIGNED) : null;
      }
      if (address >= 0 && address < NULL_END) return validationFailure(m, s, FAIL_NULL);
      if (address >= FUNCTION_BASE && address < CONST_BASE)
        return validationFailure(m, s, FAIL_FUNCTION_ACCESS);
      refusePrivate(m, threads, slot, address);
      return validationFailure(m, s, finder.isBeside(address) ? FAIL_BOUNDS : FAIL_WILD);
    case EV_FREE:
      if (s[ST_OP] === 2) return null;
      if (m.blockBytes(address) < 0) return validationFailure(m, s, FAIL_FREE);
      return familyFailure(m, s, [
        m.objectAt(address)?.site ?? -1,
        ...threads.flatMap((t) => t.sitesOfAgain(address)),
      ]);
    case EV_CREATE: {
      const f = functionAt(m, address);
      if (f < 0) return validationFailure(m, s, FAIL_CALL_TARGET);
      const { params } = m.image.code[f];
      return params.length > 1 || (params.length === 1 && params[0].words > 2)
        ? validationFailure(m, s, FAIL_CALL_SIGNATURE)
        : null;
    }
    default:
      return null;
  }
}

/** Is the pending access an atomic one at an address where the machine has none of its size? */
function isMisaligned(m: Objects, s: Int32Array): boolean {
  const isPlain = (s[ST_EVENT] === EV_READ || s[ST_EVENT] === EV_WRITE) && s[ST_ORDER] === 0;
  return !isPlain && s[ST_ADDR] % atomicAlign(s[ST_SIZE], m.image.pointerBytes) !== 0;
}

/** Private objects are never reached by an event, or the escape analysis was wrong. */
function refusePrivate(m: Objects, threads: readonly Thread[], slot: number, address: number): void {
  for (const t of threads)
    if (t.s[ST_STATUS] !== STATUS_NONE && address >= t.base && findPrivate(m.image, t, address))
      throw new InternalError(
        `thread ${slot} reaches a private object of thread ${t.slot} at ${address} by an event`,
      );
}
