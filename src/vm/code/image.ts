/**
 * A program ready to run, shared by all its threads and machines: addresses and initial memory (image-memory.ts), code. Nothing
 * of it changes but what is noted of the runs (`reached`, `rounds`) and code that is generated when it is first needed.
 */
import type { Func, Program } from '../../ir/types.ts';
import { compile, type Text, write } from '../compile/compile.ts';
import { buildCode } from './build-code.ts';
import type { CodeContext, FuncCode } from './code.ts';
import { type ImageMemory, layOutMemory } from './image-memory.ts';
import type { Compiled, Image, Site } from './image-types.ts';
import { markedPcs } from './marks.ts';

export interface ImageOptions {
  readonly unwind: number | null;
  /** By loop: `function.N` (the function's N-th loop, from 0), `file:line` or the loop's id. */
  readonly unwindset: ReadonlyMap<string, number>;
  readonly interpretOnly?: boolean;
  /** Awaits in their wider forms, too: counters, bounded loops, polling under locks (docs/models.md). */
  readonly wide?: boolean;
  /** Notes what has been reached (marks.ts). */
  readonly marks?: boolean;
  /** Values that are times, by function (explore/clocks/symbolic-time.ts). */
  readonly times?: ReadonlyMap<Func, ReadonlySet<number>>;
  /** But not of these loops, by id. */
  readonly ordinary?: readonly number[];
  /** Most instructions in one generated JavaScript function; larger IR functions are cut into several. */
  readonly compileLimit?: number;
}

export type { Image } from './image-types.ts';

/**
 * Instructions in one generated JavaScript function. Measured (docs/adr/0004-vm.md): V8 warms up fastest with 150 to
 * 300, runs as fast with 1,000, and does not optimise 2,000.
 */
const CHUNK = 300;

const NO_OPTIONS: ImageOptions = { unwind: null, unwindset: new Map() };

export function buildImage(program: Program, options: ImageOptions = NO_OPTIONS): Image {
  const { memory, code, sites, loops, texts } = stencilOf(program, options);
  const compiled: (Compiled | null)[] = code.map(() => null);
  const tried = new Uint8Array(code.length);
  const prepare = (id: number): void => {
    if (tried[id] !== 0) return;
    tried[id] = 1;
    if (options.interpretOnly === true || code[id].code.length === 0) return;
    texts[id] ??= write(code[id], image, options.compileLimit ?? CHUNK);
    compiled[id] = compile(texts[id], image);
  };
  const image: Image = {
    program,
    code,
    compiled,
    prepare,
    sites,
    reached: new Uint8Array(sites.length),
    rounds: new Uint8Array(loops),
    ...memory,
  };
  return image;
}

/** What images of one program with the same options have in common: all but what is noted while they run. */
interface Stencil {
  readonly memory: Omit<ImageMemory, 'addressOf'>;
  readonly code: readonly FuncCode[];
  readonly sites: readonly Site[];
  readonly loops: number;
  /** By function: its generated code, once it has been asked for. */
  readonly texts: (Text | undefined)[];
}

/**
 * A search, each replay of what it has found, and each try at an easier counterexample make an image of the same program;
 * a program is never changed, so they are made from one stencil.
 */
const stencils = new WeakMap<Program, Map<string, Stencil>>();

function stencilOf(program: Program, options: ImageOptions): Stencil {
  if (options.times !== undefined) return stencil(program, options);
  const { unwind, unwindset, wide, marks, ordinary, compileLimit } = options;
  const key = JSON.stringify([unwind, [...unwindset], wide, marks, ordinary, compileLimit]);
  let known = stencils.get(program);
  if (known === undefined) stencils.set(program, (known = new Map()));
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = stencil(program, options)));
  return found;
}

function stencil(program: Program, options: ImageOptions): Stencil {
  const { addressOf, ...memory } = layOutMemory(program);
  const sites: Site[] = [];
  const context = contextOf(program, options, memory.pointerBytes, addressOf);
  let loops = 0;
  const code = program.functions.map((func, id) => {
    const fc = buildCode(func, id, { site: sites.length, loop: loops }, context);
    for (const d of fc.code) sites.push({ func: id, instr: d.src, loc: d.src.at });
    loops += fc.loops.length;
    return fc;
  });
  return { memory, code, sites, loops, texts: [] };
}

const NO_TIMES: ReadonlySet<number> = new Set();

const contextOf = (
  program: Program,
  options: ImageOptions,
  pointerBytes: number,
  addressOf: ImageMemory['addressOf'],
): CodeContext => ({
  pointerBytes,
  resolve: (o) => ({
    address: addressOf(o),
    perThread: o.kind === 'global' && program.globals[o.global].threadLocal,
  }),
  unwind: options.unwind,
  wide: options.wide === true,
  ordinary: new Set(options.ordinary),
  times: (func) => options.times?.get(func) ?? NO_TIMES,
  marked: (func) => (options.marks === true ? markedPcs(program, func) : null),
  bounds: loopBounds(program, options.unwindset),
});

function loopBounds(program: Program, unwindset: ReadonlyMap<string, number>): Map<number, number> {
  const bounds = new Map<number, number>();
  if (unwindset.size === 0) return bounds;
  for (const f of program.functions)
    f.loops.forEach((loop, n) => {
      const loc = program.locs[loop.at];
      const names = [
        `${loop.id}`,
        `${f.name}.${n}`,
        `${f.displayName}.${n}`,
        loc === undefined ? '' : `${loc.file}:${loc.line}`,
      ];
      for (const name of names) {
        const bound = unwindset.get(name);
        if (bound !== undefined) bounds.set(loop.id, bound);
      }
    });
  return bounds;
}
