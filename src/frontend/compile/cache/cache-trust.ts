import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * May what is in the cache be believed? An entry is a compiled program: who can write one decides what is verified.
 *
 * - The folder, its subfolders and the entries belong to the user, and nobody else can write them.
 * - The folders above belong to the user or to root, and nobody else can write them, unless they are sticky (as /tmp),
 *   where others cannot replace what is not theirs. Else somebody could put another folder in the place of ours. (A
 *   group is somebody else, but for a user's private group, which has the user's own number: many systems let it write.)
 * - A symbolic link on the way is somebody's word, too: it belongs to the user or root, and where it leads is held to
 *   the same. An entry is never one.
 *
 * Where files have no owners (Windows) there is nothing to look at.
 */
export interface Me {
  readonly uid: number;
  readonly gid: number;
}

export const me = (): Me | null =>
  process.getuid && process.getgid ? { uid: process.getuid(), gid: process.getgid() } : null;

const OTHERS_WRITE = 0o002;
const GROUP_WRITES = 0o020;
const STICKY = 0o1000;

/** Why something of ours cannot be believed, or null. */
export function distrustOwn({ uid, mode }: Pick<Stats, 'uid' | 'mode'>, user: Me): string | null {
  if (uid !== user.uid) return 'belongs to another user';
  return (mode & (OTHERS_WRITE | GROUP_WRITES)) === 0 ? null : 'can be written by others';
}

/** The same of a folder or link above. */
export function distrustAbove(
  { uid, gid, mode }: Pick<Stats, 'uid' | 'gid' | 'mode'>,
  isLink: boolean,
  user: Me,
): string | null {
  if (uid !== user.uid && uid !== 0) return 'belongs to another user';
  if (isLink || (mode & STICKY) !== 0) return null;
  const privateGroup = gid === user.gid && gid === user.uid;
  const forbidden = OTHERS_WRITE | (privateGroup || gid === 0 ? 0 : GROUP_WRITES);
  return (mode & forbidden) === 0 ? null : 'can be written by others';
}

/** Why the cache folder cannot be believed (`/tmp/x belongs to another user`), or null. It exists. */
export function distrustFolder(dir: string, user: Me | null = me()): string | null {
  if (user === null) return null;
  try {
    return distrustPath(dir, user);
  } catch (error) {
    return `it cannot be looked at (${(error as NodeJS.ErrnoException).code})`;
  }
}

function distrustPath(dir: string, user: Me): string | null {
  const real = realpathSync(dir);
  const why = distrustOwn(lstatSync(real), user);
  if (why !== null) return `${real} ${why}`;
  const given = resolve(dir);
  // If the folder itself is a link, that is held to what holds for those above.
  for (const path of [...(given === real ? [] : [given, ...above(given)]), ...above(real)]) {
    const stat = lstatSync(path);
    const why = distrustAbove(stat, stat.isSymbolicLink(), user);
    if (why !== null) return `${path} ${why}`;
  }
  return null;
}

function* above(path: string): Generator<string> {
  for (let up = dirname(path); up !== path; path = up, up = dirname(up)) yield up;
}
