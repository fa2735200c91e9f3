/**
 * `npm run properties [-- --seed N] [--count N] [PATTERN…]`: the property tests (every test file that uses fast-check, and test/fuzz), many
 * times over, with a seed of their own. A failure prints its shrunk case; the seed below makes the same run again.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' } },
  allowPositionals: true,
});
const whole = (name, text, fallback) => {
  const n = Number(text ?? fallback);
  if (Number.isInteger(n) && n >= 0 && n < 2 ** 31) return n;
  console.error(`properties: ${name} must be a whole number below 2^31, not '${text}'`);
  process.exit(1);
};
const seed = whole('--seed', values.seed ?? process.env.FUZZ_SEED, Math.floor(Math.random() * 2 ** 31));
const count = whole('--count', values.count ?? process.env.FUZZ_COUNT, 2000);

const root = join(import.meta.dirname, '..');
const suites = ['src', 'test']
  .flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file)),
  )
  .filter((file) => file.endsWith('.test.ts') && positionals.every((pattern) => file.includes(pattern)))
  .filter(
    (file) =>
      file.startsWith(join('test', 'fuzz')) ||
      readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
  );
if (suites.length === 0) {
  console.error(`properties: no property tests match ${positionals.join(' ')}`);
  process.exit(1);
}
console.log(
  `properties: ${suites.length} suites, ${count} cases each property; again with: npm run properties -- --seed ${seed} --count ${count}`,
);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(process.execPath, [vitest, 'run', '--testTimeout=600000', ...suites], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_COUNT: String(count) },
});
process.exit(run.status ?? 1);
