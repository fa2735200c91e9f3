import type { Operation } from '../operations/operation.ts';
import type { Client } from './client.ts';

/** Why a client may not be made of these operations; null: it may. What main does before the threads begin counts for no thread. */
export function brokenRole({ calls }: Client, operations: ReadonlyMap<string, Operation>): string | null {
  const owners = new Map<string, number>();
  for (const { letter, thread } of calls)
    for (const role of operations.get(letter)?.roles ?? []) {
      if (role.kind !== 'only' || thread === 0) continue;
      const owner = owners.get(role.name);
      if (owner !== undefined && owner !== thread) return `two threads have the role ${role.name}`;
      owners.set(role.name, thread);
    }
  const open = new Map<string, number>();
  for (const { letter, thread } of calls) {
    for (const role of operations.get(letter)?.roles ?? []) {
      if (role.kind === 'never' && thread !== 0 && owners.get(role.name) === thread)
        return `the thread with the role ${role.name} calls ${letter}`;
      if (role.kind !== 'after') continue;
      const key = `${thread} ${role.letter}`;
      const left = open.get(key) ?? 0;
      if (left === 0) return `${letter} comes without a ${role.letter} before it in its thread`;
      open.set(key, left - 1);
    }
    open.set(`${thread} ${letter}`, (open.get(`${thread} ${letter}`) ?? 0) + 1);
  }
  return null;
}

export const keepsRoles = (client: Client, operations: ReadonlyMap<string, Operation>): boolean =>
  brokenRole(client, operations) === null;
