import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { PROPERTIES } from '../../src/base/names.ts';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/index.ts';
import { jsonReport } from '../../src/results/formats/json/json.ts';
import { inputOf } from '../../src/results/input.ts';
import { replayFile } from '../../src/run/replay-file.ts';
import type { CheckResult } from '../../src/run/run-results.ts';
import { folder, ROOT } from '../cli/heddle.ts';
import { type Violating, violatingPrograms } from './violating.ts';

/**
 * Every violation of the programs in test/ and examples/ replays from its saved trace, read back and on a program that is compiled
 * again; and when the program's file has changed, that is said. Each program is checked with the macros under which it is
 * wrong: under rc11 and, in C, tso; if it is right there, for all properties.
 */
const programs = violatingPrograms();
const PART = 20;
const parts = Array.from({ length: Math.ceil(programs.length / PART) }, (_, i) => i * PART);

const settings = (file: string): Partial<CheckOptions>[] => [
  { model: 'rc11' },
  ...(file.endsWith('.c') ? [{ model: 'tso' } as const] : []),
];

async function answered(files: string[], options: CheckOptions): Promise<CheckResult | null> {
  const steps = check({ files, options });
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

class Part {
  violated = 0;
  readonly right: string[] = [];
  readonly wrong: string[] = [];

  /** Checks a program, replays what is found, then changes the program and replays again. */
  async run({ file, flags }: Violating, dir: string): Promise<void> {
    const name = [file, ...flags].join(' ');
    const copy = join(dir, basename(file));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, file), copy);
    const traces: string[] = [];
    const attempt = async (own: Partial<CheckOptions>): Promise<void> => {
      const options = checkOptions({ ...own, timeout: 10, suggest: false, clangFlags: [...flags] });
      const answer = await answered([copy], options);
      if (answer?.verdict.verdict !== 'violated') return;
      this.violated++;
      const trace = join(dir, `${options.model}.json`);
      writeFileSync(trace, jsonReport(answer.verdict, inputOf([copy], options, answer.sources)));
      traces.push(trace);
      const again = await replayFile(trace, checkOptions({})).catch((error: Error) => error.message);
      if (typeof again === 'string') this.wrong.push(`${name}, ${options.model}: ${again}`);
      else if (!/shows? again/.test(again.verdict.summary))
        this.wrong.push(`${name}, ${options.model}: ${again.verdict.summary}`);
      else if (again.verdict.diagnostics.some(({ code }) => code === 'HED531'))
        this.wrong.push(`${name}, ${options.model}: said to have changed`);
    };
    for (const own of settings(file)) await attempt(own);
    if (traces.length === 0) await attempt({ model: 'rc11', check: new Set(PROPERTIES) });
    if (traces.length === 0) {
      this.right.push(name);
      return;
    }
    appendFileSync(copy, '/* changed */\n');
    const changed = await replayFile(traces[0], checkOptions({})).catch((error: Error) => error.message);
    const said =
      typeof changed === 'string'
        ? /changed since|not what it was/.test(changed)
        : changed.verdict.diagnostics.some(({ code }) => code === 'HED531');
    if (!said) this.wrong.push(`${name}: a change is not seen`);
  }
}

it('are many', () => expect(programs.length).toBeGreaterThan(400));

it.each(parts)(
  'programs from %i on',
  async (from) => {
    const dir = folder({});
    const part = new Part();
    for (const [i, program] of programs.slice(from, from + PART).entries())
      await part.run(program, join(dir, String(i)));
    console.log(`programs from ${from} on:`, { violated: part.violated, right: part.right });
    expect(part.wrong).toEqual([]);
    expect(part.violated).toBeGreaterThan(0);
  },
  3_600_000,
);
