import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { programs as languagePrograms } from '../cxx-language/programs.ts';
import { expectedOf } from '../cxx-library/expectation.ts';
import { platformPrograms } from '../platform-c/expectations.ts';
import { ROOT } from '../support/check-file.ts';

/** The programs of the C++ language, the C++ library and the C platform, each with all its variants. */
export interface Case {
  /** `folder/file -DVARIANT` */
  readonly name: string;
  /** From the root. */
  readonly file: string;
  readonly options: Pick<CheckOptions, 'clangFlags' | 'dataModel' | 'check'>;
}

const LIBRARY = 'test/cxx-library/programs';

function caseOf(
  file: string,
  flags: readonly string[],
  dataModel: CheckOptions['dataModel'],
  leaks: boolean,
): Case {
  const short = file.replace(/^test\//, '').replace('/programs/', '/');
  const check = new Set(checkOptions({ model: 'sc' }).check);
  if (leaks) check.add('leak');
  return {
    name: [short, ...flags].join(' '),
    file,
    options: { clangFlags: [...flags], dataModel, check },
  };
}

export function cases(): Case[] {
  const language = languagePrograms.map(({ file }) => caseOf(file, [], 'lp64', false));
  const library = readdirSync(join(ROOT, LIBRARY))
    .filter((name) => name.endsWith('.cc'))
    .flatMap((name) =>
      expectedOf(readFileSync(join(ROOT, LIBRARY, name), 'utf8')).map(({ defines }) =>
        caseOf(`${LIBRARY}/${name}`, defines, 'lp64', false),
      ),
    );
  const platform = platformPrograms().flatMap((program) =>
    program.variants.map(({ file, macros }) => caseOf(file, macros, program.dataModels[0], program.leaks)),
  );
  return [...language, ...library, ...platform].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Not decided in half a minute: exceptions that travel between threads, strings they share, many threads at a barrier
 * or a futex, work that others tell to stop. */
const TOO_SLOW =
  /^cxx-library\/(condition-any-stop-work|future-async|future-shared|output|thread-arguments)\.cc|^platform-c\/(barrier-more-threads\.c|futex-event\.c$)/;
export const isTooSlow = ({ name }: Case): boolean => TOO_SLOW.test(name);

/** A few seconds each: in the slow tests only. */
const SLOW =
  /^cxx-library\/(condition-any-stop|condition-queue|containers-guarded|function-callbacks|map-by-view|packaged-task|vector-growth)|^platform-c\/(barrier-loop|timedwait-poll|timedlock-loop|futex|eventfd)|exception-ptr/;
export const isSlow = ({ name }: Case): boolean => SLOW.test(name);
