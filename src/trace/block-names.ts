import type { At } from '../results/types.ts';

/**
 * What the user calls a heap block, by the source text where it is allocated: the variable or member that gets its address
 * (`struct node *n = malloc(…)`), the object that a library allocates it for (`std::promise<int> p;`, `items.push_back(x)`: then it is `owned`),
 * its type (`list.push(new Node)`), else `block`.
 */
export function blockName(
  at: At,
  library: boolean,
  sources: ReadonlyMap<string, string>,
): { readonly name: string; readonly owned: boolean } {
  const line = sources.get(at.file)?.split('\n', at.line)[at.line - 1] ?? '';
  const here = at.column - 1;
  const [before, rest] = [line.slice(Math.max(0, here - NEAR), here), line.slice(here, here + NEAR)];
  const assigned = (ASSIGNED.exec(before) ??
    INITIALISED.exec(before.trimStart()) ??
    MEMBER.exec(before))?.[1];
  if (assigned !== undefined) return { name: assigned, owned: library && !MAKES.test(rest) };
  const declared = library ? DECLARED.exec(rest)?.[1] : undefined;
  if (declared !== undefined && /[\w>*&]\s+$/.test(before)) return { name: declared, owned: true };
  const owner = library ? OWNER.exec(before)?.[1] : undefined;
  if (owner !== undefined) return { name: owner, owned: true };
  const type = TYPE.exec(rest);
  return { name: type?.[1] ?? type?.[2] ?? type?.[3] ?? 'block', owned: false };
}

/** Characters around the place that are looked at: lines that macros or generators write may have any length, and the patterns are quadratic. */
const NEAR = 400;
/** `x = (struct node *)`, `q->head =`: the last name before the call. */
const ASSIGNED = /([A-Za-z_]\w*)(?:\[[^\]]*\])?\s*=\s*(?:\([^()]*\)\s*)*$/;
/** `std::unique_ptr<Node> n(`. */
const INITIALISED = /(?:^|[;{}(,]\s*)(?!return\b)[\w:<>, ]+[\s*&>]([A-Za-z_]\w*)\s*[({]\s*$/;
/** `Queue(size_t n) : cells_(`, and the like on lines of their own. */
const MEMBER = /(?:\)\s*(?:noexcept\s*)?:(?:[^;]*,)?|^\s*[:,](?:[^;]*,)?)\s*([A-Za-z_]\w*)\s*[({]\s*$/;
/** `p;`, `v(3)`, `t{…}`. */
const DECLARED = /^([A-Za-z_]\w*)\s*(?:[;,({[=)]|$)/;
/** `items.` before `push_back`. */
const OWNER = /([A-Za-z_]\w*)\s*(?:\.|->)\s*$/;
/** What gives a pointer to the new object itself. */
const MAKES = /^(?:std::)?(?:make_(?:shared|unique)|allocate_shared|new\b)/;
const TYPE =
  /^(?:new\s+(?:\([^()]*\)\s*)?(?:\w+::)*([A-Za-z_]\w*)|(?:std::)?(?:make_(?:shared|unique)\w*|allocate_shared)<(?:\w+::)*([A-Za-z_]\w*)|\w+\((?:.*?)sizeof\s*\(\s*(?:struct\s+)?([A-Za-z_]\w*))/;
