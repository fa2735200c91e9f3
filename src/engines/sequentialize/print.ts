import type { Program } from '../../ir/types.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { Event } from '../bounded/events.ts';
import type { Sequential } from './encode.ts';
import { START } from './schedule/switch-points.ts';

/**
 * The sequential program for people: the scheduler, then each thread as the straight line it has become. A thread can
 * be interrupted before the events with a star. n1, n2, … are nodes of the circuit; a code in braces has its low
 * bit last.
 */
export function printSequential(s: Sequential, source: Program): string {
  const { threads, cells, shared, initial } = s.program;
  const lines = ['; after sequentialize'];
  for (const cell of shared.values()) {
    const domain = cells.domainOf(cell);
    if (domain.codeWidth === 0) continue;
    const start = cells.encode(s.program.circuit, cell, initial(cell));
    lines.push(
      `shared ${cell.name}: ${domain.codeWidth} bits${start.every((lit) => lit < 2) ? ` = ${codeText(start)}` : ''}`,
    );
  }
  lines.push('', 'main() {');
  lines.push(`  for (c = 0; c < ${s.scheduler.contexts}; c++) {  // cs[c] and tid[c] are guessed`);
  threads.forEach((t, n) => {
    lines.push(`    if (tid[c] == ${n}) T${n}_${t.name}(from pc[${n}] to cs[c]);`);
  });
  lines.push('  }', '}');
  threads.forEach((thread, n) => {
    lines.push('', `T${n}_${thread.name}() {`);
    for (let i = 0; i <= thread.events.length; i++) {
      for (const check of thread.checks.filter((one) => one.position === i))
        lines.push(
          `      ${check.kind} unless ${lit(check.lit ^ 1)}${check.message === '' ? '' : `  // ${check.message}`}`,
        );
      if (i === thread.events.length) continue;
      const event = thread.events[i];
      const star = s.glue[n][i] === START ? '*' : ' ';
      lines.push(`${star} ${String(i).padStart(3)}: ${eventText(event)}  // ${place(source, event)}`);
    }
    lines.push('}');
  });
  return `${lines.join('\n')}\n`;
}

function place(source: Program, { at }: Event): string {
  const { file, line } = source.locs[at];
  return `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
}

function eventText(event: Event): string {
  const guard = event.guard === TRUE ? '' : `if (${lit(event.guard)}) `;
  const parts = event.parts
    .filter((part) => (part.read ?? part.write ?? []).length > 0)
    .map((part) => {
      const cells = part.targets.map(({ cell }) => cell.name).join(' or ');
      const read = part.read === null ? '' : `${codeText(part.read)} = read(${cells})`;
      const write = part.write === null ? '' : `write(${cells}, ${codeText(part.write)})`;
      return [read, write].filter((text) => text !== '').join('; ');
    });
  const blocks = event.blocked === FALSE ? '' : `; waits while ${lit(event.blocked)}`;
  return `${guard}${event.text}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}${blocks}`;
}

const lit = (l: Lit): string => (l === TRUE ? '1' : l === FALSE ? '0' : `${l & 1 ? '!' : ''}n${l >> 1}`);
const codeText = (code: readonly Lit[]): string => {
  if (code.every((l) => l < 2)) return String(code.reduceRight((sum, l) => 2 * sum + l, 0));
  return `{${[...code].reverse().map(lit).join(' ')}}`;
};
