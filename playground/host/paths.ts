import { FOLDER } from './memory-files.ts';

/** Names of files, as POSIX has them; the current folder is the one with the user's program. */
export const sep = '/';

export const isAbsolute = (path: string): boolean => path.startsWith('/');

export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (!isAbsolute(path)) parts.push('..');
  }
  const slash = /\/$/.test(path) ? '/' : '';
  const joined = parts.join('/');
  if (isAbsolute(path)) return joined === '' ? '/' : `/${joined}${slash}`;
  return `${joined === '' ? '.' : joined}${slash}`;
}

export const join = (...parts: readonly string[]): string =>
  normalize(parts.filter((part) => part !== '').join('/') || '.');

export function resolve(...parts: readonly string[]): string {
  let path = '';
  for (const part of [FOLDER, ...parts]) path = isAbsolute(part) ? part : `${path}/${part}`;
  const whole = normalize(path);
  return whole.length > 1 && whole.endsWith('/') ? whole.slice(0, -1) : whole;
}

export function relative(from: string, to: string): string {
  const [here, there] = [from, to].map((path) =>
    resolve(path)
      .split('/')
      .filter((part) => part !== ''),
  );
  let same = 0;
  while (same < here.length && same < there.length && here[same] === there[same]) same++;
  return [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function dirname(path: string): string {
  const at = trimmed(path).lastIndexOf('/');
  return at < 0 ? '.' : at === 0 ? '/' : path.slice(0, at);
}

export function basename(path: string, ending = ''): string {
  const whole = trimmed(path);
  const name = whole.slice(whole.lastIndexOf('/') + 1);
  return ending !== '' && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

export function extname(path: string): string {
  const name = basename(path);
  const at = name.lastIndexOf('.');
  return at <= 0 || name === '..' ? '' : name.slice(at);
}
