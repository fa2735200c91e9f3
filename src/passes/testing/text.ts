import { parseProgram } from '../../ir/parse.ts';
import { printFunc } from '../../ir/print.ts';
import type { Program } from '../../ir/types.ts';
import { verifyProgram } from '../../ir/verify.ts';
import type { Pass } from '../pass.ts';

/**
 * A program from the text of its functions, around a few globals; the first function is the entry. What does not
 * matter is filled in: display names, the number of values, and location !0 where none is given.
 */
export function programFrom(functions: string): Program {
  const lines = functions.split('\n').map((line) => {
    const head = /^\s*func (&\w+) (.*) \{$/.exec(line);
    if (head !== null) return `func ${head[1]} "" ${head[2]} values=100 !0 {`;
    return /^\s*(}|b\d+.*:|)$/.test(line) || / !\d+$/.test(line) ? line : `${line} !0`;
  });
  const program = parseProgram(`entry ${/func (&\w+)/.exec(functions)![1]}
global @x size=4 align=4 either bytes="" [] !0
global @y size=8 align=8 either bytes="" [] !0
global @table size=8 align=8 either constant bytes="" [] !0
global @tls size=8 align=8 either threadlocal bytes="" [] !0
${lines.join('\n')}
!0 = "a.c":1:1 in "f"
!1 = "a.c":2:1 in "g"
!2 = "a.c":3:1 in "h"
`);
  verifyProgram(program, 'text');
  return program;
}

/** Function `name` after the passes, without locations. */
export function bodyAfter(passes: readonly Pass[], program: Program, name = 'f'): string {
  const result = passes.reduce((p, pass) => {
    const next = pass.run(p);
    verifyProgram(next, pass.name);
    return next;
  }, program);
  const id = result.functions.findIndex((f) => f.name === name);
  return bodyOf(printFunc(result, id as Program['entry']));
}

const bodyOf = (text: string): string =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/ !\d+$/, '').trim())
    .join('\n');

/** Lines of an expected body, without their margin. */
export const body = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
