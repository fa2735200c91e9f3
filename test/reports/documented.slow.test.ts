import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../cli/heddle.ts';
import { documented, NOT_RUN } from './documented.ts';

/** Every command of the documentation runs, in a folder that has the files it speaks of, and ends in a verdict. */
const DIR = mkdtempSync(join(tmpdir(), 'heddle-docs-'));
afterAll(() => rmSync(DIR, { recursive: true, force: true }));

const QUEUE = `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int data, ready;
static void *sender(void *arg) {
  atomic_store_explicit(&data, 42, memory_order_relaxed);
#ifdef MENDED
  atomic_store_explicit(&ready, 1, memory_order_release);
#else
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
#endif
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, sender, 0);
  int seen = atomic_load_explicit(&ready, memory_order_acquire);
  if (seen) assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
  if (atomic_load(&data) && atomic_load(&ready)) seen++;
  pthread_join(t, 0);
  return 0;
}
`;

function prepare(): void {
  for (const name of ['examples', 'test', 'bench']) symlinkSync(join(ROOT, name), join(DIR, name));
  const write = (name: string, text: string): void => writeFileSync(join(DIR, name), text);
  for (const name of ['queue.c', 'stack.c', 'file.c', 'queue_test.cc'])
    write(
      name,
      name.endsWith('.cc')
        ? QUEUE.replace('stdatomic.h', 'atomic')
            .replace('atomic_int', 'std::atomic<int>')
            .replaceAll(/\b(atomic_\w+|memory_order_\w+)/g, 'std::$1')
        : QUEUE,
    );
  const litmus = readFileSync(join(ROOT, 'examples/litmus/MP.litmus'), 'utf8');
  mkdirSync(join(DIR, 'tests'));
  for (const name of ['tests/MP.litmus', 'TEST.litmus', 'test.litmus']) write(name, litmus);
  cpSync(join(ROOT, 'examples/models/sra.cat'), join(DIR, 'my.cat'));
  mkdirSync(join(DIR, 'build'));
  const entry = {
    directory: DIR,
    file: join(DIR, 'queue_test.cc'),
    command: 'c++ -std=c++17 -c queue_test.cc',
  };
  write('build/compile_commands.json', JSON.stringify([entry]));
  mkdirSync(join(DIR, 'bin'));
  write('bin/heddle', `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'dist/cli/main.js')}' "$@"\n`);
  chmodSync(join(DIR, 'bin/heddle'), 0o755);
}
prepare();

/** What a command before this one writes, if only this one is run. */
function ensure(file: string, command: string): void {
  if (!existsSync(join(DIR, file))) run(command);
}

/** What `FILE` and the like stand for, and a program of several files. */
function filled(page: string, command: string): string {
  if (command.includes('main.c queue.c')) {
    mkdirSync(join(DIR, 'two'), { recursive: true });
    writeFileSync(join(DIR, 'two/main.c'), 'int push(int);\nint main(void) { return push(N) - N; }\n');
    writeFileSync(join(DIR, 'two/queue.c'), 'int push(int n) { return n; }\n');
    return `cd two && ${command}`;
  }
  if (page === 'docs/linux.md') {
    writeFileSync(
      join(DIR, 'kernel.c'),
      'int x;\nint main(void) { WRITE_ONCE(x, 1); return READ_ONCE(x) - 1; }\n',
    );
    return command.replace('file.c', 'kernel.c');
  }
  if (command.startsWith('npm run cxx')) {
    mkdirSync(join(DIR, 'my-queue/include'), { recursive: true });
    writeFileSync(
      join(DIR, 'my-queue/include/queue.hpp'),
      '#include <mutex>\nstruct queue { std::mutex m; };\n',
    );
    return `cd '${ROOT}' && ${command.replace('../my-queue', join(DIR, 'my-queue'))}`;
  }
  if (/heddle replay (DIR|FILE|trace)/.test(command)) {
    ensure('schedules', 'heddle check queue.c --engine directed --model sc --save-schedules schedules');
    ensure('trace.json', 'heddle check queue.c --format json --output trace.json');
  }
  if (command.startsWith('heddle test queue.c'))
    return command.replace('queue.c', 'bench/programs/datatypes/treiber-stack.c');
  const file = page === 'docs/reports.md' ? 'trace.json' : 'queue.c';
  return command.replaceAll(/\bFILE\b/g, file).replaceAll(/\bDIR\b/g, 'schedules');
}

const run = (command: string): { status: number | null; text: string } => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${command}`], {
    cwd: DIR,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(DIR, 'bin')}:${process.env.PATH}`, NO_COLOR: '1' },
    input: '',
  });
  return { status, text: stdout + stderr };
};

const all = documented().filter(({ command }) => !NOT_RUN.some(([pattern]) => pattern.test(command)));

describe('commands of the documentation', () => {
  it('are many', () => expect(all.length).toBeGreaterThan(40));

  it.each(all.map(({ page, command }) => [page, command] as const))('%s: %s', (page, command) => {
    const { status, text } = run(filled(page, command));
    /* 0 verified or done, 5 not decided within its bounds, 10 violated: no refusal, no internal error */
    expect([0, 5, 10], text).toContain(status);
    expect(text).not.toMatch(/^(?:.*: )?error:/m);
  });
});
