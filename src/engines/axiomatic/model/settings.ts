import { MODELS, type StdRs } from '../../../base/names.ts';
import type { Program } from '../../../ir/types.ts';
import { loadModel } from '../../../models/load.ts';
import type { GraphLimits } from '../../bounded/round.ts';
import type { EncodingOptions } from '../encode.ts';
import type { Ordering } from './axioms.ts';

/** What follows from the choice of a model: which accesses are events, how lives end, what is refused. */
export interface Settings {
  readonly graph: GraphLimits;
  readonly encoding: EncodingOptions;
}

const BYTES: ReadonlySet<string> = new Set(['sc', 'tso', 'pso']);
const C11: ReadonlySet<string> = new Set(['rc11', 'c11']);

export function settingsOf(
  name: string,
  stdRs: StdRs,
  race: boolean,
  ordering: Ordering = 'staircase',
  symmetric: Program | null = null,
): Settings {
  const foreign = !(MODELS as readonly string[]).includes(name);
  const inC11 = C11.has(name);
  return {
    graph: {
      all: inC11 || foreign || name === 'relaxed',
      folded: !foreign,
      dead: !inC11,
      circular: name === 'relaxed' || foreign,
    },
    encoding: {
      model: loadModel(name, stdRs),
      foreign,
      hardware: BYTES.has(name),
      fences: name !== 'sc',
      refuseMixed: !BYTES.has(name),
      dead: !inC11,
      late: name === 'relaxed' || foreign,
      race,
      symmetric,
      raceModel: loadModel(inC11 || foreign ? name : 'rc11', stdRs),
      ordering,
    },
  };
}
