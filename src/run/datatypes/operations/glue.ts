import { type Diagnostic, DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { DebugTypeId } from '../../../base/ids.ts';
import type { SignatureInfo } from '../../../frontend/llvm/debug/debug-info.ts';
import type { CTypes } from './c-types.ts';
import { type Thrown, thrownText } from './exceptions.ts';
import type { OpSpec } from './op-spec.ts';
import type { Input, Operation, Output } from './operation.ts';

/**
 * The glue: for each operation a function that takes and gives nothing but 64-bit numbers, in C or C++, appended to the
 * user's text. Drivers (driver.ts) call these, so that they need not know any type.
 *
 * A parameter is, by its type, the object itself (a pointer to the structure that all operations have as their first
 * parameter), an input (numbers, pointers to structures and to void), or an out-parameter (a pointer to a number or to a
 * pointer). Pointers that the client gives are addresses of cells of its own; as a result such a pointer is the cell's number.
 */
export interface Resolved {
  readonly spec: OpSpec;
  readonly signature: SignatureInfo;
  readonly at: NonNullable<Diagnostic['at']>;
}

export interface Helpers {
  readonly init: { readonly name: string; readonly signature: SignatureInfo } | null;
  readonly destroy: { readonly name: string; readonly signature: SignatureInfo } | null;
}

export interface Glue {
  readonly text: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly hasInit: boolean;
  /** The type of the object, if it is one of zeros: nobody initialises it. */
  readonly zeroed: string | null;
  readonly hasDestroy: boolean;
  /** The function that destroys it, or its destructor, if the class has one. */
  readonly destroyedBy: string | null;
}

/** More cells than any client has calls. */
const CELLS = 64;
/** A pointer that is no cell: its address, and this. */
export const UNKNOWN_POINTER = 1n << 40n;

interface GlueOptions {
  readonly isCxx: boolean;
  readonly prefix: string;
  readonly commits: boolean;
  readonly thrown?: readonly Thrown[];
}

export function makeGlue(
  ops: readonly Resolved[],
  { init, destroy }: Helpers,
  types: CTypes,
  { isCxx, prefix, commits, thrown = [] }: GlueOptions,
): Glue {
  const cells = new Cells(prefix);
  const object = objectOf(ops, init, types, isCxx, prefix);
  const operations = new Map<string, Operation>();
  const parts: string[] = [];
  for (const op of ops) {
    const { operation, text } = wrapper(op, types, object, cells, { prefix, commits, thrown });
    operations.set(operation.letter, operation);
    parts.push(text);
  }
  const helper = (name: string, given: Helpers['init'], before: string, after: string): void => {
    if (given === null && before === '' && after === '') return;
    const argument =
      object !== null && given !== null && given.signature.params.length > 0 ? object.value : '';
    const call = given === null ? '' : `${given.name}(${argument});`;
    const made = given === init && object?.kind === 'made' ? `${prefix}object = ` : '';
    parts.push(`void ${prefix}${name}(void) { ${before}${made}${call}${after} }`);
  };
  helper('init', init, object?.kind === 'class' ? `${object.value} = new ${object.type}();` : '', '');
  helper('destroy', destroy, '', object?.kind === 'class' ? `delete ${object.value};` : '');
  const exceptions = thrown.length === 0 ? '' : thrownText(thrown, `${prefix}thrown`);
  const body = [object?.declaration ?? '', cells.text(), exceptions, ...parts].join('\n');
  return {
    text: isCxx ? `extern "C" {\n${body}\n}\n` : `${body}\n`,
    operations,
    hasInit: init !== null || object?.kind === 'class',
    zeroed: init === null && object?.kind === 'variable' ? object.type : null,
    hasDestroy: destroy !== null || object?.kind === 'class',
    destroyedBy: destroy?.name ?? (object?.kind === 'class' ? destructorOf(object.type) : null),
  };
}

/** `lib::Stack<int>::~Stack` of `lib::Stack<int>`. */
const destructorOf = (type: string): string => `${type}::~${type.replace(/<.*$/, '').replace(/^.*::/, '')}`;

interface TheObject {
  /** A variable of ours, one that init makes, or an object of a class. */
  readonly kind: 'variable' | 'made' | 'class';
  readonly type: string;
  readonly declaration: string;
  /** The pointer to it. */
  readonly value: string;
}

function objectOf(
  ops: readonly Resolved[],
  init: Helpers['init'],
  types: CTypes,
  isCxx: boolean,
  prefix: string,
): TheObject | null {
  const methods = isCxx ? ops.map(({ spec }) => /^(.*)::[^:]+$/.exec(spec.name)?.[1] ?? null) : [];
  const owner = methods[0] ?? null;
  if (owner !== null && methods.every((name) => name === owner)) {
    const value = `${prefix}object`;
    return { kind: 'class', type: owner, declaration: `static ${owner} *${value};`, value };
  }
  const firsts = ops.map(({ signature }) => pointedRecord(signature.params[0] ?? null, types));
  const type = firsts[0];
  if (type === undefined || type === null || firsts.some((one) => one !== type)) return null;
  const isMade =
    init !== null &&
    init.signature.params.length === 0 &&
    pointedRecord(init.signature.returns, types) === type;
  if (isMade)
    return {
      kind: 'made',
      type,
      declaration: `static ${type} *${prefix}object;`,
      value: `${prefix}object`,
    };
  return {
    kind: 'variable',
    type,
    declaration: `static ${type} ${prefix}object;`,
    value: `&${prefix}object`,
  };
}

/** `queue_t` of `queue_t *`. */
function pointedRecord(id: DebugTypeId | null, types: CTypes): string | null {
  const type = types.bare(id);
  if (type?.kind !== 'pointer' || types.bare(type.to)?.kind !== 'record' || types.isConst(type.to))
    return null;
  return types.spell(type.to);
}

interface WrapperOptions {
  readonly prefix: string;
  readonly commits: boolean;
  readonly thrown: readonly Thrown[];
}

function wrapper(
  { spec, signature, at }: Resolved,
  types: CTypes,
  object: TheObject | null,
  cells: Cells,
  { prefix, commits, thrown }: WrapperOptions,
): { operation: Operation; text: string } {
  const inputs: Input[] = [];
  const outputs: Output[] = [];
  const before: string[] = [];
  const after: string[] = [];
  const given: string[] = [];
  const refuse = (what: string): DiagnosticError =>
    new DiagnosticError(
      {
        code: 'HED683',
        severity: 'error',
        message: `operation ${spec.name}: ${what}`,
        at,
        help: 'a client can give and see integers, booleans, enumerations, pointers to structures and to void, and structures of these; write a small function around the operation that has such types',
      },
      EXIT.usage,
    );
  const see = (name: string, id: DebugTypeId | null, value: string): boolean => {
    const kind = types.scalarKind(id);
    if (kind !== null) {
      after.push(`*o${outputs.length} = (long long)${value};`);
      outputs.push({ name, type: kind });
      return true;
    }
    const type = types.bare(id);
    if (type?.kind !== 'pointer') return false;
    after.push(`*o${outputs.length} = ${cells.number}((const void *)${value});`);
    outputs.push({ name, type: 'pointer' });
    return true;
  };

  if (signature.returns !== null && !see('', signature.returns, 'r')) {
    const type = types.bare(signature.returns);
    if (type?.kind !== 'record' || type.union) throw refuse('the type of its result cannot be seen');
    else
      for (const member of type.members)
        if (member.name === '' || !see(member.name, member.type, `r.${member.name}`))
          throw refuse(`member ${member.name || '(without a name)'} of its result cannot be seen`);
  }
  /** What the result gives; it is there only if the call returns. */
  const afterResult: string[] = after.splice(0);
  // What out-parameters hold counts only if a result of type bool says so: `pop(&v)` may leave anything in v when it is false.
  const isBool = types.scalarKind(signature.returns) === 'bool' && signature.returns !== null;
  if (isBool) {
    before.push(`${types.isCxx ? 'bool' : '_Bool'} ok = 0;`);
    afterResult.unshift('ok = r;');
  }
  const isMethod = object?.kind === 'class';
  for (const [i, id] of signature.params.entries()) {
    const [type, spelt] = [types.bare(id), types.spell(id)];
    if (i === 0 && object !== null) {
      if (!isMethod) given.push(object.value);
      continue;
    }
    const name = `parameter ${isMethod ? i : i + 1}`;
    const input = (isPointer: boolean): string => {
      inputs.push({ name, domain: isPointer ? null : (spec.domains[inputs.length] ?? null), isPointer });
      return `i${inputs.length - 1}`;
    };
    if (types.scalarKind(id) !== null) {
      given.push(`(${spelt ?? 'long long'})${input(false)}`);
      continue;
    }
    if (type?.kind !== 'pointer' || spelt === null)
      throw refuse(`no value can be made for its ${name}, or its type has no name`);
    const to = types.bare(type.to);
    // A reference to a constant, or to something that goes, is given a value; any other is an out-parameter.
    if (
      type.reference &&
      types.scalarKind(type.to) !== null &&
      (types.isConst(type.to) || type.reference === '&&')
    ) {
      given.push(`(${types.spell(type.to) ?? 'long long'})${input(false)}`);
      continue;
    }
    if (type.reference && to?.kind === 'record')
      throw refuse(`its ${name} is a reference to a structure, and no value can be made for it`);
    if (to === null || to.kind === 'record') {
      given.push(`(${spelt})${cells.take(types.spell(type.to))}(${input(true)})`);
      continue;
    }
    const target = types.spell(type.to);
    if (types.isConst(type.to) || target === null) throw refuse(`no value can be made for its ${name}`);
    const variable = `v${i}`;
    before.push(`${target} ${variable} = (${target})0;`);
    if (!see(variable, type.to, isBool ? `(ok ? ${variable} : (${target})0)` : variable))
      throw refuse(`what its ${name} points to cannot be seen`);
    given.push(type.reference ? variable : `&${variable}`);
  }
  const exception = outputs.length;
  if (thrown.length > 0)
    outputs.push({ name: 'throws', type: 'exception', thrown: thrown.map(({ name }) => name) });
  if (commits) {
    before.push('__heddle_commit_now = 0;');
    after.push(`*o${outputs.length} = __heddle_commit_now;`);
    outputs.push({ name: 'commit', type: 'commit' });
  }
  if (spec.domains.length > inputs.length)
    throw refuse(`${spec.domains.length} sets of values are given, and it takes ${inputs.length}`);
  const callee = isMethod ? `${object.value}->${spec.name.slice(object.type.length + 2)}` : spec.name;
  const call = `${callee}(${given.join(', ')});`;
  const params = [...inputs.map((_, i) => `long long i${i}`), ...outputs.map((_, i) => `long long *o${i}`)];
  const result = signature.returns === null ? '' : `${types.isCxx ? 'auto' : '__auto_type'} r = `;
  const called = `${result}${call} ${afterResult.join(' ')}`;
  const caught =
    thrown.length === 0 ? called : `try { ${called} } catch (...) { *o${exception} = ${prefix}thrown(); }`;
  const text = `void ${prefix}call_${spec.letter}(${params.join(', ') || 'void'}) { ${before.join(' ')} ${caught} ${after.join(' ')} }`;
  const { letter, name, roles, blocking } = spec;
  return { operation: { letter, name, inputs, outputs: named(outputs), roles, blocking }, text };
}

/** Out-parameters are called by their number only if there are several. */
function named(outputs: readonly Output[]): readonly Output[] {
  const params = outputs.filter(({ name }) => /^v\d+$/.test(name)).length;
  let n = 0;
  return outputs.map((one) =>
    /^v\d+$/.test(one.name) ? { ...one, name: params === 1 ? 'out' : `out${++n}` } : one,
  );
}

/** The things that a client's pointers point to: for each type an array. */
class Cells {
  private readonly prefix: string;
  private readonly known = new Map<string, { readonly name: string; readonly from: number }>();
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** The name of a function or macro that gives the address of a cell by its number. */
  take(type: string | null): string {
    return `${this.of(type ?? 'void')}_at`;
  }

  /** The name of the function that gives the number of the cell that a pointer points to. */
  get number(): string {
    return `${this.prefix}number`;
  }

  text(): string {
    const arrays = [...this.known].map(
      ([type, { name }]) =>
        `static ${type === 'void' ? 'char' : type} ${name}[${CELLS}];\n#define ${name}_at(i) (&${name}[i])`,
    );
    const tests = [...this.known.values()].map(
      ({ name, from }) =>
        `for (int i = 0; i < ${CELLS}; i++) if (p == (const void *)&${name}[i]) return i + ${from};`,
    );
    return [
      ...arrays,
      `static long long ${this.number}(const void *p) { if (!p) return 0; ${tests.join(' ')} return (long long)(unsigned long)p | ${UNKNOWN_POINTER}LL; }`,
    ].join('\n');
  }

  private of(type: string): string {
    let known = this.known.get(type);
    if (known === undefined) {
      known = { name: `${this.prefix}cells${this.known.size}`, from: this.known.size * CELLS };
      this.known.set(type, known);
    }
    return known.name;
  }
}
