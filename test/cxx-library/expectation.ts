import type { ViolationKind } from '../../src/results/types.ts';

/**
 * What the head comment of a program promises under rc11, one line a variant: ` * heddle: clean`, or
 * ` * heddle -DBUG: violated race` (the first violation found is one of the kinds named); `weak` at the end: no
 * interleaving shows it.
 */
export interface Expected {
  readonly flags: readonly string[];
  readonly defines: readonly string[];
  /** Empty: clean. */
  readonly kinds: readonly ViolationKind[];
  readonly weak: boolean;
}

const LINE = /^ \* heddle((?: -D\w+)*): (?:clean|violated((?: \w+)+?)( weak)?)$/;

/** ` * flags: -std=c++11`: what every variant is compiled with. */
const FLAGS = /^ \* flags: (.*)$/m;

export function expectedOf(source: string): Expected[] {
  return source
    .split('\n')
    .filter((line) => line.startsWith(' * heddle'))
    .map((line) => {
      const match = LINE.exec(line);
      if (match === null) throw new Error(`not a promise: '${line}'`);
      const [, defines, kinds, weak] = match;
      return {
        flags: words(FLAGS.exec(source)?.[1] ?? ''),
        defines: words(defines),
        kinds: words(kinds ?? '') as ViolationKind[],
        weak: weak !== undefined,
      };
    });
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const titleOf = ({ defines, kinds }: Expected): string =>
  `${defines.join(' ') || 'as it is'}: ${kinds.join(' or ') || 'clean'}`;
