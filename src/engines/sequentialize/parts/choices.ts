import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Sequential } from '../encode.ts';

/**
 * The choices of the scheduler by which its executions are told apart: `tid[k].b`, bit b of the thread that runs in
 * context k (Inverso and Trubiani split on bit 0 of each), and `cs[k]>i`, whether that context runs on beyond event i.
 */
export function choicesOf({ scheduler }: Sequential): ReadonlyMap<string, Lit> {
  const choices = new Map<string, Lit>();
  for (const [k, bits] of scheduler.tid.entries())
    for (const [b, lit] of bits.entries()) choices.set(tidName(k, b), lit);
  for (const [k, bits] of scheduler.beyond.entries())
    for (const [i, lit] of bits.entries()) choices.set(`cs[${k}]>${i}`, lit);
  return choices;
}

export const tidName = (context: number, bit: number): string => `tid[${context}].${bit}`;

/** The paper's order: low bits from the second context on, then the higher bits, then where contexts end. */
export function inOrder(choices: ReadonlyMap<string, Lit>): string[] {
  const key = (name: string): number => {
    const [, kind, k, rest] = /^(tid|cs)\[(\d+)\][.>](\d+)$/.exec(name) ?? [];
    return kind === 'tid' ? Number(rest) * 1e4 + Number(k) : 1e8 + Number(k) * 1e4 + Number(rest);
  };
  return [...choices.keys()].sort((a, b) => key(a) - key(b));
}

/** Of where contexts end only a few are tried: neighbours split alike. */
export function candidates(choices: ReadonlyMap<string, Lit>): string[] {
  return [...choices.keys()].filter(
    (name) => name.startsWith('tid') || Number(name.split('>')[1]) % CS_STEP === 0,
  );
}

const CS_STEP = 4;
