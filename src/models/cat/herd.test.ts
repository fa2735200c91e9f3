import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../base/failure.ts';
import { executionOf, type Graph, type GraphEvent, staticPart } from '../execution.ts';
import { loadModel } from '../load.ts';
import { isConsistent } from './evaluate.ts';
import { parseCat } from './parser.ts';

/** Models as herd's users write them: library files, procedures, `with co from`. */
const FOLDER = mkdtempSync(join(tmpdir(), 'heddle-herd-'));
let files = 0;
function load(text: string): ReturnType<typeof loadModel> {
  const file = join(FOLDER, `m${++files}.cat`);
  writeFileSync(file, text);
  return loadModel(file);
}

const write = (thread: number, location: number): GraphEvent => ({
  thread,
  kind: 'W',
  order: 'rlx',
  location,
});
const read = (thread: number, location: number): GraphEvent => ({
  thread,
  kind: 'R',
  order: 'rlx',
  location,
});
const init = (location: number): GraphEvent => ({ thread: -1, kind: 'W', order: 'na', location });
/** Store buffering, both reads from the initial writes. */
const SB: Graph = {
  events: [init(0), init(1), write(0, 0), read(0, 1), write(1, 1), read(1, 0)],
  rmw: [],
  asw: [],
};
const allows = (text: string): boolean =>
  isConsistent(
    load(text),
    executionOf(staticPart(SB), 6, {
      rf: [-1, -1, -1, 1, -1, 0],
      co: [
        [0, 2],
        [1, 4],
      ],
    }),
  );

const UNIPROC = 'acyclic po-loc | com as uniproc\nempty rmw & (fre ; coe) as atomic\n';
const MODELS: Readonly<Record<string, readonly [text: string, allowed: boolean]>> = {
  'sc of three lines': ['"SC"\ninclude "cos.cat"\nacyclic po | rf | fr | co as sc\n', false],
  'tso with filters': [
    `TSO model\ninclude "filters.cat"\ninclude "cos.cat"\n#ppo\n${UNIPROC}let ghb = WW(po) | RM(po) | rfe | fr | co\nshow ghb as g, rf\nacyclic ghb as tso\n`,
    true,
  ],
  'a fence that nobody has': ['acyclic fencerel(MF) | rf | fr | co as order', true],
  'every write a fence': ['acyclic fencerel(M) | po | rf | fr | co as order', false],
  'a procedure': [
    'procedure check(r) =\n  let both = r | rf\n  acyclic both | fr | co as inside\nend\ncall check(po-loc)\n',
    true,
  ],
  'a procedure called twice': [
    'procedure check(r) =\n  let both = r | rf\n  acyclic both | fr | co as inside\nend\nlet both = 0\ncall check(po-loc)\ncall check(po)\n',
    false,
  ],
  'coherence orders of a kind': ['with co from generate_cos(co0)\nacyclic po-loc | com as c', true],
  'coherence orders of another kind': ['with co from generate_cos(W * IW)\n', false],
  'application without parentheses': [
    'let f x = x | po\nacyclic f rf as a\nirreflexive f co ; fr as b',
    true,
  ],
  'a fence of x86, tried': [
    '"x"\nlet mfence = try fencerel(MFENCE) with po\nacyclic mfence | rf | fr | co as order',
    true,
  ],
  'a fence that no program has, tried': [
    'let gpufence = try fencerel(GPU.FENCE) with po\nacyclic gpufence | rf | fr | co as order',
    false,
  ],
  'a name that is there from then on': [
    'let a = try b with po\nlet b = 0\nlet c = try b with po\nacyclic c | rf | fr | co as first\n',
    true,
  ],
  'parameters, tried': ['let f(x) = try x with po\nacyclic f(0) | rf | fr | co as order', true],
  'what a procedure defines, tried outside': [
    'procedure p(r) = let inside = r end\nlet a = try inside with po\nacyclic a | rf | fr | co as order',
    false,
  ],
  'undefined behaviour forbids nothing': ['C "C++"\nundefined_unless empty po | rf as Dr\n', true],
  "the library's procedures": ['call inclusion(po, po | rf)\ncall subseteq(R, M)\n', true],
  'and what they forbid': ['call total(fr, M)\n', false],
  'a name that is defined again': [
    'let a = po\nacyclic a | rf as first\nlet a = fr | co | po\nirreflexive a as b',
    true,
  ],
};

describe('herd models', () => {
  it.each(Object.entries(MODELS))('%s', (_, [text, allowed]) => {
    expect(allows(text)).toBe(allowed);
  });

  it('what was tried in vain is known', () => {
    const text =
      'let a = try fencerel(MFENCE) | b with 0\nlet c = try fencerel(DMB.ISH) with 0\nacyclic a | c';
    expect(load(text).absent).toEqual(['b', 'DMB.ISH']);
    expect(load('let a = try fencerel(MFENCE) with 0\nacyclic a').absent).toBeUndefined();
  });

  it('what a model defines itself is not taken from the library', () => {
    const names = (text: string): string[] =>
      load(text).statements.flatMap((one) =>
        one.kind === 'let' ? one.bindings.map(({ name }) => name) : [],
      );
    expect(names('acyclic com as c')).toEqual(['com']);
    expect(names('let com = po\nacyclic com as c')).toEqual(['com']);
    expect(names('acyclic singlestep(po) as c')).toEqual(['nodetour', 'singlestep']);
  });
});

/** What is outside is refused by its name. */
describe('refused by name', () => {
  it.each([
    ['with rf from all(r)', /'with rf from'/],
    ['with co from cross(r)', /'with co from'/],
    ['let f = fun x -> x', /'fun' is outside/],
    ["enum e = 'a || 'b", /'enum' is outside/],
    ['forall x in po do call y(x) end', /'forall' is outside/],
    ['call nobody(po)', /no procedure 'nobody'/],
    ['procedure p(a) = acyclic a as x', /expected 'end'/],
    ['procedure p(a) = acyclic a as x end\ncall p()', /takes 1 argument\(s\), 0 given/],
  ])('%s', (text, message) => {
    expect(() => parseCat(text, 'my.cat')).toThrow(DiagnosticError);
    expect(() => parseCat(text, 'my.cat')).toThrow(message);
  });

  it('procedures that call each other without end in sight', () => {
    let text = 'procedure p0() = acyclic po as x end\n';
    for (let i = 1; i < 40; i++) text += `procedure p${i}() = call p${i - 1}() call p${i - 1}() end\n`;
    expect(() => parseCat(`${text}call p39()`, 'my.cat')).toThrow(/more than \d+ statements/);
  });
});
