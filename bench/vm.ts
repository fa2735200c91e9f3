/**
 * The toy program of the VM's design: two threads, 20 shared operations each, 10 arithmetic operations between. As IR
 * on the VM, and beside it the state machine one would write by hand for it; both driven by the same schedule over
 * the same kind of memory, so that the ratio is what the VM's generality costs.
 */
import { parseProgram } from '../src/ir/parse.ts';
import type { Program } from '../src/ir/types.ts';
import { EV_END, EV_READ, EV_WRITE } from '../src/vm/code/event.ts';
import { buildImage } from '../src/vm/code/image.ts';
import { GLOBAL_BASE, ST_ADDR, ST_VAL } from '../src/vm/code/layout.ts';
import { Machine } from '../src/vm/machine.ts';

const OPERATIONS = 20;
const ARITHMETIC = 10;
const LOCATIONS = 4;

/** One arithmetic step: add, xor, multiply in turn. */
const STEPS = ['add', 'xor', 'mul'] as const;

/** Thread function: operation k reads (k even) or writes location k mod 4 (times 32 bytes apart). */
function threadText(name: string, salt: number): string {
  const lines: string[] = [];
  let v = 1;
  let x = `${salt}:i32`;
  for (let k = 0; k < OPERATIONS; k++) {
    const location = `@g${(k + salt) % LOCATIONS}`;
    if (k % 2 === 0) {
      lines.push(`v${v} = load i32 ${location} rlx shared !0`);
      lines.push(`v${v + 1} = bin add i32 v${v} ${x} !0`);
      x = `v${v + 1}`;
      v += 2;
    } else lines.push(`store i32 ${location} ${x} rlx shared !0`);
    for (let a = 0; a < ARITHMETIC; a++) {
      lines.push(`v${v} = bin ${STEPS[a % 3]} i32 ${x} ${2 * a + 3 + k}:i32 !0`);
      x = `v${v++}`;
    }
  }
  return `func &${name} "${name}" (ptr v0) -> (ptr) values=${v} !0 {\nb0:\n  ${lines.join('\n  ')}\n  store i32 @g0 ${x} rlx shared !0\n  ret (0:ptr) !0\n}`;
}

export function toyProgram(): Program {
  const globals = Array.from(
    { length: LOCATIONS },
    (_, g) => `global @g${g} size=4 align=4 shared bytes="" [] !0`,
  );
  return parseProgram(`data-model lp64
entry &main
${globals.join('\n')}
func &main "main" () -> (i32) values=4 !0 {
b0:
  v0 = create i64 &one 0:ptr !0
  v1 = create i64 &two 0:ptr !0
  v2 = join ptr v0 !0
  v3 = join ptr v1 !0
  ret (0:i32) !0
}
${threadText('one', 1)}
${threadText('two', 2)}
!0 = "toy.c":1:1 in "main"
`);
}

/** The same two threads by hand: one object each with its registers as fields, one `switch` over the operation. */
interface HandThread {
  pc: number;
  x: number;
  address: number;
  value: number;
  answer: number;
}

function handWritten(salt: number): (t: HandThread) => number {
  const cases: string[] = [];
  const arithmetic = (k: number): string =>
    Array.from({ length: ARITHMETIC }, (_, a) => {
      const c = 2 * a + 3 + k;
      return a % 3 === 0 ? `x=(x+${c})|0;` : a % 3 === 1 ? `x=x^${c};` : `x=Math.imul(x,${c});`;
    }).join('');
  for (let k = 0; k <= OPERATIONS; k++) {
    const before =
      k === 0 ? `x=${salt};` : `${(k - 1) % 2 === 0 ? 'x=(x+t.answer)|0;' : ''}${arithmetic(k - 1)}`;
    const location = k === OPERATIONS ? 0 : (k + salt) % LOCATIONS;
    const write = k === OPERATIONS || k % 2 === 1;
    cases.push(
      `case ${k}:${before}t.x=x;t.pc=${k + 1};t.address=${location};${write ? `t.value=x;return ${EV_WRITE};` : `return ${EV_READ};`}`,
    );
  }
  return new Function(
    `return function(t){let x=t.x;switch(t.pc){${cases.join('')}default:return ${EV_END};}}`,
  )() as (t: HandThread) => number;
}

/** A fixed pseudo-random schedule, new for every execution. */
function nextRandom(r: number): number {
  r ^= r << 13;
  r ^= r >>> 17;
  return r ^ (r << 5);
}

function runByHand(
  one: (t: HandThread) => number,
  two: (t: HandThread) => number,
  memory: Int32Array,
  executions: number,
): number {
  const a: HandThread = { pc: 0, x: 0, address: 0, value: 0, answer: 0 };
  const b: HandThread = { pc: 0, x: 0, address: 0, value: 0, answer: 0 };
  let r = 12345;
  let sum = 0;
  for (let n = 0; n < executions; n++) {
    memory.fill(0);
    a.pc = a.x = b.pc = b.x = 0;
    let left = 2;
    let doneA = false;
    let doneB = false;
    while (left > 0) {
      r = nextRandom(r);
      const first = doneB || (!doneA && (r & 1) === 0);
      const t = first ? a : b;
      const event = first ? one(a) : two(b);
      if (event === EV_READ) t.answer = memory[t.address];
      else if (event === EV_WRITE) memory[t.address] = t.value;
      else {
        left--;
        if (first) doneA = true;
        else doneB = true;
      }
    }
    sum = (sum + memory[0]) | 0;
  }
  return sum;
}

/** The two threads on the VM, from snapshots of their beginnings (as engines start them). */
function runOnVm(
  machine: Machine,
  memory: Int32Array,
  begin: readonly Int32Array[],
  executions: number,
): number {
  let r = 12345;
  let sum = 0;
  const s1 = machine.state(1);
  const s2 = machine.state(2);
  for (let n = 0; n < executions; n++) {
    memory.fill(0);
    machine.restore(1, begin[0]);
    machine.restore(2, begin[1]);
    let left = 2;
    let doneA = false;
    let doneB = false;
    while (left > 0) {
      r = nextRandom(r);
      const first = doneB || (!doneA && (r & 1) === 0);
      const t = first ? 1 : 2;
      const event = machine.run(t);
      const s = first ? s1 : s2;
      if (event === EV_READ) machine.deliver(t, memory[(s[ST_ADDR] - GLOBAL_BASE) >> 2]);
      else if (event === EV_WRITE) {
        memory[(s[ST_ADDR] - GLOBAL_BASE) >> 2] = s[ST_VAL];
        machine.deliver(t, 0);
      } else {
        left--;
        if (first) doneA = true;
        else doneB = true;
      }
    }
    sum = (sum + memory[0]) | 0;
  }
  return sum;
}

export interface VmBenchResult {
  readonly vm: number;
  readonly interpreter: number;
  readonly hand: number;
}

/** Executions per second of each, in four turns of `seconds`; the best of each counts. */
export function measureVm(seconds = 0.3): VmBenchResult {
  const program = toyProgram();
  const prepare = (interpretOnly: boolean): ((executions: number) => number) => {
    const machine = new Machine(buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly }));
    for (let k = 0; k < 2; k++) {
      machine.run(0);
      machine.deliver(0, machine.handleOf(machine.spawn(0)));
    }
    const begin = [1, 2].map((t) => {
      const words = new Int32Array(machine.snapshotWords(t));
      machine.snapshot(t, words);
      return words;
    });
    const memory = new Int32Array(64);
    return (executions) => runOnVm(machine, memory, begin, executions);
  };
  const [one, two] = [handWritten(1), handWritten(2)];
  const memory = new Int32Array(64);
  const hand = (executions: number): number => runByHand(one, two, memory, executions);
  const vm = prepare(false);
  const interpreter = prepare(true);
  if (vm(1000) !== hand(1000) || interpreter(1000) !== hand(1000))
    throw new Error('the VM and the hand-written toy program disagree');
  const runs = [hand, vm, interpreter];
  const best = [0, 0, 0];
  for (let turn = 0; turn < 4; turn++)
    runs.forEach((run, k) => {
      best[k] = Math.max(best[k], rate(run, seconds));
    });
  return { hand: best[0], vm: best[1], interpreter: best[2] };
}

/** Executions per second of processor time: the machine may be busy with other things. */
function rate(run: (executions: number) => number, seconds: number): number {
  let done = 0;
  const start = process.cpuUsage();
  for (;;) {
    run(2000);
    done += 2000;
    const { user, system } = process.cpuUsage(start);
    if (user + system > 1e6 * seconds) return done / ((user + system) / 1e6);
  }
}

export async function vmBench(print: (line: string) => void): Promise<void> {
  const { vm, interpreter, hand } = measureVm();
  const k = (n: number): string => `${Math.round(n / 1000)} k executions/s`;
  print(
    `toy program (2 threads x ${OPERATIONS} shared operations, ${ARITHMETIC} arithmetic operations between)`,
  );
  print(`  hand-written JavaScript  ${k(hand)}`);
  print(`  VM, generated code       ${k(vm)}   ${(hand / vm).toFixed(2)}x slower (bound: 4x)`);
  print(`  VM, interpreter          ${k(interpreter)}   ${(hand / interpreter).toFixed(2)}x slower`);
  if (hand / vm > 4)
    throw new Error(`the VM is ${(hand / vm).toFixed(2)}x slower than hand-written code: more than 4x`);
}
