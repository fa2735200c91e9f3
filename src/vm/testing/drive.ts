/** Runs programs to their end under a schedule, over FlatMemory: the smallest engine there is, for tests and benchmarks. */
import { InternalError } from '../../base/failure.ts';
import { rmwApply } from '../arithmetic/rmw.ts';
import { isUnwritten } from '../arithmetic/undefined.ts';
import {
  EV_ALLOC,
  EV_AWAIT,
  EV_CAS,
  EV_CHOOSE,
  EV_CREATE,
  EV_END,
  EV_FREE,
  EV_JOIN,
  EV_OBSERVE,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
} from '../code/event.ts';
import type { Image } from '../code/image-types.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_RET,
  ST_SIZE,
  ST_STATUS,
  ST_UNDEF,
  ST_VAL,
  STATUS_ENDED,
  STATUS_FAILED,
  STATUS_PENDING,
  STATUS_READY,
} from '../code/layout.ts';
import type { Limits } from '../machine.ts';
import { Machine } from '../machine.ts';
import { FlatMemory } from '../memory/memory.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, synced } from '../sync/sync.ts';

export interface Outcome {
  /** 'done', 'stuck', or what stopped it: event code and text. */
  readonly end: string;
  readonly observed: readonly string[];
  readonly output: string;
  readonly events: readonly string[];
}

const none = new Int32Array(4);
const out = new Int32Array(4);
const words = new Int32Array(4);
const undef = new Int32Array(4);
const sync = new Int32Array(4);

export class Driver {
  readonly machine: Machine;
  readonly memory: FlatMemory;
  observed: string[] = [];
  events: string[] = [];
  output = '';
  end = '';
  /** Values for EV_CHOOSE, in turn. */
  choices: number[] = [];

  constructor(image: Image, limits: Limits = {}) {
    this.machine = new Machine(image, limits);
    this.memory = new FlatMemory(this.machine);
  }

  /** Thread t to its next event, which then happens if it can. False: it waits, or everything has ended. */
  step(t: number): boolean {
    const { machine: m, memory } = this;
    if (m.state(t)[ST_STATUS] === STATUS_READY) {
      const event = m.run(t);
      const s = m.state(t);
      this.events.push(`${t}:${event}:${s[ST_ADDR]}:${s[ST_VAL]}:${s[ST_OP]}`);
    }
    const s = m.state(t);
    if (s[ST_STATUS] === STATUS_FAILED || s[ST_STATUS] === STATUS_ENDED) {
      if (s[ST_EVENT] !== EV_END && this.end === '')
        this.end =
          s[ST_EVENT] === 22
            ? 'done'
            : s[ST_EVENT] === 23
              ? `fail ${m.failure(t).kind}: ${m.failure(t).message}`
              : `stop ${m.unsupported(t).code}: ${m.unsupported(t).message}`;
      return false;
    }
    const address = s[ST_ADDR];
    const size = s[ST_SIZE];
    const event = s[ST_EVENT];
    const failure = m.validate(t);
    if (failure !== null) {
      this.end = `fail ${failure.kind}: ${failure.message}`;
      return false;
    }
    if (event <= EV_CAS || event === EV_SYNC) {
      if (memory.isFreed(address, size)) {
        this.end = 'fail memory: use after free';
        return false;
      }
      memory.load(address, size, words, undef);
      const modifies = event === EV_RMW || event === EV_CAS;
      const atomic = modifies || (event === EV_READ && s[ST_ORDER] !== 0);
      if (atomic && isUnwritten(undef, size, modifies)) {
        this.end = 'fail uninitialized: an atomic access reads an uninitialised value';
        return false;
      }
    }
    switch (event) {
      case EV_READ:
        if ((undef[0] | undef[1] | undef[2] | undef[3]) !== 0) m.deliverUndefined(t, words, undef);
        else m.deliver(t, words[0], words[1], words[2], words[3]);
        return true;
      case EV_WRITE:
        memory.store(address, size, s, ST_VAL, s, ST_UNDEF);
        m.deliver(t, 0);
        return true;
      case EV_RMW:
        rmwApply(s[ST_OP], size, words, 0, s, ST_VAL, out, 0);
        m.deliver(t, words[0], words[1], words[2], words[3]);
        memory.store(address, size, out, 0, none, 0);
        return true;
      case EV_CAS: {
        let same = true;
        for (let i = 0; i < (size + 3) >> 2; i++) same &&= words[i] === s[ST_EXP + i];
        if (same) memory.store(address, size, s, ST_VAL, none, 0);
        m.deliverCas(t, same, words[0], words[1], words[2], words[3]);
        return true;
      }
      case EV_SYNC: {
        const status = syncApply(s[ST_OP], words[0], size === 8 ? words[1] : 0, t, 0);
        if (status === SYNC_BLOCKED) return false;
        if (status === SYNC_MISUSE) {
          this.end = `fail lock: ${synced.message}`;
          return false;
        }
        sync[0] = synced.lo;
        sync[1] = synced.hi;
        memory.store(address, size, sync, 0, none, 0);
        m.deliver(t, synced.result);
        return true;
      }
      case EV_ALLOC:
        memory.alloc(address, s[ST_VAL], s[ST_OP] === 1);
        m.deliver(t, 0);
        return true;
      case EV_FREE:
        if (!memory.free(address, m.objectAt(address)?.size ?? 1)) {
          this.end = 'fail memory: double free';
          return false;
        }
        m.deliver(t, 0);
        return true;
      case EV_CREATE: {
        const child = m.spawn(t);
        if (child < 0) return this.step(t);
        memory.beginThread(child);
        m.deliver(t, m.handleOf(child));
        return true;
      }
      case EV_JOIN: {
        const slot = m.slotOf(s[ST_VAL]);
        if (slot < 0) throw new InternalError('join of nobody');
        const other = m.state(slot);
        if (other[ST_STATUS] !== STATUS_ENDED) return false;
        m.deliver(t, other[ST_RET], other[ST_RET + 1]);
        return true;
      }
      case EV_OBSERVE:
        for (const o of m.observed(t)) this.observed.push(`${o.name}=${o.text}`);
        m.deliver(t, 0);
        return true;
      case EV_OUTPUT: {
        const text = m.output(t, (a) => memory.peek(a));
        this.output += text;
        m.deliver(t, text.length);
        return true;
      }
      case EV_CHOOSE:
        m.deliver(t, this.choices.shift() ?? s[ST_VAL]);
        return true;
      case EV_AWAIT:
        m.deliver(t, 0);
        return true;
      case 15:
      case 20:
        this.end = event === 15 ? 'assume' : 'bound';
        return false;
      default:
        m.deliver(t, 0);
        return true;
    }
  }

  /** Runs with `pick` choosing among the existing threads until the end, nobody can move, or too long. */
  run(pick: (threads: number) => number, limit = 100_000): Outcome {
    let idle = 0;
    for (let n = 0; n < limit && this.end === ''; n++) {
      const t = pick(this.machine.threadCount);
      const status = this.machine.state(t)[ST_STATUS];
      const moved = status === STATUS_READY || status === STATUS_PENDING ? this.step(t) : false;
      idle = moved ? 0 : idle + 1;
      if (idle > 50 * this.machine.threadCount) this.end = 'stuck';
    }
    return {
      end: this.end === '' ? 'limit' : this.end,
      observed: this.observed,
      output: this.output,
      events: this.events,
    };
  }
}

/** One thread at a time, lowest first. */
export function runSequentially(image: Image, limits: Limits = {}): Outcome {
  const driver = new Driver(image, limits);
  let t = 0;
  let tried = 0;
  return driver.run((threads) => {
    const status = driver.machine.state(t)[ST_STATUS];
    if (status !== STATUS_READY && tried++ > 0) {
      t = (t + 1) % threads;
      tried = 0;
    }
    return t;
  });
}
