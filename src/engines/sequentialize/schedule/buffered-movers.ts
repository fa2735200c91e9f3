import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Delays } from '../memory/delays.ts';
import type { Movers } from './movers.ts';

/**
 * Which events of threads move whose stores wait in buffers (movers.ts says what that means, and is about threads
 * without). A store that reaches memory is a step of its own, for which no thread needs a turn: it comes when its time
 * comes (timestamps.ts). So an event moves if it can be exchanged with the events of other threads, and with stores that
 * reach memory, of its own thread and of others.
 *
 *   - To issue a store that waits is nobody else's business, as long as it is issued before it reaches memory: it moves
 *     left, if what it looks at besides is read alone. (Not right: it would have to pass its own arrival.) Stores of different threads that have equal times
 *     reach memory in the order of issue; those that did have times of their own, where the clock cuts nothing.
 *   - A store that is made in turn (delays.ts) is in memory at once, where nobody else looks: it moves both ways.
 *   - A read that is alone moves both ways: stores of others to its cell have reached memory before, because whatever
 *     keeps them from happening now has let their buffers run empty; and of its own thread's stores it
 *     gets the last, wherever that is.
 *   - What lets the buffer run empty moves right as without buffers: then it is empty, and stays so until the thread's
 *     next event. It moves left only where the buffer is empty anyhow: else it would have to pass the arrival of a
 *     store. The same holds of what is written at once.
 *   - A store-store barrier is its thread's own business: both.
 */
export class BufferedMovers {
  private readonly program: BoundedProgram;
  private readonly movers: Movers;
  private readonly delays: Delays;

  constructor(program: BoundedProgram, movers: Movers, delays: Delays) {
    this.program = program;
    this.movers = movers;
    this.delays = delays;
  }

  movesLeft(t: number, event: Event): boolean {
    switch (event.kind) {
      case 'load':
        return this.movers.movesLeft(t, event);
      case 'store':
        if (this.delays.waits[t][event.index]) return this.looksAlone(t, event);
        if (this.isInTurn(t, event)) return true;
        break;
      case 'fence':
        if (!event.drains) return true;
        break;
      default:
        break;
    }
    return this.movers.movesLeft(t, event) && this.isEmptyBefore(t, event);
  }

  movesRight(t: number, event: Event): boolean {
    if (event.kind !== 'store') return this.movers.movesRight(t, event);
    if (this.delays.waits[t][event.index]) return false;
    if (this.isInTurn(t, event)) return true;
    return this.movers.movesRight(t, event) && this.isEmptyBefore(t, event);
  }

  isInside(t: number, event: Event): boolean {
    return this.movers.isInside(t, event);
  }

  /** What it reads, as whether a block has been freed, is read alone. */
  private looksAlone(t: number, event: Event): boolean {
    return event.parts.every((part) => part.read === null || this.movers.isPartAlone(t, event, part));
  }

  /** What it writes is accessed in turn, and so is what else it looks at. */
  private isInTurn(t: number, event: Event): boolean {
    return this.delays.inTurn[t][event.index] && this.movers.isAlone(t, event);
  }

  /** Does nothing wait in the thread's buffer when the event comes? */
  private isEmptyBefore(t: number, event: Event): boolean {
    const { events } = this.program.threads[t];
    for (let i = event.index - 1; i >= 0; i--) {
      if (this.delays.waits[t][i] && !this.movers.excludes(events[i].guard, event.guard)) return false;
      if (events[i].drains && this.movers.follows(event.guard, events[i].guard)) return true;
    }
    return true;
  }
}
