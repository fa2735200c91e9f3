import type { z } from 'zod';

/** Plain data as JSON, with the few kinds of values that JSON has no word for: maps, sets and big integers. */
export const encode = (value: unknown): string => JSON.stringify(value, (_, one) => wrap(one));

export const decode = (text: string): unknown => JSON.parse(text, (_, one) => unwrap(one));

/** What strangers may have written, if it is of this shape; undefined: it is not. */
export function readAs<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(decode(text)).data;
  } catch {
    return undefined;
  }
}

function wrap(value: unknown): unknown {
  if (value instanceof Map) return { $: 'map', of: [...value] };
  if (value instanceof Set) return { $: 'set', of: [...value] };
  if (typeof value === 'bigint') return { $: 'big', of: String(value) };
  return value;
}

function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$' in value)) return value;
  const { $: kind, of } = value as { $: unknown; of: unknown };
  if (kind === 'map') return new Map(of as [unknown, unknown][]);
  if (kind === 'set') return new Set(of as unknown[]);
  if (kind === 'big' && typeof of === 'string' && /^-?\d{1,80}$/.test(of)) return BigInt(of);
  return value;
}
