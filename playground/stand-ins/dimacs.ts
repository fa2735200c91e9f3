import { InternalError } from '../../src/base/failure.ts';

/** src/sat/cnf/dimacs.ts for the browser: nothing is written to a disk. */
export const writeDimacs = (file: string): void => {
  throw new InternalError(`a page cannot write ${file}`);
};
