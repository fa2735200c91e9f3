import type { LocationId, ThreadId } from '../../../base/ids.ts';
import { ST_ADDR, ST_SIZE } from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { Rc11 } from '../consistency/rc11.ts';
import { NO_THREAD } from '../graph/columns.ts';
import { Ground } from '../state/ground.ts';
import type { ExploreOptions } from '../state/options.ts';

/** Address and size of the pending access of a thread with this state. */
export const addressOf = (s: Int32Array): readonly [number, number] => [s[ST_ADDR], s[ST_SIZE]];

/** The ground of a search with promises, which are in a list of their own; a graph is nested for each that is fulfilled. */
export class PromisingGround extends Ground {
  constructor(machine: Machine, options: ExploreOptions, threads: number) {
    super(machine, options, new Rc11(), threads, threads + 1);
  }

  locationOf(t: ThreadId): LocationId {
    const [address, size] = addressOf(this.machine.state(t));
    return this.locations.number(address, size);
  }

  /** Threads are not compared here. */
  twinMadeBy = (): ThreadId => NO_THREAD;
}
