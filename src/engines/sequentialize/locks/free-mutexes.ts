import { type Bits, mux } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';
import type { SharedMemory } from '../memory/memory.ts';
import { initialCode } from '../memory/plain.ts';

/**
 * Mutexes that are free whenever threads are switched (locks.ts): each context finds them free, and the next one runs
 * something only if it left them free. So their words are not carried from context to context, and the solver need
 * not find out for each context again that they are free.
 */
export class FreeMutexes {
  private readonly program: BoundedProgram;
  private readonly memory: SharedMemory;
  private readonly assume: (lit: Lit) => void;
  private readonly cells: readonly { readonly cell: Cell; readonly free: Bits }[];
  /** What the threads would leave in this context, each with the condition that it is the one that runs. */
  private left: { readonly when: Lit; readonly codes: readonly Bits[] }[] = [];

  constructor(
    program: BoundedProgram,
    memory: SharedMemory,
    words: ReadonlySet<string>,
    assume: (lit: Lit) => void,
  ) {
    this.program = program;
    this.memory = memory;
    this.assume = assume;
    const cells = memory.set === undefined ? [] : [...words].map((key) => program.shared.get(key) as Cell);
    this.cells = cells.map((cell) => ({ cell, free: initialCode(program, cell) }));
  }

  /** A thread's part of the context begins. */
  begin(): void {
    for (const { cell, free } of this.cells) this.memory.set?.(cell, free);
  }

  /** It ends: `when`, it was this thread that ran; `later`, something runs after this context. */
  end(t: number, when: Lit, later: Lit): void {
    const { circuit: c } = this.program;
    const codes = this.cells.map(({ cell }) => this.memory.read(cell, t));
    this.cells.forEach(({ free }, n) => {
      this.assume(c.implies(c.and(when, later), eq(c, codes[n], free)));
    });
    this.left.push({ when, codes });
  }

  endContext(): void {
    this.cells.forEach(({ cell, free }, n) => {
      let code = free;
      for (const { when, codes } of this.left) code = mux(this.program.circuit, when, codes[n], code);
      this.memory.set?.(cell, code);
    });
    this.left = [];
  }
}
