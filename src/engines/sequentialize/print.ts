import { FALSE, type Lit, TRUE } from '../../sat/circuit.ts';
import type { Event } from '../shared/bounded/events.ts';
import type { Sequential } from './encode.ts';

/** The sequential program for people: the scheduler, then each thread as the straight line it has become. */
export function printSequential(s: Sequential): string {
  const { threads, cells, shared, initial } = s.program;
  const lines = ['; after sequentialize'];
  for (const cell of shared.values()) {
    const domain = cells.domainOf(cell);
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
      if (i < thread.events.length) lines.push(`  ${String(i).padStart(3)}: ${eventText(thread.events[i])}`);
    }
    lines.push('}');
  });
  return `${lines.join('\n')}\n`;
}

function eventText(event: Event): string {
  const guard = event.guard === TRUE ? '' : `if (${lit(event.guard)}) `;
  const parts = event.parts
    .filter((part) => part.targets.length > 0)
    .map((part) => {
      const cells = part.targets.map(({ cell }) => cell.name).join(' or ');
      const read = part.read === null ? '' : `${codeText(part.read)} = read(${cells})`;
      const write = part.write === null ? '' : `write(${cells}, ${codeText(part.write)})`;
      return [read, write].filter((text) => text !== '').join('; ');
    });
  const blocks = event.blocked === FALSE ? '' : `  // waits while ${lit(event.blocked)}`;
  return `${guard}${event.text}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}${blocks}`;
}

const lit = (l: Lit): string => (l === TRUE ? '1' : l === FALSE ? '0' : `${l & 1 ? '!' : ''}n${l >> 1}`);
const codeText = (code: readonly Lit[]): string => {
  if (code.every((l) => l < 2)) return String(code.reduceRight((sum, l) => 2 * sum + l, 0));
  return `{${[...code].reverse().map(lit).join(' ')}}`;
};
