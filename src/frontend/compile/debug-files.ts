import { bytesOf, textOf } from '../../host/bytes.ts';
import { isAbsolute, normalize, relative, resolve, sep } from '../../host/paths.ts';
import { OUR_NAME } from './headers/our-headers.ts';

/**
 * File names in debug info. Each compiler spells them in its own way (`./a.h`, `lib/../a.h`, absolute, its own name
 * for our headers); here they become the names that users know: the main file as they gave it, other files relative
 * to the current folder when they are below it, ours `<heddle>/…`. Traces, messages and `sources` use these names.
 */
export interface Naming {
  /** The main file as the user gave it. */
  readonly main: string;
  /** Our headers' folder in this compiler's output. */
  readonly headersDir: string;
}

export function userName(spelled: string, naming: Naming): string {
  const { main, headersDir } = naming;
  if (spelled.startsWith(`${headersDir}/`)) return `${OUR_NAME}/${spelled.slice(headersDir.length + 1)}`;
  const path = resolve(spelled);
  if (path === resolve(main)) return main;
  const below = relative('.', path);
  if (!below.startsWith(`..${sep}`) && !isAbsolute(below)) return below;
  return isAbsolute(spelled) ? path : normalize(spelled);
}

export interface NamedModule {
  readonly llvm: string;
  /** User's name → absolute path, for every file of the user's in the debug info. */
  readonly files: ReadonlyMap<string, string>;
}

const DIFILE = /!DIFile\(filename: "([^"]*)", directory: "[^"]*"[^)\n]*\)/g;

export function renameFiles(llvm: string, naming: Naming): NamedModule {
  const files = new Map<string, string>([[naming.main, resolve(naming.main)]]);
  const renamed = llvm.replace(DIFILE, (_, quoted: string) => {
    const spelled = unquote(quoted);
    const name = userName(spelled, naming);
    if (!name.startsWith(`${OUR_NAME}/`)) files.set(name, resolve(spelled));
    return `!DIFile(filename: "${quote(name)}", directory: ".")`;
  });
  const main = quote(naming.main);
  return {
    llvm: renamed
      .replace(/^; ModuleID = .*$/m, () => `; ModuleID = '${main}'`)
      .replace(/^source_filename = "[^"]*"$/m, () => `source_filename = "${main}"`),
    files,
  };
}

/** LLVM writes bytes that are not printable ASCII, `"` and `\` as `\XX`. */
export const unquote = (text: string): string =>
  text.includes('\\') || /[^ -~]/.test(text)
    ? textOf(
        bytesOf(
          textOf(bytesOf(text), 'latin1').replace(/\\([0-9A-Fa-f]{2})/g, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
          'latin1',
        ),
      )
    : text;

export const quote = (text: string): string =>
  textOf(bytesOf(text), 'latin1').replace(
    /[^ !#-[\]-~]/g,
    (c) => `\\${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
