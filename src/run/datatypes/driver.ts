import { type Call, type Client, predecessors } from './client.ts';
import { UNKNOWN_POINTER } from './glue.ts';
import { type FunctionText, LLVMText } from './llvm-text.ts';
import type { Operation } from './operation.ts';

/**
 * Programs that run a client, as LLVM text: the concurrent one, whose main creates the threads, joins them and asserts that the
 * results are among given ones; and the serial one, a single thread that makes the calls in every order the client allows.
 *
 * The serial program is a walk over sets of calls that are done: in each, a `choose` says which of the calls comes next whose
 * predecessors are done. There are as many executions as orders, and as many places as sets, which are far fewer.
 */
export interface ClientOf {
  readonly client: Client;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly prefix: string;
  readonly hasInit: boolean;
  readonly hasDestroy: boolean;
}

/** One value of an observation: an argument that was chosen, or something an operation gave. */
export interface Seen {
  readonly call: number;
  /** `in`: its n-th input; `out`: its n-th output. */
  readonly kind: 'in' | 'out';
  readonly n: number;
  /** The variable that holds it. */
  readonly variable: string;
}

export const ENTRY = '__heddle_test';
/** The name of the text that stands for the driver's source. */
export const driverFile = ({ text }: Client): string => `test ${text}`;
const SERIAL_MESSAGE = 'no serial execution gives these results';

/** What is seen of a client, in the order of its calls. */
export function seenOf({ client, operations }: Pick<ClientOf, 'client' | 'operations'>): Seen[] {
  return client.calls.flatMap(({ letter }, call) => {
    const { inputs, outputs } = operationOf(operations, letter);
    const of = (kind: Seen['kind'], n: number): Seen => ({
      call,
      kind,
      n,
      variable: `call${call + 1}.${kind}${n}`,
    });
    return [
      ...inputs.flatMap(({ domain }, n) => (domain === null ? [] : [of('in', n)])),
      ...outputs.map((_, n) => of('out', n)),
    ];
  });
}

export function operationOf(operations: ReadonlyMap<string, Operation>, letter: string): Operation {
  const found = operations.get(letter);
  if (found === undefined) throw new Error(`there is no operation ${letter}`);
  return found;
}

/** The value that a call's n-th input has if it is one of its own. */
export const ownValue = ({ client, operations }: ClientOf, call: number, n: number): number => {
  let value = 1;
  for (let i = 0; i < call; i++) value += operationOf(operations, client.calls[i].letter).inputs.length;
  return value + n;
};

export interface Driver {
  readonly llvm: string;
  /** A text that stands for the source of the driver: one line a call. */
  readonly source: string;
  readonly file: string;
}

/** A serial execution: the order of its calls, and the values in the order of `seenOf`. */
export interface SerialRun {
  readonly order: readonly number[];
  readonly values: readonly bigint[];
}

/**
 * `allowed`: the observations that serial executions have; each a list of values in the order of `seenOf`. Or, with commit points,
 * the serial executions themselves: then the values have to be those of the one in whose order the calls commit.
 */
export function concurrentDriver(
  of: ClientOf,
  allowed: readonly (readonly bigint[])[],
  byCommits: readonly SerialRun[] | null = null,
): Driver {
  const { client } = of;
  const writer = new Writer(of);
  const { module } = writer;
  writer.variables();
  client.orders.forEach((_, i) => {
    module.global(`after${i + 1}`, 'internal global i32 0');
  });
  for (let t = 1; t <= client.threads; t++) {
    module.define(`internal ptr @thread${t}(ptr %unused)`, `thread${t}`, writer.firstLine(t), (f) => {
      client.calls.forEach(({ thread }, i) => {
        if (thread !== t) return;
        f.line = writer.lines[i];
        client.orders.forEach(([, b], n) => {
          if (b === i) writer.await(f, `after${n + 1}`);
        });
        writer.call(f, i);
        client.orders.forEach(([a], n) => {
          if (a === i) f.add(`store atomic i32 1, ptr @after${n + 1} release, align 4`);
        });
      });
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
    for (const id of ids) f.set(`call ptr @__heddle_join(i64 ${id})`);
    const values = writer.values(f);
    const isAllowed =
      byCommits === null ? membership(f, values, allowed) : committed(f, seenOf(of), values, of, byCommits);
    const cond = f.set(`zext i1 ${isAllowed} to i32`);
    f.add(`call void @__heddle_serial(i32 ${cond}, ptr ${module.string(SERIAL_MESSAGE)})`);
    writer.destroy(f);
    f.add('ret i32 0');
  });
  return writer.driver();
}

/** Observes `order`, the calls as digits of base 64 (first call most significant), and all values, by the names of their variables. */
export function serialDriver(of: ClientOf, allowed: readonly (readonly bigint[])[] | null): Driver {
  const { client } = of;
  const writer = new Writer(of);
  const { module } = writer;
  writer.variables();
  const before = predecessors(client);
  const n = client.calls.length;
  module.declare('i64 @__heddle_choose(i64, i64)');
  module.declare('void @__heddle_observe(ptr, ...)');
  module.declare('void @__heddle_serial(i32, ptr)');
  module.define(`i32 @${ENTRY}()`, 'main', 1, (f) => {
    const orders = [0, 1, 2, 3].map(() => f.set('alloca i64'));
    for (const order of orders) f.add(`store i64 0, ptr ${order}`);
    writer.init(f);
    const all = (1n << BigInt(n)) - 1n;
    f.add('br label %done0');
    const states: bigint[] = [0n];
    const known = new Set<bigint>(states);
    for (let s = 0; s < states.length; s++) {
      const done = states[s];
      f.label(`done${done}`);
      if (done === all) continue;
      const next = client.calls.flatMap((_, i) =>
        (done >> BigInt(i)) & 1n || before[i].some((b) => !((done >> BigInt(b)) & 1n)) ? [] : [i],
      );
      f.line = writer.createLine;
      if (next.length === 1) f.add(`br label %from${done}.${next[0]}`);
      else {
        const which = f.set(`call i64 @__heddle_choose(i64 0, i64 ${next.length - 1})`);
        const cases = next.slice(1).map((i, k) => `i64 ${k + 1}, label %from${done}.${i}`);
        f.add(`switch i64 ${which}, label %from${done}.${next[0]} [ ${cases.join(' ')} ]`);
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
        writer.call(f, i);
        f.add(`br label %done${to}`);
        if (!known.has(to)) {
          known.add(to);
          states.push(to);
        }
      }
    }
    // States are met in order of size: the last label is that of all calls.
    f.line = writer.lastLine;
    const values = writer.values(f);
    const names = ['order0', 'order1', 'order2', 'order3', ...seenOf(of).map(({ variable }) => variable)];
    const shown = [...orders.map((order) => f.set(`load i64, ptr ${order}`)), ...values];
    if (allowed === null)
      f.add(
        `call void (ptr, ...) @__heddle_observe(ptr ${module.string(names.join(','))}, ${shown.map((v) => `i64 ${v}`).join(', ')})`,
      );
    else {
      const cond = f.set(`zext i1 ${membership(f, values, allowed)} to i32`);
      f.add(`call void @__heddle_serial(i32 ${cond}, ptr ${module.string(SERIAL_MESSAGE)})`);
    }
    writer.destroy(f);
    f.add('ret i32 0');
  });
  return writer.driver();
}

const bitCount = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;

/** Is the list of values one of those? A tree by the first value, then the second, …, so that common beginnings are asked once. */
function membership(
  f: FunctionText,
  values: readonly string[],
  allowed: readonly (readonly bigint[])[],
): string {
  if (allowed.length === 0) return 'false';
  const level = (depth: number, rows: readonly (readonly bigint[])[]): string => {
    if (depth === values.length) return 'true';
    const groups = new Map<bigint, (readonly bigint[])[]>();
    for (const row of rows) groups.set(row[depth], [...(groups.get(row[depth]) ?? []), row]);
    let any: string | null = null;
    for (const [value, group] of groups) {
      const equal = f.set(`icmp eq i64 ${values[depth]}, ${value}`);
      const rest = level(depth + 1, group);
      const both = rest === 'true' ? equal : f.set(`and i1 ${equal}, ${rest}`);
      any = any === null ? both : f.set(`or i1 ${any}, ${both}`);
    }
    return any ?? 'false';
  };
  return level(0, allowed);
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

/** Is it the time at which a call took effect? */
export const isCommit = ({ client, operations }: ClientOf, { call, kind, n }: Seen): boolean =>
  kind === 'out' && operationOf(operations, client.calls[call].letter).outputs[n].type === 'commit';

/** What both drivers share. */
class Writer {
  readonly module: LLVMText;
  readonly lines: number[] = [];
  readonly createLine: number;
  readonly lastLine: number;
  private readonly of: ClientOf;
  private readonly source: string[] = [];
  private readonly file: string;
  private readonly seen: readonly Seen[];

  constructor(of: ClientOf) {
    this.of = of;
    this.file = driverFile(of.client);
    this.module = new LLVMText(this.file);
    this.seen = seenOf(of);
    this.source.push(of.hasInit ? 'init' : `a client of ${of.operations.size} operations`);
    const show = ({ letter, thread }: Call, i: number): void => {
      const { name, inputs } = operationOf(of.operations, letter);
      const values = inputs.map((input, n) =>
        input.domain === null ? ownValue(of, i, n) : `${input.domain.lo}..${input.domain.hi}`,
      );
      this.source.push(`${thread === 0 ? '' : `thread ${thread}: `}${name}(${values.join(', ')})`);
      this.lines[i] = this.source.length;
    };
    of.client.calls.forEach((call, i) => {
      if (call.thread === 0) show(call, i);
    });
    this.source.push('the threads begin');
    this.createLine = this.source.length;
    of.client.calls.forEach((call, i) => {
      if (call.thread !== 0) show(call, i);
    });
    this.source.push('the threads have ended');
    this.lastLine = this.source.length;
  }

  firstLine(thread: number): number {
    return this.lines[this.of.client.calls.findIndex((call) => call.thread === thread)];
  }

  variables(): void {
    for (const { variable } of this.seen) this.module.global(variable, 'internal global i64 0');
  }

  init(f: FunctionText): void {
    if (this.of.hasInit) this.helper(f, 'init');
  }

  destroy(f: FunctionText): void {
    if (this.of.hasDestroy) this.helper(f, 'destroy');
  }

  private helper(f: FunctionText, name: string): void {
    this.module.declare(`void @${this.of.prefix}${name}()`);
    f.add(`call void @${this.of.prefix}${name}()`);
  }

  call(f: FunctionText, i: number): void {
    const { letter } = this.of.client.calls[i];
    const { inputs, outputs } = operationOf(this.of.operations, letter);
    const inputValues = inputs.map(({ domain }, n) => {
      if (domain === null) return `i64 ${ownValue(this.of, i, n)}`;
      this.module.declare('i64 @__heddle_choose(i64, i64)');
      const value = f.set(`call i64 @__heddle_choose(i64 ${domain.lo}, i64 ${domain.hi})`);
      f.add(`store i64 ${value}, ptr @call${i + 1}.in${n}`);
      return `i64 ${value}`;
    });
    const callee = `@${this.of.prefix}call_${letter}`;
    const types = [...inputs.map(() => 'i64'), ...outputs.map(() => 'ptr')];
    this.module.declare(`void ${callee}(${types.join(', ')})`);
    const given = [...inputValues, ...outputs.map((_, n) => `ptr @call${i + 1}.out${n}`)];
    f.add(`call void ${callee}(${given.join(', ')})`);
  }

  /** Waits until the flag is set. */
  await(f: FunctionText, flag: string): void {
    const [loop, next] = [this.module.fresh().slice(1), this.module.fresh().slice(1)];
    f.add(`br label %${loop}`);
    f.label(loop);
    const value = f.set(`load atomic i32, ptr @${flag} acquire, align 4`);
    f.add(`br i1 ${f.set(`icmp eq i32 ${value}, 0`)}, label %${loop}, label %${next}`);
    f.label(next);
  }

  /** Everything that is seen, as it stands in memory at the end; pointers to what is not the client's by who gave them first. */
  values(f: FunctionText): string[] {
    const { operations, client } = this.of;
    const loaded = this.seen.map(({ variable }) => f.set(`load i64, ptr @${variable}`));
    const isPointer = this.seen.map(
      ({ call, kind, n }) =>
        kind === 'out' && operationOf(operations, client.calls[call].letter).outputs[n].type === 'pointer',
    );
    return loaded.map((value, i) => {
      if (!isPointer[i]) return value;
      let canonical = `${-1 - i}`;
      for (let j = i - 1; j >= 0; j--)
        if (isPointer[j])
          canonical = f.set(
            `select i1 ${f.set(`icmp eq i64 ${loaded[j]}, ${value}`)}, i64 ${-1 - j}, i64 ${canonical}`,
          );
      return f.set(
        `select i1 ${f.set(`icmp sge i64 ${value}, ${UNKNOWN_POINTER}`)}, i64 ${canonical}, i64 ${value}`,
      );
    });
  }

  driver(): Driver {
    return { llvm: this.module.text(), source: `${this.source.join('\n')}\n`, file: this.file };
  }
}
