import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import { jsonReport } from '../../src/results/formats/json.ts';
import { inputOf } from '../../src/results/input.ts';
import { replayFile } from '../../src/run/replay-file.ts';
import type { CheckResult } from '../../src/run/run-results.ts';
import { folder, ROOT } from '../cli/heddle.ts';

/**
 * Every violation of the programs in test/ and examples/ replays from its saved trace, read back and on a program that is compiled
 * again; and when the program's file has changed, that is said. Each program is checked as it is, under rc11 and tso.
 */
const files = ['test', 'examples'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((file) => join(top, file))
    .filter((file) => /\.(c|cc)$/.test(file) && /violated/.test(readFileSync(join(ROOT, file), 'utf8')))
    .filter((file) => !/^\s*#\s*include\s*"/m.test(readFileSync(join(ROOT, file), 'utf8'))),
);
const PART = 25;
const parts = Array.from({ length: Math.ceil(files.length / PART) }, (_, i) => i * PART);

async function answered(file: string, model: 'rc11' | 'tso'): Promise<CheckResult | null> {
  const options = checkOptions({ model, timeout: 10, suggest: false });
  const steps = check({ files: [file], options });
  try {
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  } catch (error) {
    if (error instanceof DiagnosticError) return null;
    throw error;
  }
}

it.each(parts)(
  'programs from %i on',
  async (from) => {
    const dir = folder({});
    const tally = { violated: 0, others: 0 };
    const wrong: string[] = [];
    for (const [i, file] of files.slice(from, from + PART).entries()) {
      const copy = join(dir, String(i), basename(file));
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(ROOT, file), copy);
      const traces: string[] = [];
      for (const model of ['rc11', 'tso'] as const) {
        const answer = await answered(copy, model);
        if (answer?.verdict.verdict !== 'violated') {
          tally.others++;
          continue;
        }
        tally.violated++;
        const trace = join(dir, String(i), `${model}.json`);
        const options = checkOptions({ model, timeout: 10, suggest: false });
        writeFileSync(trace, jsonReport(answer.verdict, inputOf([copy], options, answer.sources)));
        const again = await replayFile(trace, checkOptions({})).catch((error: Error) => error.message);
        if (typeof again === 'string') wrong.push(`${file}, ${model}: ${again}`);
        else if (!/shows? again/.test(again.verdict.summary))
          wrong.push(`${file}, ${model}: ${again.verdict.summary}`);
        else if (again.verdict.diagnostics.some(({ code }) => code === 'HED531'))
          wrong.push(`${file}, ${model}: said to have changed`);
        traces.push(trace);
      }
      if (traces.length === 0) continue;
      appendFileSync(copy, '/* changed */\n');
      const changed = await replayFile(traces[0], checkOptions({})).catch((error: Error) => error.message);
      const said =
        typeof changed === 'string'
          ? changed.includes('changed since')
          : changed.verdict.diagnostics.some(({ code }) => code === 'HED531');
      if (!said) wrong.push(`${file}: a change is not seen`);
    }
    console.log(`programs from ${from} on:`, tally);
    expect(wrong).toEqual([]);
  },
  3_600_000,
);
