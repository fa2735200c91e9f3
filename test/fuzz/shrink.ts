import type { Expr, FuzzProgram, Stmt } from './program.ts';

/**
 * Makes a program that shows a difference as small as possible: tries everything that is one step smaller (a thread, a
 * statement, a nesting, an order, an operand taken away or weakened), goes on with the first that still shows it, and
 * stops when none does. `firstThatDiffers` gets all candidates at once, since compiling many costs little more than
 * compiling one; it answers an index, or -1.
 */
export async function shrink(
  program: FuzzProgram,
  firstThatDiffers: (candidates: readonly FuzzProgram[]) => Promise<number>,
): Promise<FuzzProgram> {
  let current = program;
  for (;;) {
    const candidates = smaller(current);
    const found = candidates.length === 0 ? -1 : await firstThatDiffers(candidates);
    if (found < 0) return current;
    current = candidates[found];
  }
}

/** Every program one step smaller, biggest steps first. Each step lowers a finite measure, so shrinking ends. */
export function smaller(program: FuzzProgram): FuzzProgram[] {
  const { threads } = program;
  const withThread = (t: number, body: readonly Stmt[]): FuzzProgram => ({
    ...program,
    threads: threads.map((old, k) => (k === t ? body : old)),
  });
  return [
    ...(threads.length > 1
      ? threads.map((_, t) => ({ ...program, threads: threads.filter((_, k) => k !== t) }))
      : []),
    ...threads.flatMap((body, t) => smallerBody(body).map((next) => withThread(t, next))),
    ...smallerMain(program),
    ...program.atomic.flatMap((atomic, v) =>
      atomic ? [] : [{ ...program, atomic: program.atomic.map((old, k) => (k === v ? true : old)) }],
    ),
  ];
}

function smallerMain({ main, ...rest }: FuzzProgram): FuzzProgram[] {
  if (main === undefined) return [];
  return [
    rest,
    ...smallerBody(main.body).map((body) => ({ ...rest, main: { ...main, body } })),
    ...(main.joins ? [] : [{ ...rest, main: { ...main, joins: true } }]),
    ...(main.ending === 'return' ? [] : [{ ...rest, main: { ...main, ending: 'return' as const } }]),
  ];
}

function smallerBody(body: readonly Stmt[]): (readonly Stmt[])[] {
  const replaced = (i: number, by: readonly Stmt[]): Stmt[] => [
    ...body.slice(0, i),
    ...by,
    ...body.slice(i + 1),
  ];
  return [
    ...body.map((_, i) => replaced(i, [])),
    ...body.flatMap((stmt, i) => smallerStmt(stmt).map((by) => replaced(i, by))),
  ];
}

/** What can stand for a statement instead. */
function smallerStmt(stmt: Stmt): (readonly Stmt[])[] {
  const one = (...list: Stmt[]): Stmt[][] => list.map((each) => [each]);
  const out: (readonly Stmt[])[] = [];
  if (stmt.kind === 'if') {
    out.push(stmt.then, stmt.else);
    out.push(...smallerBody(stmt.then).flatMap((then) => one({ ...stmt, then })));
    out.push(...smallerBody(stmt.else).flatMap((other) => one({ ...stmt, else: other })));
  }
  if ('body' in stmt) {
    out.push(stmt.body, ...smallerBody(stmt.body).flatMap((body) => one({ ...stmt, body })));
  }
  if (stmt.kind === 'local' && stmt.end !== 'block') out.push(...one({ ...stmt, end: 'block' }));
  if ((stmt.kind === 'local' || stmt.kind === 'lend') && stmt.given !== 'none')
    out.push(...one({ ...stmt, given: 'none' }));
  if (stmt.kind === 'local' && stmt.given === 'both')
    out.push(...one({ ...stmt, given: 'x' }, { ...stmt, given: 'y' }));
  if (stmt.kind === 'rmw')
    out.push(...one({ kind: 'load', reg: stmt.reg, variable: stmt.variable, order: 'relaxed' }));
  if (stmt.kind === 'await')
    out.push(...one({ kind: 'load', reg: 0, variable: stmt.variable, order: 'relaxed' }));
  if (stmt.kind === 'fence') {
    if (stmt.order === 'seq_cst') out.push(...one({ ...stmt, order: 'acq_rel' }));
    if (stmt.order === 'acq_rel')
      out.push(...one({ ...stmt, order: 'acquire' }, { ...stmt, order: 'release' }));
  } else if ('order' in stmt && stmt.order !== 'relaxed') out.push(...one({ ...stmt, order: 'relaxed' }));
  if (stmt.kind === 'cas' && stmt.failure !== 'relaxed') out.push(...one({ ...stmt, failure: 'relaxed' }));
  if (stmt.kind === 'store' || stmt.kind === 'rmw' || stmt.kind === 'array-store')
    out.push(...smallerExpr(stmt.value).flatMap((value) => one({ ...stmt, value })));
  if (stmt.kind === 'array-load' || stmt.kind === 'array-store')
    out.push(...smallerExpr(stmt.index).flatMap((index) => one({ ...stmt, index })));
  if (stmt.kind === 'cas')
    out.push(...smallerExpr(stmt.desired).flatMap((desired) => one({ ...stmt, desired })));
  return out;
}

function smallerExpr(expr: Expr): Expr[] {
  if (expr.kind === 'const') return expr.value > 1 ? [{ kind: 'const', value: 1 }] : [];
  return [
    { kind: 'const', value: 1 },
    ...(expr.kind === 'plus' ? [{ kind: 'reg', reg: expr.reg } as const] : []),
  ];
}
