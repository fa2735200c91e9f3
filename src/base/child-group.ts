import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';

/**
 * Programs of the user's machine (a compiler, a solver), each with all that it starts in a process group of its own,
 * which lives no longer than we do.
 *
 * We can be killed without being asked, and so can the thread that started the program. So each group has a *lifeline*:
 * a pipe whose other end only we hold, and a shell in the group that waits for its end. However we end, the kernel
 * closes the pipe, and the shell kills the group. (`$@` is passed on word by word: the shell reads nothing of it. Its
 * two forks take about a millisecond. Where there is no shell, the group is killed only as long as we can still do it.)
 */
export type Child = ChildProcessByStdio<null, Readable, Readable>;

const SHELL = '/bin/sh';
const WITH_LIFELINE = `exec 3<&0 </dev/null
(read -r end <&3; kill -9 0) >/dev/null 2>&1 &
watch=$!
"$@" 3<&- &
wait $!
status=$?
kill -9 $watch
[ $status -le 128 ] || kill -$((status - 128)) $$
exit $status`;

export function spawnGroup(path: string, args: readonly string[], env?: NodeJS.ProcessEnv): Child {
  const group = { detached: true, ...(env === undefined ? {} : { env }) };
  if (!existsSync(SHELL)) return spawn(path, args, { ...group, stdio: ['ignore', 'pipe', 'pipe'] });
  const child = spawn(SHELL, ['-c', WITH_LIFELINE, 'sh', path, ...args], {
    ...group,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  /* nothing is ever written to the lifeline: that it is cut is no error */
  child.stdin.on('error', () => {});
  return child as unknown as Child;
}

export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
