/** Names of files. In the browser: playground/host/paths.ts, where they are POSIX's and the current folder is fixed. */
export {
  basename,
  dirname,
  extname,
  isAbsolute,
  join,
  normalize,
  relative,
  resolve,
  sep,
} from 'node:path';
