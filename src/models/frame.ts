import type { CatModel } from './cat/ast.ts';
import { mentions } from './cat/names.ts';
import { parseCat } from './cat/parser.ts';

/**
 * A litmus test as a program has a frame: main creates the threads, joins them and reads what is left in memory. Published models
 * were written for tests without it and say nothing of `asw`, but mean a final state: what main reads in the end is what was
 * written last.
 */
const FINAL_STATE = 'irreflexive fr ; po ; asw ; po as final-state';

/** The model for a litmus test. The base's names mean the base here, whatever the model defines. */
export const framed = (model: CatModel): CatModel =>
  mentions(model, 'asw')
    ? model
    : { ...model, statements: [...parseCat(FINAL_STATE, 'frame.cat').statements, ...model.statements] };
