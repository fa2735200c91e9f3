import type { Control, Crew, Loss, Work } from './work.ts';

/**
 * Many questions that have nothing to do with each other, as work that can be shared: each is a task, its answer a part.
 * Whoever wants them gets the answers in the order of the questions, each as soon as it and all before it are there.
 */
export type Answers<Answer> = readonly { readonly index: number; readonly answer: Answer }[];

export interface Questions<Task, Answer> {
  readonly tasks: readonly Task[];
  readonly answer: (task: Task, control: Control<Task>) => Promise<Answer>;
  /** What is said of one that a worker did not come to an end with. */
  readonly givenUp: (task: Task, why: Loss) => Answer;
  readonly nameOf: (task: Task) => string;
}

export function listWork<Task extends { readonly index: number }, Answer>({
  tasks,
  answer,
  givenUp,
  nameOf,
}: Questions<Task, Answer>): Work<Task, Answers<Answer>> {
  return {
    nothing: [],
    begin: () => tasks,
    split: () => [],
    run: async (task, control) => [{ index: task.index, answer: await answer(task, control) }],
    accounts: (task, part, left) => left.length === 0 && part.length === 1 && part[0].index === task.index,
    merge: (a, b) => [...a, ...b],
    isSettled: () => false,
    lost: (task, why) => [{ index: task.index, answer: givenUp(task, why) }],
    counted: (part) => part,
    nameOf,
  };
}

/** The answers of a crew to questions 0 to count − 1, in their order. */
export async function* inOrder<Answer>(
  crew: Crew<Answers<Answer>>,
  count: number,
): AsyncGenerator<Answer, void, void> {
  const answers: Answer[] = [];
  let seen = 0;
  try {
    for (let next = 0; next < count; ) {
      const part = crew.soFar();
      for (; seen < part.length; seen++) answers[part[seen].index] = part[seen].answer;
      if (answers[next] !== undefined) yield answers[next++];
      else if (crew.isOver) break;
      else await crew.news(1);
    }
  } finally {
    await crew.end();
  }
}
