import { type LocId, type LoopId, locId } from '../../base/ids.ts';
import { type Buffering, isC11Family } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { ViolationKind, Waiting } from '../../results/types.ts';
import { framesOf, innermost } from '../../semantics/frames.ts';
import { HappensBefore } from '../../semantics/happens-before.ts';
import { Lives } from '../../semantics/lives.ts';
import { Names } from '../../semantics/names.ts';
import { RecentReads } from '../../semantics/recent-reads.ts';
import { StoreBuffers } from '../../semantics/store-buffers.ts';
import { EV_END, EV_HALT } from '../../vm/code/event.ts';
import { buildImage } from '../../vm/code/image.ts';
import {
  MAX_THREADS,
  ST_EVENT,
  ST_SITE,
  ST_STATUS,
  STATUS_ENDED,
  STATUS_NONE,
} from '../../vm/code/layout.ts';
import { Machine } from '../../vm/machine.ts';
import { FlatMemory } from '../../vm/memory/memory.ts';
import { ClockReadings } from './clock-readings.ts';
import type { Decider } from './decider.ts';
import type { Found, Outcome } from './found.ts';
import type { Listener } from './listener.ts';

interface Circumstances {
  readonly other?: number;
  readonly waiting?: readonly Waiting[];
  readonly stack?: readonly LocId[];
}

/**
 * One execution as it stands: threads in the machine, one flat memory, happens-before in vector clocks, and what only
 * the engine knows about threads; under `tso` and `pso` also store buffers between the threads and memory. The event
 * files (access.ts, thread.ts, flush.ts) change it, blocking.ts asks it who can go on, run.ts drives it.
 */
export class ScState {
  readonly program: Program;
  readonly machine: Machine;
  readonly memory: FlatMemory;
  readonly hb: HappensBefore;
  readonly lives: Lives;
  /** Are errors of memory a matter of happens-before, or of what memory holds? */
  readonly isC11: boolean;
  /** May an allocation get a freed block? */
  readonly reuses: boolean;
  readonly names: Names;
  readonly recent = new RecentReads();
  readonly buffers: StoreBuffers;
  /** Do stores go into them? */
  readonly buffering: boolean;
  readonly races: boolean;
  readonly spuriousCas: boolean;
  private readonly checked: ReadonlySet<string>;

  decider!: Decider;
  /** Writes the trace down; null while searching. */
  recorder: Listener | null = null;
  /** Null while the execution goes on. */
  outcome: Outcome | null = null;
  /** Does the event that is under way happen without a cause? */
  spurious = false;
  /** Events so far; `sites[n]` is the instruction of event n. */
  events = 0;
  sites = new Int32Array(1024);
  /** The thread inside an atomic block, or -1. */
  atomic = -1;
  /** How deep it is nested. */
  atomicDepth = 0;
  /** A race in the atomic block that is under way, which an assumption may still cut: then it never happened. */
  blockRace: Found | null = null;
  /** By thread: somebody has joined or detached it. */
  readonly claimed = new Uint8Array(MAX_THREADS);
  readonly detached = new Uint8Array(MAX_THREADS);
  /** By thread: it stopped for good, at a loop bound, a failed assumption or an error nobody asked for. */
  readonly frozen = new Uint8Array(MAX_THREADS);
  /** By thread: an assertion that nobody asked for has failed, which ends the program. */
  readonly aborts = new Uint8Array(MAX_THREADS);
  /** Has an assumption failed? */
  assumed = false;
  /** The first error that nobody asked for. */
  unasked: Found | null = null;
  readonly cut: LoopId[] = [];
  /** Heap blocks, when leaks are checked. */
  readonly blocks: { readonly address: number; readonly site: number }[] = [];
  /** By thread: what it chose. */
  readonly choices: bigint[][] = [];
  /** What unknown functions gave so far, by application. */
  readonly applied = new Map<string, bigint>();
  readonly clocks = new ClockReadings();
  // The value on its way between memory and machine, its undefined bits, and what a read-modify-write leaves.
  readonly words = new Int32Array(4);
  readonly undef = new Int32Array(4);
  readonly fresh = new Int32Array(4);
  /** Receives what the program observes, for comparisons. */
  onObserve: ((seen: ReturnType<Machine['observed']>) => void) | null = null;

  constructor(
    program: Program,
    options: Pick<
      CheckOptions,
      'model' | 'unwind' | 'unwindset' | 'check' | 'spuriousCas' | 'stdRs' | 'heap'
    >,
    buffering: Buffering,
    interpretOnly = false,
  ) {
    this.buffers = new StoreBuffers(buffering);
    this.buffering = buffering !== 'none';
    this.program = program;
    this.machine = new Machine(
      buildImage(program, { unwind: options.unwind, unwindset: options.unwindset, interpretOnly }),
    );
    this.memory = new FlatMemory(this.machine);
    this.names = new Names(this.machine);
    this.checked = options.check;
    this.races = options.check.has('race');
    this.spuriousCas = options.spuriousCas;
    this.hb = new HappensBefore(options.stdRs);
    this.reuses = options.heap === 'reuse';
    this.isC11 = isC11Family(options.model);
    this.lives = new Lives(this.hb, {
      buffers: this.buffering ? this.buffers : null,
      births: this.isC11,
      reuse: this.reuses,
    });
  }

  start(decider: Decider, recorder: Listener | null): void {
    this.buffers.reset();
    this.machine.reset();
    this.memory.reset();
    this.hb.reset();
    this.lives.reset();
    this.decider = decider;
    this.recorder = recorder;
    this.outcome = null;
    this.spurious = false;
    this.events = 0;
    this.atomic = -1;
    this.atomicDepth = 0;
    this.blockRace = null;
    this.claimed.fill(0);
    this.detached.fill(0);
    this.frozen.fill(0);
    this.aborts.fill(0);
    this.assumed = false;
    this.unasked = null;
    this.cut.length = 0;
    this.choices.length = 0;
    this.applied.clear();
    this.clocks.clear();
    this.blocks.length = 0;
  }

  /** Thread t comes to its next event: gives it its number. */
  nextEvent(t: number): number {
    const n = this.events++;
    if (n === this.sites.length) {
      const bigger = new Int32Array(2 * n);
      bigger.set(this.sites);
      this.sites = bigger;
    }
    this.sites[n] = this.machine.state(t)[ST_SITE];
    this.hb.tick(t);
    return n;
  }

  /** What thread t sees there, its own buffered stores first: into `words` and `undef`. */
  view(t: number, address: number, size: number): void {
    this.memory.load(address, size, this.words, this.undef);
    if (this.buffers.length(t) > 0) this.buffers.overlay(t, address, size, this.words, this.undef);
  }

  /** One byte of memory as thread t sees it. */
  peekOf(t: number): (address: number) => number {
    if (this.buffers.length(t) === 0) return (address) => this.memory.peek(address);
    return (address) => {
      this.view(t, address, 1);
      return this.words[0];
    };
  }

  checks(kind: ViolationKind): boolean {
    return this.checked.has(kind) || kind === 'arithmetic' || kind === 'exception' || kind === 'not-serial';
  }

  isEnded(t: number): boolean {
    const s = this.machine.state(t);
    return s[ST_STATUS] === STATUS_ENDED && s[ST_EVENT] === EV_END;
  }

  /** Is thread t about to end the program? Then others may still go first. */
  wantsToHalt(t: number): boolean {
    return this.machine.state(t)[ST_EVENT] === EV_HALT;
  }

  exists(t: number): boolean {
    return this.machine.state(t)[ST_STATUS] !== STATUS_NONE;
  }

  /** Has the value just loaded an undefined bit? */
  isUndefined(): boolean {
    const { undef } = this;
    return (undef[0] | undef[1] | undef[2] | undef[3]) !== 0;
  }

  nameAt(address: number, size: number): string {
    return this.names.location(address, size);
  }

  stack(t: number): readonly LocId[] {
    return this.machine.stack(t).map(locId);
  }

  /**
   * The execution ends in a violation of thread t, at its pending event. `other`: an earlier event, or -1. If nobody asked
   * for it, only t ends there: what the others do wrong, they do before it. A failed assertion then ends the program.
   */
  fail(
    t: number,
    kind: ViolationKind,
    message: string,
    { other = -1, waiting = [], stack = this.stack(t) }: Circumstances = {},
  ): void {
    const here = innermost(framesOf(this.program, stack, t), t);
    const places = [`${here.file}:${here.line}:${here.column}`];
    if (other >= 0) places.push(this.placeOf(this.sites[other]));
    const key = `${kind} ${places.sort().join(' ')}`;
    const found: Found = { kind, message, thread: t, stack, key, other, waiting, spurious: this.spurious };
    if (kind === 'race' && this.atomic === t && this.recorder === null) {
      this.blockRace ??=
        found; /* told when the block ends; a trace that is written down ends at the access */
      return;
    }
    if (this.checks(kind)) {
      this.outcome = { kind: 'violation', found };
      return;
    }
    if (kind === 'assertion') this.aborts[t] = 1;
    else if (kind !== 'deadlock' && kind !== 'liveness') this.unasked ??= found;
    this.frozen[t] = 1;
  }

  private placeOf(site: number): string {
    const { file, line, column } = innermost(
      framesOf(this.program, [locId(this.machine.image.sites[site].loc)], 0),
      0,
    );
    return `${file}:${line}:${column}`;
  }
}
