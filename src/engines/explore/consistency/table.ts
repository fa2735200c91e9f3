import type { Consistency } from './consistency.ts';
import { Pso } from './pso.ts';
import { Ra } from './ra.ts';
import { Rc11 } from './rc11.ts';
import { Sc } from './sc.ts';
import { Tso } from './tso.ts';

/** The models that graphs are explored under. */
const TABLE = {
  sc: () => new Sc(),
  tso: () => new Tso(),
  pso: () => new Pso(),
  ra: () => new Ra(),
  rc11: () => new Rc11(),
  /* where no load is buffered; elsewhere the search begins with it (c11/) */
  c11: () => new Rc11(),
} satisfies Readonly<Record<string, () => Consistency>>;

export type Model = keyof typeof TABLE;

export const EXPLORED = Object.keys(TABLE) as readonly Model[];

export const consistencyOf = (model: Model): Consistency => TABLE[model]();
