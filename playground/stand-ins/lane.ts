import { InternalError } from '../../src/base/failure.ts';

/** src/engines/work/lane.ts for the browser: a run is one worker, and its jobs are one. */
export class Lane {
  constructor() {
    throw new InternalError('there are no worker threads in a page');
  }
}
