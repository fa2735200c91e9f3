import type { ClientOf, Writer } from './driver.ts';
import type { FunctionText } from './llvm-text.ts';

/**
 * Serial executions of a type that knows who calls it.
 *
 * Usually one thread makes all the calls of a serial execution, which gives the same as if each thread made its own, one
 * after the other, and takes fewer steps. Not so where an operation can tell threads apart: a recursive mutex that one thread
 * holds is free for it and taken for another, and so are variables of a thread and its name. Then each thread of the client is
 * a thread here too, and main, who chooses the order, lets one of them make one call and waits until it is made.
 *
 * Who calls can matter only to a type whose text has one of these words. A word too many costs time alone.
 */
const WHO =
  /\bthread_local\b|@(?:pthread_self|thrd_current|gettid|__heddle_self|pthread_mutexattr_settype|mtx_init|pthread_getspecific|pthread_setspecific|tss_get|tss_set)\b|__mutex_baseILi[12]E|\bi(?:32|64) (?:268435456|536870912)\b/;

export const knowsWhoCalls = (llvm: string): boolean => WHO.test(llvm);

export class SerialThreads {
  private readonly of: ClientOf;
  private readonly writer: Writer;

  constructor(of: ClientOf, writer: Writer) {
    this.of = of;
    this.writer = writer;
    const { client } = of;
    const { module } = writer;
    module.declare('i64 @__heddle_create(ptr, ptr)');
    module.declare('ptr @__heddle_join(i64)');
    module.declare('i32 @__heddle_sem_post(ptr)');
    module.declare('i32 @__heddle_sem_wait(ptr)');
    module.global('made', 'internal global i32 0');
    module.global('over', 'internal global i32 0');
    for (let t = 1; t <= client.threads; t++) {
      module.global(`turn${t}`, 'internal global i32 0');
      module.global(`id${t}`, 'internal global i64 0');
      module.define(`internal ptr @thread${t}(ptr %unused)`, `thread${t}`, writer.firstLine(t), (f) => {
        client.calls.forEach(({ thread }, i) => {
          if (thread !== t) return;
          f.line = writer.lines[i];
          f.set(`call i32 @__heddle_sem_wait(ptr @turn${t})`);
          const isOver = f.set(`icmp ne i32 ${f.set('load i32, ptr @over')}, 0`);
          f.add(`br i1 ${isOver}, label %end, label %call${i}`);
          f.label(`call${i}`);
          writer.call(f, i);
          f.set('call i32 @__heddle_sem_post(ptr @made)');
        });
        f.add('br label %end');
        f.label('end');
        f.add('ret ptr null');
      });
    }
  }

  create(f: FunctionText): void {
    for (let t = 1; t <= this.of.client.threads; t++) {
      const id = f.set(`call i64 @__heddle_create(ptr @thread${t}, ptr null)`);
      f.add(`store i64 ${id}, ptr @id${t}`);
    }
  }

  call(f: FunctionText, i: number): void {
    const { thread } = this.of.client.calls[i];
    if (thread === 0) return this.writer.call(f, i);
    f.set(`call i32 @__heddle_sem_post(ptr @turn${thread})`);
    f.set('call i32 @__heddle_sem_wait(ptr @made)');
  }

  /** No more calls are made. */
  stop(f: FunctionText): void {
    f.add('store i32 1, ptr @over');
    for (let t = 1; t <= this.of.client.threads; t++) f.set(`call i32 @__heddle_sem_post(ptr @turn${t})`);
  }

  join(f: FunctionText): void {
    for (let t = 1; t <= this.of.client.threads; t++)
      f.set(`call ptr @__heddle_join(i64 ${f.set(`load i64, ptr @id${t}`)})`);
  }
}
