import { InternalError } from '../../src/base/failure.ts';

/** src/run/schedules.ts for the browser: nothing is written to a disk. */
export const scheduleWriter = (folder: string): never => {
  throw new InternalError(`a page cannot write into ${folder}`);
};
