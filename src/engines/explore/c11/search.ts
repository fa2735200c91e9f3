import type { EventId } from '../../../base/ids.ts';
import type { Program } from '../../../ir/types.ts';
import { buildImage, type ImageOptions } from '../../../vm/code/image.ts';
import type { Machine } from '../../../vm/machine.ts';
import { Path, type Walk, WHOLE } from '../graph/path.ts';
import { Explorer } from '../search/explorer.ts';
import type { Exploration, Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import type { Pauses } from '../state/steps.ts';
import { Buffering } from './buffering.ts';
import { Candidates } from './candidates.ts';
import { weakSites } from './weak-sites.ts';

interface How {
  readonly options: ExploreOptions;
  readonly listener: Listener;
  readonly threads: number;
}

/**
 * All executions of a program under c11: first those of rc11, by the main search, which also sees what reads could guess;
 * then, over and over until nothing more is seen, those with load buffering (buffering.ts). Every graph counts once.
 */
export class C11Search {
  private readonly program: Program;
  private readonly machine: Machine;
  private readonly bounds: ImageOptions;
  private readonly options: ExploreOptions;
  private readonly listener: Listener;
  private readonly threads: number;
  private readonly weak: Uint8Array;
  private readonly parts: (Exploration & { readonly duplicates?: number })[] = [];

  constructor(program: Program, machine: Machine, bounds: ImageOptions, { options, listener, threads }: How) {
    this.program = program;
    this.machine = machine;
    this.bounds = bounds;
    /* every thread and every write counts for what can be guessed */
    this.options = { ...options, symmetry: false, commuting: false };
    this.listener = listener;
    this.threads = threads;
    this.weak = weakSites(machine.image);
  }

  *run(): Pauses {
    const candidates = new Candidates(this.weak, this.options.race);
    const options = { ...this.options, onWrite };
    function onWrite(x: Exploration, a: EventId): void {
      candidates.note(x.graph, x.locations, a);
    }
    const first = new Explorer(this.machine, options, this.listener, this.threads, new Path(WHOLE));
    this.parts.push(first);
    yield* first.run();
    if (first.stopped || candidates.isEmpty) return;
    const slow = buildImage(this.program, { ...this.bounds, interpretOnly: true });
    const known = new Set<string>();
    for (let version = -1; version !== candidates.version && !this.current.stopped; ) {
      version = candidates.version;
      const x = new Buffering(this.machine, slow, this.options, this.listener, {
        candidates,
        known,
        threads: this.threads,
        path: new Later(this.parts.length),
      });
      this.parts.push(x);
      yield* x.run();
    }
  }

  /** The part that is being searched. */
  get current(): Exploration {
    return this.parts[this.parts.length - 1];
  }

  private sum(count: (x: Exploration) => number): number {
    return this.parts.reduce((total, x) => total + count(x), 0);
  }
  get executions(): number {
    return this.sum((x) => x.executions);
  }
  get blocked(): number {
    return this.sum((x) => x.blocked);
  }
  get events(): number {
    return this.sum((x) => x.events);
  }
  /** Graphs that were met more than once. */
  get duplicates(): number {
    return this.parts.reduce((total, { duplicates }) => total + (duplicates ?? 0), 0);
  }
}

/** Not to be divided; comes after everything of the main search. */
class Later implements Walk {
  readonly counts = false;
  private readonly round: number;
  constructor(round: number) {
    this.round = round;
  }
  enter(): void {}
  remaining(): void {}
  next = (): boolean => true;
  leave(): void {}
  where = (): number[] => [0x7fff_ffff, this.round];
}
