/**
 * What `std::thread` runs, by the type of the closure that its start function is made for: `std::__run_closure<std::tuple<
 * main::lambda#2, int>>` runs `main::lambda#2`. A thread that has taken no step of its own is known by nothing else. Null where the
 * type says nothing (a pointer to a function).
 */
const CLOSURE = /^std::__run_closure<std::tuple<(.*)>>$/;
const NAMED = /^[A-Za-z_][\w:#<>, ]*$/;

export function closureName(startFunction: string): string | null {
  const parts = CLOSURE.exec(startFunction)?.[1];
  if (parts === undefined) return null;
  const first = parts.slice(0, endOfFirst(parts));
  return NAMED.test(first) ? first : null;
}

/** Where the first of these types ends. */
function endOfFirst(types: string): number {
  let depth = 0;
  for (let at = 0; at < types.length; at++) {
    if ('<('.includes(types[at])) depth++;
    else if ('>)'.includes(types[at])) depth--;
    else if (types[at] === ',' && depth === 0) return at;
  }
  return types.length;
}
