/**
 * A program ready to run, shared by all its threads and machines and never changed: addresses and initial memory
 * (image-memory.ts), code.
 */
import type { Func, Program } from '../../ir/types.ts';
import { compile } from '../compile/compile.ts';
import { buildCode } from './build-code.ts';
import type { CodeContext } from './code.ts';
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

export function buildImage(
  program: Program,
  options: ImageOptions = { unwind: null, unwindset: new Map() },
): Image {
  const memory = layOutMemory(program);
  const { pointerBytes } = memory;
  const sites: Site[] = [];
  const context = contextOf(program, options, memory);
  const code = program.functions.map((func, id) => {
    const fc = buildCode(func, id, sites.length, context);
    for (const d of fc.code) sites.push({ func: id, instr: d.src, loc: d.src.at });
    return fc;
  });
  const compiled: (Compiled | null)[] = code.map(() => null);
  const tried = new Uint8Array(code.length);
  const prepare = (id: number): void => {
    if (tried[id] !== 0) return;
    tried[id] = 1;
    if (options.interpretOnly !== true && code[id].code.length > 0)
      compiled[id] = compile(code[id], image, options.compileLimit ?? CHUNK);
  };
  const image: Image = {
    program,
    pointerBytes,
    code,
    compiled,
    prepare,
    sites,
    reached: new Uint8Array(sites.length),
    objects: memory.objects,
    constBytes: memory.constBytes,
    globalBytes: memory.globalBytes,
    addresses: memory.addresses,
    tlsPrivate: memory.tlsPrivate,
    tlsPrivateObjects: memory.tlsPrivateObjects,
    tlsEscaping: memory.tlsEscaping,
    tlsEscapingObjects: memory.tlsEscapingObjects,
    argv: memory.argv,
    envp: memory.envp,
    objectAt: memory.objectAt,
    initialByte: memory.initialByte,
  };
  return image;
}

const NO_TIMES: ReadonlySet<number> = new Set();

const contextOf = (
  program: Program,
  options: ImageOptions,
  { pointerBytes, addressOf }: ImageMemory,
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
