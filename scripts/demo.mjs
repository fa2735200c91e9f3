/** `npm run demo`: two small programs, one with a bug that is found and explained, one without. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const main = join(root, 'dist', 'cli', 'main.js');
if (!existsSync(main)) spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });

/** Runs a check and says whether it ended in one of the exit codes it should. */
function check(title, args, expected) {
  console.log(`\n${title}\n\n$ npx heddle check ${args.join(' ')}\n`);
  const { status } = spawnSync(process.execPath, [main, 'check', ...args], { cwd: root, stdio: 'inherit' });
  if (expected.includes(status)) return true;
  console.error(`\ndemo: expected exit code ${expected.join(' or ')}, got ${status}`);
  return false;
}

const found = check(
  'A spin lock that tests and then sets: two threads can take it at once.',
  ['examples/spinlock-buggy.c', '--model', 'sc'],
  [10],
);
const clean = check(
  'The same lock with an atomic exchange: a proof.',
  ['examples/spinlock.c', '--model', 'sc'],
  [0],
);
process.exitCode = found && clean ? 0 : 1;
