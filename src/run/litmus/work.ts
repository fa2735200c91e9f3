import { EXIT } from '../../base/failure.ts';
import { type Answers, listWork } from '../../engines/work/list-work.ts';
import type { Work } from '../../engines/work/work.ts';
import { answerLitmus, type LitmusAnswer, type LitmusSettings } from './one-test.ts';

/** One test; `text`: null where the worker is to read the file itself. */
export interface LitmusTask {
  readonly index: number;
  readonly file: string;
  readonly text: string | null;
}

export interface LitmusGround {
  readonly settings: LitmusSettings;
  readonly tasks: readonly LitmusTask[];
  readonly timeout: number | null;
}

/** Many tests as work that can be shared: each is a task. */
export const litmusWork = ({
  settings,
  tasks,
  timeout,
}: LitmusGround): Work<LitmusTask, Answers<LitmusAnswer>> =>
  listWork({
    tasks,
    answer: ({ file, text }) => answerLitmus(file, settings, text),
    givenUp: ({ file }, why) => {
      if (why === 'late') return givenUp(file, 'HED460', `no answer within ${timeout} s`);
      const message =
        why === 'memory'
          ? 'the test needs more memory than there is'
          : 'the test ended three workers that tried it';
      return givenUp(file, 'HED461', message);
    },
    nameOf: ({ file }) => file,
  });

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
