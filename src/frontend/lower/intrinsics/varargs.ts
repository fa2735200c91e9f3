import type { Handler } from '../calls/call-site.ts';
import type { Piece } from '../memory/copy-plan.ts';
import { copyPieces } from '../memory/memory-intrinsics.ts';

/** The x86-64 va_list has four members; the i386 one is a pointer. */
const LP64: readonly Piece[] = [
  { offset: 0, type: 'i32' },
  { offset: 4, type: 'i32' },
  { offset: 8, type: 'ptr' },
  { offset: 16, type: 'ptr' },
];
const ILP32: readonly Piece[] = [{ offset: 0, type: 'ptr' }];

export const VARARGS: Readonly<Record<string, Handler>> = {
  va_start: (f, call) => {
    f.emit.instr({ op: 'vastart', list: call.args[0][0] });
    return [];
  },
  va_copy: (f, call) => {
    const pieces = f.tables.dataModel === 'lp64' ? LP64 : ILP32;
    copyPieces(f, call.args[0][0], call.args[1][0], pieces, false);
    return [];
  },
  va_end: () => [],
};
