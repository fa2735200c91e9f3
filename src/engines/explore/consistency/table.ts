import type { Consistency } from './consistency.ts';
import { Pso } from './pso.ts';
import { Rc11 } from './rc11.ts';
import { Sc } from './sc.ts';
import { Tso } from './tso.ts';

/** The models that graphs are explored under. */
const TABLE = {
  sc: () => new Sc(),
  tso: () => new Tso(),
  pso: () => new Pso(),
  rc11: () => new Rc11(),
} satisfies Readonly<Record<string, () => Consistency>>;

export type Model = keyof typeof TABLE;

export const consistencyOf = (model: Model): Consistency => TABLE[model]();
