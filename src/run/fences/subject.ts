import { type Diagnostic, DiagnosticError, EXIT } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import type { Overlay } from '../../frontend/compile/clang/clang.ts';
import { textOf } from '../../host/bytes.ts';
import { resolve } from '../../host/paths.ts';
import { printProgram } from '../../ir/print.ts';
import type { Func, Program } from '../../ir/types.ts';
import { runPasses } from '../../passes/pipeline.ts';
import type { Progress, Verdict } from '../../results/types.ts';
import { runTests } from '../datatypes/run-tests.ts';
import { loadProgram } from '../load.ts';
import { type Checking, checkOnce } from './checking.ts';

/** What is to pass: one program, or a data type with every client of its suite. */
export interface Subject {
  readonly files: readonly string[];
  /** The user's texts that can be changed, of the programs as they are. */
  readonly textsOf: (programs: readonly Program[]) => ReadonlyMap<string, string>;
  /** Its programs, compiled from these texts. */
  readonly load: (overlay: Overlay) => Promise<LoadedSubject>;
  /** As the user would check it, from these texts. */
  readonly recheck: (overlay: Overlay, checking: Checking) => AsyncGenerator<Progress, Verdict, void>;
}

interface LoadedSubject {
  readonly programs: readonly Program[];
  /** What the front end made of them, without places and without marks. */
  readonly shape: string;
  readonly diagnostics: readonly Diagnostic[];
}

export function programSubject(files: readonly string[], options: CheckOptions): Subject {
  const load = (overlay: Overlay, given: CheckOptions, print: (text: string) => void = () => {}) =>
    loadProgram(files, given, print, 'included', overlay.size === 0 ? undefined : overlay);
  return {
    files,
    textsOf: ([program]) => program.sources,
    load: async (overlay) => {
      let shape = '';
      const { program, diagnostics } = await load(overlay, { ...options, printAfter: 'lower' }, (text) => {
        shape = shapeOf(text);
      });
      return { programs: [program], shape, diagnostics };
    },
    recheck: async function* (overlay, checking) {
      return yield* checkOnce((await load(overlay, options)).program, checking);
    },
  };
}

const shapeOf = (text: string): string =>
  text
    .replace(/^ *fence signal .*\n|^source .*\n|^!\d+ = .*\n|^#\d+ = .*\n/gm, '')
    .replace(/ !\d+\b/g, '')
    /* (lambda at FILE:LINE:COLUMN) */
    .replace(/:\d+:\d+\)/g, ')');

/**
 * The concurrent programs of a suite are caught on their way to the engine, which gets an empty one instead: serial
 * observations do not depend on fences, so each client is made once, for all placements.
 */
export function suiteSubject(file: string, options: CheckOptions, typeOptions: TestOptions): Subject {
  const request = (overlay: Overlay, given: CheckOptions) => {
    const bytes = overlay.get(resolve(file));
    return {
      file,
      options: given,
      typeOptions,
      leaks: false as const,
      ...(bytes === undefined ? {} : { text: textOf(bytes) }),
    };
  };
  return {
    files: [file],
    /* what it includes is not overlaid, and the clients are ours */
    textsOf: ([program]) => new Map([...(program?.sources ?? [])].filter(([name]) => name === file)),
    load: async (overlay) => {
      const caught: Program[] = [];
      const change = (program: Program): Program => {
        caught.push(program);
        return emptied(program);
      };
      const { run } = await last(runTests({ ...request(overlay, { ...options, keepGoing: true }), change }));
      for (const { verdict, serially, test } of run.tests)
        if (serially || verdict.verdict !== 'verified') throw notSerial(file, test, verdict);
      const passes = {
        printAfter: null,
        onPrint: () => {},
        verify: options.verifyIR,
        retries: options.retries === 'on',
      };
      return {
        programs: caught.map((program) => runPasses(program, passes)),
        shape: caught.map((program) => shapeOf(printProgram(program))).join('\n'),
        diagnostics: [],
      };
    },
    recheck: async function* (overlay, { limits }) {
      const run = runTests({ ...request(overlay, options), signal: limits.signal });
      let step = await run.next();
      for (; !step.done; step = await run.next()) yield step.value.progress;
      const { tests } = step.value.run;
      return tests.find(({ verdict }) => verdict.verdict !== 'verified')?.verdict ?? tests[0].verdict;
    },
  };
}

/** The same program with nothing to do. */
function emptied(program: Program): Program {
  const nothing = (func: Func): Func => ({
    ...func,
    blocks: [
      {
        params: [],
        instrs: [],
        term: {
          op: 'ret',
          at: func.at,
          values: func.returns.map((type) => ({ kind: 'const', type, bits: 0n })),
        },
      },
    ],
    loops: [],
  });
  return {
    ...program,
    functions: program.functions.map((func, id) => (id === program.entry ? nothing(func) : func)),
  };
}

function notSerial(file: string, test: string, verdict: Verdict): DiagnosticError {
  const what =
    verdict.verdict === 'violated'
      ? `${file} is wrong in the test ${test} although its operations run one after the other: no fence helps`
      : `${file}, test ${test}: ${verdict.summary}`;
  return new DiagnosticError(
    { code: 'HED715', severity: 'error', message: what, help: 'heddle test shows the execution' },
    verdict.verdict === 'violated' ? EXIT.violated : EXIT.unknown,
  );
}

async function last<T>(run: AsyncGenerator<unknown, T, void>): Promise<T> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}
