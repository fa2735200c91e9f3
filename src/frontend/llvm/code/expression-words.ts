import { BIN_OPS, CASTS, FBIN_OPS } from '../../../ir/operators.ts';

/** Words that begin a constant expression: LLVM's, which has some that the IR knows by another name or not at all. */
export const CAST_WORDS: ReadonlySet<string> = new Set([...CASTS, 'ptrtoaddr', 'addrspacecast']);

/** Those with operands of their own types, beside `getelementptr`, `icmp` and `fcmp`. */
export const EXPRESSION_WORDS: ReadonlySet<string> = new Set([
  'select',
  'extractelement',
  'insertelement',
  'shufflevector',
  'extractvalue',
  'insertvalue',
  'fneg',
  ...BIN_OPS,
  ...FBIN_OPS,
]);
