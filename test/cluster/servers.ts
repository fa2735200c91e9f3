import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../cli/heddle.ts';

/** Real processes for the tests of distributed runs: a private Redis, workers, coordinators, a network to be cut. */
const MAIN = join(ROOT, 'dist/cli/main.js');

export interface Redis {
  readonly url: string;
  readonly port: number;
  /** kill -9, and start again on what is on disk, or on nothing. */
  restart(isEmpty?: boolean): Promise<void>;
  stop(): void;
}

export async function startRedis(more: readonly string[] = []): Promise<Redis> {
  const path = execFileSync(join(ROOT, 'scripts/install-redis.sh'), { encoding: 'utf8' }).trim();
  const dir = mkdtempSync(join(tmpdir(), 'heddle-redis-'));
  const port = await freePort();
  const args = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
  ];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(path, [...args, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
    await says(child, /Ready to accept connections/);
    return child;
  };
  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    restart: async (isEmpty = false) => {
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      if (isEmpty) for (const file of readdirSync(dir)) rmSync(join(dir, file), { recursive: true });
      child = await start();
    },
    stop: () => {
      child.kill('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Waits until a process says something. */
function says(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const hear = (data: Buffer): void => {
      all += data;
      if (what.test(all)) resolve(all);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended (${code}) before it said ${what}: ${all}`)));
  });
}

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

export interface Process {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  says(what: RegExp): Promise<string>;
}

/** A preload that makes it another version. */
export const OTHER_VERSION = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
  const read = fs.readFileSync;
  fs.readFileSync = (file, ...more) => {
    const text = read.call(fs, file, ...more);
    return typeof text === 'string' && String(file).endsWith('package.json')
      ? text.replace(/"version": "[^"]*"/, '"version": "9.9.9"')
      : text;
  };
  syncBuiltinESMExports();`;

/** `preload`: JavaScript that runs before Heddle. */
export function heddle(args: readonly string[], preload: string | null = null): Process {
  const before = preload === null ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(process.execPath, [...before, MAIN, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += data;
    });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, text }));
  });
  return { child, ended, says: (what) => (what.test(text) ? Promise.resolve(text) : says(child, what)) };
}

export async function startWorker(url: string, jobs = 1, preload: string | null = null): Promise<Process> {
  const worker = heddle(['worker', '--redis', url, '--jobs', `${jobs}`], preload);
  await worker.says(/is ready/);
  return worker;
}

/** Between a worker and Redis: a connection that can be cut. */
export async function startProxy(
  port: number,
): Promise<{ url: string; cut(): void; mend(): void; stop(): void }> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${own}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    stop: () => {
      server.close();
      drop();
    },
  };
}
