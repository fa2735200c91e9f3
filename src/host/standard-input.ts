import { readSync } from 'node:fs';

/** The whole standard input. It can be read once. In the browser: playground/host/standard-input.ts. */
let read: Buffer | null = null;
export function standardInput(): Uint8Array {
  read ??= Buffer.concat([...chunks()]);
  return read;
}

/** A pipe that has nothing yet says EAGAIN if whoever shares it does not want to wait: then we do. */
function* chunks(): Generator<Buffer> {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const chunk = Buffer.alloc(1 << 16);
    let length: number;
    try {
      length = readSync(0, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, 10);
      continue;
    }
    if (length === 0) return;
    yield chunk.subarray(0, length);
  }
}
