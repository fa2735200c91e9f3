import type { Program, Type } from './types.ts';
import { bitsOf } from './types.ts';

/** How many bytes a value of `type` takes in memory. */
export const bytesOf = (type: Type, dataModel: Program['dataModel']): number =>
  type === 'ptr' ? (dataModel === 'lp64' ? 8 : 4) : Math.ceil(bitsOf(type) / 8);
