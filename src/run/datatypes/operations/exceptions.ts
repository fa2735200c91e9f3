import type { LModule } from '../../../frontend/llvm/tree.ts';

/**
 * Exceptions as results: which of the types that the file throws has left an operation. The glue catches everything, and compares what
 * was thrown with the type_info objects that the compiler wrote; numbers are those of the list, from 1, and one more for a type that is
 * not in it.
 */
export interface Thrown {
  /** The symbol of its type_info. */
  readonly symbol: string;
  /** As the user writes it. */
  readonly name: string;
}

export function thrownTypes(module: LModule): Thrown[] {
  const symbols = new Set<string>();
  for (const { blocks } of module.functions)
    for (const { instrs } of blocks ?? [])
      for (const instr of instrs) {
        if (instr.op !== 'call' || instr.callee.kind !== 'global') continue;
        const type = instr.callee.name === '__cxa_throw' ? instr.args[1]?.value : undefined;
        if (type?.kind === 'global') symbols.add(type.name);
      }
  return [...symbols].sort().map((symbol) => ({ symbol, name: typeName(symbol) }));
}

/** `std::runtime_error` of `_ZTISt13runtime_error`, as far as there are no templates in it; else the symbol. */
function typeName(symbol: string): string {
  let rest = symbol.replace(/^_ZTI/, '');
  const builtin = BUILTIN.get(rest);
  if (builtin !== undefined) return builtin;
  const pointed = /^P(K?)(\w)$/.exec(rest);
  if (pointed !== null && BUILTIN.has(pointed[2]))
    return `${pointed[1] === '' ? '' : 'const '}${BUILTIN.get(pointed[2])} *`;
  const parts: string[] = [];
  const nested = /^N(.*)E$/.exec(rest);
  if (nested !== null) rest = nested[1];
  if (rest.startsWith('St')) {
    parts.push('std');
    rest = rest.slice(2);
  }
  while (rest !== '') {
    const length = /^[0-9]+/.exec(rest)?.[0];
    const name = length === undefined ? '' : rest.slice(length.length, length.length + Number(length));
    if (length === undefined || name.length !== Number(length)) return symbol;
    parts.push(name === '_GLOBAL__N_1' ? '(anonymous)' : name);
    rest = rest.slice(length.length + name.length);
  }
  return parts.join('::');
}

const BUILTIN: ReadonlyMap<string, string> = new Map([
  ['b', 'bool'],
  ['c', 'char'],
  ['i', 'int'],
  ['j', 'unsigned int'],
  ['l', 'long'],
  ['m', 'unsigned long'],
  ['x', 'long long'],
  ['y', 'unsigned long long'],
  ['d', 'double'],
]);

/** C++ text: `NUMBER()` is the number of the exception that is being handled. */
export function thrownText(types: readonly Thrown[], number: string): string {
  return [
    `extern const void *${number}_type(void) __asm__("__cxa_current_exception_type");`,
    ...types.map(({ symbol }, i) => `extern const char ${number}${i}[] __asm__("${symbol}");`),
    `static long long ${number}(void) { const void *t = ${number}_type(); ${types
      .map((_, i) => `if (t == (const void *)${number}${i}) return ${i + 1};`)
      .join(' ')} return ${types.length + 1}; }`,
  ].join('\n');
}
