import { PROPERTIES, type Property } from '../../src/results/types.ts';

/**
 * What the head comment of a program in bench/programs/structures or probes promises, one line for a model and a
 * variant, of a complete check: ` * heddle: rc11: clean`, or ` * heddle: rc11 -DBUG: violated race assertion` (the first
 * violation found is one of these), or ` * heddle: sc --check leak: clean` where other properties than usual are asked.
 */
export interface Promised {
  readonly model: string;
  /** The variant: `-D…`, for the compiler. */
  readonly defines: readonly string[];
  /** Null: those of the model. */
  readonly check: ReadonlySet<string> | null;
  /** Empty: clean. */
  readonly violated: readonly Property[];
}

const LINE = /^ \* heddle: (\w+)((?: -D\w+(?:=\w+)?)*)(?: --check ([\w,]+))?: (clean|violated((?: \w+)+))$/;

export function promisesOf(source: string): Promised[] {
  return source
    .split('\n')
    .filter((line) => line.startsWith(' * heddle:'))
    .map((line) => {
      const match = LINE.exec(line);
      if (match === null) throw new Error(`not a promise: '${line}'`);
      const [, model, defines, check, , kinds] = match;
      return {
        model,
        defines: words(defines),
        check: check === undefined ? null : new Set(check.split(',')),
        violated: words(kinds ?? '').map(property),
      };
    });
}

export const titleOf = ({ model, defines, violated }: Promised): string =>
  `${[model, ...defines].join(' ')}: ${violated.join(' or ') || 'clean'}`;

/** The promise for the same variant under another model. */
export const sameVariant = (
  all: readonly Promised[],
  promise: Promised,
  model: string,
): Promised | undefined =>
  all.find((other) => other.model === model && other.defines.join(' ') === promise.defines.join(' '));

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function property(kind: string): Property {
  const known = PROPERTIES.find((one) => one === kind);
  if (known === undefined) throw new Error(`unknown property ${kind}`);
  return known;
}
