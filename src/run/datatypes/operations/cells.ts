/** More cells than any client has calls. */
const CELLS = 64;
/** A pointer that is no cell: its address, and this. */
export const UNKNOWN_POINTER = 1n << 40n;

/** The things that a client's pointers point to: for each type an array. */
export class Cells {
  private readonly prefix: string;
  private readonly known = new Map<string, { readonly name: string; readonly from: number; text: string }>();
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** The name of a macro that gives the address of a cell by its number; `text`: how the type is written here. */
  take(type: string, text = type): string {
    let known = this.known.get(type);
    if (known === undefined) {
      known = { name: `${this.prefix}cells${this.known.size}`, from: this.known.size * CELLS, text };
      this.known.set(type, known);
    }
    return `${known.name}_at`;
  }

  /** The name of the function that gives the number of the cell that a pointer points to. */
  get number(): string {
    return `${this.prefix}number`;
  }

  text(): string {
    const arrays = [...this.known.values()].map(
      ({ name, text }) =>
        `static ${text === 'void' ? 'char' : text} ${name}[${CELLS}];\n#define ${name}_at(i) (&${name}[i])`,
    );
    const tests = [...this.known.values()].map(
      ({ name, from }) =>
        `for (int i = 0; i < ${CELLS}; i++) if (p == (const void *)&${name}[i]) return i + ${from};`,
    );
    return [
      ...arrays,
      `static long long ${this.number}(const void *p) { if (!p) return 0; ${tests.join(' ')} return (long long)(unsigned long)p | ${UNKNOWN_POINTER}LL; }`,
    ].join('\n');
  }
}
