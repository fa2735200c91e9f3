import type { Settings } from '../worker/protocol.ts';
import { ALL_ENGINES, CHECKS, DEFAULTS, fitting, isFileName, LIMITS, MODEL_TEXT } from './choices.ts';

/**
 * A program and its settings in the fragment of an address, which no server gets to see: JSON, deflated, in base64url.
 *
 * Who opens a link opens a stranger's text. So it is unpacked up to a limit, every value is looked at, and what is not as it
 * should be is the default; a link never starts a run.
 */
export interface Shared {
  readonly file: string;
  readonly text: string;
  readonly settings: Settings;
  /** Null: no second model. */
  readonly compare: string | null;
}

const PREFIX = '#1.';
/** Of all that is unpacked. */
const MAX_TEXT = 1 << 20;
const MAX_FLAGS = 50;
const MAX_FLAG = 200;
/** What there may be beside the program. */
const MAX_REST = 4 * MAX_FLAGS * MAX_FLAG;

export async function toFragment({ file, text, settings, compare }: Shared): Promise<string> {
  const given = Object.fromEntries(
    Object.entries(settings).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key as keyof Settings]),
    ),
  );
  const json = JSON.stringify({ file, text, ...(compare === null ? {} : { compare }), settings: given });
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Why it cannot be shared: a link that nobody could open is worse than none. Null: it can. */
export function notSharable({ file, text, settings: { flags } }: Shared): string | null {
  if (!isFileName(file)) return 'the program needs a name that ends in .c, .cc or .litmus';
  if (JSON.stringify(text).length > MAX_TEXT - MAX_REST) return 'the program is too long for a link (1 MB)';
  if (flags.length > MAX_FLAGS || flags.some(({ length }) => length >= MAX_FLAG))
    return 'the compiler flags are too long for a link';
  return null;
}

/** Null: there is no program in it, or none that can be read. */
export async function fromFragment(fragment: string): Promise<Shared | null> {
  if (!fragment.startsWith(PREFIX) || fragment.length > 2 * MAX_TEXT) return null;
  try {
    const binary = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return sharedOf(JSON.parse(await readText(plain)));
  } catch {
    return null;
  }
}

/** A few bytes can unpack to gigabytes: no further than the limit. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_TEXT) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
}

/** Of what was kept somewhere. */
export function sharedOf(value: unknown): Shared | null {
  if (!isRecord(value) || typeof value.text !== 'string' || value.text.length > MAX_TEXT) return null;
  if (typeof value.file !== 'string' || !isFileName(value.file)) return null;
  const settings = settingsOf(value.settings);
  const { compare: other } = value;
  const compare = typeof other === 'string' && isModel(other) && other !== settings.model ? other : null;
  return { file: value.file, text: value.text, settings: fitting(value.file, settings, compare), compare };
}

function settingsOf(value: unknown): Settings {
  if (!isRecord(value)) return DEFAULTS;
  const model = typeof value.model === 'string' && isModel(value.model) ? value.model : DEFAULTS.model;
  const engine = ALL_ENGINES.find((name) => name === value.engine) ?? DEFAULTS.engine;
  return {
    model,
    engine,
    check: Array.isArray(value.check)
      ? CHECKS.filter((name) => (value.check as unknown[]).includes(name))
      : null,
    unwind: numberIn(value.unwind, LIMITS.unwind),
    timeout: numberIn(value.timeout, LIMITS.timeout) ?? DEFAULTS.timeout,
    heap: value.heap === 'reuse' ? 'reuse' : 'fresh',
    spuriousCas: value.spuriousCas === true,
    dataModel: value.dataModel === 'ilp32' ? 'ilp32' : 'lp64',
    flags: Array.isArray(value.flags)
      ? value.flags
          .filter((flag): flag is string => typeof flag === 'string' && flag.length < MAX_FLAG)
          .slice(0, MAX_FLAGS)
      : [],
  };
}

const isModel = (name: string): boolean => Object.hasOwn(MODEL_TEXT, name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberIn = (value: unknown, [low, high]: readonly [number, number]): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : null;
