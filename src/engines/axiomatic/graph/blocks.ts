import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { Event } from '../../bounded/events.ts';

interface Ended {
  readonly begin: Event;
  readonly block: number;
  readonly ends: readonly Event[];
}

/**
 * The atomic blocks of a thread, which are static: a block begins and ends at certain events. Blocks inside blocks count
 * for nothing but their fences. A block may have several ends, under conditions that exclude each other (one in each branch; the
 * normal one, and that of a thread that leaves inside). A program whose begins and ends do not pair up along its straight line
 * otherwise (one branch begins, another ends) is refused.
 */
export class AtomicBlocks {
  private readonly block = new Map<number, number>();
  private readonly role = new Map<number, 'begin' | 'end' | 'inner'>();

  private readonly entailment: Entailment;
  /** The last block that has ended, and its ends so far. */
  private last: Ended | null = null;

  constructor(entailment: Entailment, events: readonly Event[], t: number) {
    this.entailment = entailment;
    const open: Event[] = [];
    let current = -1;
    for (const event of events) {
      if (event.kind === 'atomic-begin') {
        for (const outer of open) if (!entailment.follows(event.guard, outer.guard)) throw unpaired();
        open.push(event);
        if (open.length === 1) {
          current = (t + 1) * 1_000_000 + event.index;
          this.role.set(event.index, 'begin');
          this.block.set(event.index, current);
          continue;
        }
        this.role.set(event.index, 'inner');
      }
      if (current >= 0) this.block.set(event.index, current);
      if (event.kind !== 'atomic-end') continue;
      const begin = open.pop();
      if (begin === undefined) {
        this.endWithout(event, events);
        continue;
      }
      if (!entailment.follows(event.guard, begin.guard)) throw unpaired();
      this.role.set(event.index, open.length === 0 ? 'end' : 'inner');
      if (open.length > 0) continue;
      this.last = { begin, block: current, ends: [event] };
      current = -1;
    }
  }

  /** An end without a beginning is nothing, unless it is that of the last block where none of its ends so far has come. */
  private endWithout(event: Event, events: readonly Event[]): void {
    const { last, entailment } = this;
    const isEnded = (guard: Event['guard']): boolean =>
      last?.ends.some((end) => entailment.follows(guard, end.guard)) ?? true;
    if (last === null || isEnded(event.guard) || !entailment.follows(event.guard, last.begin.guard)) {
      this.role.set(event.index, 'inner');
      return;
    }
    const excluded = (guard: Event['guard']): boolean =>
      last.ends.every((end) => entailment.contradicts(guard, end.guard));
    if (!excluded(event.guard)) throw unpaired();
    for (const one of events.slice(last.ends[0].index + 1, event.index + 1)) {
      if (this.block.has(one.index) || isEnded(one.guard)) continue;
      if (!excluded(one.guard)) throw unpaired();
      this.block.set(one.index, last.block);
    }
    this.role.set(event.index, 'end');
    this.last = { ...last, ends: [...last.ends, event] };
  }

  /** The block an event is in, -1: none. */
  around(event: Event): number {
    return this.block.get(event.index) ?? -1;
  }

  blockOf(event: Event): number {
    return this.around(event);
  }

  roleOf(event: Event): 'begin' | 'end' | 'inner' {
    return this.role.get(event.index) ?? 'inner';
  }
}

const unpaired = (): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED672',
      severity: 'error',
      message: 'an atomic block begins or ends only under conditions that engine axiomatic does not follow',
      help: 'begin and end atomic blocks in the same branch, or use --engine explore',
    },
    EXIT.unknown,
  );
