import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticError } from '../../src/base/failure.ts';
import { allOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { assetPath } from '../../src/host/assets.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';

/**
 * Our `.cat` files with one to three things changed: an axiom dropped or of another kind, a relation exchanged, a union made
 * an intersection, part of a union left out, a closure taken away, a relation restricted, a recursion added. What is
 * still a model is one of nobody's, and what it allows the oracle and the engine have to agree on.
 */
const BASES = ['sc', 'tso', 'pso', 'relaxed', 'ra', 'rc11', 'c11'] as const;
const RELATIONS = [
  'po',
  'rf',
  'co',
  'fr',
  'rmw',
  'asw',
  'loc',
  'ext',
  'int',
  'id',
  'rf^-1',
  '(po & loc)',
  '(rf & ext)',
];
const SETS = ['R', 'W', 'M', 'F', 'SC', 'ACQ', 'REL', 'RLX', 'NA', 'IW', 'RMW'];
const TESTS = ['acyclic', 'irreflexive', 'empty'];
const AXIOM = /^(acyclic|irreflexive|empty) /;

/** Litmus programs that write constants only: what is read is never computed with. */
export const SUBJECTS = [
  'sb-rlx',
  'mp-relacq',
  'lb-rlx',
  '2+2w-rlx',
  'corr',
  'mp-fences',
  'rs-rmw',
  'cas-one-wins',
] as const;

/** Numbers from 0 to below n, always the same ones for a seed. */
type Draw = (n: number) => number;
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

type Change = (lines: string[], draw: Draw) => void;
const one = <T>(draw: Draw, of: readonly T[]): T => of[draw(of.length)];

/** Changes one of the places in the lines where the pattern is. */
const somewhere =
  (
    pattern: RegExp,
    change: (found: string, draw: Draw) => string,
    where = /^(let|acyclic|irreflexive|empty) /,
  ): Change =>
  (lines, draw) => {
    const places = lines.flatMap((line, l) =>
      where.test(line) ? [...line.matchAll(pattern)].map((match) => ({ l, match })) : [],
    );
    if (places.length === 0) return;
    const { l, match } = one(draw, places);
    const end = match.index + match[0].length;
    lines[l] = lines[l].slice(0, match.index) + change(match[0], draw) + lines[l].slice(end);
  };

const RELATION = /(?<![\w-])(po|rf|co|fr|rmw|asw|loc|sb|hb|rfe|fence|ppo|eco|rb)(?![\w-])(?! *[=(])/g;
const CHANGES: readonly Change[] = [
  somewhere(/^(acyclic|irreflexive|empty)(?= )/g, (_, draw) => one(draw, TESTS), AXIOM),
  (lines, draw) => {
    const axioms = lines.flatMap((line, l) => (AXIOM.test(line) ? [l] : []));
    if (axioms.length > 1) lines[one(draw, axioms)] = '';
  },
  somewhere(RELATION, (_, draw) => one(draw, RELATIONS)),
  somewhere(RELATION, (found, draw) => `(${found} ${one(draw, ['&', '\\', '|'])} ${one(draw, RELATIONS)})`),
  somewhere(RELATION, (found, draw) => `(${found} ; ${one(draw, RELATIONS)})`),
  somewhere(RELATION, (found, draw) =>
    draw(2) === 0 ? `([${one(draw, SETS)}] ; ${found})` : `(${found} ; [${one(draw, SETS)}])`,
  ),
  somewhere(RELATION, (found, draw) => `${found}${one(draw, ['?', '+', '*', '^-1'])}`),
  somewhere(/ \| /g, (_, draw) => one(draw, [' & ', ' ; ', ' \\ '])),
  somewhere(/ \| [\w-]+(?= |$)/g, () => ''),
  somewhere(/(?<=[\w)])[+*?](?= |\)|$)/g, () => ''),
  somewhere(/(?<=\[)[A-Z]\w*(?=\])/g, (_, draw) => one(draw, SETS)),
  (lines, draw) => {
    const [a, b] = [one(draw, RELATIONS), one(draw, RELATIONS)];
    lines.push(
      `let rec added = ${a} | (added ; ${b})`,
      `${one(draw, TESTS.slice(0, 2))} added & ext as added`,
    );
  },
  (lines, draw) => {
    lines.push(
      `${draw(4) === 0 ? '~' : ''}${one(draw, TESTS)} ${one(draw, RELATIONS)} ; ${one(draw, RELATIONS)} as odd`,
    );
  },
];

/** The text of a changed model, with the name of what it was. */
function mutant(seed: number): { readonly base: string; readonly text: string } {
  const draw = drawFrom(seed);
  const base = one(draw, BASES);
  const text = readFileSync(join(assetPath('models'), `${base}.cat`), 'utf8')
    .replace(/\(\*[\s\S]*?\*\)/g, '')
    .replace(/\n +/g, ' ');
  const lines = text.split('\n');
  for (let n = 1 + draw(3); n > 0; n--) one(draw, CHANGES)(lines, draw);
  return { base, text: lines.join('\n') };
}

export type Compared = 'no model' | 'refused' | 'too big' | { readonly differs: string | null };

/** What the oracle and the engine say about a program under the model of a seed. */
export async function compare(program: Program, seed: number, folder: string): Promise<Compared> {
  const { base, text } = mutant(seed);
  const file = join(folder, `${base}-${seed}.cat`);
  writeFileSync(file, text);
  try {
    loadModel(file);
  } catch (error) {
    if (error instanceof DiagnosticError) return 'no model';
    throw error;
  }
  try {
    const expected = axiomaticBehaviours(program, loadModel(file), { foreign: true });
    const found = await allOutcomes(program, file);
    const told = (outcomes: Iterable<string>, kinds: Iterable<string>): string =>
      `${[...outcomes].sort().join('; ')} / ${[...kinds].sort().join()}`;
    const left = told(expected.outcomes.keys(), expected.violations.keys());
    const right = told(found.outcomes, found.violations.keys());
    return {
      differs: left === right ? null : `${base}, seed ${seed}\noracle ${left}\nengine ${right}\n${text}`,
    };
  } catch (error) {
    if (error instanceof OracleLimit) return 'too big';
    if (error instanceof DiagnosticError) return error.diagnostic.code === 'HED673' ? 'refused' : 'too big';
    throw error;
  }
}
