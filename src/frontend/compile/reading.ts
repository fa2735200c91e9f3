import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { isOrdinaryFile } from '../../base/ordinary-file.ts';

/**
 * What a program may read beside its source files: every file that its `#include`s, its `-include`s and the like find
 * (`included`), or nothing (`sources`). The second is for programs that a stranger's trace names: what they include
 * would be read with the user's rights and quoted in messages. It is the embedded compiler that keeps it, which sees
 * the files it is given and no others; here the user is told, as soon as there is a file to be read.
 */
export type Reading = 'included' | 'sources';

/** For `sources`: null if there is no such file, and an error if there is. */
export function refuseIncluded(path: string): null {
  if (!isOrdinaryFile(path)) return null;
  throw new DiagnosticError(
    {
      code: 'HED661',
      severity: 'error',
      message: `the program of this trace may include ${path}: replay does not read such files unless you say so`,
      help: 'if you trust the trace, give --read-files',
    },
    EXIT.usage,
  );
}
