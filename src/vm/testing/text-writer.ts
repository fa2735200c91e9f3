/** Writes a random function in the text of the IR, block by block. */
export class TextWriter {
  readonly blocks: string[][] = [];
  readonly loops: string[] = [];
  values = 0;
  current = 0;
  private readonly rng: () => number;

  constructor(rng: () => number) {
    this.rng = rng;
  }

  int(n: number): number {
    return Math.floor(this.rng() * n);
  }
  pick<A>(list: readonly A[]): A {
    return list[this.int(list.length)];
  }
  block(params: string): number {
    this.blocks.push([params]);
    return this.blocks.length - 1;
  }
  line(text: string): void {
    this.blocks[this.current].push(`  ${text} !0`);
  }
}
