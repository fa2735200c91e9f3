import { FENCES_TABLE } from './fences-options.ts';
import { LITMUS_TABLE } from './litmus-options.ts';
import { GROUPS, type OptionSpec } from './option-spec.ts';
import { flagOf, LATER_OPTIONS, spelling } from './option-spelling.ts';
import { OPTION_NAMES, specOf } from './option-table.ts';
import { REPLAY_TABLE } from './replay-options.ts';
import { TEST_TABLE } from './test-options.ts';

/** The default of an option, in words. */
export function defaultText(spec: OptionSpec<unknown>): string {
  return (
    spec.defaultText ??
    (typeof spec.default === 'boolean' ? (spec.default ? 'on' : 'off') : String(spec.default))
  );
}

/** docs/options.md; `formats` are the options that name output formats. */
export function optionsMarkdown(formats: readonly Named[]): string {
  return [
    '# Options of `heddle check`',
    '',
    'Written from `src/base/options/option-table.ts` (`--format` and `--also`: `src/results/formats/format-options.ts`) by',
    '`npm run bless`; a test compares the two.',
    ...tables([...formats, ...OPTION_NAMES.map((name): Named => [name, specOf(name)])]),
    '',
    '## Not in this version',
    '',
    'These belong to parts of the design that do not exist yet. Naming one is a usage error (exit 1).',
    '',
    '| option | for |',
    '| --- | --- |',
    ...LATER_OPTIONS.map(([name, reader]) => `| \`${flagOf(name)}\` | ${reader} |`),
    '',
    '# Options of `heddle replay`',
    '',
    'Its `--clang --no-cache --timeout --memory --format --output --quiet --no-color` are those of `heddle check`. From',
    '`src/base/options/replay-options.ts`:',
    ...tables(Object.entries(REPLAY_TABLE)),
    '',
    '# Options of `heddle fences`',
    '',
    'It has those of `heddle check` (but for `--keep-going --print-after --dimacs`), and, from `src/base/options/fences-options.ts`:',
    ...tables(Object.entries(FENCES_TABLE)),
    '',
    'With any of `--tests --ops --init --destroy --spec --spec-init`, which are those of `heddle test`, the file is a data type and every test has to pass.',
    '',
    '# Options of `heddle litmus`',
    '',
    'From `src/base/options/litmus-options.ts`.',
    ...tables(Object.entries(LITMUS_TABLE)),
    '',
    '# Options of `heddle test`',
    '',
    'Those of `heddle check` but `--entry --clang --print-after --dimacs`, with `--heap reuse` where the engine has it and without',
    '`--keep-going` the end at the first test that fails. From `src/base/options/test-options.ts`:',
    ...tables(Object.entries(TEST_TABLE)),
    '',
  ].join('\n');
}

type Named = readonly [name: string, spec: OptionSpec<unknown>];

const tables = (options: readonly Named[]): string[] =>
  GROUPS.flatMap((group) => {
    const rows = options.filter(([, spec]) => spec.group === group).map(row);
    if (rows.length === 0) return [];
    return [
      '',
      `## ${group}`,
      '',
      '| option | default | meaning | read by |',
      '| --- | --- | --- | --- |',
      ...rows,
    ];
  });

function row([name, spec]: Named): string {
  const flag = `${spelling(name, spec)}${spec.syntax === null ? '' : ` ${spec.syntax}`}`;
  return `| \`${cell(flag)}\` | ${cell(defaultText(spec))} | ${cell(spec.help)} | ${spec.readers.join(', ')} |`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
