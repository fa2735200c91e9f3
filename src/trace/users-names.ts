import type { Step, Violation } from '../results/types.ts';
import { blockName } from './block-names.ts';

/**
 * Names as the user wrote them. The machine's names are exact and long (`local done of main (T0)`, `heap block 2 of T1
 * (queue.c:12).next`, `m.__word`); whoever reads a story knows `done`, `n->next`, `m`. A local or a block gets the shortest
 * name that nothing else in this story has: locals of two threads become `i of T1` and `i of T2`, blocks that one line allocated
 * `n(1)` and `n(2)`, in the order of their allocation. Members that begin with two underscores belong to the library, unless the
 * program's own text has them: the object is named instead.
 *
 * Texts that the program made itself (assertions, what it prints) stay as they are. Steps, values and replay's words are not
 * touched: this is for people alone.
 */
const HEAP =
  /(&?)heap block (\d+) of T(\d+)(?: \((?:[^()]|\([^()]*\))*\))?((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\+\d+)*)/g;
const LOCAL = /(&?)local (\S+) of (.+?) \(T(\d+)\)/g;
const HIDDEN = /(?<=[\w\])])(?:\.__\w+)+/g;
/** What a message says of a block as a whole: `n is never freed`, not `*n`. */
const WHOLE = /(?<=(?:allocation|free|end) of )\*|\*(?=\S+ is (?:never )?freed)/g;
/** Who sleeps in std::atomic's wait (include/cxx/__heddle/wait.h). */
const SLEEPERS = /\bstd::__waited\[\d+\]/g;
const OWN_TEXT: ReadonlySet<Step['op']> = new Set(['assert', 'output']);

export function usersNames(violation: Violation, sources: ReadonlyMap<string, string>): Violation {
  const texts = new Set(textsOf(violation));
  const rename = renaming(violation, texts, sources);
  const known = new Map<string, string>();
  const to = (text: string): string => {
    let renamed = known.get(text);
    if (renamed === undefined) known.set(text, (renamed = rename(text)));
    return renamed;
  };
  const { trace, waiting } = violation;
  const co: Record<string, readonly number[]> = {};
  for (const [name, order] of Object.entries(trace.co)) co[to(name)] = [...(co[to(name)] ?? []), ...order];
  return {
    ...violation,
    message: hasOwnText(violation) ? violation.message : to(violation.message).replace(WHOLE, ''),
    ...(waiting ? { waiting: waiting.map((wait) => ({ ...wait, for: to(wait.for) })) } : {}),
    trace: { ...trace, steps: trace.steps.map((step) => renamedStep(step, to)), co },
  };
}

function renamedStep(step: Step, to: (text: string) => string): Step {
  const { location, value, readValue, note } = step;
  const whole = step.op === 'alloc' || step.op === 'free';
  return {
    ...step,
    ...(location === undefined ? {} : { location: whole ? to(location).replace(/^\*/, '') : to(location) }),
    ...(value === undefined ? {} : { value: to(value) }),
    ...(readValue === undefined ? {} : { readValue: to(readValue) }),
    ...(note === undefined || OWN_TEXT.has(step.op) ? {} : { note: to(note) }),
  };
}

const hasOwnText = ({ kind }: Violation): boolean =>
  kind === 'assertion' || kind === 'exception' || kind === 'not-serial';

function textsOf(violation: Violation): string[] {
  const { message, waiting, trace } = violation;
  return [
    ...(hasOwnText(violation) ? [] : [message]),
    ...(waiting ?? []).map((wait) => wait.for),
    ...Object.keys(trace.co),
    ...trace.steps.flatMap(({ op, location, value, readValue, note }) =>
      [location, value, readValue, OWN_TEXT.has(op) ? undefined : note].filter((text) => text !== undefined),
    ),
  ];
}

function renaming(
  violation: Violation,
  texts: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): (text: string) => string {
  const locals = new Map<string, Local>();
  const heap = new Set<string>();
  const others = new Set<string>();
  for (const text of texts) {
    for (const [, , path, func, thread] of text.matchAll(LOCAL)) {
      const name = /^[^.[+]*/.exec(path)![0];
      locals.set(`${name} ${func} ${thread}`, { name, func, thread });
    }
    for (const [, , n, thread] of text.matchAll(HEAP)) heap.add(`${n} ${thread}`);
  }
  for (const { location } of violation.trace.steps)
    if (location !== undefined && !/^(local|heap block) /.test(location))
      others.add(/^[^.[+]*/.exec(location)![0]);
  const blocks = blockNames(
    violation,
    heap,
    new Set([...others, ...[...locals.values()].map((l) => l.name)]),
    sources,
  );
  const taken = new Set([...others, ...[...blocks.values()].map(({ name }) => name)]);
  const all = [...locals.values()];
  const isWritten = (member: string): boolean =>
    [...sources.values()].some((source) => new RegExp(`\\b${member}\\b`).test(source));
  return (text) =>
    text
      .replace(SLEEPERS, "the atomic's waiters")
      .replace(HIDDEN, (path) =>
        path
          .split('.')
          .slice(1)
          .filter(isWritten)
          .map((member) => `.${member}`)
          .join(''),
      )
      .replace(LOCAL, (_, address: string, path: string, func: string, thread: string) => {
        const name = /^[^.[+]*/.exec(path)![0];
        return `${address}${path}${suffix({ name, func, thread }, all, taken)}`;
      })
      .replace(HEAP, (_, address: string, n: string, thread: string, path: string) =>
        inBlock(blocks.get(`${n} ${thread}`)!, path, address === '&'),
      );
}

interface Local {
  readonly name: string;
  readonly func: string;
  readonly thread: string;
}

/** What tells a local from everything else that has its name. */
function suffix({ name, func, thread }: Local, all: readonly Local[], taken: ReadonlySet<string>): string {
  const twins = all.filter((other) => other.name === name);
  if (twins.length === 1 && !taken.has(name)) return '';
  if (twins.filter((twin) => twin.thread === thread).length === 1) return ` of T${thread}`;
  return twins.filter((twin) => twin.func === func).length === 1 ? ` of ${func}` : ` of ${func}, T${thread}`;
}

interface Block {
  readonly name: string;
  /** A library's own memory for an object of this name: its elements are that object's. */
  readonly owned: boolean;
}

/** `n->next`, `n[2]`, `*n`; as a pointer `n`, `&n->next`. */
function inBlock({ name, owned }: Block, path: string, isPointer: boolean): string {
  if (path === '') return isPointer || owned ? name : `*${name}`;
  const inside = path.startsWith('.') && !owned ? `${name}->${path.slice(1)}` : `${name}${path}`;
  return path.startsWith('+') || !isPointer ? inside : `&${inside}`;
}

function blockNames(
  { trace }: Violation,
  keys: ReadonlySet<string>,
  variables: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, Block> {
  const found = new Map<string, Block>();
  for (const { op, location = '', at, library } of trace.steps) {
    const [match] = op === 'alloc' ? location.matchAll(HEAP) : [];
    if (match) found.set(`${match[2]} ${match[3]}`, blockName(at, library === true, sources));
  }
  for (const key of keys) if (!found.has(key)) found.set(key, { name: 'block', owned: false });
  const count = new Map<string, number>();
  for (const { name } of found.values()) count.set(name, (count.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return new Map(
    [...found].map(([key, { name, owned }]) => {
      const n = (seen.get(name) ?? 0) + 1;
      seen.set(name, n);
      const isTold = (count.get(name) ?? 0) > 1 || (variables.has(name) && !owned);
      return [key, { name: isTold ? `${name}(${n})` : name, owned }];
    }),
  );
}
