import { PROPERTIES, type Property } from '../../src/results/types.ts';

/**
 * What the head comment of an example promises, one line a model, of a complete check under that model:
 * ` * heddle: sc: clean`, or ` * heddle: rc11: violated race assertion` (the first violation found is one of these).
 */
export interface Expectation {
  readonly model: string;
  /** Empty: clean. */
  readonly violated: readonly Property[];
}

export function expectationsOf(source: string): Expectation[] {
  return [...source.matchAll(/^ \* heddle: (\w+): (clean|violated((?: \w+)+))$/gm)].map(
    ([line, model, , kinds]) => {
      const violated = kinds === undefined ? [] : kinds.trim().split(' ');
      for (const kind of violated)
        if (!isProperty(kind)) throw new Error(`unknown property ${kind} in '${line}'`);
      return { model, violated: violated as Property[] };
    },
  );
}

const isProperty = (kind: string): kind is Property => (PROPERTIES as readonly string[]).includes(kind);
