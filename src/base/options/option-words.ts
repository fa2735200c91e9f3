import { ENGINE_NAMES, LATER_ENGINES, MODELS, RELEASE_SEQUENCES, type StdRs } from '../names.ts';
import { BadValue, listed, oneOf, type Parse } from './option-values.ts';

/** How single options are read whose values are words of Heddle. */

export function onOff(text: string): boolean {
  return text === 'true';
}

/** `auto` is null. */
export function orAuto(parse: Parse<number>): Parse<number | null> {
  return (text) => {
    if (text === 'auto') return null;
    try {
      return parse(text);
    } catch (error) {
      throw error instanceof BadValue ? new BadValue(`${error.message}, or auto`) : error;
    }
  };
}

export function modelName(text: string): string {
  if (text.endsWith('.cat') || (MODELS as readonly string[]).includes(text)) return text;
  throw new BadValue(`must be ${listed([...MODELS, 'a file FILE.cat'])}`);
}

export function releaseSequences(text: string): StdRs {
  return oneOf(...RELEASE_SEQUENCES)(text);
}

export function switchValue(text: string): 'on' | 'off' {
  return oneOf('on', 'off')(text);
}

export function heapKind(text: string): 'fresh' | 'reuse' {
  return oneOf('fresh', 'reuse')(text);
}

export function engineName(text: string): string {
  const names = ['auto', ...ENGINE_NAMES];
  if (names.includes(text)) return text;
  const later = (LATER_ENGINES as readonly string[]).includes(text);
  throw new BadValue(
    later
      ? `names an engine that this version does not have; use ${listed(names)}`
      : `must be ${listed(names)}`,
  );
}
