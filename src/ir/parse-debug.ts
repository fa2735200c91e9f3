import type { Cursor } from './cursor.ts';
import type { DebugType } from './types.ts';

/** Reads one debug type, as print.ts writes it. */
export function parseDebugType(c: Cursor): DebugType {
  const kind = c.word(
    ['basic', 'pointer', 'reference', 'rvalue', 'struct', 'union', 'array', 'enum', 'alias', 'other'],
    'a debug type',
  );
  switch (kind) {
    case 'basic': {
      const name = c.string();
      const bits = c.labelled('bits');
      const encoding = c.word(['signed', 'unsigned', 'bool', 'char', 'float'], 'an encoding') as
        | 'signed'
        | 'unsigned'
        | 'bool'
        | 'char'
        | 'float';
      return { kind, name, bits, encoding };
    }
    case 'pointer':
      return { kind, to: c.debugTypeRef() };
    case 'reference':
    case 'rvalue':
      return { kind: 'pointer', to: c.debugTypeRef(), reference: kind === 'rvalue' ? '&&' : '&' };
    case 'struct':
    case 'union': {
      const name = c.string();
      const bits = c.labelled('bits');
      const members = c.list(
        '[',
        () => {
          const member = c.string();
          const offset = c.labelled('offset');
          const width = c.labelled('bits');
          return { name: member, offset, bits: width, type: c.debugTypeRef() };
        },
        ']',
      );
      return { kind: 'record', name, union: kind === 'union', bits, members };
    }
    case 'array': {
      const of = c.debugTypeRef();
      return { kind, of, counts: c.list('(', () => c.int(), ')') };
    }
    case 'enum': {
      const name = c.string();
      const bits = c.labelled('bits');
      const values = c.list('[', () => ({ name: c.string(), value: c.bigint() }), ']');
      return { kind, name, bits, values };
    }
    case 'alias': {
      const name = c.string();
      return { kind, name, of: c.debugTypeRef() };
    }
    default:
      return { kind: 'other', name: c.string() };
  }
}
