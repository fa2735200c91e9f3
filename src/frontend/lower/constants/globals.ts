import { DiagnosticError, EXIT, InternalError, type SourceSpan } from '../../../base/failure.ts';
import type { DebugTypeId, LocId } from '../../../base/ids.ts';
import type { Global, Reloc } from '../../../ir/types.ts';
import type { LGlobal, LType, LValue } from '../../llvm/tree.ts';
import type { ModuleContext } from '../context.ts';
import { BEHIND_WORD, isOwnAddress } from '../memory/own-address.ts';
import { Unsupported } from '../unsupported.ts';
import { constantScalar } from './constants.ts';

/** A larger object is a mistake, or would not fit the address space of the checked program. */
const MAX_BYTES = 0x0200_0000;

/** An object with static storage: its initial bytes, and the addresses among them. */
export function lowerGlobal(
  m: ModuleContext,
  def: LGlobal,
  facts: { readonly name: string; readonly debugType: DebugTypeId | null; readonly at: LocId },
  span: SourceSpan,
): Global {
  const size = m.layout.size(def.type);
  if (size > MAX_BYTES) {
    throw new DiagnosticError(
      {
        code: 'HED401',
        severity: 'error',
        message: `${def.name} has ${size} bytes; an object may have at most ${MAX_BYTES}`,
        at: span,
        help: 'make the array smaller for checking',
      },
      EXIT.unknown,
    );
  }
  const bytes = new Uint8Array(size);
  const relocs: Reloc[] = [];
  try {
    if (def.init !== null) writeValue(m, def.init, def.type, 0, { bytes, relocs, def });
  } catch (e) {
    if (!(e instanceof Unsupported)) throw e;
    throw new DiagnosticError(
      {
        code: e.code,
        severity: 'error',
        message: `initialiser of ${def.name}: ${e.message}`,
        at: span,
        help: e.help,
      },
      EXIT.unknown,
    );
  }
  return {
    ...facts,
    size,
    align: Math.max(1, def.align || m.layout.align(def.type)),
    bytes,
    relocs,
    constant: def.constant,
    threadLocal: def.threadLocal,
    scope: 'either',
  };
}

interface Image {
  readonly bytes: Uint8Array;
  readonly relocs: Reloc[];
  readonly def: LGlobal;
}

function writeValue(m: ModuleContext, value: LValue, type: LType, at: number, image: Image): void {
  const { bytes, relocs } = image;
  switch (value.kind) {
    case 'zero':
    case 'undef':
    case 'poison':
    case 'null':
      return;
    case 'string':
      bytes.set(value.bytes, at);
      return;
    case 'aggregate':
      value.items.forEach((item, n) => {
        writeValue(m, item.value, item.type, at + m.layout.element(type, n).offset, image);
      });
      return;
    case 'float':
      // Reading a long double is unsupported where it happens, so its bytes are never seen.
      if (!['float', 'double'].includes(m.layout.resolve(type).kind)) return;
      break;
  }
  if (isOwnAddress(value)) return writeOwner(m, at, image);
  const c = constantScalar(m, value, type);
  if (c.kind === 'undef') return;
  if (c.kind === 'bits') {
    writeBits(bytes, at, m.layout.storeSize(type), c.bits);
    return;
  }
  if (m.layout.storeSize(type) !== m.layout.data.pointerBytes)
    throw new InternalError('lowering: an address of another size');
  if (c.base.kind === 'function' && c.offset !== 0) {
    throw new Unsupported(
      'HED305',
      'an address inside a function is not modelled',
      'use the function itself',
    );
  }
  relocs.push({ offset: at, target: c.base.kind === 'global' ? { ...c.base, offset: c.offset } : c.base });
}

/** Not of what is copied from, nor of what each thread has at another place. */
function writeOwner(m: ModuleContext, at: number, { relocs, def }: Image): void {
  if (def.constant || def.threadLocal) return;
  const own = m.tables.address(m, def.name);
  if (own.kind === 'global')
    relocs.push({ offset: at, target: { ...own, offset: own.offset + at - BEHIND_WORD } });
}

function writeBits(bytes: Uint8Array, at: number, size: number, bits: bigint): void {
  let rest = bits;
  for (let i = 0; i < size; i++) {
    bytes[at + i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
}

/** The C string at `offset` of a constant array of characters. */
export function readString(def: LGlobal, offset: number): string | null {
  if (!def.constant || offset < 0) return null;
  if (def.init?.kind === 'zero') return '';
  if (def.init?.kind !== 'string') return null;
  const { bytes } = def.init;
  const end = bytes.indexOf(0, offset);
  return new TextDecoder().decode(bytes.subarray(offset, end < 0 ? bytes.length : end));
}
