/**
 * `npm run fuzz -- --seed S --count N --models sc,tso,… --engines operational,random,…`: compares every engine with the
 * oracle on random programs, and the models with each other (docs/fuzzing.md). Exit 10 on a difference.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { MODELS } from '../src/base/names.ts';
import type { ModelName } from '../src/results/types.ts';
import { FUZZ_ENGINES, TWIN_ENGINES } from '../test/fuzz/engines.ts';
import { type Found, FUZZ_DEFAULTS, type FuzzOptions, type FuzzResult, fuzz } from '../test/fuzz/fuzz.ts';
import { SPECIAL_KINDS, type SpecialKind } from '../test/fuzz/generate.ts';

const ORACLE = 'oracle';
const TITLE = `# Random programs: engines against the oracle, models against each other

Each section is one run of the command in it with \`--record\`. "Too big": more candidate executions than the limit.
"Of these weak": programs that end in some state which the stronger model (for engines: \`sc\`) does not allow; only on
these a model shows itself.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    kind: { type: 'string', default: 'mixed' },
    models: { type: 'string', default: MODELS.join() },
    engines: { type: 'string', default: [ORACLE, ...FUZZ_ENGINES.map(({ name }) => name)].join() },
    candidates: { type: 'string', default: String(FUZZ_DEFAULTS.candidates) },
    clang: { type: 'string', default: FUZZ_DEFAULTS.clang },
    batch: { type: 'string', default: String(FUZZ_DEFAULTS.batch) },
    small: { type: 'boolean', default: false },
    'keep-going': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2000000000' },
    record: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

const usage = (message: string): never => {
  console.error(`fuzz: ${message}`);
  process.exit(1);
};
const whole = (
  name: 'seed' | 'count' | 'from' | 'candidates' | 'batch' | 'seconds',
  least: number,
): number => {
  const n = Number(values[name]);
  if (Number.isInteger(n) && n >= least && n < 2 ** 31) return n;
  return usage(`--${name} must be a whole number from ${least} on, not '${values[name]}'`);
};
const listed = (name: 'models' | 'engines', known: readonly string[]): string[] => {
  const asked = values[name].split(',').filter((text) => text !== '');
  const wrong = asked.find((text) => !known.includes(text));
  if (wrong !== undefined) usage(`--${name}: there is no '${wrong}'; there are ${known.join(', ')}`);
  return known.filter((text) => asked.includes(text));
};

const MIXED = 'mixed';
const kindNamed = (text: string): SpecialKind | null =>
  text === MIXED
    ? null
    : (SPECIAL_KINDS.find((kind) => kind === text) ??
      usage(`--kind: there is no '${text}'; there are ${MIXED}, ${SPECIAL_KINDS.join(', ')}, and all`));
const kindsOf = (text: string): FuzzOptions['kinds'] =>
  text === 'all'
    ? [null, ...SPECIAL_KINDS.filter((kind) => kind !== 'large')]
    : text.split(',').map(kindNamed);

const ENGINES = [...FUZZ_ENGINES, ...TWIN_ENGINES];
const engineNames = listed('engines', [ORACLE, ...ENGINES.map(({ name }) => name)]);
const options: FuzzOptions = {
  seed: whole('seed', 0),
  count: whole('count', 1),
  from: whole('from', 0),
  kinds: kindsOf(values.kind),
  models: listed('models', MODELS) as ModelName[],
  engines: ENGINES.filter(({ name }) => engineNames.includes(name)),
  inclusion: engineNames.includes(ORACLE),
  candidates: whole('candidates', 1),
  small: values.small,
  clang: values.clang,
  batch: whole('batch', 1),
  seconds: whole('seconds', 1),
  differences: values['keep-going'] ? Number.MAX_SAFE_INTEGER : 1,
};

const started = performance.now();
const elapsed = (): number => (performance.now() - started) / 1000;
let told = 0;
const tell = (done: number, found: number): void => {
  if (values.quiet || elapsed() - told < 2) return;
  told = elapsed();
  const rate = (done / told).toFixed(1);
  console.error(`fuzz: ${done} of ${options.count} programs, ${rate}/s, ${found} differences`);
};
const result = await fuzz(options, tell, (found) => console.log(story(found)));

const seconds = elapsed();
console.log(table(result).join('\n'));
if (values.record !== undefined) {
  mkdirSync(dirname(values.record), { recursive: true });
  if (!existsSync(values.record)) writeFileSync(values.record, TITLE);
  appendFileSync(values.record, record(result));
}
process.exitCode = result.found.length > 0 ? 10 : 0;

function story({ kind, index, check, difference, original, shrunk }: Found): string {
  const list = (items: readonly string[]): string => items.map((item) => `    ${item}`).join('\n');
  return [
    `difference: seed ${options.seed}, kind ${kind ?? MIXED}, program ${index}, ${check}`,
    difference.what,
    `  left (${difference.left.length}):`,
    list(difference.left),
    `  right (${difference.right.length}):`,
    list(difference.right),
    'smallest program that differs (the answers above are for this one):',
    shrunk,
    'as generated:',
    original,
    `again with: ${again(index, 1, [kind])}`,
    '',
  ].join('\n');
}

function again(from: number, count: number, kinds: FuzzOptions['kinds']): string {
  const engines = engineNames.join();
  const kind = kinds.map((each) => each ?? MIXED).join();
  return `npm run fuzz -- --kind ${kind} --seed ${options.seed} --from ${from} --count ${count} --models ${options.models.join()} --engines ${engines} --candidates ${options.candidates}${options.small ? ' --small' : ''}`;
}

function table({ tallies, found }: FuzzResult): string[] {
  const rows = [...tallies].map(([name, { held, weak, other, tooBig, cpu }]) => {
    const differ = found.filter((each) => each.check === name).length;
    return `| ${name} | ${held} | ${weak} | ${tooBig} | ${other} | ${differ} | ${(cpu / 1000).toFixed(1)} |`;
  });
  return [
    '| check | holds | of these weak | skipped: too big | does not apply | differs | CPU s |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function record(done: FuzzResult): string {
  return [
    '',
    `## Seed ${options.seed}, from ${options.from}: ${done.programs} programs under ${options.models.join(', ')}`,
    '',
    `\`${again(options.from, options.count, options.kinds)}\``,
    '',
    `${done.programs} programs in ${seconds.toFixed(0)} s (${(done.programs / seconds).toFixed(1)}/s, processor time ${cpuSeconds().toFixed(0)} s), ` +
      `Node ${process.version}. Differences: ${done.found.length}.`,
    '',
    `Of each kind: ${[...done.ofKinds].map(([kind, n]) => `${kind ?? MIXED} ${n}`).join(', ')}.`,
    '',
    ...table(done),
    '',
    ...done.found.map((each) => `\`\`\`\n${story(each)}\n\`\`\`\n`),
  ].join('\n');
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
