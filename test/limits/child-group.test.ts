import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { killGroup, spawnGroup } from '../../src/base/child-group.ts';
import { lingering, processes } from './processes.ts';

const ending = async (path: string, ...args: string[]): Promise<unknown> =>
  await once(spawnGroup(path, args), 'close');

const isIn = (group: number) => (process: { readonly group: number }) => process.group === group;
const left = (group: number): Promise<unknown[]> => lingering(isIn(group), 3);

/** The module as a file that Node can import. */
const source = readFileSync(new URL('../../src/base/child-group.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const asUrl = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
/** Starts a program that has children of its own, tells its group, and then listens to nobody. */
const starter = (tell: string): string => `
  import { parentPort } from 'node:worker_threads';
  import { spawnGroup } from ${JSON.stringify(asUrl(outputText))};
  const child = spawnGroup('/bin/sh', ['-c', 'sleep 1000 & sleep 1000']);
  setTimeout(() => { ${tell}; for (;;); }, 100);`;

describe.runIf(existsSync('/bin/sh') && existsSync('/proc/self/stat'))(
  'a program in a group of its own',
  () => {
    it('ends as the program does', async () => {
      expect(await ending('/bin/sh', '-c', 'exit 0')).toEqual([0, null]);
      expect(await ending('/bin/sh', '-c', 'exit 42')).toEqual([42, null]);
      expect(await ending('/bin/sh', '-c', 'kill -9 $$')).toEqual([null, 'SIGKILL']);
      expect(await ending('/bin/sh', '-c', 'kill -11 $$')).toEqual([null, 'SIGSEGV']);
      expect(await ending('/no/such/program')).toEqual([127, null]);
    });

    it('is given its arguments word by word', async () => {
      const words = ['$(echo no)', '; echo no', '"', "'", '', '-e', '*', '\n'];
      const script = 'console.log(JSON.stringify(process.argv.slice(1)))';
      const child = spawnGroup(process.execPath, ['-e', script, '--', ...words]);
      let text = '';
      child.stdout.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      await once(child, 'close');
      expect(JSON.parse(text)).toEqual(words);
    });

    it('is killed with all that it started', async () => {
      const child = spawnGroup('/bin/sh', ['-c', 'sleep 1000 & sleep 1000']);
      const group = (child as ChildProcess).pid as number;
      await sleep(100);
      expect(processes().filter(isIn(group)).length).toBeGreaterThan(2);
      killGroup(child);
      expect(await left(group)).toEqual([]);
    });

    it('does not outlive a process that is killed', async () => {
      const script = starter('console.log(child.pid)');
      const node = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(node.stdout, 'data')) as [Buffer];
      const group = Number(line.toString());
      expect(processes().filter(isIn(group)).length).toBeGreaterThan(2);
      node.kill('SIGKILL');
      expect(await left(group)).toEqual([]);
    });

    it('does not outlive the thread that started it', async () => {
      const worker = new Worker(new URL(asUrl(starter('parentPort.postMessage(child.pid)'))));
      const [group] = (await once(worker, 'message')) as [number];
      expect(processes().filter(isIn(group)).length).toBeGreaterThan(2);
      await worker.terminate();
      expect(await left(group)).toEqual([]);
    });
  },
);
