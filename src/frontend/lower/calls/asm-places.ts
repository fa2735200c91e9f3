import { constant } from '../../../ir/builder.ts';
import type { Operand, Type } from '../../../ir/types.ts';
import type { CallSite } from './call-site.ts';

/** The outputs and inputs of inline assembly (asm.ts), and what its text says about them. */

export interface Place {
  readonly kind: 'output' | 'input';
  readonly constraint: string;
  /** Inputs and outputs in memory: the argument. */
  readonly arg: { readonly operand: Operand; readonly type: Type } | null;
  readonly memory: boolean;
  /** Which scalar of the result, or -1. */
  readonly result: number;
  /** The output an input is tied to, or -1. */
  readonly tied: number;
}

/** `$3` or `${3:k}` → the pointer behind that memory operand. */
export function memory(places: readonly Place[], text: string): Operand | null {
  const n = /^\$\{?(\d+)/.exec(text);
  const place = n === null ? undefined : places[Number(n[1])];
  return place?.memory ? (place.arg?.operand ?? null) : null;
}

/** The value in a register, also one that is tied to an output, or an immediate (`$$1`). */
export function input(
  places: readonly Place[],
  text: string,
): { readonly operand: Operand; readonly type: Type } | null {
  const immediate = /^\$\$(-?(?:0x)?[0-9a-f]+)$/.exec(text);
  if (immediate !== null) return { type: 'i64', operand: constant('i64', BigInt(Number(immediate[1]))) };
  const n = Number(/^\$\{?(\d+)/.exec(text)?.[1] ?? -1);
  const place = places[n];
  if (place === undefined || place.memory) return null;
  if (place.kind === 'input') return place.arg;
  return places.find((p) => p.tied === n)?.arg ?? null;
}

export function readPlaces(constraints: string, call: CallSite): readonly Place[] {
  let arg = 0;
  let result = 0;
  const places: Place[] = [];
  for (const constraint of constraints.split(',')) {
    if (constraint === '' || constraint.startsWith('~')) continue;
    const output = constraint.startsWith('=');
    const memory = constraint.includes('*');
    const takesArgument = !output || memory;
    const operand = takesArgument ? call.args[arg]?.[0] : undefined;
    const type = takesArgument ? call.types[arg]?.[0] : undefined;
    if (takesArgument) arg++;
    places.push({
      kind: output ? 'output' : 'input',
      constraint,
      arg: operand !== undefined && type !== undefined ? { operand, type } : null,
      memory,
      result: output && !memory ? result++ : -1,
      tied: !output && /^\d+$/.test(constraint) ? Number(constraint) : -1,
    });
  }
  return places;
}

/** A register that holds an address. */
export function addressIn(places: readonly Place[], text: string): Operand | null {
  const found = input(places, text);
  return found?.type === 'ptr' ? found.operand : null;
}
