import type { DebugTypeId } from '../../../base/ids.ts';
import type { CTypes } from './c-types.ts';
import type { Cells } from './cells.ts';
import type { Thrown } from './exceptions.ts';
import { objectArgument, ownerOf, type TheObject } from './object.ts';
import type { Input, Operation, Output } from './operation.ts';
import { refusal } from './refusals.ts';
import type { Resolved } from './resolved.ts';
import { partsOf, type SeenPart } from './seen.ts';

export interface WrapperOptions {
  readonly prefix: string;
  readonly commits: boolean;
  readonly thrown: readonly Thrown[];
}

/**
 * A function around an operation that takes and gives nothing but 64-bit numbers.
 *
 * A parameter is, by its type, the object itself, an input (numbers, structures of numbers and smart pointers to them, pointers to structures and to
 * void), or an out-parameter (a pointer or reference to a number, to a pointer, or a reference to a structure). Pointers that the client
 * gives are addresses of cells of its own; as a result such a pointer is the cell's number.
 *
 * In C++ types are not spelt but deduced from the operation itself, because a name may be of a namespace, hidden or none at all.
 */
export class Wrapper {
  private readonly op: Resolved;
  private readonly types: CTypes;
  private readonly object: TheObject | null;
  private readonly cells: Cells;
  private readonly how: WrapperOptions;
  private readonly inputs: Input[] = [];
  private readonly outputs: Output[] = [];
  private readonly before: string[] = [];
  private readonly after: string[] = [];
  private readonly given: string[] = [];
  /** Does a result of type bool say whether out-parameters count? `pop(&v)` may leave anything in v when it is false. */
  private readonly isBool: boolean;

  constructor(op: Resolved, types: CTypes, object: TheObject | null, cells: Cells, how: WrapperOptions) {
    this.op = op;
    this.types = types;
    this.object = object;
    this.cells = cells;
    this.how = how;
    this.isBool = op.signature.returns !== null && types.scalarKind(op.signature.returns) === 'bool';
  }

  make(): { operation: Operation; text: string } {
    const { spec, signature } = this.op;
    const { types, how, outputs } = this;
    const result = this.result();
    if (this.isBool) this.before.push(`${types.isCxx ? 'bool' : '_Bool'} ok = 0;`);
    for (const [i, id] of signature.params.entries()) this.parameter(i, id);
    const exception = outputs.length;
    if (how.thrown.length > 0)
      outputs.push({ name: 'throws', type: 'exception', thrown: how.thrown.map(({ name }) => name) });
    if (how.commits) {
      this.before.push('__heddle_commit_now = 0;');
      this.after.push(`*o${outputs.length} = __heddle_commit_now;`);
      outputs.push({ name: 'commit', type: 'commit' });
    }
    const { inputs } = this;
    if (spec.domains.length > inputs.length)
      throw refusal(
        this.op,
        `${spec.domains.length} sets of values are given, and it takes ${inputs.length}`,
      );
    const params = [...inputs.map((_, i) => `long long i${i}`), ...outputs.map((_, i) => `long long *o${i}`)];
    const kept = signature.returns === null ? '' : `${types.isCxx ? 'auto &&' : '__auto_type '}r = `;
    const called = `${kept}${this.callee()}(${this.given.join(', ')}); ${result.join(' ')}`;
    const caught =
      how.thrown.length === 0
        ? called
        : `try { ${called} } catch (...) { *o${exception} = ${how.prefix}thrown(); }`;
    const text = `void ${how.prefix}call_${spec.letter}(${params.join(', ') || 'void'}) { ${this.before.join(' ')} ${caught} ${this.after.join(' ')} }`;
    const { letter, name, roles, blocking } = spec;
    return { operation: { letter, name, inputs, outputs: named(outputs), roles, blocking }, text };
  }

  private callee(): string {
    const { spec, signature } = this.op;
    if (!signature.isMethod || this.object === null) return spec.name;
    return `${this.object.value}->${spec.name.slice((ownerOf(spec.name) ?? '').length + 2)}`;
  }

  /** What is to be done with the result, which is there only if the call returns. */
  private result(): string[] {
    const { returns } = this.op.signature;
    if (returns === null) return [];
    const parts = partsOf(this.types, returns, 'r', (pointer) => this.identity(pointer));
    if (typeof parts === 'string') throw refusal(this.op, `the type of its result cannot be seen, ${parts}`);
    if (parts.length === 0)
      throw refusal(this.op, `its result has nothing in it, ${this.types.describe(returns)}`);
    return [...(this.isBool ? ['ok = r;'] : []), ...this.see(parts, '')];
  }

  private identity(pointer: string): string {
    return `${this.cells.number}((const void *)${pointer})`;
  }

  private see(parts: readonly SeenPart[], name: string): string[] {
    return parts.map(({ output, text }) => {
      const own = name === '' ? output.name : output.name === '' ? name : `${name}.${output.name}`;
      this.outputs.push({ ...output, name: own });
      return `*o${this.outputs.length - 1} = ${text};`;
    });
  }

  private parameter(i: number, id: DebugTypeId | null): void {
    const { types, op, object, given } = this;
    if (i === 0 && op.signature.isMethod) return;
    if (i === 0 && object !== null && this.takesObject(id)) {
      given.push(objectArgument(object, id, types));
      return;
    }
    const at = op.signature.isMethod ? i : i + 1;
    const name = `parameter ${at}`;
    const type = types.bare(id);
    const [pointed, isConst] = type?.kind === 'pointer' ? [type.to, types.isConst(type.to)] : [id, false];
    const isReference = type?.kind === 'pointer' && type.reference !== undefined;
    const text = this.typeText(id, at - 1);
    const isGiven = type?.kind !== 'pointer' || (isReference && (isConst || type.reference === '&&'));
    if (isGiven) {
      given.push(this.value(pointed, text, name, isReference ? id : null));
      return;
    }
    const to = types.bare(pointed);
    if (isReference) {
      if (to?.kind === 'record' && this.isLinked(pointed)) {
        given.push(`*${this.cell(pointed, text, name)}`);
        return;
      }
      this.out(pointed, text, i, name, false);
      return;
    }
    const target = types.isCxx ? `__remove_cv(__remove_pointer(${text}))` : (types.spell(pointed) ?? '');
    if (to === null || to.kind === 'record') {
      given.push(`(${text})${this.cell(pointed, target, name)}`);
      return;
    }
    if (!isConst) {
      this.out(pointed, target, i, name, true);
      return;
    }
    if (types.scalarKind(pointed) === null || (to.kind === 'basic' && to.encoding === 'char'))
      throw refusal(op, `no value can be made for its ${name}, ${types.describe(id)}`);
    const variable = `v${i}`;
    this.before.push(`${target} ${variable} = (${target})${this.input(name, false, pointed)};`);
    given.push(`&${variable}`);
  }

  /** The text of a parameter's type, without const and reference. */
  private typeText(id: DebugTypeId | null, n: number): string {
    const { types, how, op } = this;
    if (types.isCxx) return `__remove_cvref(${how.prefix}fn<decltype(&${op.spec.name})>::arg<${n}>)`;
    const spelt = types.bare(id)?.kind === 'pointer' ? types.spell(id) : types.nameOf(id);
    if (spelt === null)
      throw refusal(op, `no value can be made for its parameter ${n + 1}, whose type has no name`);
    return spelt;
  }

  private takesObject(id: DebugTypeId | null): boolean {
    const { types, object } = this;
    const type = types.bare(id);
    return type?.kind === 'pointer' && object?.names.includes(types.nameOf(type.to) ?? '') === true;
  }

  private input(name: string, isPointer: boolean, id: DebugTypeId | null): string {
    const { inputs, op, types } = this;
    const said = op.spec.domains[inputs.length];
    inputs.push({ name, domain: isPointer ? null : (said ?? types.domain(id)), isPointer });
    return `i${inputs.length - 1}`;
  }

  /** An expression with a value of the client's, of a type that is no pointer. */
  private value(id: DebugTypeId | null, text: string, name: string, reference: DebugTypeId | null): string {
    const { types, op } = this;
    if (types.scalarKind(id) !== null) return `(${text})${this.input(name, false, id)}`;
    const refused = refusal(op, `no value can be made for its ${name}, ${types.describe(reference ?? id)}`);
    const library = types.library(id);
    if (library !== null) {
      const [of = null] = library.args;
      if (library.kind === 'pair' || library.kind === 'tuple' || types.scalarKind(of) === null) throw refused;
      const own = this.alias(text);
      const inner = `${own}::${library.kind === 'optional' ? 'value_type' : 'element_type'}`;
      const made = `(${inner})${this.input(name, false, of)}`;
      return library.kind === 'optional' ? `${own}(${made})` : `${own}(new ${inner}(${made}))`;
    }
    const members = types.members(id);
    if (typeof members === 'string' || members.length === 0) throw refused;
    if (members.some(({ path, type }) => path === '' || types.scalarKind(type) === null)) throw refused;
    const [input, variable] = [this.input(name, false, null), `s${this.before.length}`];
    const sets = members.map(
      ({ path }) => `${variable}.${path} = (__typeof__(${variable}.${path}))${input};`,
    );
    const own = types.isCxx ? this.alias(text) : text;
    this.before.push(`${own} ${variable}${types.isCxx ? '{}' : ' = {0}'}; ${sets.join(' ')}`);
    return types.isCxx ? `(${own} &&)${variable}` : variable;
  }

  /** A name for a type that is deduced: `NAME::member` can be written. */
  private alias(text: string): string {
    const name = `t${this.before.length}`;
    this.before.push(`typedef ${text} ${name};`);
    return name;
  }

  /** Is it linked into the data type itself: has it a pointer to its own kind, or parts that only it may see? */
  private isLinked(id: DebugTypeId | null): boolean {
    const parts = partsOf(this.types, id, 'v', (pointer) => pointer);
    return typeof parts === 'string' || parts.some(({ output }) => output.type === 'pointer');
  }

  private cell(id: DebugTypeId | null, text: string, name: string): string {
    const { types, cells } = this;
    const key = id === null ? 'void' : (types.nameOf(id) ?? text);
    return `${cells.take(key, id === null ? 'void' : types.isCxx ? text : key)}(${this.input(name, true, id)})`;
  }

  private out(id: DebugTypeId | null, text: string, i: number, name: string, isPointer: boolean): void {
    const { types, op } = this;
    const variable = `v${i}`;
    const parts = partsOf(types, id, variable, (pointer) => this.identity(pointer));
    if (typeof parts === 'string') throw refusal(op, `what its ${name} points to cannot be seen, ${parts}`);
    this.before.push(types.isCxx ? `${text} ${variable}{};` : `${text} ${variable} = (${text})0;`);
    const guarded = parts.map(({ output, text: one }) => ({
      output,
      text: this.isBool ? `(ok ? ${one} : 0LL)` : one,
    }));
    this.after.push(...this.see(guarded, variable));
    this.given.push(isPointer ? `&${variable}` : variable);
  }
}

/** Out-parameters are called by their number only if there are several. */
function named(outputs: readonly Output[]): readonly Output[] {
  const params = [...new Set(outputs.flatMap(({ name }) => /^v\d+/.exec(name)?.[0] ?? []))];
  return outputs.map((one) => {
    const found = /^(v\d+)(\..*)?$/.exec(one.name);
    if (found === null) return one;
    const n = params.indexOf(found[1]);
    return { ...one, name: `${params.length === 1 ? 'out' : `out${n + 1}`}${found[2] ?? ''}` };
  });
}
