/** `npm run bench -- SUITE`: one module per suite, loaded when it is asked for. */
const SUITES: Readonly<
  Record<string, () => Promise<{ run(args: readonly string[]): void | Promise<void> }>>
> = {
  startup: () => import('./startup.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(SUITES, name)) {
  await (await SUITES[name]()).run(args);
} else {
  console.error(`bench: give a suite: ${Object.keys(SUITES).join(', ')}`);
  process.exitCode = 1;
}
