import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { Event } from '../../bounded/events.ts';

/**
 * The atomic blocks of a thread, which are static: a block begins and ends at certain events. Blocks inside blocks count
 * for nothing but their fences. A program whose begins and ends do not pair up along its straight line (one branch
 * begins, another ends) is refused.
 */
export class AtomicBlocks {
  private readonly block = new Map<number, number>();
  private readonly role = new Map<number, 'begin' | 'end' | 'inner'>();

  constructor(entailment: Entailment, events: readonly Event[], t: number) {
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
      // An end without a beginning is nothing.
      if (begin === undefined) {
        this.role.set(event.index, 'inner');
        continue;
      }
      if (!entailment.follows(event.guard, begin.guard)) throw unpaired();
      this.role.set(event.index, open.length === 0 ? 'end' : 'inner');
      if (open.length === 0) current = -1;
    }
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
