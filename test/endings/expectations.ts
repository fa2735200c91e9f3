import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the head comment of a program promises, one line a variant:
 *
 *   endings: -DMACRO --check=KINDS --model=MODELS --engine=ENGINES => verified
 *   endings: … => violated KIND|KIND: part of the message
 *   endings: … => unknown: part of a message or of the way out
 */
export interface Variant {
  readonly file: string;
  readonly title: string;
  readonly macros: readonly string[];
  readonly check: string | null;
  readonly models: readonly string[] | null;
  readonly engines: readonly string[] | null;
  readonly verdicts: readonly string[];
  /** Any of these is right: which comes first is the engine's affair. */
  readonly kinds: readonly string[];
  readonly message: string;
}

const FOLDER = join(import.meta.dirname, 'programs');
const LINE = /^ \* endings: (.*?)=> (verified|violated ([\w|]+)|unknown)(?:: (.*))?$/gm;

export function endingPrograms(): { readonly name: string; readonly variants: readonly Variant[] }[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => ({ name, variants: read(name) }));
}

function read(name: string): Variant[] {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const head = text.slice(0, text.indexOf('*/'));
  const variants = [...head.matchAll(LINE)].map(([, given, verdict, kind, message]): Variant => {
    const words = given.trim().split(' ').filter(Boolean);
    const option = (flag: string): string | null =>
      words.find((word) => word.startsWith(`--${flag}=`))?.slice(flag.length + 3) ?? null;
    return {
      file: `test/endings/programs/${name}`,
      title: given.trim() || 'as it is',
      macros: words.filter((word) => word.startsWith('-D')),
      check: option('check'),
      models: option('model')?.split(',') ?? null,
      engines: option('engine')?.split(',') ?? null,
      verdicts: verdict.startsWith('violated') ? ['violated'] : verdict.split('|'),
      kinds: kind?.split('|') ?? [],
      message: message ?? '',
    };
  });
  const promised = head.match(/^ \* endings:/gm)?.length ?? 0;
  if (variants.length === 0 || variants.length !== promised)
    throw new Error(`${name}: what does it promise?`);
  return variants;
}
