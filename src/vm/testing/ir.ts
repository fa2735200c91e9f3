/** Small programs for tests, in the IR's text form. Every line that is an instruction gets its location by itself. */
import { parseProgram } from '../../ir/parse.ts';
import type { Program } from '../../ir/types.ts';
import { buildImage } from '../code/image.ts';
import type { Image } from '../code/image-types.ts';

const HEADS = /^(data-model|entry|global|func|constructors|loop|b\d+.*:|[}#!]|$|source)/;

/** `globals` and functions; `main` is the entry. `!0` is added where it is missing. */
function program(text: string): Program {
  const lines = text.split('\n').map((line) => {
    const l = line.trim();
    if (l.startsWith('loop ')) return `${l} !0`;
    if (l.startsWith('global ')) return `${l} !0`;
    if (l.startsWith('func ')) return l.endsWith('{') ? `${l.slice(0, -1)} !0 {` : `${l} !0`;
    return HEADS.test(l) ? l : `  ${l} !0`;
  });
  return parseProgram(`data-model lp64\nentry &main\n${lines.join('\n')}\n!0 = "t.c":1:1 in "main"\n`);
}

export function image(
  text: string,
  options: {
    unwind?: number;
    interpretOnly?: boolean;
    compileLimit?: number;
    wide?: boolean;
    ordinary?: readonly number[];
  } = {},
): Image {
  const { unwind = null, ...rest } = options;
  return buildImage(program(text), { unwind, unwindset: new Map(), ...rest });
}
