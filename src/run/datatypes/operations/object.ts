import type { DebugTypeId } from '../../../base/ids.ts';
import type { CTypes } from './c-types.ts';
import { refusal } from './refusals.ts';
import type { Helper, Resolved } from './resolved.ts';

/** The object that all calls of a client share. */
export interface TheObject {
  /** A variable of ours, one that init makes, or an object of a class, which a client makes with `new` and deletes. */
  readonly kind: 'variable' | 'made' | 'class';
  readonly type: string;
  /** Its names: as the user writes it, and without aliases. */
  readonly names: readonly string[];
  /** How the type is written in the glue. */
  readonly text: string;
  /** The pointer to it. */
  readonly value: string;
}

export const isClass = (object: TheObject | null): boolean => object?.kind === 'class';

/** `Queue` of `Queue::push`; null: it stands in no class or namespace. */
export function ownerOf(name: string): string | null {
  let depth = 0;
  for (let i = name.length - 1; i > 0; i--) {
    if (name[i] === '>') depth++;
    if (name[i] === '<') depth--;
    if (depth === 0 && name.startsWith('::', i)) return name.slice(0, i);
  }
  return null;
}

/** Null: there is none, the operations work on variables of the program. */
export function objectOf(
  ops: readonly Resolved[],
  init: Helper | null,
  types: CTypes,
  prefix: string,
): TheObject | null {
  const name = `${prefix}object`;
  const methods = ops.filter(({ signature }) => signature.isMethod);
  const isMade =
    init !== null && init.signature.params.length === 0 && pointed(init.signature.returns, types) !== null;
  if (methods.length > 0) {
    const type = classOf(methods);
    const names = [type, ...methods.flatMap(({ owner }) => owner ?? [])];
    return { kind: isMade ? 'made' : 'class', type, names, text: type, value: name };
  }
  const firsts = ops.map(({ signature }) => pointed(signature.params[0] ?? null, types));
  const type = firsts[0];
  if (type === undefined || type === null || firsts.some((one) => one?.name !== type.name)) return null;
  if (firsts.every((one) => one?.isConst)) return null;
  const text = types.isCxx
    ? `__remove_cv(__remove_pointer(__remove_cvref(${prefix}fn<decltype(&${ops[0].spec.name})>::arg<0>)))`
    : type.name;
  const same = { type: type.name, names: [type.name], text };
  return isMade && pointed(init.signature.returns, types)?.name === type.name
    ? { ...same, kind: 'made', value: name }
    : { ...same, kind: 'variable', value: `(&${name})` };
}

/**
 * The class by which all methods are named. One of two names may be that of the class which has them, beside an alias of it or one
 * class that inherits them: the other one is the object's.
 */
function classOf(methods: readonly Resolved[]): string {
  const written = methods.map(({ spec }) => ownerOf(spec.name) ?? '');
  const [one, two, ...more] = new Set(written);
  if (two === undefined) return one;
  const [owner, ...others] = new Set(methods.map((method) => method.owner));
  if (more.length === 0 && others.length === 0 && owner === one) return two;
  if (more.length === 0 && others.length === 0 && owner === two) return one;
  const other = methods[written.findIndex((name) => name !== one)];
  throw refusal(other, `it is a method of another class than ${methods[0].spec.name}`, OTHER_CLASS);
}

const OTHER_CLASS =
  'the clients share one object: name all methods by one class (Stack::push, Stack::pop; inherited ones too), or write functions that take a pointer to it';

/** `queue_t` of `queue_t *`, `const queue_t *`, `queue_t &`. */
function pointed(id: DebugTypeId | null, types: CTypes): { name: string; isConst: boolean } | null {
  const type = types.bare(id);
  if (type?.kind !== 'pointer' || types.bare(type.to)?.kind !== 'record') return null;
  if (types.library(type.to) !== null) return null;
  const name = types.nameOf(type.to);
  return name === null ? null : { name, isConst: types.isConst(type.to) };
}

/** How the object is given to a function that takes a pointer or a reference to it. */
export function objectArgument(object: TheObject, id: DebugTypeId | null, types: CTypes): string {
  const type = types.bare(id);
  return type?.kind === 'pointer' && type.reference !== undefined ? `*${object.value}` : object.value;
}

/** `lib::Stack<int>::~Stack` of `lib::Stack<int>`. */
export const destructorOf = (type: string): string =>
  `${type}::~${type.replace(/<.*$/, '').replace(/^.*::/, '')}`;
