import { unreachable } from '../../src/base/failure.ts';
import type { LifeStmt, LocalAccess } from './program.ts';

/** The C text of locals that are published (lifetimes.ts): of what they need outside of functions, and of each statement. */
export function lifeDeclarations(prefix: string): string[] {
  const cell = `struct ${prefix}cell`;
  return [
    `${cell} { int x; atomic_int y; };`,
    `_Atomic(${cell} *) ${prefix}q;`,
    `${cell} *${prefix}plain_q;`,
    `_Thread_local ${cell} ${prefix}own;`,
    ...ACCESSES.flatMap((access) => [
      `void *${prefix}borrow_${access}(void *arg) { ${cell} *c = arg; int r = 0; ${accessText(access, 'r')} return 0; }`,
    ]),
  ];
}

const ACCESSES: readonly LocalAccess[] = ['read', 'write', 'load', 'store', 'add'];

function accessText(access: LocalAccess, target: string): string {
  switch (access) {
    case 'read':
      return `${target} = c->x;`;
    case 'write':
      return 'c->x = 2;';
    case 'load':
      return `${target} = atomic_load_explicit(&c->y, memory_order_relaxed);`;
    case 'store':
      return 'atomic_store_explicit(&c->y, 2, memory_order_relaxed);';
    case 'add':
      return `${target} = atomic_fetch_add_explicit(&c->y, 1, memory_order_relaxed);`;
    default:
      return unreachable(access);
  }
}

/** `body` is the text of what the statement contains; a function that it needs goes to `helpers`. */
export function printLife(
  stmt: LifeStmt,
  prefix: string,
  body: readonly string[],
  helpers: string[],
): string[] {
  const cell = `struct ${prefix}cell`;
  switch (stmt.kind) {
    case 'use-local': {
      const c = stmt.plain
        ? `${prefix}plain_q`
        : `atomic_load_explicit(&${prefix}q, memory_order_${stmt.order})`;
      return [`{ ${cell} *c = ${c}; if (c) { ${accessText(stmt.access, `r${stmt.reg}`)} } }`];
    }
    case 'unpublish':
      return [publish('0', stmt, prefix)];
    case 'lend': {
      const join = 'pthread_join(h, 0);';
      return [
        '{ pthread_t h;',
        `  { ${cell} l; ${initialise('l', stmt.given)}`,
        `    pthread_create(&h, 0, ${prefix}borrow_${stmt.access}, &l);`,
        ...body.map((line) => `    ${line}`),
        ...(stmt.joined ? [`    ${join}`, '  }', '}'] : ['  }', `  ${join}`, '}']),
      ];
    }
    case 'local': {
      const begin = [`${cell} l; ${initialise('l', stmt.given)}`, publish('&l', stmt, prefix)];
      const inner = [...begin, ...body].map((line) => `  ${line}`);
      switch (stmt.end) {
        case 'block':
          return ['{', ...inner, '}'];
        case 'loop':
          return ['for (int i = 0; i < 2; i++) {', ...inner, '}'];
        case 'exit':
          return ['{', ...inner, '  pthread_exit(0);', '}'];
        case 'thread': {
          const own = `${prefix}own`;
          return [initialise(own, stmt.given), publish(`&${own}`, stmt, prefix), ...body];
        }
        case 'goto':
          return [
            '{ __label__ back; int again = 0;',
            '  back:;',
            ...inner,
            '  if (!again) { again = 1; goto back; }',
            '}',
          ];
        case 'function': {
          const name = `${prefix}f${helpers.length}`;
          helpers.push(`int ${name}(int r0) {`, '  int r1 = 0, r2 = 0;', ...inner, '  return r0;', '}');
          return [`r0 = ${name}(r0);`];
        }
        default:
          return unreachable(stmt.end);
      }
    }
    default:
      return unreachable(stmt);
  }
}

const initialise = (name: string, given: 'x' | 'y' | 'both' | 'none'): string =>
  [
    ...(given === 'x' || given === 'both' ? [`${name}.x = 1;`] : []),
    ...(given === 'y' || given === 'both' ? [`atomic_init(&${name}.y, 1);`] : []),
  ].join(' ');

const publish = (
  address: string,
  { plain, order }: { readonly plain: boolean; readonly order: string },
  prefix: string,
): string =>
  plain
    ? `${prefix}plain_q = ${address};`
    : `atomic_store_explicit(&${prefix}q, ${address}, memory_order_${order});`;
