import type { Operation } from '../operations/operation.ts';
import type { Client } from './client.ts';
import { client } from './notation.ts';
import { keepsRoles } from './roles.ts';

/**
 * All clients with up to n calls (`--tests auto:N`), each once up to the order of its threads, smallest first and the most
 * parallel last among those of one size, so that the first counterexample is a smallest one.
 *
 * Values need no symmetry of their own: an argument is either a value of the call's own, or is chosen by the execution.
 * A client in which main makes calls before the threads begin is listed only if at least two threads follow. One thread alone is
 * a serial program: its only execution is its serial one, whatever the model, so it is left out.
 */
export function* allClients(operations: ReadonlyMap<string, Operation>, n: number): Generator<Client> {
  const letters = [...operations.keys()].sort();
  for (let size = 2; size <= n; size++) {
    for (let first = 0; first <= size - 2; first++) {
      for (const prefix of sequences(letters, first)) {
        for (const threads of multisets(letters, size - first)) {
          if (threads.length < 2) continue;
          const made = client(prefix, threads);
          if (keepsRoles(made, operations)) yield made;
        }
      }
    }
  }
}

function* sequences(letters: readonly string[], length: number): Generator<string[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const rest of sequences(letters, length - 1)) for (const letter of letters) yield [...rest, letter];
}

/** Sets of threads with so many calls together: each as a list that does not grow, longest thread first, then by letters. */
function* multisets(letters: readonly string[], calls: number): Generator<string[][]> {
  const all: string[][][] = [[]];
  for (let length = 1; length <= calls; length++) all.push([...sequences(letters, length)]);
  const rank = (thread: readonly string[]): string => thread.join('');
  function* rest(left: number, longest: number, last: string): Generator<string[][]> {
    if (left === 0) {
      yield [];
      return;
    }
    for (let length = Math.min(left, longest); length >= 1; length--)
      for (const thread of all[length]) {
        if (length === longest && last !== '' && rank(thread) < last) continue;
        for (const more of rest(left - length, length, rank(thread))) yield [thread, ...more];
      }
  }
  yield* rest(calls, calls, '');
}
