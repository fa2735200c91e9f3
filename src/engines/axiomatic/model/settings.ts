import { isOwnModel, LANGUAGE_MODEL, traitsOf } from '../../../base/models.ts';
import type { StdRs } from '../../../base/names.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { framed } from '../../../models/frame.ts';
import { loadModel } from '../../../models/load.ts';
import type { GraphLimits } from '../../bounded/round.ts';
import type { EncodingOptions } from '../encode.ts';
import type { Ordering } from './axioms.ts';

/** What follows from the choice of a model: which accesses are events, how lives end, what is refused. */
export interface Settings {
  readonly graph: GraphLimits;
  readonly encoding: EncodingOptions;
}

export interface Asked {
  readonly stdRs: StdRs;
  readonly race?: boolean;
  /** `--heap reuse` */
  readonly reuse?: boolean;
  /** What is left over when the program ends is asked for. */
  readonly leftOver?: boolean;
  readonly ordering?: Ordering;
  readonly symmetric?: Program | null;
  /** The program is a litmus test (../../../models/frame.ts). */
  readonly litmus?: boolean;
}

export const askedBy = (program: Program, { stdRs, check, heap, symmetry }: CheckOptions): Asked => ({
  stdRs,
  race: check.has('race'),
  reuse: heap === 'reuse',
  leftOver: check.has('leak') || check.has('unjoined'),
  symmetric: symmetry === 'on' ? program : null,
});

export function settingsOf(
  name: string,
  {
    stdRs,
    race = false,
    reuse = false,
    leftOver = false,
    ordering = 'staircase',
    symmetric = null,
    litmus = false,
  }: Asked,
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
      // What a model that is not ours says about an address in its second life is not known.
      reuse: reuse && !foreign,
      stops: leftOver,
    },
    encoding: {
      model: litmus ? framed(loadModel(name, stdRs)) : loadModel(name, stdRs),
      foreign,
      hardware: isMachine,
      fences: buffering !== 'none',
      refuseMixed: !isMachine,
      dead: !inC11,
      late: outOfThinAir,
      race,
      leftOver,
      symmetric,
      raceModel: loadModel(inC11 || foreign ? name : LANGUAGE_MODEL, stdRs),
      ordering,
    },
  };
}
