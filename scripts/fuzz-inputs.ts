import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { corpus, KINDS, type Kind } from '../test/fuzz-inputs/corpus.ts';
import { inputOf, shrink } from '../test/fuzz-inputs/inputs.ts';
import { tryInput } from '../test/fuzz-inputs/try-input.ts';

/**
 * `npm run fuzz:inputs -- --seed S --count N`: inputs that are broken in small ways, through the whole command line
 * (docs/fuzzing.md). They run in another process, which is used again and again; one that hangs is ended: by its processor time, as
 * the machine may be busy.
 */
const HANG_SECONDS = 60;
/** Where nothing says how much processor time a process has had, and for one that only waits. */
const WALL_SECONDS = 600;
const LOOK_MS = 2_000;
const TRIES = 200;

function child(): void {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-inputs-'));
  process.on('disconnect', () => process.exit());
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.on('message', async ({ kind, text }: { kind: Kind; text: string }) => {
    process.send!({ problem: await tryInput(kind, text, folder) });
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      count: { type: 'string', default: '1000' },
      kinds: { type: 'string', default: KINDS.join(',') },
      seconds: { type: 'string', default: '1000000' },
      show: { type: 'boolean', default: false },
    },
  });
  const samples = corpus(process.cwd(), values.kinds.split(',') as Kind[]);
  const [seed, from, count] = [values.seed, values.from, values.count].map(Number);
  const runner = new Runner();
  const problems = new Set<string>();
  const start = performance.now();
  let done = 0;
  for (let i = from; i < from + count && performance.now() - start < 1000 * Number(values.seconds); i++) {
    if (++done % 200 === 0) console.error(`fuzz:inputs: ${done} of ${count}, ${problems.size} problems`);
    const input = inputOf(samples, seed, i);
    if (values.show) console.log(input.text);
    const problem = await runner.run(input.kind, input.text);
    if (problem === null) continue;
    const same = keyOf(problem);
    console.log(`seed ${seed}, input ${i} (${input.kind}, from ${input.from}): ${problem}`);
    if (problems.has(same)) continue;
    problems.add(same);
    const fails = async (text: string): Promise<boolean> => {
      const again = await runner.run(input.kind, text);
      return again !== null && keyOf(again) === same;
    };
    const small = problem.startsWith('no answer') ? input.text : await shrink(input.text, fails, TRIES);
    console.log(`shrunk to:\n${JSON.stringify(small.slice(0, 2000))}`);
  }
  runner.end();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${done} inputs of seed ${seed} from ${from} on, ${seconds} s: ${problems.size} different problems`,
  );
  return problems.size === 0 ? 0 : 10;
}

/** Problems that are told with other names and numbers are one. */
const keyOf = (problem: string): string =>
  problem
    .split('\n')[0]
    .replace(/'[^']*'|"[^"]*"|\d+/g, '#')
    .slice(0, 90);

/** Of a process with all its threads, so far; 0 where there is no /proc. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

class Runner {
  private process: ChildProcess | null = null;

  async run(kind: Kind, text: string): Promise<string | null> {
    this.process ??= fork(fileURLToPath(import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const late = new AbortController();
    const [start, spent] = [performance.now(), processorSeconds(this.process.pid!)];
    const look = (): void => {
      const used = processorSeconds(this.process?.pid ?? 0) - spent;
      if (used > HANG_SECONDS || performance.now() - start > 1000 * WALL_SECONDS) late.abort('hang');
    };
    const timer = setInterval(look, LOOK_MS);
    this.process.send({ kind, text });
    const { signal } = late;
    const died = once(this.process, 'exit', { signal }).then(([code]) => {
      throw new Error(`the process ended (${code})`);
    });
    try {
      const [{ problem }] = await Promise.race([once(this.process, 'message', { signal }), died]);
      return problem;
    } catch (error) {
      const hang = late.signal.aborted;
      this.end();
      return hang ? `no answer within ${HANG_SECONDS} s of processor time` : String(error);
    } finally {
      clearInterval(timer);
      died.catch(() => {});
      late.abort('done');
    }
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = null;
  }
}

if (process.send !== undefined) child();
else process.exitCode = await main();
