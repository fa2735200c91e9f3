#!/usr/bin/env node
import { startThread } from '../supervisor/thread-place.ts';

const args = process.argv.slice(2);
/* what does the work begins to load while the command line is read */
const place =
  ['check', 'replay', 'fences', 'litmus', 'test', 'resume'].includes(args[0]) &&
  args.length > 1 &&
  !args.includes('--help')
    ? startThread()
    : null;
const { run } = await import('./run.ts');
process.exitCode = await run(args, place);
