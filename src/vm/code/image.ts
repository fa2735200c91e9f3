/**
 * A program ready to run, shared by all its threads and machines and never changed: addresses, initial memory, code.
 * Addresses depend on the program alone. Objects begin at multiples of 16 with gaps of at least 16 bytes, so that a
 * 16-byte granule belongs to one object at most and finding it is one table look-up.
 */
import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { Global, Operand, Program } from '../../ir/types.ts';
import { compile } from '../compile/compile.ts';
import type { CodeContext } from './code.ts';
import { buildCode } from './code.ts';
import type { Compiled, Image, ImageObject, Site, TlsObject } from './image-types.ts';
import {
  CONST_BASE,
  FUNCTION_BASE,
  GLOBAL_BASE,
  HEAP_OFFSET,
  PRIVATE_SPAN,
  ST_HEADER,
  STACK_OFFSET,
  THREAD_BASE,
  THREAD_SPAN,
} from './layout.ts';
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

const GAP = 16;
const up = (n: number, align: number): number => Math.ceil(n / align) * align;

export function buildImage(
  program: Program,
  options: ImageOptions = { unwind: null, unwindset: new Map() },
): Image {
  const pointerBytes = program.dataModel === 'lp64' ? 8 : 4;
  const addresses = new Int32Array(program.globals.length);
  const objects: ImageObject[] = [];
  const tlsPrivateObjects: TlsObject[] = [];
  const tlsEscapingObjects: TlsObject[] = [];
  const next = { constant: CONST_BASE, shared: GLOBAL_BASE, private: 4 * ST_HEADER, escaping: STACK_OFFSET };
  const place = (
    area: keyof typeof next,
    size: number,
    align: number,
    limit: number,
    name: string,
  ): number => {
    const base = up(next[area], Math.max(16, align));
    next[area] = up(base + size + GAP, 16);
    if (next[area] > limit)
      throw new DiagnosticError(
        {
          code: 'HED415',
          severity: 'error',
          message: `global '${name}' (${size} bytes) does not fit into the address space of the checker`,
          help: 'make the array smaller',
        },
        EXIT.unknown,
      );
    return base;
  };
  program.globals.forEach((g, i) => {
    if (g.threadLocal && g.scope === 'private') {
      addresses[i] = place('private', g.size, g.align, PRIVATE_SPAN / 2, g.name);
      tlsPrivateObjects.push({ global: i, offset: addresses[i], bytes: g.size });
    } else if (g.threadLocal) {
      addresses[i] = place('escaping', g.size, g.align, HEAP_OFFSET, g.name);
      tlsEscapingObjects.push({ global: i, offset: addresses[i], bytes: g.size });
    } else {
      addresses[i] = g.constant
        ? place('constant', g.size, g.align, GLOBAL_BASE, g.name)
        : place('shared', g.size, g.align, THREAD_BASE, g.name);
      objects.push({ base: addresses[i], size: g.size, constant: g.constant, global: i, name: g.name });
    }
  });
  const addArgument = (name: string, size: number): number => {
    const base = place('constant', size, 16, GLOBAL_BASE, name);
    objects.push({ base, size, constant: true, global: -1, name });
    return base;
  };
  const argv0 = addArgument('argv[0]', 8);
  const argv = addArgument('argv', 2 * pointerBytes);
  const envp = addArgument('envp', pointerBytes);

  const addressOf = (o: Operand & { readonly kind: 'global' | 'function' }): number =>
    o.kind === 'function' ? FUNCTION_BASE + 16 * o.func : addresses[o.global] + o.offset;
  const write = (g: Global, bytes: Uint8Array, at: number): void => {
    bytes.set(g.bytes.subarray(0, g.size), at);
    for (const r of g.relocs) writePointer(bytes, at + r.offset, addressOf(r.target), pointerBytes);
  };
  const constBytes = new Uint8Array(next.constant - CONST_BASE);
  const globalBytes = new Uint8Array(next.shared - GLOBAL_BASE);
  const tlsPrivateBytes = new Uint8Array(next.private - 4 * ST_HEADER);
  const tlsEscaping = new Uint8Array(next.escaping - STACK_OFFSET);
  program.globals.forEach((g, i) => {
    if (g.threadLocal && g.scope === 'private') write(g, tlsPrivateBytes, addresses[i] - 4 * ST_HEADER);
    else if (g.threadLocal) write(g, tlsEscaping, addresses[i] - STACK_OFFSET);
    else if (g.constant) write(g, constBytes, addresses[i] - CONST_BASE);
    else write(g, globalBytes, addresses[i] - GLOBAL_BASE);
  });
  constBytes.set([0x70, 0x72, 0x6f, 0x67, 0x72, 0x61, 0x6d, 0], argv0 - CONST_BASE);
  writePointer(constBytes, argv - CONST_BASE, argv0, pointerBytes);

  const granules = {
    constant: granuleTable(objects, CONST_BASE, constBytes.length, true),
    shared: granuleTable(objects, GLOBAL_BASE, globalBytes.length, false),
  };
  const objectAt = (address: number): ImageObject | null => {
    const table = address < GLOBAL_BASE ? granules.constant : granules.shared;
    const index = (address - (address < GLOBAL_BASE ? CONST_BASE : GLOBAL_BASE)) >> 4;
    if (index < 0 || index >= table.length || table[index] === 0) return null;
    const object = objects[table[index] - 1];
    return address < object.base + object.size ? object : null;
  };
  const initialByte = (address: number): number => {
    if (address >= THREAD_BASE) {
      const o = ((address - THREAD_BASE) & (THREAD_SPAN - 1)) - STACK_OFFSET;
      return o >= 0 && o < tlsEscaping.length ? tlsEscaping[o] : -1;
    }
    if (objectAt(address) === null) return -1;
    return address < GLOBAL_BASE ? constBytes[address - CONST_BASE] : globalBytes[address - GLOBAL_BASE];
  };

  const context: CodeContext = {
    pointerBytes,
    resolve: (o) => ({
      address: addressOf(o),
      perThread: o.kind === 'global' && program.globals[o.global].threadLocal,
    }),
    unwind: options.unwind,
    wide: options.wide === true,
    ordinary: new Set(options.ordinary),
    marked: (func) => (options.marks === true ? markedPcs(program, func) : null),
    bounds: loopBounds(program, options.unwindset),
  };
  const sites: Site[] = [];
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
    objects,
    constBytes,
    globalBytes,
    addresses,
    tlsPrivate: new Int32Array(tlsPrivateBytes.buffer),
    tlsPrivateObjects,
    tlsEscaping,
    tlsEscapingObjects,
    argv,
    envp,
    objectAt,
    initialByte,
  };
  return image;
}

function writePointer(bytes: Uint8Array, at: number, address: number, size: number): void {
  for (let i = 0; i < size; i++) bytes[at + i] = i < 4 ? address >>> (8 * i) : 0;
}

/** By granule: 1 + index into `objects`, 0 for gaps. */
function granuleTable(
  objects: readonly ImageObject[],
  base: number,
  bytes: number,
  constant: boolean,
): Int32Array {
  const table = new Int32Array((bytes + 15) >> 4);
  objects.forEach((o, i) => {
    if (o.constant === constant)
      table.fill(i + 1, (o.base - base) >> 4, (o.base - base + Math.max(o.size, 1) + 15) >> 4);
  });
  return table;
}

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
