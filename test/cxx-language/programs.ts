import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/check-file.ts';

/** The programs of programs/, with what their first line promises: `// expect: verified`, or `// expect: KIND / TEXT`. */
export interface CxxProgram {
  readonly name: string;
  /** From the root. */
  readonly file: string;
  /** `verified`, `unknown`, or the kinds of violation it may be, separated by `|`. */
  readonly expected: string;
  /** Matches the message. */
  readonly text: RegExp;
}

const FOLDER = 'test/cxx-language/programs';

export const programs: readonly CxxProgram[] = readdirSync(join(ROOT, FOLDER)).map((name) => {
  const file = `${FOLDER}/${name}`;
  const [, expected, text] = /^\/\/ expect: ([\w|-]+)(?: \/ ?(.*))?/.exec(
    readFileSync(join(ROOT, file), 'utf8'),
  )!;
  return { name: name.replace(/\.cc$/, ''), file, expected: expected, text: new RegExp(text ?? '') };
});
