import { InternalError } from '../../src/base/failure.ts';

/** src/run/cluster/cluster.ts for the browser: a page talks to no Redis. */
const refuse = async (): Promise<never> => {
  throw new InternalError('a page cannot join other machines');
};
export const joinCluster = refuse;
export const loadRun = refuse;
export const listRuns = refuse;
