/** Lists of integers, each with a number of its own. */
export class Lists {
  private readonly numbers = new Map<string, number>();
  readonly all: (readonly number[])[] = [];

  numberOf(list: readonly number[]): number {
    const key = list.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.all.length);
    this.all.push(list);
    return this.all.length - 1;
  }
}
