import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, type ExitCode } from '../../base/failure.ts';
import { INTERLEAVING_MODEL, LANGUAGE_MODEL } from '../../base/models.ts';
import { usageError } from '../../base/options/option-values.ts';
import { say } from '../output/terminal.ts';
import { CONFIG_FILE } from './config.ts';

/** `heddle init`: a first config and an example test, which passes; nothing that is there is overwritten. */
const TEST_FILE = 'heddle/counter_test.c';

const CONFIG = {
  $schema: './node_modules/heddle/docs/schemas/config.v1.schema.json',
  defaults: { models: [LANGUAGE_MODEL], timeout: 60 },
  checks: [{ name: 'counter', files: [TEST_FILE], models: [INTERLEAVING_MODEL, LANGUAGE_MODEL] }],
  junit: 'heddle-junit.xml',
};

const TEST = `// A test for Heddle: main starts the threads, joins them, and asserts what must hold then.
// Every behaviour that the memory model allows is tried, so two threads and one or two operations each are enough.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *worker(void *arg) {
  (void)arg;
  // Try counter = counter + 1 instead, and run heddle check again.
  atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(atomic_load(&counter) == 2);
}
`;

export function initCommand(): ExitCode {
  const files = [
    [CONFIG_FILE, `${JSON.stringify(CONFIG, null, 2)}\n`],
    [TEST_FILE, TEST],
  ] as const;
  const there = files.find(([name]) => existsSync(name));
  if (there)
    throw usageError(
      'HED174',
      `${there[0]} is there already, and is not overwritten`,
      'edit it, or run heddle init in another folder',
    );
  for (const [name, text] of files) {
    try {
      mkdirSync(dirname(name), { recursive: true });
      writeFileSync(name, text);
    } catch (error) {
      throw usageError(
        'HED108',
        `cannot write ${name}: ${(error as Error).message}`,
        'run heddle init in a folder that you may write to',
      );
    }
    say(process.stdout, `wrote ${name}\n`);
  }
  say(process.stdout, 'now run: heddle check\n');
  return EXIT.ok;
}
