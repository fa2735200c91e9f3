import type { MemoryObject } from './objects.ts';

/**
 * `--heap reuse`: an allocation may get a block that was freed. Each allocation makes an object of its own here, whatever
 * block it gets: a *life*. The block is named by the object of its first life, at whose address all of its lives
 * lie. So addresses compare as those of blocks, while what one life held is not what the next one holds.
 *
 * What is known of lives only grows from round to round (bounded.ts). Which of them an access comes to is chosen by
 * literals (Round.livesAt), about which an engine has to say more (axiomatic/graph/heap-lives.ts).
 */
export class BlockLives {
  /** By block: the threads that may free it. */
  private readonly freedBy = new Map<string, Set<number>>();
  /** By block: the objects that may live there, its own first. */
  private readonly lives = new Map<string, MemoryObject[]>();
  /** By object: the blocks it may get, besides its own. */
  private readonly blocks = new Map<string, MemoryObject[]>();
  /** Keys of objects that lie in blocks with several lives, and of their flags. */
  private readonly kept = new Set<string>();
  private changes = 0;
  /** Something is freed before there is a second thread: then nothing is part of the initial state. */
  private early = false;

  /** Grows whenever anything does. */
  get structure(): number {
    return this.changes;
  }

  get freesEarly(): boolean {
    return this.early;
  }

  freed(block: MemoryObject, thread: number, alone: boolean): void {
    const by = this.freedBy.get(block.key) ?? new Set();
    this.freedBy.set(block.key, by);
    if (by.has(thread) && (!alone || this.early)) return;
    by.add(thread);
    this.early ||= alone;
    this.changes++;
  }

  isFreedByOthers(block: MemoryObject, thread: number): boolean {
    return [...(this.freedBy.get(block.key) ?? [])].some((one) => one !== thread);
  }

  /** The object may get this block. */
  mayGet(object: MemoryObject, block: MemoryObject): void {
    const blocks = this.blocks.get(object.key) ?? [];
    if (blocks.includes(block)) return;
    this.blocks.set(object.key, [...blocks, block]);
    this.lives.set(block.key, [...(this.lives.get(block.key) ?? [block]), object]);
    for (const { key } of [object, block]) this.kept.add(key).add(`flag freed ${key}`);
    this.changes++;
  }

  blocksFor(object: MemoryObject): readonly MemoryObject[] {
    return this.blocks.get(object.key) ?? [];
  }

  /** Null: nobody gets it a second time. */
  livesOf(block: MemoryObject): readonly MemoryObject[] | null {
    return this.lives.get(block.key) ?? null;
  }

  /** By key of an object, or of a flag: is it in a block with several lives? */
  hasSeveral(key: string): boolean {
    return this.kept.has(key);
  }

  /** Blocks with several lives, each with its lives. */
  all(): ReadonlyMap<string, readonly MemoryObject[]> {
    return this.lives;
  }
}
