import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { Global, Operand, Program } from '../../ir/types.ts';
import type { Image, ImageObject, TlsObject } from './image-types.ts';
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

/**
 * Where the objects of a program are, and what they hold at the beginning. Addresses depend on the program alone. Objects
 * begin at multiples of 16 with gaps of at least 16 bytes, so that a 16-byte granule belongs to one object at most and
 * finding it is one table look-up.
 */
export interface ImageMemory
  extends Pick<
    Image,
    | 'pointerBytes'
    | 'objects'
    | 'addresses'
    | 'constBytes'
    | 'globalBytes'
    | 'tlsPrivate'
    | 'tlsPrivateObjects'
    | 'tlsEscaping'
    | 'tlsEscapingObjects'
    | 'argv'
    | 'envp'
    | 'objectAt'
    | 'initialByte'
  > {
  readonly addressOf: (operand: Operand & { readonly kind: 'global' | 'function' }) => number;
}

const GAP = 16;
const up = (n: number, align: number): number => Math.ceil(n / align) * align;

export function layOutMemory(program: Program): ImageMemory {
  const pointerBytes = program.dataModel === 'lp64' ? 8 : 4;
  const places = new Places(program, pointerBytes);
  const { addresses, objects } = places;
  const addressOf: ImageMemory['addressOf'] = (o) =>
    o.kind === 'function' ? FUNCTION_BASE + 16 * o.func : addresses[o.global] + o.offset;
  const bytes = initialBytes(program, places, addressOf, pointerBytes);
  const objectAt = finderOf(objects, bytes);
  const { tlsEscaping, constBytes, globalBytes } = bytes;
  return {
    pointerBytes,
    objects,
    addresses,
    constBytes,
    globalBytes,
    tlsPrivate: new Int32Array(bytes.tlsPrivate.buffer),
    tlsPrivateObjects: places.tlsPrivateObjects,
    tlsEscaping,
    tlsEscapingObjects: places.tlsEscapingObjects,
    argv: places.argv,
    envp: places.envp,
    addressOf,
    objectAt,
    initialByte: (address) => {
      if (address >= THREAD_BASE) {
        const o = ((address - THREAD_BASE) & (THREAD_SPAN - 1)) - STACK_OFFSET;
        return o >= 0 && o < tlsEscaping.length ? tlsEscaping[o] : -1;
      }
      if (objectAt(address) === null) return -1;
      return address < GLOBAL_BASE ? constBytes[address - CONST_BASE] : globalBytes[address - GLOBAL_BASE];
    },
  };
}

/** Is there a `lifetime end` of an object that its function has not made (include/runtime/thread-atexit.c)? */
const endsOthers = ({ functions }: Program): boolean =>
  functions.some(({ blocks }) => {
    const instrs = blocks.flatMap((b) => b.instrs);
    const ended = instrs.flatMap((i) => (i.op === 'lifetime' && !i.begin ? [i.addr] : []));
    if (ended.length === 0) return false;
    const made = new Set(instrs.flatMap((i) => (i.op === 'alloca' ? [i.dst] : [])));
    return ended.some((addr) => addr.kind !== 'value' || !made.has(addr.id));
  });

type Area = 'constant' | 'shared' | 'private' | 'escaping';

const LIMITS: Readonly<Record<Area, number>> = {
  constant: GLOBAL_BASE,
  shared: THREAD_BASE,
  private: PRIVATE_SPAN / 2,
  escaping: HEAP_OFFSET,
};

const areaOf = ({ threadLocal, scope, constant }: Global): Area =>
  threadLocal ? (scope === 'private' ? 'private' : 'escaping') : constant ? 'constant' : 'shared';

/** The globals and the arguments of main, one behind the other in their areas. */
class Places {
  readonly addresses: Int32Array;
  readonly objects: ImageObject[] = [];
  readonly tlsPrivateObjects: TlsObject[] = [];
  readonly tlsEscapingObjects: TlsObject[] = [];
  readonly argv0: number;
  readonly argv: number;
  readonly envp: number;
  /** Thread-locals may end before their thread does. */
  private readonly endsEarly: boolean;
  /** The end of what is placed. */
  readonly next: Record<Area, number> = {
    constant: CONST_BASE,
    shared: GLOBAL_BASE,
    private: 4 * ST_HEADER,
    escaping: STACK_OFFSET,
  };

  constructor(program: Program, pointerBytes: number) {
    const { globals } = program;
    this.endsEarly = globals.some((g) => g.threadLocal) && endsOthers(program);
    this.addresses = Int32Array.from(globals, (g, i) => this.placeGlobal(g, i));
    this.argv0 = this.placeArgument('argv[0]', 8);
    this.argv = this.placeArgument('argv', 2 * pointerBytes);
    this.envp = this.placeArgument('envp', pointerBytes);
  }

  private placeGlobal(g: Global, global: number): number {
    const area = areaOf(g);
    const base = this.place(area, g.size, g.align, g.name);
    const over = g.threadLocal && this.endsEarly ? this.place('private', 4, 4, g.name) >> 2 : -1;
    if (area === 'private') this.tlsPrivateObjects.push({ global, offset: base, bytes: g.size, over });
    else if (area === 'escaping') this.tlsEscapingObjects.push({ global, offset: base, bytes: g.size, over });
    else this.objects.push({ base, size: g.size, constant: g.constant, global, name: g.name });
    return base;
  }

  private placeArgument(name: string, size: number): number {
    const base = this.place('constant', size, 16, name);
    this.objects.push({ base, size, constant: true, global: -1, name });
    return base;
  }

  private place(area: Area, size: number, align: number, name: string): number {
    const base = up(this.next[area], Math.max(16, align));
    this.next[area] = up(base + size + GAP, 16);
    if (this.next[area] > LIMITS[area])
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
  }
}

interface InitialBytes {
  readonly constBytes: Uint8Array;
  readonly globalBytes: Uint8Array;
  readonly tlsPrivate: Uint8Array;
  readonly tlsEscaping: Uint8Array;
}

function initialBytes(
  { globals }: Program,
  { next, addresses, argv0, argv }: Places,
  addressOf: ImageMemory['addressOf'],
  pointerBytes: number,
): InitialBytes {
  const areas = {
    constant: { bytes: new Uint8Array(next.constant - CONST_BASE), base: CONST_BASE },
    shared: { bytes: new Uint8Array(next.shared - GLOBAL_BASE), base: GLOBAL_BASE },
    private: { bytes: new Uint8Array(next.private - 4 * ST_HEADER), base: 4 * ST_HEADER },
    escaping: { bytes: new Uint8Array(next.escaping - STACK_OFFSET), base: STACK_OFFSET },
  };
  globals.forEach((g, i) => {
    const { bytes, base } = areas[areaOf(g)];
    const at = addresses[i] - base;
    bytes.set(g.bytes.subarray(0, g.size), at);
    for (const r of g.relocs) writePointer(bytes, at + r.offset, addressOf(r.target), pointerBytes);
  });
  const constBytes = areas.constant.bytes;
  constBytes.set([0x70, 0x72, 0x6f, 0x67, 0x72, 0x61, 0x6d, 0], argv0 - CONST_BASE);
  writePointer(constBytes, argv - CONST_BASE, argv0, pointerBytes);
  return {
    constBytes,
    globalBytes: areas.shared.bytes,
    tlsPrivate: areas.private.bytes,
    tlsEscaping: areas.escaping.bytes,
  };
}

/** The object that an address of the globals is in. */
function finderOf(
  objects: readonly ImageObject[],
  { constBytes, globalBytes }: InitialBytes,
): (address: number) => ImageObject | null {
  const constant = granuleTable(objects, CONST_BASE, constBytes.length, true);
  const shared = granuleTable(objects, GLOBAL_BASE, globalBytes.length, false);
  return (address) => {
    const table = address < GLOBAL_BASE ? constant : shared;
    const index = (address - (address < GLOBAL_BASE ? CONST_BASE : GLOBAL_BASE)) >> 4;
    if (index < 0 || index >= table.length || table[index] === 0) return null;
    const object = objects[table[index] - 1];
    return address < object.base + object.size ? object : null;
  };
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
