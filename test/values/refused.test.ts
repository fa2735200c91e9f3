import { describe, expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** What is not modelled is refused with its own reason, and with a way out. */
useOwnCache();

const program = (head: string, body: string): string => `${head}\nint main(void) { ${body} }\n`;

const FILES = 'files and sockets are not modelled';
const PROCESSES = 'processes and signals are not modelled';
const INPUT = 'input is not modelled';
const OTHER = 'a file other than stdout stderr or an eventfd: files and input are not modelled';

it.each([
  ['<unistd.h>', 'char b[4]; return (int)read(0, b, 4);', OTHER],
  ['<unistd.h>', 'return (int)write(5, "a", 1);', OTHER],
  ['<unistd.h>', 'return close(3);', OTHER],
  ['<unistd.h>', 'int p[2]; return pipe(p);', `pipe: ${FILES}`],
  ['<unistd.h>', 'return dup2(1, 2);', `dup2: ${FILES}`],
  ['<unistd.h>', 'return (int)lseek(1, 0, 0);', `lseek: ${FILES}`],
  ['<unistd.h>', 'return fork();', `fork: ${PROCESSES}`],
  ['<unistd.h>', 'return execv("x", 0);', `execv: ${PROCESSES}`],
  ['<signal.h>', 'signal(SIGINT, SIG_IGN); return 0;', `signal: ${PROCESSES}`],
  ['<signal.h>', 'struct sigaction a; return sigaction(SIGINT, &a, 0);', `sigaction: ${PROCESSES}`],
  ['<signal.h>', 'return kill(1, SIGINT);', `kill: ${PROCESSES}`],
  ['<setjmp.h>', 'jmp_buf b; return setjmp(b);', 'setjmp: jumps out of functions are not modelled'],
  ['<stdio.h>', 'return fopen("x", "r") == 0;', `fopen: ${FILES}`],
  ['<stdio.h>', 'int x; return scanf("%d", &x);', `scanf: ${INPUT}`],
  ['<stdlib.h>', 'return system("x");', `system: ${PROCESSES}`],
  ['<pthread.h>', 'return pthread_cancel(pthread_self());', 'pthread_cancel: cancellation is not modelled'],
])('%s %s', async (header, body, message) => {
  const verdict = await checkSource(program(`#include ${header}`, body), { engine: 'explore', model: 'sc' });
  expect(verdict.verdict).toBe('unknown');
  const [found] = verdict.diagnostics.filter(({ severity }) => severity === 'error');
  expect(found.message).toBe(message);
  expect([found.code, found.at?.line, (found.help ?? '').length > 0]).toEqual(['HED304', 2, true]);
});

it.each([
  ['int open(const char *, int, ...);', 'return open("x", 0);', `open: ${FILES}`],
  [
    'void *mmap(void *, unsigned long, int, int, int, long);',
    'return mmap(0, 1, 3, 34, -1, 0) == 0;',
    `mmap: ${FILES}`,
  ],
  ['int select(int, void *, void *, void *, void *);', 'return select(0, 0, 0, 0, 0);', `select: ${FILES}`],
  ['int socket(int, int, int);', 'return socket(1, 2, 3);', `socket: ${FILES}`],
  [
    'void *dlopen(const char *, int);',
    'return dlopen("x", 1) == 0;',
    'dlopen: libraries that are loaded later are not modelled',
  ],
  ['', '__asm__("cpuid"); return 0;', 'inline assembly "cpuid" is not modelled'],
  ['_Atomic long double x;', 'x = 1; return 0;', 'long double is not modelled'],
])('%s %s', async (head, body, message) => {
  const verdict = await checkSource(program(head, body), { engine: 'explore', model: 'sc' });
  expect(verdict.verdict).toBe('unknown');
  expect(verdict.summary).toContain(message);
});

it.each([
  'fcntl.h',
  'sys/mman.h',
  'sys/select.h',
  'sys/socket.h',
  'sys/stat.h',
  'sys/wait.h',
  'dlfcn.h',
  'wchar.h',
])('<%s> is missing for a reason', async (header) => {
  const run = checkSource(program(`#include <${header}>`, 'return 0;'), { engine: 'explore', model: 'sc' });
  const error = (await run.catch((problem: unknown) => problem)) as {
    diagnostic: { code: string; help: string };
  };
  expect(error.diagnostic.code).toBe('HED233');
  expect(error.diagnostic.help).toContain(`Heddle has no <${header}>: `);
});

describe('nondeterministic values', () => {
  const NONDET = (value: string, test: string): string => `#include <assert.h>
#include <heddle.h>
int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
_Bool __VERIFIER_nondet_bool(void);
volatile int x;
int main(void) {
  x = ${value};
  assert(${test});
}
`;
  const said = async (value: string, test: string, model: 'sc' | 'c11'): Promise<string> =>
    (await checkSource(NONDET(value, test), { engine: 'explore', model })).verdict;

  it.each(['sc', 'c11'] as const)('few are tried each, %s', async (model) => {
    expect(await said('heddle_choose(0, 2)', 'x * x < 5', model)).toBe('verified');
    expect(await said('heddle_choose(0, 2)', 'x * x < 4', model)).toBe('violated');
    expect(await said('__VERIFIER_nondet_bool()', 'x * x < 2', model)).toBe('verified');
    expect(await said('__VERIFIER_nondet_bool()', 'x * x < 1', model)).toBe('violated');
    expect(await said('__VERIFIER_nondet_char()', 'x * x <= 128 * 128', model)).toBe('verified');
    expect(await said('__VERIFIER_nondet_char()', 'x * x < 128 * 128', model)).toBe('violated');
    expect(await said('__VERIFIER_nondet_uchar()', 'x >= 0 && x * x <= 255 * 255', model)).toBe('verified');
    expect(await said('__VERIFIER_nondet_uchar()', 'x * x < 255 * 255', model)).toBe('violated');
  });

  it('too many are refused with what helps', async () => {
    for (const value of ['__VERIFIER_nondet_int()', '__VERIFIER_nondet_int() % 3']) {
      const { verdict, diagnostics } = await checkSource(NONDET(value, 'x * x < 5'), {
        engine: 'explore',
        model: 'sc',
      });
      expect(verdict).toBe('unknown');
      const found = diagnostics.find(({ code }) => code === 'HED341');
      expect(found?.help).toContain('heddle_choose(0, 2) in place of x % 3');
      expect(found?.at?.line).toBe(9);
    }
  });
});
