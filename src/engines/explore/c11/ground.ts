import type { Machine } from '../../../vm/machine.ts';
import type { ExploreOptions } from '../search/explorer.ts';
import { Ground } from '../search/ground.ts';
import { addressOf } from './ways.ts';

/** The ground of a search with promises, which are in a list of their own; a graph is nested for each that is fulfilled. */
export class PromisingGround extends Ground {
  constructor(machine: Machine, options: ExploreOptions, threads: number) {
    super(machine, options, 'rc11', threads, threads + 1);
  }

  locationOf(t: number): number {
    const [address, size] = addressOf(this.machine.state(t));
    return this.locations.number(address, size);
  }

  /** Threads are not compared here. */
  twinMadeBy = (): number => -1;
}
