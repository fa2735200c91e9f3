import { checkOptions } from '../src/base/options/options.ts';
import { testOptions } from '../src/base/options/test-options.ts';
import { askedBy, settingsOf } from '../src/engines/axiomatic/model/settings.ts';
import { encodingOf, openFormula, questionsOf } from '../src/engines/axiomatic/open.ts';
import { answer } from '../src/engines/bounded-sat/answer.ts';
import type { ModelName } from '../src/results/types.ts';
import { testsOf } from '../src/run/datatypes/clients/tests.ts';
import { concurrentDriver } from '../src/run/datatypes/drivers/concurrent-driver.ts';
import { ENTRY } from '../src/run/datatypes/drivers/driver.ts';
import { serialDriver } from '../src/run/datatypes/drivers/serial-driver.ts';
import { loadDataType, PREFIX } from '../src/run/datatypes/operations/operations.ts';
import { mine } from '../src/run/datatypes/specification/mine.ts';
import { driverUnit, typeUnit } from '../src/run/datatypes/units.ts';
import { linkProgram } from '../src/run/make-program.ts';

/** One test of a data type under one model, by the engine axiomatic: sizes, and what encoding and solving take. */
export interface TestMeasured {
  readonly threads: number;
  readonly instructions: number;
  readonly loads: number;
  readonly stores: number;
  readonly fences: number;
  readonly variables: number;
  readonly clauses: number;
  /** Processor seconds: what the serial executions, the formula, and the solver take. */
  readonly mining: number;
  readonly encoding: number;
  readonly solving: number;
  readonly megabytes: number;
  readonly said: string;
}

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** For a process of its own: file, test, model, seconds, flags; prints JSON. */
export async function datatypesRow(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const [file = '', test = '', model = 'sc', seconds = '60', ...clangFlags] = args;
  const options = checkOptions({
    model: model as ModelName,
    engine: 'axiomatic',
    clangFlags,
    heap: 'fresh',
    entry: ENTRY,
  });
  const type = await loadDataType(file, testOptions({}), options);
  const { operations, hasInit, hasDestroy } = type.implementation;
  const [{ client }] = testsOf([test], operations);
  const of = { client, operations, hasInit, hasDestroy, prefix: PREFIX };
  const begun = processor();
  const serial = await linkProgram([typeUnit(type), driverUnit(serialDriver(of, null, false))], options);
  const mined = mine(serial, of, options);
  const known = processor();
  const driver = concurrentDriver(of, mined.observations);
  const program = await linkProgram([typeUnit(type), driverUnit(driver)], options);
  const settings = settingsOf(model, askedBy(program, options));
  const encoding = encodingOf(program, options, settings, 2, () => {});
  const { formula, solver } = await openFormula(program, options, settings, encoding, false);
  const encoded = processor();
  const limits = { signal: AbortSignal.timeout(1000 * Number(seconds)) };
  const found = await answer({ ...questionsOf(program, options, formula, limits), share: null });
  const solved = processor();
  const events = encoding.program.threads.flatMap((thread) => thread.events);
  const count = (kinds: readonly string[]): number =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  const measured: TestMeasured = {
    threads: client.threads,
    instructions: program.functions.reduce(
      (sum, { blocks }) => sum + blocks.reduce((all, { instrs }) => all + instrs.length, 0),
      0,
    ),
    loads: count(['load', 'rmw', 'cas']),
    stores: count(['store', 'rmw', 'cas']),
    fences: count(['fence']),
    variables: solver.variables,
    clauses: solver.clauses,
    mining: known - begun,
    encoding: encoded - known,
    solving: solved - encoded,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    said:
      found.answer === 'unknown'
        ? `> ${seconds} s`
        : (found.violation?.kind ?? (found.cut.length > 0 ? 'cut' : (found.unsupported?.code ?? 'passes'))),
  };
  print(JSON.stringify(measured));
  process.exit(0);
}
