import { constant } from '../../../ir/builder.ts';
import type { LInstr, LType, LValue } from '../../llvm/tree.ts';
import type { FunctionContext } from '../context.ts';

/**
 * `1 / 0` in the source: clang computes it while it compiles, to poison, and all that is left of the division is its
 * warning. Where an instruction uses a poison integer on a line with such a warning, the division is put back, so that
 * a run that comes here fails as it does for `1 / zero`. Not for both arms of a select, which clang makes of `c ? 1 / 0 :
 * 2`: only one of them is evaluated. (Poison of other origin, as of `1 << 40`, is an undefined value.)
 */
export function restoreDivision(f: FunctionContext, i: LInstr): void {
  const { divisions } = f.module.unit;
  if (divisions === undefined || divisions.size === 0) return;
  if (!used(i).some(([type, value]) => type.kind === 'int' && value.kind === 'poison')) return;
  if (divisions.has(f.tables.line(f.emit.at)))
    f.emit.bin('sdiv', 'i32', constant('i32', 1), constant('i32', 0));
}

/** What the instruction evaluates for sure. */
function used(i: LInstr): readonly (readonly [LType, LValue])[] {
  switch (i.op) {
    case 'binary':
    case 'icmp':
      return [
        [i.type, i.a],
        [i.type, i.b],
      ];
    case 'cast':
      return [[i.from, i.a]];
    case 'store':
      return [[i.value.type, i.value.value]];
    case 'ret':
      return i.value === null ? [] : [[i.value.type, i.value.value]];
    case 'call':
      return i.args.map((arg) => [arg.type, arg.value]);
    default:
      return [];
  }
}

const WARNING = /^(?:division|remainder) by zero is undefined/;

/** Lines (`file:line`) of the divisions by zero that clang warned of. */
export const foldedDivisions = (
  warnings: readonly {
    readonly message: string;
    readonly at?: { readonly file: string; readonly line: number };
  }[],
): ReadonlySet<string> =>
  new Set(
    warnings.flatMap(({ message, at }) => (at && WARNING.test(message) ? [`${at.file}:${at.line}`] : [])),
  );
