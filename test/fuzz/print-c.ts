import { unreachable } from '../../src/base/failure.ts';
import type { Expr, FuzzProgram, Stmt } from './program.ts';

/** The C text of a fuzzed program; all its names begin with `prefix`, so that many fit into one file. */
export function printC(program: FuzzProgram, prefix = ''): string {
  const variable = (v: number): string => `${prefix}v${v}`;
  const uses = (test: (stmt: Stmt) => boolean): boolean => program.threads.some((body) => some(body, test));
  const lines: string[] = [];
  program.atomic.forEach((atomic, v) => {
    lines.push(`${atomic ? 'atomic_int' : 'int'} ${variable(v)};`);
  });
  if (uses((s) => s.kind === 'locked')) lines.push(`pthread_mutex_t ${prefix}m[2];`);
  if (uses((s) => s.kind.startsWith('array-'))) lines.push(`atomic_int ${prefix}a[2];`);
  if (uses((s) => s.kind === 'publish' || s.kind === 'follow')) lines.push(`_Atomic(int *) ${prefix}p;`);
  program.threads.forEach((body, t) => {
    lines.push(`void *${prefix}t${t}(void *arg) {`, '  int r0 = 0, r1 = 0, r2 = 0;');
    lines.push(...body.flatMap((stmt) => printStmt(stmt, program, prefix, '  ')));
    lines.push(`  __heddle_observe("${t}:r0,${t}:r1,${t}:r2", r0, r1, r2);`, '  return 0;', '}');
  });
  const threads = program.threads.map((_, t) => t);
  lines.push(`int ${prefix}main(void) {`, `  pthread_t ${threads.map((t) => `h${t}`).join(', ')};`);
  for (const t of threads) lines.push(`  pthread_create(&h${t}, 0, ${prefix}t${t}, 0);`);
  for (const t of threads) lines.push(`  pthread_join(h${t}, 0);`);
  const names = program.atomic.map((_, v) => `v${v}`).join(',');
  const values = program.atomic.map((atomic, v) =>
    atomic ? `atomic_load_explicit(&${variable(v)}, memory_order_relaxed)` : variable(v),
  );
  lines.push(`  __heddle_observe("${names}", ${values.join(', ')});`, '  return 0;', '}');
  return `${lines.join('\n')}\n`;
}

export const C_HEADER =
  '#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\nvoid __heddle_observe(const char *names, ...);\n';

function some(body: readonly Stmt[], test: (stmt: Stmt) => boolean): boolean {
  return body.some(
    (stmt) =>
      test(stmt) ||
      ('body' in stmt && some(stmt.body, test)) ||
      (stmt.kind === 'if' && (some(stmt.then, test) || some(stmt.else, test))),
  );
}

function printExpr(expr: Expr): string {
  switch (expr.kind) {
    case 'const':
      return `${expr.value}`;
    case 'reg':
      return `r${expr.reg}`;
    case 'plus':
      return `r${expr.reg} + ${expr.value}`;
    case 'false-dependency':
      return `(r${expr.reg} ^ r${expr.reg}) + ${expr.value}`;
    default:
      return unreachable(expr);
  }
}

function printStmt(stmt: Stmt, program: FuzzProgram, prefix: string, indent: string): string[] {
  const order = (o: string): string => `memory_order_${o}`;
  const block = (body: readonly Stmt[]): string[] =>
    body.flatMap((inner) => printStmt(inner, program, prefix, `${indent}  `));
  const one = (text: string): string[] => [`${indent}${text}`];
  const name = (v: number): string => `${prefix}v${v}`;
  switch (stmt.kind) {
    case 'load':
      if (!program.atomic[stmt.variable]) return one(`r${stmt.reg} = ${name(stmt.variable)};`);
      return one(`r${stmt.reg} = atomic_load_explicit(&${name(stmt.variable)}, ${order(stmt.order)});`);
    case 'store':
      if (!program.atomic[stmt.variable]) return one(`${name(stmt.variable)} = ${printExpr(stmt.value)};`);
      return one(
        `atomic_store_explicit(&${name(stmt.variable)}, ${printExpr(stmt.value)}, ${order(stmt.order)});`,
      );
    case 'rmw': {
      if (!program.atomic[stmt.variable])
        return one(
          `r${stmt.reg} = ${name(stmt.variable)}; ${name(stmt.variable)} = ${printExpr(stmt.value)};`,
        );
      const call = stmt.op === 'exchange' ? 'atomic_exchange_explicit' : `atomic_fetch_${stmt.op}_explicit`;
      return one(
        `r${stmt.reg} = ${call}(&${name(stmt.variable)}, ${printExpr(stmt.value)}, ${order(stmt.order)});`,
      );
    }
    case 'cas':
      if (!program.atomic[stmt.variable]) return one(`r${stmt.reg} = ${name(stmt.variable)};`);
      return one(
        `{ int e = ${stmt.expected}; r${stmt.reg} = atomic_compare_exchange_strong_explicit(&${name(stmt.variable)}, &e, ${printExpr(stmt.desired)}, ${order(stmt.order)}, ${order(stmt.failure)}); }`,
      );
    case 'fence':
      return one(`atomic_thread_fence(${order(stmt.order)});`);
    case 'if':
      return [
        `${indent}if (r${stmt.reg} == ${stmt.value}) {`,
        ...block(stmt.then),
        ...(stmt.else.length > 0 ? [`${indent}} else {`, ...block(stmt.else)] : []),
        `${indent}}`,
      ];
    case 'loop':
      return [`${indent}for (int i = 0; i < ${stmt.times}; i++) {`, ...block(stmt.body), `${indent}}`];
    case 'locked':
      return [
        `${indent}pthread_mutex_lock(&${prefix}m[${stmt.mutex}]);`,
        ...block(stmt.body),
        `${indent}pthread_mutex_unlock(&${prefix}m[${stmt.mutex}]);`,
      ];
    case 'array-load':
      return one(
        `r${stmt.reg} = atomic_load_explicit(&${prefix}a[(${printExpr(stmt.index)}) & 1], ${order(stmt.order)});`,
      );
    case 'array-store':
      return one(
        `atomic_store_explicit(&${prefix}a[(${printExpr(stmt.index)}) & 1], ${printExpr(stmt.value)}, ${order(stmt.order)});`,
      );
    case 'publish':
      return one(
        `{ int *b = malloc(sizeof *b); *b = ${stmt.value}; atomic_store_explicit(&${prefix}p, b, ${order(stmt.order)}); }`,
      );
    case 'follow':
      return one(
        `{ int *b = atomic_load_explicit(&${prefix}p, ${order(stmt.order)}); if (b) r${stmt.reg} = *b; }`,
      );
    default:
      return unreachable(stmt);
  }
}
