import { unreachable } from '../../../base/failure.ts';
import type { CallArg, LInstr, LType, LTyped, LValue, MdField, MdRef } from '../tree.ts';

/** The tree back to text as LLVM prints it, for tests: what the tree does not keep is missing (noted at each place). */

export function printType(type: LType): string {
  switch (type.kind) {
    case 'int':
      return `i${type.bits}`;
    case 'array':
      return `[${type.count} x ${printType(type.of)}]`;
    case 'vector':
      return `<${type.count} x ${printType(type.of)}>`;
    case 'struct': {
      const body = type.fields.length === 0 ? '{}' : `{ ${type.fields.map(printType).join(', ')} }`;
      return type.packed ? `<${body}>` : body;
    }
    case 'named':
      return `%${printName(type.name)}`;
    case 'function': {
      const params = type.params.map(printType);
      if (type.variadic) params.push('...');
      return `${printType(type.returns)} (${params.join(', ')})`;
    }
    default:
      return type.kind;
  }
}

function printName(name: string): string {
  if (/^"\d+"$/.test(name) || /^\d+$/.test(name)) return name;
  if (/^[-a-zA-Z._][-a-zA-Z._0-9]*$/.test(name)) return name;
  return `"${escaped(new TextEncoder().encode(name))}"`;
}

function escaped(bytes: Uint8Array): string {
  let text = '';
  for (const b of bytes) {
    const plain = b >= 32 && b < 127 && b !== 34 && b !== 92;
    text += plain
      ? String.fromCharCode(b)
      : b === 92
        ? '\\\\'
        : `\\${b.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return text;
}

export const printTyped = ({ type, value }: LTyped): string =>
  `${printType(type)} ${printValue(value, type)}`;
const list = (items: readonly LTyped[]): string => items.map(printTyped).join(', ');
const hex = (bits: bigint, digits: number): string => bits.toString(16).toUpperCase().padStart(digits, '0');

function printFloat(value: LValue & { readonly kind: 'float' }, type: LType): string {
  if (value.exact !== undefined) {
    const { format, bits } = value.exact;
    if (format === 'x86_fp80') return `0xK${hex(bits, 20)}`;
    if (format === 'ppc_fp128') return `0xM${hex(bits, 32)}`;
    return `0xL${hex(bits & ((1n << 64n) - 1n), 16)}${hex(bits >> 64n, 16)}`;
  }
  if (type.kind === 'half') return `half:${value.bits}`;
  return `0x${hex(value.bits, 16)}`;
}

function printValue(value: LValue, type: LType): string {
  switch (value.kind) {
    case 'local':
      return `%${printName(value.name)}`;
    case 'global':
      return `@${printName(value.name)}`;
    case 'int':
      if (type.kind === 'int' && type.bits === 1) return value.value === 0n ? 'false' : 'true';
      return value.value.toString();
    case 'float':
      return printFloat(value, type);
    case 'zero':
      return 'zeroinitializer';
    case 'null':
    case 'undef':
    case 'poison':
    case 'none':
      return value.kind;
    case 'string':
      return `c"${escaped(value.bytes)}"`;
    case 'aggregate':
      if (type.kind === 'vector') return `<${list(value.items)}>`;
      if (type.kind === 'array') return `[${list(value.items)}]`;
      if (type.kind === 'struct' && type.packed) return `<{ ${list(value.items)} }>`;
      return value.items.length === 0 ? '{}' : `{ ${list(value.items)} }`;
    case 'expr': {
      const pred = value.pred === null ? '' : ` ${value.pred}`;
      const element = value.type === null ? '' : `${printType(value.type)}, `;
      const to = value.to === null ? '' : ` to ${printType(value.to)}`;
      return `${value.op}${pred} (${element}${list(value.args)}${to})`;
    }
    case 'blockaddress':
      return `blockaddress(@${printName(value.function)}, %${printName(value.block)})`;
    case 'asm': {
      const side = value.sideEffect ? ' sideeffect' : '';
      const text = (s: string): string => `"${escaped(new TextEncoder().encode(s))}"`;
      return `asm${side} ${text(value.text)}, ${text(value.constraints)}`;
    }
    case 'metadata':
      return printRef(value.ref);
    default:
      return unreachable(value);
  }
}

export function printRef(ref: MdRef): string {
  switch (ref.kind) {
    case 'ref':
      return `!${ref.id}`;
    case 'string':
      return `!"${escaped(new TextEncoder().encode(ref.text))}"`;
    case 'tuple':
      return `!{${ref.items.map((item) => (item === null ? 'null' : printRef(item))).join(', ')}}`;
    case 'value':
      return printTyped(ref.value);
    case 'node': {
      const fields = [...ref.fields].map(([name, field]) =>
        /^\d/.test(name) ? printField(field) : `${name}: ${printField(field)}`,
      );
      return `!${ref.tag}(${fields.join(', ')})`;
    }
    default:
      return unreachable(ref);
  }
}

function printField(field: MdField): string {
  switch (field.kind) {
    case 'md':
      return printRef(field.ref);
    case 'int':
      return field.value.toString();
    case 'string':
      return `"${escaped(new TextEncoder().encode(field.text))}"`;
    case 'word':
      return field.text;
    case 'null':
      return 'null';
    default:
      return unreachable(field);
  }
}

function printArg(arg: CallArg): string {
  let text = printType(arg.type);
  for (const [name, type] of arg.attrs) text += ` ${name}${type === null ? '' : `(${printType(type)})`}`;
  return `${text} ${printValue(arg.value, arg.type)}`;
}

const label = (name: string): string => `label %${printName(name)}`;
const words = (...parts: (string | false | null)[]): string =>
  parts.filter((p) => p !== false && p !== null && p !== '').join(' ');

/** Without calling conventions, attributes of results and functions, alignment of cmpxchg and atomicrmw, bundles. */
export function printInstr(instr: LInstr): string {
  let text = instr.name === null ? '' : `%${printName(instr.name)} = `;
  text += printOperation(instr, (instr.flags ?? []).join(' '));
  if (instr.op === 'dbg') return text;
  for (const [kind, ref] of instr.md) text += `, !${kind} ${printRef(ref)}`;
  return text;
}

function printOperation(i: LInstr, flags: string): string {
  switch (i.op) {
    case 'binary':
      return `${words(i.opcode, flags, printType(i.type))} ${printValue(i.a, i.type)}, ${printValue(i.b, i.type)}`;
    case 'fneg':
      return `${words('fneg', flags, printType(i.type))} ${printValue(i.a, i.type)}`;
    case 'icmp':
    case 'fcmp':
      return `${words(i.op, flags, i.pred, printType(i.type))} ${printValue(i.a, i.type)}, ${printValue(i.b, i.type)}`;
    case 'cast':
      return `${words(i.opcode, flags, printType(i.from))} ${printValue(i.a, i.from)} to ${printType(i.to)}`;
    case 'select':
      return `${words('select', flags)} ${list([i.cond, i.a, i.b])}`;
    case 'phi': {
      const from = i.incoming.map((x) => `[ ${printValue(x.value, i.type)}, %${printName(x.block)} ]`);
      return `${words('phi', flags, printType(i.type))} ${from.join(', ')}`;
    }
    case 'getelementptr':
      return `${words('getelementptr', flags)} ${printType(i.element)}, ${list([i.base, ...i.indices])}`;
    case 'extractvalue':
      return `extractvalue ${printTyped(i.agg)}, ${i.indices.join(', ')}`;
    case 'insertvalue':
      return `insertvalue ${list([i.agg, i.value])}, ${i.indices.join(', ')}`;
    case 'extractelement':
      return `extractelement ${list([i.vec, i.index])}`;
    case 'insertelement':
      return `insertelement ${list([i.vec, i.value, i.index])}`;
    case 'shufflevector':
      return `shufflevector ${list([i.a, i.b, i.mask])}`;
    case 'freeze':
      return `freeze ${printTyped(i.a)}`;
    case 'alloca': {
      const count = i.count === null ? '' : `, ${printTyped(i.count)}`;
      return `alloca ${printType(i.type)}${count}${i.align > 0 ? `, align ${i.align}` : ''}`;
    }
    case 'load':
      return `${words('load', i.atomic && 'atomic', i.volatile && 'volatile')} ${printType(i.type)}, ${words(printTyped(i.addr), scope(i.syncscope), i.order)}, align ${i.align}`;
    case 'store':
      return `${words('store', i.atomic && 'atomic', i.volatile && 'volatile')} ${printTyped(i.value)}, ${words(printTyped(i.addr), scope(i.syncscope), i.order)}, align ${i.align}`;
    case 'cmpxchg':
      return words(
        'cmpxchg',
        i.weak && 'weak',
        i.volatile && 'volatile',
        list([i.addr, i.expected, i.desired]),
        scope(i.syncscope),
        i.success,
        i.failure,
      );
    case 'atomicrmw':
      return words(
        'atomicrmw',
        i.volatile && 'volatile',
        i.rmw,
        list([i.addr, i.value]),
        scope(i.syncscope),
        i.order,
      );
    case 'fence':
      return words('fence', scope(i.syncscope), i.order);
    case 'call': {
      const tail = i.flags?.find((f) => f === 'tail' || f === 'musttail' || f === 'notail') ?? null;
      const fast = i.flags?.filter((f) => f !== tail).join(' ') ?? '';
      const head = words(
        tail,
        i.normal === null ? 'call' : 'invoke',
        fast,
        printType(i.signature ?? i.returns),
      );
      const next = i.normal === null ? '' : ` to ${label(i.normal)} unwind ${label(i.unwind!)}`;
      return `${head} ${printValue(i.callee, i.returns)}(${i.args.map(printArg).join(', ')})${next}`;
    }
    case 'va_arg':
      return `va_arg ${printTyped(i.list)}, ${printType(i.type)}`;
    case 'ret':
      return i.value === null ? 'ret void' : `ret ${printTyped(i.value)}`;
    case 'br':
      if (i.cond === null) return `br ${label(i.then)}`;
      return `br i1 ${printValue(i.cond, { kind: 'int', bits: 1 })}, ${label(i.then)}, ${label(i.else!)}`;
    case 'switch': {
      const cases = i.cases.map((c) => `${printType(i.value.type)} ${c.value}, ${label(c.to)}`).join(' ');
      return words(`switch ${printTyped(i.value)}, ${label(i.default)} [`, cases, ']');
    }
    case 'indirectbr':
      return `indirectbr ${printTyped(i.addr)}, [${i.to.map(label).join(', ')}]`;
    case 'unreachable':
      return 'unreachable';
    case 'dbg': {
      const operands = [i.value === null ? '!{}' : printTyped(i.value).replace(/^metadata /, '')];
      if (i.kind === 'label') operands.length = 0;
      for (const ref of [i.variable, i.expression, i.md.get('dbg')])
        if (ref != null) operands.push(printRef(ref));
      return `#dbg_${i.kind}(${operands.join(', ')})`;
    }
    case 'landingpad': {
      const clauses = i.clauses.map((c) => `${c.kind} ${printTyped(c.value)}`);
      return words('landingpad', printType(i.type), i.cleanup && 'cleanup', ...clauses);
    }
    case 'resume':
      return `resume ${printTyped(i.value)}`;
    case 'other':
      return i.opcode;
    default:
      return unreachable(i);
  }
}

const scope = (name: string | null): string | null => (name === null ? null : `syncscope("${name}")`);
