import { closeSync, openSync, writeSync } from 'node:fs';
import type { ClauseLog } from './clause-log.ts';

/**
 * Writes formulas as DIMACS text: `c` lines, the header `p cnf VARIABLES CLAUSES`, one clause a line. Numbers are
 * turned into bytes here, a megabyte at a time: a formula of a hundred million literals has no room for strings.
 */
export interface DimacsExtras {
  /** What the formula is: one `c` line each. */
  readonly comments?: readonly string[];
  /** What variables stand for: `c v 17 = cs[3] bit 0`, in the order given. */
  readonly names?: Iterable<readonly [literal: number, name: string]>;
  /** Written as clauses of one literal. */
  readonly units?: readonly number[];
}

const BUFFER = 1 << 20;
/** The longest number is -2147483648 with its blank. */
const LONGEST = 12;

/** Throws what the file system throws. */
export function writeDimacs(file: string, log: ClauseLog, extras: DimacsExtras = {}): void {
  const fd = openSync(file, 'w');
  try {
    const units = extras.units ?? [];
    const variables = units.reduce((most, lit) => Math.max(most, Math.abs(lit)), log.variables);
    for (const comment of extras.comments ?? []) writeText(fd, commentLine(comment));
    for (const [lit, name] of extras.names ?? []) writeText(fd, commentLine(`v ${lit} = ${name}`));
    writeText(fd, `p cnf ${variables} ${log.clauses + units.length}\n`);
    writeClauses(fd, log);
    for (const lit of units) writeText(fd, `${lit} 0\n`);
  } finally {
    closeSync(fd);
  }
}

/** A name with a line break must not become a clause. */
const commentLine = (text: string): string => `c ${text.replace(/[\r\n]+/g, ' ')}\n`;

function writeClauses(fd: number, log: ClauseLog): void {
  const buffer = new Uint8Array(BUFFER);
  let at = 0;
  log.forEach((lit) => {
    if (at > BUFFER - LONGEST) {
      writeAll(fd, buffer, at);
      at = 0;
    }
    if (lit === 0) {
      buffer[at++] = 48;
      buffer[at++] = 10;
      return;
    }
    let rest = lit;
    if (lit < 0) {
      buffer[at++] = 45;
      rest = -lit;
    }
    let digits = 1;
    for (let power = 10; power <= rest; power *= 10) digits++;
    for (let i = at + digits - 1; i >= at; i--) {
      const next = (rest / 10) | 0;
      buffer[i] = 48 + rest - next * 10;
      rest = next;
    }
    at += digits;
    buffer[at++] = 32;
  });
  writeAll(fd, buffer, at);
}

function writeText(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  writeAll(fd, bytes, bytes.length);
}

function writeAll(fd: number, bytes: Uint8Array, length: number): void {
  for (let done = 0; done < length; ) done += writeSync(fd, bytes, done, length - done);
}
