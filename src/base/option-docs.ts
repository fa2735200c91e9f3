import { flagOf, GROUPS, LATER_OPTIONS, OPTION_NAMES, type OptionName, specOf } from './option-table.ts';

/** The default of an option, in words. */
export function defaultText(name: OptionName): string {
  const spec = specOf(name);
  return (
    spec.defaultText ??
    (typeof spec.default === 'boolean' ? (spec.default ? 'on' : 'off') : String(spec.default))
  );
}

/** docs/options.md. */
export function optionsMarkdown(): string {
  return [
    '# Options of `heddle check`',
    '',
    'Written from `src/base/option-table.ts` by `npm run bless`; a test compares the two.',
    ...GROUPS.flatMap(groupTable),
    '',
    '## Not in this version',
    '',
    'These belong to parts of the design that do not exist yet. Naming one is a usage error (exit 1).',
    '',
    '| option | for |',
    '| --- | --- |',
    ...LATER_OPTIONS.map(([name, reader]) => `| \`${flagOf(name)}\` | ${reader} |`),
    '',
  ].join('\n');
}

function groupTable(group: (typeof GROUPS)[number]): string[] {
  const rows = OPTION_NAMES.filter((name) => specOf(name).group === group).map((name) => {
    const { syntax, help, readers } = specOf(name);
    const flag = `${flagOf(name)}${syntax === null ? '' : ` ${syntax}`}`;
    return `| \`${cell(flag)}\` | ${cell(defaultText(name))} | ${cell(help)} | ${readers.join(', ')} |`;
  });
  return [
    '',
    `## ${group}`,
    '',
    '| option | default | meaning | read by |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
