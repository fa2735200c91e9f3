import type { CTypes } from './c-types.ts';
import { Cells } from './cells.ts';
import { type Thrown, thrownText } from './exceptions.ts';
import { destructorOf, isClass, objectArgument, objectOf, type TheObject } from './object.ts';
import type { Operation } from './operation.ts';
import type { Helper, Helpers, Resolved } from './resolved.ts';
import { Wrapper } from './wrapper.ts';

/**
 * The glue: for each operation a function that takes and gives nothing but 64-bit numbers (wrapper.ts), in C or C++, appended to the
 * user's text. Drivers (driver.ts) call these, so that they need not know any type.
 */
export interface Glue {
  readonly text: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly hasInit: boolean;
  /** The type of the object, if it is one of zeros: nobody initialises it. (In C++ a constructor does.) */
  readonly zeroed: string | null;
  readonly hasDestroy: boolean;
  /** The functions that destroy it: one that is named, or the destructor of its class, if that has one. */
  readonly destroyedBy: readonly string[];
}

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
  const object = objectOf(ops, init, types, prefix);
  const operations = new Map<string, Operation>();
  const parts: string[] = [];
  for (const op of ops) {
    const { operation, text } = new Wrapper(op, types, object, cells, { prefix, commits, thrown }).make();
    operations.set(operation.letter, operation);
    parts.push(text);
  }
  const isMethods = ops.some(({ signature }) => signature.isMethod);
  const isDeleted = object !== null && isMethods && (isClass(object) || destroy === null);
  const helper = (name: string, given: Helper | null, before: string, after: string): void => {
    if (given === null && before === '' && after === '') return;
    const [first] = given?.signature.params ?? [];
    const argument = object !== null && first !== undefined ? objectArgument(object, first, types) : '';
    const call = given === null ? '' : `${given.name}(${argument});`;
    const made = given === init && object?.kind === 'made' ? `${prefix}object = ` : '';
    parts.push(`void ${prefix}${name}(void) { ${before}${made}${call}${after} }`);
  };
  helper('init', init, isClass(object) ? `${object?.value} = new ${object?.text}();` : '', '');
  if (destroy !== null || isDeleted)
    helper('destroy', destroy, isCxx ? CLIENT_ENDS : '', isDeleted ? `delete ${object.value};` : '');
  const exceptions = thrown.length === 0 ? '' : thrownText(thrown, `${prefix}thrown`);
  const body = [declarationOf(object, prefix), cells.text(), exceptions, ...parts].join('\n');
  const owners = ops.flatMap(({ owner }) => owner ?? []);
  return {
    text: isCxx ? `${deduction(prefix)}\nextern "C" {\n${body}\n}\n` : `${body}\n`,
    operations,
    hasInit: init !== null || isClass(object),
    zeroed: !isCxx && init === null && object?.kind === 'variable' ? object.type : null,
    hasDestroy: destroy !== null || isDeleted,
    destroyedBy: [
      ...(destroy === null ? [] : [destroy.name]),
      ...(isDeleted && destroy === null ? [object.type, ...owners].map(destructorOf) : []),
    ],
  };
}

/** Locks that the client leaves held are not the type's fault (frontend/include/cxx/__heddle/held-at-end.h). */
const CLIENT_ENDS = '\n#ifdef __HEDDLE_HELD_AT_END__\nstd::__client_ends = true;\n#endif\n';

function declarationOf(object: TheObject | null, prefix: string): string {
  if (object === null) return '';
  return `static ${object.text} ${object.kind === 'variable' ? '' : '*'}${prefix}object;`;
}

/** `PREFIXfn<decltype(&f)>::arg<n>`: the type of a function's n-th parameter, the object of a method not counted. */
function deduction(prefix: string): string {
  const body = '{ template <int N> using arg = __type_pack_element<N, A...>; };';
  const of = (noexcept: string): string[] => [
    `template <class R, class... A> struct ${prefix}fn<R (*)(A...)${noexcept}> ${body}`,
    ...['', ' const', ' &', ' const &', ' &&'].map(
      (how) =>
        `template <class C, class R, class... A> struct ${prefix}fn<R (C::*)(A...)${how}${noexcept}> ${body}`,
    ),
  ];
  return [
    `template <class F> struct ${prefix}fn;`,
    ...of(''),
    '#ifdef __cpp_noexcept_function_type',
    ...of(' noexcept'),
    '#endif',
  ].join('\n');
}
