import type { Compiled } from '../worker/protocol.ts';

/** So much text of compiled programs goes from worker to worker; the oldest goes first. */
const MAX_TEXT = 8 << 20;

/** What workers leave to each other. */
export class Kept {
  private readonly entries = new Map<string, string>();
  private size = 0;

  add(entries: Compiled): void {
    for (const [key, text] of entries) {
      if (this.entries.has(key)) continue;
      this.entries.set(key, text);
      this.size += text.length;
    }
    for (const [key, text] of this.entries) {
      if (this.size <= MAX_TEXT) return;
      this.entries.delete(key);
      this.size -= text.length;
    }
  }

  compiled(): Compiled {
    return [...this.entries];
  }
}
