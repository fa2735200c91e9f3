import { unreachable } from '../../src/base/failure.ts';
import type { SyncStmt } from './program.ts';

/** The C text of statements on barriers and locks (syncs.ts); `body`: that of the statement, indented by two. */
export function printSync(stmt: SyncStmt, prefix: string, body: readonly string[]): string[] {
  switch (stmt.kind) {
    case 'meet': {
      const wait = `pthread_barrier_wait(&${prefix}bar)`;
      return [stmt.looks ? `if (${wait} != 0) r${stmt.reg} = 5;` : `${wait};`];
    }
    case 'try-locked':
      return [
        `if (pthread_mutex_trylock(&${prefix}m[${stmt.mutex}]) == 0) {`,
        ...body,
        `  pthread_mutex_unlock(&${prefix}m[${stmt.mutex}]);`,
        `} else r${stmt.reg} = 6;`,
      ];
    case 'spin-locked':
      return [`pthread_spin_lock(&${prefix}sp);`, ...body, `pthread_spin_unlock(&${prefix}sp);`];
    case 'destroy-mutex':
      return [`pthread_mutex_destroy(&${prefix}m[${stmt.mutex}]);`];
    case 'cond-loop':
      return [
        `pthread_mutex_lock(&${prefix}cm);`,
        `while (!${prefix}flag) pthread_cond_wait(&${prefix}cc, &${prefix}cm);`,
        `pthread_mutex_unlock(&${prefix}cm);`,
      ];
    default:
      return unreachable(stmt);
  }
}
