import type { Settings } from '../worker/protocol.ts';
import { DEFAULTS, isLitmus } from './choices.ts';

/** What to type to get the same answer on a machine of one's own. */
export function commandLine(file: string, settings: Settings): string {
  const words = ['heddle', isLitmus(file) ? 'litmus' : 'check', quoted(file)];
  const option = (name: string, value: string | number | null, byDefault: string | number | null): void => {
    if (value !== null && value !== byDefault) words.push(`--${name}`, quoted(String(value)));
  };
  /* said even where it is the default: it is what the answer is about, and litmus tests have defaults of their own */
  words.push('--model', settings.model);
  option('engine', settings.engine, DEFAULTS.engine);
  if (isLitmus(file)) return words.join(' ');
  if (settings.check !== null) words.push('--check', settings.check.join(','));
  option('unwind', settings.unwind, DEFAULTS.unwind);
  option('heap', settings.heap, DEFAULTS.heap);
  if (settings.spuriousCas) words.push('--spurious-cas');
  option('data-model', settings.dataModel, DEFAULTS.dataModel);
  option('timeout', settings.timeout, null);
  if (settings.flags.length > 0) words.push('--', ...settings.flags.map(quoted));
  return words.join(' ');
}

/** For a shell. */
const quoted = (word: string): string =>
  /^[\w./,=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Flags as they are typed: words, with quotes around those that have spaces. */
export function flagsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g), ([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
}

export const flagsText = (flags: readonly string[]): string =>
  flags.map((flag) => (/[\s"']/.test(flag) ? `'${flag.replaceAll("'", '')}'` : flag)).join(' ');
