/** `npm run bench -- SUITE`: one module per suite, loaded when it is asked for. */
type Print = (line: string) => void;

const SUITES: Readonly<Record<string, (print: Print, args: readonly string[]) => Promise<void>>> = {
  auto: async (print, args) => (await import('./auto.ts')).autoBench(print, args),
  axiomatic: async (print, args) => (await import('./axiomatic.ts')).axiomaticBench(print, args),
  'axiomatic-row': async (print, args) => (await import('./axiomatic-row.ts')).axiomaticRow(print, args),
  cycles: async (print, args) => (await import('./cycles.ts')).cyclesBench(print, args),
  cxx: async (print) => (await import('./cxx.ts')).cxxBench(print),
  datatypes: async (print, args) => (await import('./datatypes.ts')).datatypesBench(print, args),
  'datatypes-row': async (print, args) => (await import('./datatypes-row.ts')).datatypesRow(print, args),
  directed: async (print, args) => (await import('./directed.ts')).directedBench(print, args),
  'directed-row': async (print, args) => (await import('./directed-row.ts')).directedRow(print, args),
  explore: async (print) => (await import('./explore.ts')).exploreBench(print),
  fences: async (print, args) => (await import('./fences.ts')).fencesBench(print, args),
  parallel: async (print, args) => (await import('./parallel.ts')).parallelBench(print, args),
  playground: async (print) => (await import('./playground.ts')).playgroundBench(print),
  real: async (print) => (await import('./real.ts')).realBench(print),
  sat: async (print, args) => (await import('./sat.ts')).satBench(print, args),
  sequentialize: async (print, args) => (await import('./sequentialize.ts')).sequentializeBench(print, args),
  'sequentialize-row': async (print, args) =>
    (await import('./sequentialize-row.ts')).sequentializeRow(print, args),
  startup: async (print, args) => (await import('./startup.ts')).startupBench(print, args),
  turns: async (print, args) => (await import('./turns.ts')).turnsBench(print, args),
  vm: async (print) => (await import('./vm.ts')).vmBench(print),
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(SUITES, name)) {
  await SUITES[name](console.log, args);
} else {
  console.error(`bench: give a suite: ${Object.keys(SUITES).join(', ')}`);
  process.exitCode = 1;
}
