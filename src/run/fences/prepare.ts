import { type Diagnostic, DiagnosticError, EXIT } from '../../base/failure.ts';
import type { FencesOptions } from '../../base/options/fences-options.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { bytesOf, textOf } from '../../host/bytes.ts';
import { resolve } from '../../host/paths.ts';
import type { Instr, Loc, Program } from '../../ir/types.ts';
import { mapFunctions } from '../../passes/pass.ts';
import { candidatesOf, type SourceText, type Within } from './candidates.ts';
import { untried } from './hints.ts';
import { instrument } from './instrument.ts';
import type { Text } from './patch.ts';
import type { Site } from './sites.ts';
import { Lines } from './source/edits.ts';
import { type Place, placesOf } from './source/statements.ts';
import type { Subject } from './subject.ts';

/** The programs to be searched, compiled once with a mark at every place for a fence, and what can be changed in it. */
export interface Prepared {
  readonly programs: readonly Program[];
  readonly sites: readonly Site[];
  readonly texts: readonly Text[];
  readonly diagnostics: readonly Diagnostic[];
  /** What else could help, where there is no fix. */
  readonly untried: () => Diagnostic[];
}

/** So often a text with marks that does not compile is tried with fewer of them. */
const TRIES = 20;

export async function prepare(
  subject: Subject,
  options: CheckOptions,
  own: FencesOptions,
): Promise<Prepared> {
  const { files } = subject;
  for (const file of files) if (/\.(ll|i|ii)$/.test(file)) throw notSource(file);
  const { programs: plain, shape, diagnostics } = await subject.load(new Map());
  const texts = [...subject.textsOf(plain)].map(
    ([name, text]): Text => ({ name, text: bytes(text), cxx: isCxx(name, files) }),
  );
  const within = withinOf(own, texts);
  const places = new Map(
    texts.map(({ name, text }) => {
      const lines = new Lines(text);
      const wanted = own.weaken ? [] : placesOf(text).filter(({ at }) => within(name, lines.at(at).line));
      return [name, wanted] as const;
    }),
  );
  const { programs, sources, dropped, strange } = await loadMarked(subject, texts, places, shape);
  const sites = candidatesOf(programs, sources, {
    model: options.model,
    costs: own.cost,
    within,
    weaken: own.weaken,
  });
  const notes: Diagnostic[] = dropped.map((at) => ({
    code: 'HED712',
    severity: 'note',
    message: 'no fence was tried on this line: with one the text does not compile',
    at,
  }));
  const swept = programs.map((program, n) => unmarked(program, n, sources, sites));
  return {
    programs: swept,
    sites,
    texts,
    diagnostics: [...diagnostics, ...notes, ...(strange ? [STRANGE] : [])],
    untried: () => untried(swept[0], 0, sites),
  };
}

const STRANGE: Diagnostic = {
  code: 'HED714',
  severity: 'note',
  message: 'no new fence was tried: with marks at the places for them the program is another one',
  help: 'leave the lines with unusual macros out with --at',
};

interface LoadedMarked {
  readonly programs: readonly Program[];
  readonly sources: readonly SourceText[];
  readonly dropped: readonly { readonly file: string; readonly line: number; readonly column: number }[];
  /** The marks changed more than they should, and are gone. */
  readonly strange: boolean;
}

async function loadMarked(
  subject: Subject,
  texts: readonly Text[],
  places: Map<string, readonly Place[]>,
  plain: string,
): Promise<LoadedMarked> {
  const dropped: LoadedMarked['dropped'][number][] = [];
  let strange = 0;
  for (;;) {
    const sources = texts.map(
      ({ name, text }): SourceText => ({ name, text, marked: instrument(text, places.get(name) ?? []) }),
    );
    const overlay = new Map(
      sources
        .filter(({ text, marked }) => marked.text !== text)
        .map(({ name, marked }) => [resolve(name), bytesOf(marked.text, 'latin1')]),
    );
    try {
      const { programs, shape } = await subject.load(overlay);
      if (shape === plain || strange === 2) return { programs, sources, dropped, strange: strange === 2 };
      /* braces around a body that was not one statement change what it is; then nothing can be trusted */
      strange++;
      for (const [name, all] of places)
        places.set(name, strange === 1 ? all.filter(({ wrapTo }) => wrapTo === null) : []);
    } catch (error) {
      if (!(error instanceof DiagnosticError) || error.exit !== EXIT.compile) throw error;
      const { at } = error.diagnostic;
      const here = at === undefined ? undefined : texts.find(({ name }) => name === at.file);
      if (at === undefined || here === undefined || dropped.length >= TRIES) {
        for (const { name } of texts) places.set(name, []);
        if (overlay.size === 0) throw error;
        continue;
      }
      const lines = new Lines(here.text);
      const before = places.get(here.name) ?? [];
      const kept = before.filter((place) => lines.at(place.at).line !== at.line);
      places.set(here.name, kept.length < before.length ? kept : []);
      dropped.push(at);
    }
  }
}

/** Without the marks that are no site's, and with places as in the user's own text again. */
function unmarked(
  program: Program,
  index: number,
  sources: readonly SourceText[],
  sites: readonly Site[],
): Program {
  const by = new Map(sources.map((source) => [source.name, { source, lines: new Lines(source.text) }]));
  const kept = new Set(sites.flatMap((site) => [...site.locs[index]]));
  const isSpare = (instr: Instr): boolean => {
    if (instr.op !== 'fence' || instr.kind !== 'signal' || kept.has(instr.at)) return false;
    const { file, line, column } = program.locs[instr.at];
    return (by.get(file)?.source.marked.markAt(line, column) ?? null) !== null;
  };
  const locs = program.locs.map((loc): Loc => {
    const known = by.get(loc.file);
    if (known === undefined || loc.line === 0 || loc.column === 0) return loc;
    const { line, column } = known.lines.at(known.source.marked.original(loc.line, loc.column));
    return { ...loc, line, column };
  });
  const swept = mapFunctions(program, (func) => ({
    ...func,
    blocks: func.blocks.map((block) => ({
      ...block,
      instrs: block.instrs.filter((instr) => !isSpare(instr)),
    })),
  }));
  const own = new Map(program.sources);
  for (const { name, text } of sources) if (own.has(name)) own.set(name, textOf(bytesOf(text, 'latin1')));
  return { ...swept, locs, sources: own };
}

function withinOf(own: FencesOptions, texts: readonly Text[]): Within {
  if (own.at === null) return () => true;
  const known = new Map(texts.map(({ name }) => [resolve(name), name]));
  const ranges = own.at.map((range) => {
    const name = known.get(resolve(range.file));
    if (name === undefined)
      throw new DiagnosticError(
        {
          code: 'HED710',
          severity: 'error',
          message: `--at: ${range.file} is no file of the program`,
          help: `its files are ${texts.map((text) => text.name).join(', ')}`,
        },
        EXIT.usage,
      );
    return { ...range, file: name };
  });
  return (file, line) =>
    ranges.some((range) => range.file === file && range.from <= line && line <= range.to);
}

const notSource = (file: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED711',
      severity: 'error',
      message: `${file}: fences are found in source text, not in preprocessed text or LLVM IR`,
      help: 'give the .c or .cc file',
    },
    EXIT.usage,
  );

const bytes = (text: string): string => textOf(bytesOf(text), 'latin1');

/** A header is in the language of the program's files. */
const isCxx = (name: string, files: readonly string[]): boolean =>
  /\.(cc|cpp|cxx|c\+\+|C|hh|hpp|hxx)$/.test(name) ||
  (!name.endsWith('.c') && files.every((file) => !file.endsWith('.c')));
