import { type Bits, mux } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';
import type { SharedMemory } from './memory.ts';

/** Sequential consistency: a store is in memory at once. */
export class PlainMemory implements SharedMemory {
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly codes = new Map<string, Bits>();
  readonly assumptions: readonly Lit[] = [];
  readonly cuts: SharedMemory['cuts'] = [];

  constructor(program: BoundedProgram) {
    this.c = program.circuit;
    this.program = program;
  }

  leaveOut(): void {}
  begin(): void {}

  read(cell: Cell): Bits {
    let code = this.codes.get(cell.key);
    if (code === undefined) {
      code = initialCode(this.program, cell);
      this.codes.set(cell.key, code);
    }
    return code;
  }

  write(cell: Cell, code: Bits, _t: number, _event: Event, run: Lit): void {
    if (run === FALSE) return;
    this.codes.set(cell.key, mux(this.c, run, code, this.read(cell)));
  }

  set(cell: Cell, code: Bits): void {
    this.codes.set(cell.key, code);
  }

  fence(): void {}
  barrier(): void {}

  isEager(): boolean {
    return true;
  }
  endContext(): Lit {
    return FALSE;
  }

  final(cell: Cell): Bits {
    return this.read(cell);
  }
}

export function initialCode(program: BoundedProgram, cell: Cell): Bits {
  const code = program.cells.encode(program.circuit, cell, program.initial(cell));
  return program.messages === true ? [...code, FALSE] : code;
}
