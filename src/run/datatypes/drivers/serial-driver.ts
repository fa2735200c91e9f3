import { type Client, predecessors } from '../clients/client.ts';
import {
  type ClientOf,
  type Driver,
  ENTRY,
  membership,
  operationOf,
  SERIAL_MESSAGE,
  seenOf,
  Writer,
} from './driver.ts';
import { SerialThreads } from './serial-threads.ts';

/**
 * The serial program: a single thread that makes the calls in every order the client allows.
 *
 * It is a walk over sets of calls that are done: in each, a `choose` says which of the calls comes next whose predecessors are done.
 * There are as many executions as orders, and as many places as sets, which are far fewer.
 *
 * Where all calls that can come next may wait (`blocking`), the walk may also end. Whether they all do wait there is not known
 * to the program: it is so if no other execution with the same beginning goes on (mine.ts).
 *
 * Observes `order`, the calls as digits of base 64 (first call most significant), how many they are, and all values, by the
 * names of their variables; or asserts that the values are among `allowed`.
 *
 * `apart`: the calls are made by threads of their own (serial-threads.ts).
 */
export function serialDriver(
  of: ClientOf,
  allowed: readonly (readonly bigint[])[] | null,
  apart: boolean,
): Driver {
  const { client } = of;
  const writer = new Writer(of);
  const { module } = writer;
  writer.variables();
  const threads = apart ? new SerialThreads(of, writer) : null;
  const before = predecessors(client);
  const n = client.calls.length;
  module.declare('i64 @__heddle_choose(i64, i64)');
  module.declare('void @__heddle_observe(ptr, ...)');
  module.declare('void @__heddle_serial(i32, ptr)');
  module.define(`i32 @${ENTRY}()`, 'main', 1, (f) => {
    const orders = [0, 1, 2, 3].map(() => f.set('alloca i64'));
    const count = f.set('alloca i64');
    for (const order of [...orders, count]) f.add(`store i64 0, ptr ${order}`);
    writer.init(f);
    threads?.create(f);
    const all = (1n << BigInt(n)) - 1n;
    f.add('br label %done0');
    const states: bigint[] = [0n];
    const known = new Set<bigint>(states);
    for (let s = 0; s < states.length; s++) {
      const done = states[s];
      if (done === all) continue;
      f.label(`done${done}`);
      const next = nextCalls(client, before, done);
      const ways = next.map((i) => `from${done}.${i}`);
      if (allowed === null && mayEnd(of, next)) ways.push('stop');
      f.line = writer.createLine;
      f.add(`store i64 ${bitCount(done)}, ptr ${count}`);
      if (ways.length === 1) f.add(`br label %${ways[0]}`);
      else {
        const which = f.set(`call i64 @__heddle_choose(i64 0, i64 ${ways.length - 1})`);
        const cases = ways.slice(1).map((way, k) => `i64 ${k + 1}, label %${way}`);
        f.add(`switch i64 ${which}, label %${ways[0]} [ ${cases.join(' ')} ]`);
      }
      for (const i of next) {
        const to = done | (1n << BigInt(i));
        f.label(`from${done}.${i}`);
        const position = bitCount(done);
        const order = orders[Math.floor(position / 10)];
        const old = f.set(`load i64, ptr ${order}`);
        const shifted = f.set(`shl i64 ${old}, 6`);
        f.add(`store i64 ${f.set(`or i64 ${shifted}, ${i}`)}, ptr ${order}`);
        f.line = writer.lines[i];
        (threads ?? writer).call(f, i);
        f.add(`br label %done${to}`);
        if (!known.has(to)) {
          known.add(to);
          states.push(to);
        }
      }
    }
    f.line = writer.lastLine;
    f.label(`done${all}`);
    f.add(`store i64 ${n}, ptr ${count}`);
    f.add('br label %end');
    f.label('stop');
    threads?.stop(f);
    f.add('br label %end');
    f.label('end');
    threads?.join(f);
    const values = writer.values(f);
    const names = [
      ...['order0', 'order1', 'order2', 'order3', 'count'],
      ...seenOf(of).map(({ variable }) => variable),
    ];
    const shown = [...[...orders, count].map((order) => f.set(`load i64, ptr ${order}`)), ...values];
    if (allowed === null)
      f.add(
        `call void (ptr, ...) @__heddle_observe(ptr ${module.string(names.join(','))}, ${shown.map((v) => `i64 ${v}`).join(', ')})`,
      );
    else {
      const cond = f.set(`zext i1 ${membership(f, values, allowed)} to i32`);
      f.add(`call void @__heddle_serial(i32 ${cond}, ptr ${module.string(SERIAL_MESSAGE)})`);
    }
    const isAll = f.set(`icmp eq i64 ${f.set(`load i64, ptr ${count}`)}, ${n}`);
    f.add(`br i1 ${isAll}, label %destroy, label %over`);
    f.label('destroy');
    writer.destroy(f);
    f.add('br label %over');
    f.label('over');
    f.add('ret i32 0');
  });
  return writer.driver();
}

/** The calls that can come next when those of the set are done. */
export const nextCalls = (client: Client, before: readonly (readonly number[])[], done: bigint): number[] =>
  client.calls.flatMap((_, i) =>
    (done >> BigInt(i)) & 1n || before[i].some((b) => !((done >> BigInt(b)) & 1n)) ? [] : [i],
  );

const mayEnd = ({ client, operations }: ClientOf, next: readonly number[]): boolean =>
  next.every((i) => operationOf(operations, client.calls[i].letter).blocking);

const bitCount = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;
