import { isOwnModel, LANGUAGE_MODEL, traitsOf } from '../../../base/models.ts';
import type { StdRs } from '../../../base/names.ts';
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

export function settingsOf(
  name: string,
  stdRs: StdRs,
  race: boolean,
  ordering: Ordering = 'staircase',
  symmetric: Program | null = null,
): Settings {
  const foreign = !isOwnModel(name);
  const { byHappensBefore: inC11, buffering, outOfThinAir } = traitsOf(name);
  const isMachine = buffering !== null;
  return {
    graph: {
      all: inC11 || outOfThinAir,
      folded: !foreign,
      dead: !inC11,
      circular: outOfThinAir,
    },
    encoding: {
      model: loadModel(name, stdRs),
      foreign,
      hardware: isMachine,
      fences: buffering !== 'none',
      refuseMixed: !isMachine,
      dead: !inC11,
      late: outOfThinAir,
      race,
      symmetric,
      raceModel: loadModel(inC11 || foreign ? name : LANGUAGE_MODEL, stdRs),
      ordering,
    },
  };
}
