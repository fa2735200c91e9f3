import type { MessagePort } from 'node:worker_threads';
import { DiagnosticError, InternalError } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import { COUNT, type FromThread, GIVE, HAND_OVER, STOP, type ThreadData, type ToThread } from './protocol.ts';
import type { Asked, Control, Work, WorkName } from './work.ts';

/** Makes the work of a ground. */
export type Open = (
  name: WorkName,
  program: Program | null,
  ground: unknown,
) => Promise<Work<unknown, unknown>>;

/** The other end of lane.ts: a task in, what its search came to out. `exit` ends the thread. */
export function serve(port: MessagePort, data: ThreadData, open: Open, exit: () => void): void {
  let work: Promise<Work<unknown, unknown>> | null = null;
  const send = (message: FromThread): void => port.postMessage(message);
  const run = async (task: unknown, isAnew: boolean): Promise<void> => {
    if (work === null) throw new InternalError('a task without a ground');
    if (isAnew) (await work).forget?.();
    const control = new ThreadControl(data, exit, (given) => send({ kind: 'gave', task: given }));
    const part = await (await work).run(task, control);
    send({ kind: 'done', part, gave: control.gave });
  };
  const fail = (error: unknown): void => {
    if (!(error instanceof DiagnosticError)) {
      // Thrown outside of the promise, it ends the thread, and the lane hears of it.
      setImmediate(() => {
        throw error;
      });
      return;
    }
    send({ kind: 'failed', diagnostic: error.diagnostic, exit: error.exit });
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') void run(message.task, message.isAnew).catch(fail);
    else {
      work = open(message.name, message.program, message.ground);
      work.catch(fail);
    }
  });
}

class ThreadControl implements Control<unknown> {
  gave = 0;
  private readonly data: ThreadData;
  private readonly exit: () => void;
  private readonly send: (task: unknown) => void;

  constructor(data: ThreadData, exit: () => void, send: (task: unknown) => void) {
    this.data = data;
    this.exit = exit;
    this.send = send;
  }

  asked(): Asked {
    const { control, fault } = this.data;
    if (fault !== null) misbehave(fault, this.exit);
    const word = Atomics.load(control, 0);
    if ((word & ~COUNT) === 0) return 'go-on';
    return (word & STOP) !== 0 ? 'stop' : (word & HAND_OVER) !== 0 ? 'hand-over' : 'give';
  }

  give(task: unknown): void {
    this.gave++;
    Atomics.and(this.data.control, 0, ~GIVE);
    if (this.data.fault !== 'keeps a task') this.send(task);
  }

  wantsCount(): boolean {
    return (Atomics.load(this.data.control, 0) & COUNT) !== 0;
  }

  count(...numbers: readonly number[]): void {
    Atomics.and(this.data.control, 0, ~COUNT);
    this.data.counts.set(numbers);
  }
}

/** Faults that tests ask for. */
function misbehave(fault: NonNullable<ThreadData['fault']>, exit: () => void): void {
  switch (fault) {
    case 'throws':
      throw new InternalError('a fault that was asked for');
    case 'exits':
      return exit();
    case 'fills its memory':
      for (const all: number[][] = []; ; ) all.push(new Array<number>(1 << 16).fill(all.length));
    case 'keeps a task':
      return;
  }
}
