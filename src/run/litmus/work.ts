import { EXIT } from '../../base/failure.ts';
import type { Control, Loss, Work } from '../../engines/work/work.ts';
import { answerLitmus, type LitmusAnswer, type LitmusSettings } from './one-test.ts';

/** One test; `text`: null where the worker is to read the file itself. */
export interface LitmusTask {
  readonly index: number;
  readonly file: string;
  readonly text: string | null;
}

export type LitmusPart = readonly { readonly index: number; readonly answer: LitmusAnswer }[];

export interface LitmusGround {
  readonly settings: LitmusSettings;
  readonly tasks: readonly LitmusTask[];
  readonly timeout: number | null;
}

/** Many tests as work that can be shared: each is a task. */
export class LitmusWork implements Work<LitmusTask, LitmusPart> {
  readonly nothing: LitmusPart = [];
  private readonly ground: LitmusGround;

  constructor(ground: LitmusGround) {
    this.ground = ground;
  }

  begin(): readonly LitmusTask[] {
    return this.ground.tasks;
  }

  split(): readonly LitmusTask[] {
    return [];
  }

  async run({ index, file, text }: LitmusTask, _: Control<LitmusTask>): Promise<LitmusPart> {
    return [{ index, answer: await answerLitmus(file, this.ground.settings, text) }];
  }

  merge(a: LitmusPart, b: LitmusPart): LitmusPart {
    return [...a, ...b];
  }

  isSettled(): boolean {
    return false;
  }

  lost({ index, file }: LitmusTask, why: Loss): LitmusPart {
    const { timeout } = this.ground;
    if (why === 'late') return [{ index, answer: givenUp(file, 'HED460', `no answer within ${timeout} s`) }];
    const message =
      why === 'memory'
        ? 'the test needs more memory than there is'
        : 'the test ended three workers that tried it';
    return [{ index, answer: givenUp(file, 'HED461', message) }];
  }

  counted(part: LitmusPart): LitmusPart {
    return part;
  }

  nameOf({ file }: LitmusTask): string {
    return file;
  }
}

const givenUp = (file: string, code: 'HED460' | 'HED461', message: string): LitmusAnswer => ({
  kind: 'failed',
  exit: EXIT.unknown,
  diagnostic: {
    code,
    severity: 'error',
    message,
    at: { file, line: 1, column: 1 },
    help: code === 'HED460' ? 'give it more time with --timeout' : 'make the test smaller',
  },
});
