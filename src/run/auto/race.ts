import { DiagnosticError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { heed } from '../../engines/work/heed.ts';
import type { Control, Work } from '../../engines/work/work.ts';
import type { Program } from '../../ir/types.ts';
import type { Verdict } from '../../results/types.ts';

/** Engines that are tried beside another, as work to be shared: a task is an engine, a part what it said. */
export interface RaceGround {
  readonly options: CheckOptions;
  readonly engines: readonly string[];
}

export type RacePart = readonly Verdict[];

export const isDecided = ({ verdict }: Verdict): boolean => verdict === 'verified' || verdict === 'violated';

export class RaceWork implements Work<string, RacePart> {
  readonly nothing: RacePart = [];
  private readonly program: Program;
  private readonly ground: RaceGround;

  constructor(program: Program, ground: RaceGround) {
    this.program = program;
    this.ground = ground;
  }

  begin(): readonly string[] {
    return this.ground.engines;
  }

  split(): readonly string[] {
    return [];
  }

  async run(name: string, control: Control<string>): Promise<RacePart> {
    const { ENGINES } = await import('../engines.ts');
    const engine = ENGINES.find((one) => one.name === name);
    if (engine === undefined) return [];
    const { signal, end } = heed(control);
    const start = performance.now();
    const run = engine.run(this.program, this.ground.options, {
      signal,
      elapsed: () => (performance.now() - start) / 1000,
      stopped: () => (signal.aborted ? 'interrupted' : 'no'),
    });
    try {
      for (;;) {
        const step = await run.next();
        if (step.done) return [step.value];
      }
    } catch (error) {
      /* what it refuses to check others may check */
      if (error instanceof DiagnosticError) return [];
      throw error;
    } finally {
      end();
    }
  }

  merge(a: RacePart, b: RacePart): RacePart {
    return [...a, ...b];
  }

  isSettled(part: RacePart): boolean {
    return part.some(isDecided);
  }

  /** One that needs too much memory is out of the race. */
  lost(): RacePart {
    return [];
  }

  counted(part: RacePart): RacePart {
    return part;
  }

  nameOf(name: string): string {
    return name;
  }
}
