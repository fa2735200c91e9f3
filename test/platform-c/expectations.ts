import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the head comment of a program says, one line a variant (the macros that switch something on or off):
 *
 *   platform: verified
 *   platform: -DNAME violated KIND|KIND: part of the message
 *   platform: -DNAME unknown: part of the message
 *
 * `check: leak` asks for that check too; `lp64 only`, `ilp32 only`: for one data model; `oracle`: small enough for
 * brute force.
 */
export interface Variant {
  readonly file: string;
  readonly macros: readonly string[];
  readonly verdict: 'verified' | 'violated' | 'unknown';
  /** Any of these is right: which comes first is the engine's affair. */
  readonly kinds: readonly string[];
  readonly message: string;
}

export interface PlatformProgram {
  readonly name: string;
  readonly variants: readonly Variant[];
  readonly leaks: boolean;
  readonly dataModels: readonly ('lp64' | 'ilp32')[];
  readonly oracle: boolean;
}

const FOLDER = join(import.meta.dirname, 'programs');
const LINE = /^ \* platform: ((?:-D\S+ )*)(verified|violated ([\w|]+)|unknown)(?:: (.*))?$/gm;

export function platformPrograms(): PlatformProgram[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => read(name));
}

function read(name: string): PlatformProgram {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const head = text.slice(0, text.indexOf('*/'));
  const variants = [...head.matchAll(LINE)].map(
    ([, macros, verdict, kind, message]): Variant => ({
      file: `test/platform-c/programs/${name}`,
      macros: macros.trim().split(' ').filter(Boolean),
      verdict: verdict.split(' ')[0] as Variant['verdict'],
      kinds: kind?.split('|') ?? [],
      message: message ?? '',
    }),
  );
  const promised = head.match(/^ \* platform:/gm)?.length ?? 0;
  if (variants.length === 0 || variants.length !== promised)
    throw new Error(`${name}: what does it promise?`);
  const only = /^ \* (lp64|ilp32) only$/m.exec(head)?.[1] as 'lp64' | 'ilp32' | undefined;
  return {
    name,
    variants,
    leaks: /^ \* check: leak$/m.test(head),
    dataModels: only === undefined ? ['lp64', 'ilp32'] : [only],
    oracle: /^ \* oracle$/m.test(head),
  };
}
