import {
  type ClientOf,
  COMMIT_MESSAGE,
  type Driver,
  ENTRY,
  isCommit,
  membership,
  operationOf,
  SERIAL_MESSAGE,
  type Seen,
  type SerialRun,
  seenOf,
  Writer,
} from './driver.ts';
import type { FunctionText } from './llvm-text.ts';
import { ENDED, elsewhere, type Referee, RUNNING } from './pending.ts';

/**
 * The concurrent program: main makes its calls, creates the threads, joins them and asserts that what it finds is allowed.
 *
 * `allowed`: the observations that serial executions have; each a list of values in the order of `seenOf`. Or, with commit points,
 * the serial executions themselves: then the values have to be those of the one in whose order the calls commit.
 * `referee`: of calls that never return (pending.ts).
 */
export function concurrentDriver(
  of: ClientOf,
  allowed: readonly (readonly bigint[])[],
  byCommits: readonly SerialRun[] | null = null,
  referee: Referee | null = null,
): Driver {
  const { client } = of;
  const writer = new Writer(of);
  const { module } = writer;
  writer.variables();
  client.orders.forEach((_, i) => {
    module.global(`after${i + 1}`, 'internal global i32 0');
  });
  for (let t = 1; t <= client.threads; t++) {
    if (referee !== null) module.global(`state${t}`, `internal global i32 ${RUNNING}`);
    module.define(`internal ptr @thread${t}(ptr %unused)`, `thread${t}`, writer.firstLine(t), (f) => {
      const says = referee === null ? null : new Saying(f, writer, referee, t);
      let done = 0;
      client.calls.forEach(({ thread, letter }, i) => {
        if (thread !== t) return;
        f.line = writer.lines[i];
        const waits = client.orders.some(([, b]) => b === i);
        const { blocking } = operationOf(of.operations, letter);
        if (blocking || waits) says?.isAt(done, false);
        client.orders.forEach(([, b], n) => {
          if (b === i) writer.await(f, `after${n + 1}`);
        });
        if (!blocking) says?.runs();
        writer.call(f, i);
        done++;
        client.orders.forEach(([a], n) => {
          if (a === i) f.add(`store atomic i32 1, ptr @after${n + 1} release, align 4`);
        });
      });
      says?.isAt(done, true);
      f.add('ret ptr null');
    });
  }
  module.declare('i64 @__heddle_create(ptr, ptr)');
  module.declare('ptr @__heddle_join(i64)');
  module.declare('void @__heddle_serial(i32, ptr)');
  module.define(`i32 @${ENTRY}()`, 'main', 1, (f) => {
    writer.init(f);
    client.calls.forEach(({ thread }, i) => {
      if (thread !== 0) return;
      f.line = writer.lines[i];
      writer.call(f, i);
    });
    const ids: string[] = [];
    f.line = writer.createLine;
    for (let t = 1; t <= client.threads; t++)
      ids.push(f.set(`call i64 @__heddle_create(ptr @thread${t}, ptr null)`));
    f.line = writer.lastLine;
    if (referee !== null) watch(f, client.threads, referee);
    for (const id of ids) f.set(`call ptr @__heddle_join(i64 ${id})`);
    const values = writer.values(f);
    const isAllowed =
      byCommits === null ? membership(f, values, allowed) : committed(f, seenOf(of), values, of, byCommits);
    const cond = f.set(`zext i1 ${isAllowed} to i32`);
    f.add(
      `call void @__heddle_serial(i32 ${cond}, ptr ${module.string(byCommits === null ? SERIAL_MESSAGE : COMMIT_MESSAGE)})`,
    );
    writer.destroy(f);
    f.add('ret i32 0');
  });
  return writer.driver();
}

/** What a thread says to the referee. */
class Saying {
  private readonly f: FunctionText;
  private readonly writer: Writer;
  private readonly referee: Referee;
  private readonly thread: number;
  private isRunning = true;

  constructor(f: FunctionText, writer: Writer, referee: Referee, thread: number) {
    this.f = f;
    this.writer = writer;
    this.referee = referee;
    this.thread = thread;
  }

  /** It has done so many calls, and may wait now, or has ended. */
  isAt(done: number, isEnd: boolean): void {
    const { f, thread, referee } = this;
    const loaded = referee.own(thread, done).map((i) => this.writer.load(f, i));
    let word = `${elsewhere(done, isEnd)}`;
    for (const state of referee.states(thread, done)) {
      const same = membership(f, loaded, [state.values]);
      word = f.set(`select i1 ${same}, i32 ${state.word}, i32 ${word}`);
    }
    this.say(word);
    this.isRunning = false;
  }

  runs(): void {
    if (!this.isRunning) this.say(`${RUNNING}`);
    this.isRunning = true;
  }

  private say(word: string): void {
    this.f.add(`store atomic i32 ${word}, ptr @state${this.thread} release, align 4`);
  }
}

/** Main waits until all have ended, or say what those of a serial execution with pending calls say; then it returns. */
function watch(f: FunctionText, threads: number, { rows }: Referee): void {
  f.add('br label %watch');
  f.label('watch');
  const words: string[] = [];
  for (let t = 1; t <= threads; t++) words.push(f.set(`load atomic i32, ptr @state${t} acquire, align 4`));
  let ended = 'true';
  for (const word of words) {
    const bit = f.set(`and i32 ${word}, ${ENDED}`);
    ended = f.set(`and i1 ${ended}, ${f.set(`icmp ne i32 ${bit}, 0`)}`);
  }
  f.add(`br i1 ${ended}, label %ended, label %waits`);
  f.label('waits');
  const wide = words.map((word) => f.set(`zext i32 ${word} to i64`));
  f.add(`br i1 ${membership(f, wide, rows)}, label %pending, label %watch`);
  f.label('pending');
  f.add('ret i32 0');
  f.label('ended');
}

/** Do the calls commit in the order of a serial execution, and give what they give there? */
function committed(
  f: FunctionText,
  seen: readonly Seen[],
  values: readonly string[],
  of: ClientOf,
  runs: readonly SerialRun[],
): string {
  const commit = new Map<number, string>();
  const others: number[] = [];
  seen.forEach((one, i) => {
    if (isCommit(of, one)) commit.set(one.call, values[i]);
    else others.push(i);
  });
  let any = 'false';
  for (const { order, values: wanted } of runs) {
    let all = 'true';
    let before = '0';
    for (const call of order) {
      const now = commit.get(call) ?? '0';
      all = f.set(`and i1 ${all}, ${f.set(`icmp sgt i64 ${now}, ${before}`)}`);
      before = now;
    }
    for (const i of others) all = f.set(`and i1 ${all}, ${f.set(`icmp eq i64 ${values[i]}, ${wanted[i]}`)}`);
    any = f.set(`or i1 ${any}, ${all}`);
  }
  return any;
}
