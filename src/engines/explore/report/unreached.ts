import type { Diagnostic } from '../../../base/failure.ts';
import type { LocId } from '../../../base/ids.ts';
import type { Func, Operand, Program } from '../../../ir/types.ts';
import type { Verdict } from '../../../results/types.ts';
import { decidedBy, usersPlace } from '../../../vm/code/marks.ts';

/**
 * What an answer is worth: assertions that no execution came to and threads that none made (`verified`), and the lines
 * that none came to before a bound cut it (`bounded`).
 *
 * `reached` are the sites that were marked (vm/code/marks.ts). Inlining copies code: what is written once counts as
 * reached when one of its copies is. None at all: nothing was noted (the search with buffered loads does not), and nothing is said.
 */
export function unreached(
  program: Program,
  reached: readonly number[],
  kind: Verdict['verdict'],
): Diagnostic[] {
  if (reached.length === 0 || (kind !== 'verified' && kind !== 'bounded')) return [];
  const seen = new Set(reached);
  const assertions = new Places(program);
  const threads = new Places(program);
  const lines = new Lines(program);
  /* (what our headers ask for at an index is no assertion of the program) */
  const isUsers = (at: LocId): boolean => !program.locs[at].library;
  let site = 0;
  for (const func of program.functions) {
    const decided = decidedBy(program, func);
    func.blocks.forEach((block, b) => {
      const first = site;
      for (const i of block.instrs) {
        if (i.op === 'assert' && i.cond.kind !== 'const' && isUsers(i.at))
          assertions.add(i.at, i.message, seen.has(site));
        if (i.op === 'create') threads.add(i.at, startName(program, i.func), seen.has(site));
        site++;
      }
      for (const failure of decided[b])
        if (isUsers(failure.at)) assertions.add(failure.at, failure.message, seen.has(site));
      site++;
      lines.add(block, seen.has(first));
    });
  }
  const cut = lines.text();
  return [
    ...assertions.never('HED623', (message) => `no execution reaches this assertion: ${message}`),
    ...threads.never('HED624', (name) => `no execution makes this thread${name}`),
    ...(kind === 'bounded' && cut !== ''
      ? [{ ...NEVER, message: `never reached within the bounds: ${cut}` }]
      : []),
  ];
}

const NEVER: Omit<Diagnostic, 'message'> = {
  code: 'HED625',
  severity: 'warning',
  help: 'nothing is known of these lines: raise the bound, or write the loop so that it waits (docs/guide.md)',
};
/** More than these are counted, not named. */
const MOST = 5;

const startName = (program: Program, start: Operand): string =>
  start.kind === 'function' ? ` of ${program.functions[start.func].name}` : '';

/** Things in the source, with whether one of their copies was reached. */
class Places {
  private readonly program: Program;
  private readonly all = new Map<
    string,
    { at: NonNullable<Diagnostic['at']>; message: string; reached: boolean }
  >();
  constructor(program: Program) {
    this.program = program;
  }

  add(at: LocId, message: string, reached: boolean): void {
    const place = usersPlace(this.program, at);
    if (place === null) return;
    const { file, line, column } = place;
    const key = `${file}:${line}:${column}:${message}`;
    const before = this.all.get(key);
    this.all.set(key, { at: { file, line, column }, message, reached: reached || before?.reached === true });
  }

  never(code: Diagnostic['code'], text: (message: string) => string): Diagnostic[] {
    const found = [...this.all.values()]
      .filter(({ reached }) => !reached)
      .sort((a, b) => (a.at.file === b.at.file ? a.at.line - b.at.line : a.at.file < b.at.file ? -1 : 1));
    return found.slice(0, MOST).map(({ at, message }, i) => {
      const more = i === MOST - 1 && found.length > MOST ? ` (and ${found.length - MOST} more)` : '';
      return { code, severity: 'note', message: text(message) + more, at };
    });
  }
}

class Lines {
  private readonly program: Program;
  private readonly reached = new Map<string, Set<number>>();
  private readonly all = new Map<string, Set<number>>();
  constructor(program: Program) {
    this.program = program;
  }

  add({ instrs, term }: Func['blocks'][number], isReached: boolean): void {
    for (const { at } of [...instrs, term]) {
      const place = usersPlace(this.program, at);
      if (place === null) continue;
      const { file, line } = place;
      for (const lines of isReached ? [this.all, this.reached] : [this.all])
        lines.set(file, (lines.get(file) ?? new Set()).add(line));
    }
  }

  /** `a.c:12-15, 20; b.c:3` */
  text(): string {
    const files: string[] = [];
    for (const [file, all] of this.all) {
      const never = [...all]
        .filter((line) => line > 0 && !this.reached.get(file)?.has(line))
        .sort((a, b) => a - b);
      if (never.length > 0) files.push(`${file}:${ranges(never, all)}`);
    }
    return files.join('; ');
  }
}

/** Lines without code between two that are not reached belong to them. */
function ranges(never: readonly number[], all: ReadonlySet<number>): string {
  const parts: [number, number][] = [];
  for (const line of never) {
    const last = parts.at(-1);
    const isNext = last !== undefined && !Array.from(all).some((n) => n > last[1] && n < line);
    if (isNext) last[1] = line;
    else parts.push([line, line]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
