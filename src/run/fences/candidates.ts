import type { LocId } from '../../base/ids.ts';
import { isC11Family } from '../../base/models.ts';
import type { Costs } from '../../base/options/fences-options.ts';
import type { Instr, Program } from '../../ir/types.ts';
import type { Marked } from './instrument.ts';
import { casLevels, fenceLevels, type Level, orderLevels, type SiteKind } from './levels.ts';
import { representatives } from './runs.ts';
import type { Change, Site } from './sites.ts';
import { Lines } from './source/edits.ts';
import { type OrderCall, type OrderWord, orderCalls } from './source/order-arguments.ts';
import type { Place } from './source/statements.ts';
import { tokensOf } from './source/tokens.ts';

/** One of the user's files. */
export interface SourceText {
  readonly name: string;
  /** One character a byte. */
  readonly text: string;
  readonly marked: Marked;
}

export type Within = (file: string, line: number) => boolean;

export interface CandidateOptions {
  readonly model: string;
  readonly costs: Costs;
  readonly within: Within;
  /** For `--weaken`: what is there already and could be less. */
  readonly weaken: boolean;
}

/**
 * What can be changed: every order that the text spells (C11 family), and every place for a fence. The programs are those
 * of the marked texts, with their places still theirs.
 */
export function candidatesOf(
  programs: readonly Program[],
  sources: readonly SourceText[],
  options: CandidateOptions,
): Site[] {
  const found: Omit<Site, 'id'>[] = [];
  const accesses = programs.map(accessesByPlace);
  const byOrders = isC11Family(options.model) || options.model.endsWith('.cat');
  for (const source of sources) {
    const lines = new Lines(source.text);
    const site = (position: number, locs: readonly ReadonlySet<LocId>[]) => ({
      file: source.name,
      ...lines.at(position),
      function: programs.flatMap((program, n) =>
        [...locs[n]].map((loc) => program.locs[usersLoc(program, loc) ?? loc].function),
      )[0],
      locs,
    });
    for (const call of orderCalls(source.text, tokensOf(source.text))) {
      const { line, column } = source.marked.moved(call.at);
      const here = accesses.map((known) => known.get(`${source.name}:${line}:${column}`));
      const instrs = here.flatMap((access) => access?.instrs ?? []);
      const kind = kindOf(instrs);
      if (kind === null) continue;
      const locs = here.map((access) => access?.locs ?? NOWHERE);
      if (!byOrders && !(options.weaken && kind === 'fence')) continue;
      const change = changeOf(call, instrs, options.weaken);
      if (change === null) continue;
      const role = change.kind === 'order' && change.failure !== null ? 'cas' : kind;
      if (role === 'cas' && kind !== 'rmw') continue;
      const usual = levelsFor(role, options);
      const isUsual = usual.some((level) => isBase(level, change));
      const levels = isUsual || role !== 'cas' ? usual : casLevels(options.costs, true);
      const base = levels.find((level) => isBase(level, change));
      if (base === undefined) continue;
      found.push({ ...site(call.at, locs), kind: role, base, levels, change });
    }
    if (options.weaken) continue;
    const levels = fenceLevels(options.model, options.costs);
    for (const [place, locs] of marksOf(programs, source))
      found.push({
        ...site(place.at, locs),
        kind: 'fence',
        base: levels[0],
        levels,
        change: { kind: 'insert', place },
      });
  }
  return found
    .filter(({ file, line }) => options.within(file, line))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map((site, id) => ({ ...site, id }));
}

const NOWHERE: ReadonlySet<LocId> = new Set();
const NONE: Level = { mask: 0, cost: 0, order: null, fences: [] };

function levelsFor(kind: SiteKind, { costs, weaken }: CandidateOptions): Level[] {
  const levels = orderLevels(kind, costs);
  return kind === 'fence' && weaken ? [NONE, ...levels] : levels;
}

function changeOf(call: OrderCall, instrs: readonly Instr[], weaken: boolean): Change | null {
  if (call.implicit !== null) return weaken ? { kind: 'implicit', call } : null;
  const [argument, failure] = call.orders.map((one, n) => ({
    ...one,
    order: one.order ?? orderIn(instrs, n),
  }));
  if (argument?.order == null || failure?.order === null) return null;
  return { kind: 'order', call, argument, failure: failure ?? null };
}

/** What a name of the user's own stands for: the order of all accesses that the call became; null if they differ. */
function orderIn(instrs: readonly Instr[], n: number): OrderWord | null {
  const orders = new Set(
    instrs.map((instr) =>
      instr.op === 'cmpxchg'
        ? n === 0
          ? instr.success
          : instr.failure
        : 'order' in instr
          ? instr.order
          : 'na',
    ),
  );
  const [order] = orders;
  return orders.size === 1 && order !== undefined && order !== 'na' ? (order as OrderWord) : null;
}

function isBase(level: Level, change: Change): boolean {
  if (change.kind !== 'order') return level.order === 'sc';
  return level.order === change.argument.order && level.failure === change.failure?.order;
}

interface Access {
  readonly instrs: Instr[];
  readonly locs: Set<LocId>;
}

/** Atomic accesses and fences by file, line and column of the marked text. */
function accessesByPlace(program: Program): Map<string, Access> {
  const found = new Map<string, Access>();
  for (const func of program.functions)
    for (const block of func.blocks)
      for (const instr of block.instrs) {
        if (!isAtomic(instr)) continue;
        const loc = usersLoc(program, instr.at);
        if (loc === null) continue;
        const { file, line, column } = program.locs[loc];
        const key = `${file}:${line}:${column}`;
        const access = found.get(key) ?? { instrs: [], locs: new Set<LocId>() };
        access.instrs.push(instr);
        access.locs.add(instr.at);
        found.set(key, access);
      }
  return found;
}

/** Where the user wrote it: out of our headers, to the call. */
function usersLoc(program: Program, at: LocId): LocId | null {
  let loc: LocId | null = at;
  while (loc !== null && program.locs[loc].library) loc = program.locs[loc].inlinedAt;
  return loc;
}

function isAtomic(instr: Instr): boolean {
  switch (instr.op) {
    case 'load':
    case 'store':
    case 'rmw':
      return instr.order !== 'na';
    case 'cmpxchg':
      return true;
    case 'fence':
      return instr.kind === 'thread';
    default:
      return false;
  }
}

/** The one kind of access that a call became; null if it became several. */
function kindOf(instrs: readonly Instr[]): SiteKind | null {
  const kinds = new Set(instrs.map(({ op }) => (op === 'cmpxchg' ? 'rmw' : op)));
  if (kinds.size !== 1) return null;
  const [kind] = kinds;
  return kind as SiteKind;
}

/** The places of a file that the programs have, one for each that differs from the others. */
function marksOf(programs: readonly Program[], source: SourceText): Map<Place, Set<LocId>[]> {
  const found = new Map<Place, Set<LocId>[]>();
  const placesIn = programs.map((program) => (instr: Instr): Place | null => {
    if (instr.op !== 'fence' || instr.kind !== 'signal') return null;
    const { file, line, column } = program.locs[instr.at];
    return file === source.name ? source.marked.markAt(line, column) : null;
  });
  programs.forEach((program, n) => {
    for (const func of program.functions)
      for (const block of func.blocks)
        for (const instr of block.instrs) {
          const place = placesIn[n](instr);
          if (place === null) continue;
          const locs = found.get(place) ?? programs.map(() => new Set<LocId>());
          locs[n].add(instr.at);
          found.set(place, locs);
        }
  });
  const kept = representatives(programs, placesIn);
  return new Map([...found].filter(([place]) => kept.has(place)));
}
