import { unreachable } from '../base/failure.ts';
import type { FuncId, GlobalId } from '../base/ids.ts';
import { type Cases, type Field, hasDst, INSTR_FIELDS, TERM_FIELDS } from './schema.ts';
import type {
  DebugType,
  Func,
  Global,
  Instr,
  Jump,
  Loop,
  Operand,
  Program,
  Terminator,
  TypedOperand,
  TypedValue,
} from './types.ts';

/**
 * The text form of the IR, read back by parse.ts: print ∘ parse ∘ print = print.
 *
 *     func &t1 "t1" (ptr v0) -> (ptr) values=2 !4 {
 *     b0:
 *       store i32 @x 1:i32 rlx shared !5
 *       v1 = load i32 @y rlx shared !6
 *       store i32 @r1 v1 na shared !7
 *       ret (0:ptr) !8
 *     }
 *
 * `@g+4` is the address of byte 4 of global g, `&f` a function, `5:i32` a constant, `!5` a source location and `#5` a
 * debug type; names that are not unique or not plain words carry their index: `@x#7`, `@"odd name"`.
 */
export function printProgram(program: Program): string {
  const names = namesOf(program);
  const out: string[] = [`data-model ${program.dataModel}`, `entry ${names.func(program.entry)}`];
  if (program.constructors.length > 0)
    out.push(`constructors ${program.constructors.map(names.func).join(' ')}`);
  out.push('');
  for (const [i, g] of program.globals.entries())
    out.push(printGlobal(g, names.global(i as GlobalId), names));
  for (const [i, f] of program.functions.entries())
    out.push('', printFuncWith(f, names.func(i as FuncId), names));
  out.push('');
  program.locs.forEach((loc, i) => {
    const tail = `${loc.inlinedAt === null ? '' : ` inlined !${loc.inlinedAt}`}${loc.library ? ' library' : ''}`;
    out.push(`!${i} = ${quote(loc.file)}:${loc.line}:${loc.column} in ${quote(loc.function)}${tail}`);
  });
  for (const [i, type] of program.debugTypes.entries()) out.push(`#${i} = ${printDebugType(type)}`);
  for (const n of program.notices) out.push(`notice ${n.code} ${quote(n.message)} !${n.at}`);
  for (const [file, text] of program.sources) out.push(`source ${quote(file)} ${quote(text)}`);
  return `${out.join('\n')}\n`;
}

/** One function of `program` as text. */
export function printFunc(program: Program, id: FuncId): string {
  const names = namesOf(program);
  return printFuncWith(program.functions[id], names.func(id), names);
}

/** One instruction or terminator as text, with functions and globals by name: for messages. */
export function printNode(program: Program, node: Instr | Terminator): string {
  const names = namesOf(program);
  return 'dst' in node || INSTR_FIELDS.has(node.op)
    ? printInstr(node as Instr, names)
    : printTerm(node as Terminator, names);
}

interface Names {
  readonly global: (id: GlobalId) => string;
  readonly func: (id: FuncId) => string;
}

const quote = (text: string): string => JSON.stringify(text);
const PLAIN = /^[A-Za-z_.$][A-Za-z0-9_.$]*$/;

function namesOf(program: Program): Names {
  const label = (sigil: string, things: readonly { readonly name: string }[]): ((id: number) => string) => {
    const count = new Map<string, number>();
    for (const { name } of things) count.set(name, (count.get(name) ?? 0) + 1);
    const labels = things.map(({ name }, i) => {
      const word = PLAIN.test(name) ? name : quote(name);
      return `${sigil}${word}${count.get(name)! > 1 ? `#${i}` : ''}`;
    });
    return (id) => labels[id] ?? `${sigil}?#${id}`;
  };
  return { global: label('@', program.globals), func: label('&', program.functions) };
}

const hex = (bytes: Uint8Array): string => {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  let out = '';
  for (let i = 0; i < end; i++) out += bytes[i].toString(16).padStart(2, '0');
  return out;
};

/** Trailing zero bytes are left out: `bytes` always has `size` of them. */
function printGlobal(g: Global, label: string, names: Names): string {
  const flags = `${g.constant ? ' constant' : ''}${g.threadLocal ? ' threadlocal' : ''}`;
  const relocs = g.relocs.map((r) => `${r.offset}: ${printOperand(r.target, names)}`).join(', ');
  const type = g.debugType === null ? '' : ` #${g.debugType}`;
  return `global ${label} size=${g.size} align=${g.align} ${g.scope}${flags}${type} bytes="${hex(g.bytes)}" [${relocs}] !${g.at}`;
}

function printFuncWith(f: Func, label: string, names: Names): string {
  const flags = `${f.variadic ? ' variadic' : ''}${f.library ? ' library' : ''}`;
  const head = `func ${label} ${quote(f.displayName)} ${printTypedValues(f.params)} -> (${f.returns.join(', ')})${flags} values=${f.valueCount} !${f.at}`;
  if (f.blocks.length === 0) return head;
  const out = [`${head} {`];
  f.blocks.forEach((block, i) => {
    out.push(`b${i}${block.params.length === 0 ? '' : printTypedValues(block.params)}:`);
    for (const instr of block.instrs) out.push(`  ${printInstr(instr, names)}`);
    out.push(`  ${printTerm(block.term, names)}`);
  });
  for (const loop of f.loops) out.push(printLoop(loop));
  out.push('}');
  return out.join('\n');
}

function printLoop(loop: Loop): string {
  const blocks = (ids: readonly number[]): string => `(${ids.map((b) => `b${b}`).join(', ')})`;
  const flags = `${loop.mayAwait ? ' may-await' : ''}${loop.mayIdle ? ' may-idle' : ''}${loop.privateStores ? ' private-stores' : ''}`;
  return `loop ${loop.id} header=b${loop.header} blocks=${blocks(loop.blocks)} latches=${blocks(loop.latches)}${flags} !${loop.at}`;
}

function printInstr(instr: Instr, names: Names): string {
  const dst = hasDst(instr.op) ? `v${(instr as { dst: number }).dst} = ` : '';
  return `${dst}${instr.op}${printFields(instr, INSTR_FIELDS.get(instr.op)!, names)} !${instr.at}`;
}

const printTerm = (term: Terminator, names: Names): string =>
  `${term.op}${printFields(term, TERM_FIELDS.get(term.op)!, names)} !${term.at}`;

const printFields = (node: Instr | Terminator, fields: readonly Field[], names: Names): string =>
  fields
    .map((f) => ` ${printField(f, (node as unknown as Record<string, unknown>)[f.name], names)}`)
    .join('');

function printField({ name, kind }: Field, field: unknown, names: Names): string {
  switch (kind) {
    case 'type':
    case 'word':
      return field as string;
    case 'operand':
      return printOperand(field as Operand, names);
    case 'operand?':
      return field === null ? '-' : printOperand(field as Operand, names);
    case 'operands':
      return printOperands(field as readonly Operand[], names);
    case 'typed-operands':
      return `[${(field as readonly TypedOperand[]).map((t) => `${t.type} ${printOperand(t.operand, names)}`).join(', ')}]`;
    case 'def':
      return `${name}=v${field}`;
    case 'typed-defs':
      return `-> ${printTypedValues(field as readonly TypedValue[])}`;
    case 'int':
      return `${name}=${field}`;
    case 'flag':
      return `${name}=${field}`;
    case 'string':
      return quote(field as string);
    case 'strings':
      return `[${(field as readonly string[]).map(quote).join(', ')}]`;
    case 'types':
      return `(${(field as readonly string[]).join(', ')})`;
    case 'func':
      return names.func(field as FuncId);
    case 'debug-type?':
      return field === null ? '-' : `#${field}`;
    case 'jump':
      return printJump(field as Jump, names);
    case 'cases':
      return `[${(field as Cases).map((c) => `${c.bits}: ${printJump(c.jump, names)}`).join(', ')}]`;
    default:
      return unreachable(kind);
  }
}

const printOperands = (operands: readonly Operand[], names: Names): string =>
  `(${operands.map((o) => printOperand(o, names)).join(', ')})`;
const printTypedValues = (values: readonly TypedValue[]): string =>
  `(${values.map((v) => `${v.type} v${v.id}`).join(', ')})`;
const printJump = (jump: Jump, names: Names): string =>
  `b${jump.to}${jump.args.length === 0 ? '' : printOperands(jump.args, names)}`;

function printOperand(o: Operand, names: Names): string {
  switch (o.kind) {
    case 'value':
      return `v${o.id}`;
    case 'const':
      return `${o.bits}:${o.type}`;
    case 'global':
      return `${names.global(o.global)}${o.offset === 0 ? '' : o.offset > 0 ? `+${o.offset}` : o.offset}`;
    case 'function':
      return names.func(o.func);
    case 'undef':
      return `undef:${o.type}`;
    default:
      return unreachable(o);
  }
}

function printDebugType(t: DebugType): string {
  const ref = (id: number | null): string => (id === null ? '-' : `#${id}`);
  switch (t.kind) {
    case 'basic':
      return `basic ${quote(t.name)} bits=${t.bits} ${t.encoding}`;
    case 'pointer':
      return `${t.reference === undefined ? 'pointer' : t.reference === '&' ? 'reference' : 'rvalue'} ${ref(t.to)}`;
    case 'record': {
      const members = t.members.map(
        (m) => `${quote(m.name)} offset=${m.offset} bits=${m.bits} ${ref(m.type)}`,
      );
      return `${t.union ? 'union' : 'struct'} ${quote(t.name)} bits=${t.bits} [${members.join(', ')}]`;
    }
    case 'array':
      return `array ${ref(t.of)} (${t.counts.join(', ')})`;
    case 'enum':
      return `enum ${quote(t.name)} bits=${t.bits} [${t.values.map((v) => `${quote(v.name)} ${v.value}`).join(', ')}]`;
    case 'alias':
      return `alias ${quote(t.name)} ${ref(t.of)}`;
    case 'other':
      return `other ${quote(t.name)}`;
    default:
      return unreachable(t);
  }
}
