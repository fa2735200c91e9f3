import { parentPort, workerData } from 'node:worker_threads';
import { DiagnosticError, InternalError } from '../../../base/failure.ts';
import { buildImage } from '../../../vm/code/image.ts';
import { Machine } from '../../../vm/machine.ts';
import type { Known } from '../report/findings.ts';
import { TaskSearch } from './task-search.ts';
import {
  BLOCKED,
  COUNT,
  COUNTS,
  EVENTS,
  EXECUTIONS,
  type FromWorker,
  GIVE,
  STOP,
  type ToWorker,
  type WorkerData,
} from './worker-protocol.ts';

/** The other end of jobs.ts: a task in, what its search came across out. */
const { program, options, how, threads, worker, control, counts, settings } = workerData as WorkerData;
const fault = settings.fault?.worker === worker ? settings.fault.how : null;
const { unwind, unwindset } = options;
const machine = new Machine(buildImage(program, { unwind, unwindset }));
const known: Known = new Map();

const send = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (task: ToWorker) => {
  try {
    const search = new TaskSearch(program, options, how, machine, threads, task, known);
    let gave = 0;
    while (search.step() && Atomics.load(control, STOP) === 0) {
      if (Atomics.load(control, 1 + worker) !== 0 && answer(search)) gave++;
      if (fault === 'exits') process.exit(1);
      if (fault === 'fills its memory') fill();
      if (fault === 'throws') throw new InternalError('a fault that was asked for');
    }
    send({ kind: 'done', part: search.part(), gave });
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    send({ kind: 'failed', diagnostic: error.diagnostic, exit: error.exit });
  }
});

function fill(): never {
  for (const all: number[][] = []; ; ) all.push(new Array<number>(1 << 16).fill(all.length));
}

/** Does what it is asked for; true if a part of the task was given away. */
function answer(search: TaskSearch): boolean {
  const asked = Atomics.and(control, 1 + worker, ~COUNT);
  if ((asked & COUNT) !== 0) {
    const at = COUNTS * worker;
    counts[at + EXECUTIONS] = search.executions;
    counts[at + BLOCKED] = search.blocked;
    counts[at + EVENTS] = search.events;
  }
  /* to get to the part that is given away takes as long as it took to get here */
  if ((asked & GIVE) === 0 || search.events < Math.max(settings.split, search.replayed)) return false;
  const task = search.path.give();
  if (task === null) return false;
  Atomics.and(control, 1 + worker, ~GIVE);
  if (fault !== 'keeps a task') send({ kind: 'gave', task });
  return true;
}
