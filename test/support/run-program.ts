/**
 * Runs a program without threads to its end, in the VM and nothing else: memory is one flat array, every event is
 * answered at once. For comparing what it prints with what the real machine prints.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { rmwApply } from '../../src/vm/arithmetic/rmw.ts';
import {
  EV_ALLOC,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_CAS,
  EV_FAIL,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_LIMIT,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_UNSUPPORTED,
  EV_WRITE,
  EV_YIELD,
} from '../../src/vm/code/event.ts';
import { buildImage, type ImageOptions } from '../../src/vm/code/image.ts';
import { ST_ADDR, ST_EXP, ST_OP, ST_SIZE, ST_UNDEF, ST_VAL } from '../../src/vm/code/layout.ts';
import { Machine } from '../../src/vm/machine.ts';
import { FlatMemory } from '../../src/vm/memory/memory.ts';
import { SYNC_DONE, syncApply, synced } from '../../src/vm/sync/sync.ts';
import { withFolder } from './native.ts';

export interface SequentialRun {
  /** What it printed to standard output. */
  readonly output: string;
  /** `returned`, or why it stopped. */
  readonly ended: string;
}

const MAIN = 0;
const ZEROED = 1;

/** Compiles one source text to the program that engines run. */
export function loadSource(
  source: string,
  given: Partial<CheckOptions> = {},
  language: 'c' | 'cc' = 'c',
): Promise<Program> {
  return withFolder(async (folder) => {
    const file = join(folder, `program.${language}`);
    await writeFile(file, source);
    const { program } = await loadProgram([file], checkOptions({ verifyIR: true, ...given }));
    return program;
  });
}

export function runProgram(program: Program, vm: Partial<ImageOptions> = {}): SequentialRun {
  const machine = new Machine(buildImage(program, { unwind: null, unwindset: new Map(), ...vm }));
  const memory = new FlatMemory(machine);
  const words = new Int32Array(4);
  const undef = new Int32Array(4);
  const fresh = new Int32Array(4);
  const peek = (address: number): number => memory.peek(address);
  let output = '';
  for (;;) {
    const event = machine.run(MAIN);
    const s = machine.state(MAIN);
    const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
    if (
      event === EV_READ ||
      event === EV_WRITE ||
      event === EV_RMW ||
      event === EV_CAS ||
      event === EV_FREE
    ) {
      const failure = machine.validate(MAIN);
      if (failure !== null)
        return { output, ended: `${failure.kind}: ${failure.message} at ${place(program, machine)}` };
    }
    switch (event) {
      case EV_READ:
        memory.load(addr, size, words, undef);
        if (undef.some((bits) => bits !== 0)) machine.deliverUndefined(MAIN, words, undef);
        else machine.deliver(MAIN, words[0], words[1], words[2], words[3]);
        break;
      case EV_WRITE:
        memory.store(addr, size, s, ST_VAL, s, ST_UNDEF);
        machine.deliver(MAIN, 0);
        break;
      case EV_RMW:
        memory.load(addr, size, words, undef);
        rmwApply(s[ST_OP], size, words, 0, s, ST_VAL, fresh, 0);
        memory.store(addr, size, fresh, 0, undef, 0);
        machine.deliver(MAIN, words[0], words[1], words[2], words[3]);
        break;
      case EV_CAS: {
        memory.load(addr, size, words, undef);
        let same = true;
        for (let i = 0; 4 * i < size; i++) same &&= words[i] === s[ST_EXP + i];
        if (same) memory.store(addr, size, s, ST_VAL, s, ST_UNDEF);
        machine.deliverCas(MAIN, same, words[0], words[1], words[2], words[3]);
        break;
      }
      case EV_ALLOC:
        memory.alloc(addr, s[ST_VAL], s[ST_OP] === ZEROED);
        machine.deliver(MAIN, 0);
        break;
      case EV_SYNC:
        memory.load(addr, size, words, undef);
        if (syncApply(s[ST_OP], words[0], words[1], MAIN, 0) !== SYNC_DONE)
          return { output, ended: `waits for ever, or misuse, at ${place(program, machine)}` };
        fresh[0] = synced.lo;
        fresh[1] = synced.hi;
        undef.fill(0);
        memory.store(addr, size, fresh, 0, undef, 0);
        machine.deliver(MAIN, synced.result);
        break;
      case EV_FREE:
        memory.free(addr, machine.objectAt(addr)?.size ?? 0);
        machine.deliver(MAIN, 0);
        break;
      case EV_FENCE:
      case EV_YIELD:
      case EV_ATOMIC_BEGIN:
      case EV_ATOMIC_END:
        machine.deliver(MAIN, 0);
        break;
      case EV_OUTPUT: {
        const text = machine.output(MAIN, peek);
        output += text;
        machine.deliver(MAIN, text.length);
        break;
      }
      case EV_HALT:
        return { output, ended: s[ST_OP] === 0 ? 'returned' : `aborted at ${place(program, machine)}` };
      case EV_FAIL: {
        const { kind, message } = machine.failure(MAIN);
        return { output, ended: `${kind}: ${message} at ${place(program, machine)}` };
      }
      case EV_UNSUPPORTED:
      case EV_LIMIT:
        return { output, ended: `${machine.unsupported(MAIN).message} at ${place(program, machine)}` };
      default:
        return { output, ended: `event ${event}, which needs another thread, at ${place(program, machine)}` };
    }
  }
}

function place(program: Program, machine: Machine): string {
  const { file, line } = program.locs[machine.location(MAIN)];
  return `${file}:${line}`;
}
