import { unreachable } from '../../src/base/failure.ts';
import { lifeDeclarations, printLife } from './print-lives.ts';
import { printSync } from './print-syncs.ts';
import { bodiesOf, type Expr, type FuzzProgram, type MainPart, type Stmt, statementsOf } from './program.ts';

/** A final state, as engines name it: `0:r1` is register 1 of thread 0, `v2` a shared variable. */
export type FinalState = ReadonlyMap<string, bigint>;

/**
 * The C text of a fuzzed program; all its names begin with `prefix`, so that many fit into one file. With `never`, the
 * program also asserts that it does not end in that state; for that its registers go through plain variables that
 * main reads after the joins.
 */
export function printC(program: FuzzProgram, prefix = '', never: FinalState | null = null): string {
  const twins = program.twins ?? 0;
  const variable = (v: number): string => `${prefix}v${v}`;
  const kinds = new Set(bodiesOf(program).flatMap((body) => statementsOf(body).map((stmt) => stmt.kind)));
  const uses = (...of: Stmt['kind'][]): boolean => of.some((kind) => kinds.has(kind));
  const lines: string[] = [];
  program.atomic.forEach((atomic, v) => {
    lines.push(`${atomic ? 'atomic_int' : 'int'} ${variable(v)};`);
  });
  if (uses('error')) lines.push(`pthread_mutex_t ${prefix}u;`);
  if (uses('locked', 'try-locked', 'destroy-mutex')) lines.push(`pthread_mutex_t ${prefix}m[2];`);
  if (uses('spin-locked')) lines.push(`pthread_spinlock_t ${prefix}sp;`);
  if (uses('meet')) lines.push(`pthread_barrier_t ${prefix}bar;`);
  if (uses('array-load', 'array-store')) lines.push(`atomic_int ${prefix}a[2];`);
  if (uses('publish', 'follow', 'free-published', 'swap-block', 'take-block', 'compare-block'))
    lines.push(`_Atomic(int *) ${prefix}p;`);
  const hasBlock = uses('block-access', 'block-free');
  if (hasBlock) lines.push(`struct ${prefix}s { int x; atomic_int y; } *${prefix}b;`);
  if (uses('local', 'lend', 'use-local', 'unpublish')) lines.push(...lifeDeclarations(prefix));
  if (uses('cond-wait', 'cond-wake', 'cond-loop'))
    lines.push(`pthread_mutex_t ${prefix}cm;`, `pthread_cond_t ${prefix}cc;`, `int ${prefix}flag;`);
  if (uses('pair-store', 'pair-load', 'pair-copy'))
    lines.push(
      `struct ${prefix}pair { char c; short s; };`,
      `_Atomic struct ${prefix}pair ${prefix}box;`,
      `struct ${prefix}pair ${prefix}plain, ${prefix}copy;`,
    );
  if (uses('short-store', 'short-load')) lines.push(`_Atomic short ${prefix}half;`);
  if (never) lines.push(`int ${prefix}o[${program.threads.length}][3];`);
  const helpers: string[] = [];
  program.threads.forEach((body, t) => {
    const known = helpers.length;
    const text = body.flatMap((stmt) => printStmt(stmt, program, prefix, '  ', helpers));
    lines.push(
      ...helpers.slice(known),
      `void *${prefix}t${t}(void *arg) {`,
      '  int r0 = 0, r1 = 0, r2 = 0;',
      ...text,
    );
    if (t > 0 || twins === 0) lines.push(`  __heddle_observe("${t}:r0,${t}:r1,${t}:r2", r0, r1, r2);`);
    if (never) lines.push(`  ${[0, 1, 2].map((r) => `${prefix}o[${t}][${r}] = r${r};`).join(' ')}`);
    lines.push('  return 0;', '}');
  });
  const main = program.main ?? { body: [], joins: true, ending: 'return' };
  const known = helpers.length;
  const mainText = main.body.flatMap((stmt) => printStmt(stmt, program, prefix, '  ', helpers));
  lines.push(...helpers.slice(known));
  const threads = [...Array<number>(twins).fill(0), ...program.threads.map((_, t) => t)];
  lines.push(`int ${prefix}main(void) {`, `  pthread_t ${threads.map((_, h) => `h${h}`).join(', ')};`);
  if (hasBlock) lines.push(`  ${prefix}b = malloc(8);`, `  ${prefix}b->x = 0;`, `  ${prefix}b->y = 0;`);
  if (uses('meet')) lines.push(`  pthread_barrier_init(&${prefix}bar, 0, ${program.comers ?? 2});`);
  if (uses('spin-locked')) lines.push(`  pthread_spin_init(&${prefix}sp, 0);`);
  threads.forEach((t, h) => {
    lines.push(`  pthread_create(&h${h}, 0, ${prefix}t${t}, 0);`);
  });
  if (main.body.length > 0) lines.push('  int r0 = 0, r1 = 0, r2 = 0;');
  lines.push(...mainText);
  if (main.joins) for (const h of threads.keys()) lines.push(`  pthread_join(h${h}, 0);`);
  const values = program.atomic.map((atomic, v) =>
    atomic ? `atomic_load_explicit(&${variable(v)}, memory_order_relaxed)` : variable(v),
  );
  const observed = variablesInDoubt(program);
  if (observed.length > 0 && main.joins) {
    const names = observed.map((v) => `v${v}`).join(',');
    lines.push(`  __heddle_observe("${names}", ${observed.map((v) => values[v]).join(', ')});`);
  }
  if (never) lines.push(`  __heddle_assert(!(${isState(never, prefix, values)}), "this final state");`);
  lines.push(`  ${ENDINGS[main.ending]}`, '}');
  return `${lines.join('\n')}\n`;
}

const ENDINGS: Readonly<Record<MainPart['ending'], string>> = {
  return: 'return 0;',
  exit: 'exit(0);',
  pthread_exit: 'pthread_exit(0);',
};

export const C_HEADER = `#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __heddle_observe(const char *names, ...);
void __heddle_assert(int, const char *);
void __heddle_assume(int);
void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);
__attribute__((__const__)) _Bool heddle_fuzz_pure(int);
`;

/** Variables written more than once: the final values of the others say nothing new, and cost the oracle much. */
function variablesInDoubt(program: FuzzProgram): number[] {
  const bodies = [
    ...Array<readonly Stmt[]>(program.twins ?? 0).fill(program.threads[0]),
    ...bodiesOf(program),
  ];
  const written = bodies.flatMap((body) =>
    statementsOf(body).flatMap((stmt) => {
      if (stmt.kind === 'loop') return writes(stmt.body);
      return writes([stmt]);
    }),
  );
  return program.atomic.flatMap((_, v) => (written.filter((each) => each === v).length > 1 ? [v] : []));
}

const writes = (body: readonly Stmt[]): number[] =>
  body.flatMap((stmt) =>
    stmt.kind === 'store' ||
    stmt.kind === 'rmw' ||
    stmt.kind === 'cas' ||
    stmt.kind === 'retry' ||
    stmt.kind === 'exchange'
      ? [stmt.variable]
      : [],
  );

function isState(state: FinalState, prefix: string, values: readonly string[]): string {
  return [...state]
    .map(([name, value]) => {
      const register = /^(\d+):r(\d)$/.exec(name);
      const place = register ? `${prefix}o[${register[1]}][${register[2]}]` : values[Number(name.slice(1))];
      return `${place} == ${BigInt.asIntN(32, value)}`;
    })
    .join(' && ');
}

/** A loop with a counter: what it has read ends with the round, so that rounds in vain are alike. */
function printTries(
  { tries, until, order: of }: Stmt & { readonly kind: 'retry' },
  first: string,
  second: string,
): string {
  const load = (place: string): string => `atomic_load_explicit(&${place}, memory_order_${of})`;
  const done =
    'values' in until
      ? `p == ${until.values[0]} && q == ${until.values[1]}`
      : `atomic_compare_exchange_strong(&${first}, &p, q + 1)`;
  return `for (int i = 0; i < ${tries}; i++) { int p = ${load(first)}, q = ${load(second)}; if (${done}) { r0 = q + 1; break; } }`;
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

/** Functions that the statement needs go to `helpers`. */
function printStmt(
  stmt: Stmt,
  program: FuzzProgram,
  prefix: string,
  indent: string,
  helpers: string[],
): string[] {
  const order = (o: string): string => `memory_order_${o}`;
  const block = (body: readonly Stmt[]): string[] =>
    body.flatMap((inner) => printStmt(inner, program, prefix, `${indent}  `, helpers));
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
    case 'atomic-block':
      return [`${indent}__heddle_atomic_begin();`, ...block(stmt.body), `${indent}__heddle_atomic_end();`];
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
    case 'free-published':
      return one(`{ int *b = atomic_load_explicit(&${prefix}p, ${order(stmt.order)}); if (b) free(b); }`);
    case 'swap-block': {
      const look = order(stmt.order === 'seq_cst' ? 'seq_cst' : 'relaxed');
      return one(
        `{ int *o = atomic_load_explicit(&${prefix}p, ${look}), *b = malloc(sizeof *b); *b = ${stmt.value}; r${stmt.reg} = atomic_compare_exchange_strong_explicit(&${prefix}p, &o, b, ${order(stmt.order)}, ${look}); }`,
      );
    }
    case 'take-block':
      return one(
        `{ int *b = atomic_exchange_explicit(&${prefix}p, 0, ${order(stmt.order)}); if (b) { ${used(stmt)}free(b); } }`,
      );
    case 'compare-block':
      return one(
        `{ int *o = atomic_load_explicit(&${prefix}p, ${order(stmt.order)}), *b = malloc(sizeof *b); r${stmt.reg} = o == b;${stmt.frees ? ' free(b);' : ''} }`,
      );
    case 'block-access': {
      if (!stmt.atomic) return one(stmt.write ? `${prefix}b->x = 1;` : `r${stmt.reg} = ${prefix}b->x;`);
      const y = `&${prefix}b->y`;
      return one(
        stmt.write
          ? `atomic_store_explicit(${y}, 1, memory_order_relaxed);`
          : `r${stmt.reg} = atomic_load_explicit(${y}, memory_order_relaxed);`,
      );
    }
    case 'block-free':
      return one(`free(${prefix}b);`);
    case 'local':
    case 'lend':
    case 'use-local':
    case 'unpublish': {
      const body = 'body' in stmt ? block(stmt.body).map((line) => line.trimStart()) : [];
      return printLife(stmt, prefix, body, helpers).map((line) => `${indent}${line}`);
    }
    case 'meet':
    case 'try-locked':
    case 'spin-locked':
    case 'destroy-mutex':
    case 'cond-loop':
      return printSync(
        stmt,
        prefix,
        'body' in stmt ? block(stmt.body).map((line) => line.slice(indent.length)) : [],
      ).map((line) => `${indent}${line}`);
    case 'await': {
      const variable = name(stmt.variable);
      if (!program.atomic[stmt.variable]) return one(`r0 = ${variable};`);
      return one(`while (atomic_load_explicit(&${variable}, ${order(stmt.order)}) != ${stmt.value}) ;`);
    }
    case 'retry': {
      const [first, second] = [name(stmt.variable), name(stmt.second)];
      if (stmt.tries !== null) return one(printTries(stmt, first, second));
      const read = `r0 = atomic_load_explicit(&${first}, ${order(stmt.order)}); r1 = atomic_load_explicit(&${second}, ${order(stmt.order)});`;
      if ('values' in stmt.until) {
        const [a, b] = stmt.until.values;
        const reads = stmt.inBlocks ? `__heddle_atomic_begin(); ${read} __heddle_atomic_end();` : read;
        return one(`while (1) { ${reads} if (r0 == ${a} && r1 == ${b}) break; }`);
      }
      const desired = printExpr(stmt.until.desired);
      if (stmt.inBlocks) {
        const place = `atomic_load_explicit(&${first}, memory_order_relaxed)`;
        const change = `if (same) atomic_store_explicit(&${first}, ${desired}, memory_order_relaxed);`;
        return one(
          `while (1) { ${read} __heddle_atomic_begin(); int same = ${place} == r0; ${change} __heddle_atomic_end(); if (same) break; }`,
        );
      }
      return one(
        `while (1) { ${read} int e = r0; if (atomic_compare_exchange_strong(&${first}, &e, ${desired})) break; }`,
      );
    }
    case 'exchange': {
      const variable = name(stmt.variable);
      const desired = 'plus' in stmt.desired ? `o + ${stmt.desired.plus}` : `${stmt.desired.value}`;
      const body = [
        ...(stmt.unless === null ? [] : [`if (o == ${stmt.unless}) break;`]),
        ...(stmt.second === null
          ? []
          : [`s = atomic_load_explicit(&${name(stmt.second)}, ${order(stmt.load)});`]),
      ];
      const orders = `${order(stmt.order)}, ${order(stmt.failure)}`;
      return [
        ...one(`{ int s = 0, o = atomic_load_explicit(&${variable}, ${order(stmt.load)});`),
        ...one(`  do { ${body.join(' ')} }`),
        ...one(
          `  while (!atomic_compare_exchange_strong_explicit(&${variable}, &o, ${desired}, ${orders}));`,
        ),
        ...one(`  r${stmt.reg} = o; r2 += s; }`),
      ];
    }
    case 'pair-store': {
      const fields = [
        ...(stmt.given === 'both' || stmt.given === 'first' ? ['p.c = 1;'] : []),
        ...(stmt.given === 'both' || stmt.given === 'second' ? ['p.s = 2;'] : []),
      ].join(' ');
      const store = stmt.atomic
        ? `atomic_store_explicit(&${prefix}box, p, ${order(stmt.order)});`
        : `${prefix}plain = p;`;
      return one(`{ struct ${prefix}pair p; ${fields} ${store} }`);
    }
    case 'pair-load': {
      const load = stmt.atomic
        ? `atomic_load_explicit(&${prefix}box, ${order(stmt.order)})`
        : `${prefix}plain`;
      const value = { first: 'p.c', second: 'p.s', masked: 'p.s & 0', selected: '(p.c == 1 ? p.s : 0)' }[
        stmt.taken
      ];
      return one(`{ struct ${prefix}pair p = ${load}; r${stmt.reg} = ${value}; }`);
    }
    case 'pair-copy':
      return one(`${prefix}copy = ${prefix}plain;`);
    case 'short-store':
      return one(
        `{ short h${stmt.defined ? ' = 1' : ''}; atomic_store_explicit(&${prefix}half, h, ${order(stmt.order)}); }`,
      );
    case 'short-load':
      return one(`r${stmt.reg} = atomic_load_explicit(&${prefix}half, ${order(stmt.order)});`);
    case 'apply':
      return one(`r${stmt.reg} = heddle_fuzz_pure(${printExpr(stmt.to)});`);
    case 'half-load':
      return one(`r${stmt.reg} = atomic_load_explicit(${half(stmt, name)}, ${order(stmt.order)});`);
    case 'half-store':
      return one(`atomic_store_explicit(${half(stmt, name)}, ${stmt.value}, ${order(stmt.order)});`);
    case 'assume':
      return one(`__heddle_assume(r${stmt.reg} == ${stmt.value});`);
    case 'assert':
      return one(`__heddle_assert(r${stmt.reg} != ${stmt.value}, "this value");`);
    case 'end':
      return one(`${stmt.how}(0);`);
    case 'error':
      return one(ownError(stmt.what, prefix));
    case 'cond-wait': {
      const wait = `pthread_cond_wait(&${prefix}cc, &${prefix}cm);`;
      return [
        `${indent}pthread_mutex_lock(&${prefix}cm);`,
        `${indent}${stmt.guarded ? `if (!${prefix}flag) ` : ''}${wait}`,
        `${indent}pthread_mutex_unlock(&${prefix}cm);`,
      ];
    }
    case 'cond-wake':
      return [
        `${indent}pthread_mutex_lock(&${prefix}cm);`,
        `${indent}${prefix}flag = 1;`,
        `${indent}pthread_cond_${stmt.all ? 'broadcast' : 'signal'}(&${prefix}cc);`,
        `${indent}pthread_mutex_unlock(&${prefix}cm);`,
      ];
    default:
      return unreachable(stmt);
  }
}

function used({ uses, reg }: Stmt & { readonly kind: 'take-block' }): string {
  const read = uses === 'read' || uses === 'both' ? `r${reg} = *b; ` : '';
  return uses === 'write' || uses === 'both' ? `${read}*b = 5; ` : read;
}

const half = (
  stmt: { readonly variable: number; readonly high: boolean },
  name: (v: number) => string,
): string => `(_Atomic short *)&${name(stmt.variable)} + ${stmt.high ? 1 : 0}`;

function ownError(what: (Stmt & { readonly kind: 'error' })['what'], prefix: string): string {
  switch (what) {
    case 'memory':
      return '*(volatile int *)0 = 1;';
    case 'free':
      return '{ int *q = malloc(4); free(q); free(q); }';
    case 'lock':
      return `pthread_mutex_unlock(&${prefix}u);`;
    case 'misaligned':
      return '{ int q[2] = {0, 0}; r0 = atomic_load_explicit((atomic_int *)((char *)q + 1), memory_order_relaxed); }';
    case 'overlap':
      return '{ int q[4] = {0, 0, 0, 0}; __builtin_memcpy(q, q + 1, 12); r0 = q[0]; }';
    case 'uninitialized':
      return '{ atomic_int *q = malloc(4); r0 = atomic_load_explicit(q, memory_order_relaxed); }';
    default:
      return unreachable(what);
  }
}
