import type { Call, Client } from '../clients/client.ts';
import { UNKNOWN_POINTER } from '../operations/cells.ts';
import type { Operation } from '../operations/operation.ts';
import { type FunctionText, LLVMText } from './llvm-text.ts';

/** What the programs that run a client (serial-driver.ts, concurrent-driver.ts) share: LLVM text made without a compiler. */
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
export const SERIAL_MESSAGE = 'no serial execution gives these results';
export const COMMIT_MESSAGE =
  'the serial execution in the order of the commit points does not give these results';

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

/**
 * A serial execution: the calls that return, in their order, and the values in the order of `seenOf`. It is complete, or ends where
 * no call that could come next would return: those are pending (MODELS.md), and what is not seen is 0.
 */
export interface SerialRun {
  readonly order: readonly number[];
  readonly values: readonly bigint[];
  readonly pending: readonly number[];
}

/** Is the list of values one of those? A tree by the first value, then the second, …, so that common beginnings are asked once. */
export function membership(
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

/** Is it the time at which a call took effect? */
export const isCommit = ({ client, operations }: ClientOf, { call, kind, n }: Seen): boolean =>
  kind === 'out' && operationOf(operations, client.calls[call].letter).outputs[n].type === 'commit';

/** What both drivers share. */
export class Writer {
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

  /** The n-th of what is seen, as it stands in memory; of addresses that are not the client's only that they are. */
  load(f: FunctionText, n: number): string {
    const { operations, client } = this.of;
    const { call, kind, n: output, variable } = this.seen[n];
    const value = f.set(`load i64, ptr @${variable}`);
    const isPointer =
      kind === 'out' && operationOf(operations, client.calls[call].letter).outputs[output].type === 'pointer';
    if (!isPointer) return value;
    return f.set(`select i1 ${f.set(`icmp sge i64 ${value}, ${UNKNOWN_POINTER}`)}, i64 -1, i64 ${value}`);
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
