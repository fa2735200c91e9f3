import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where workers ask for what they cannot fetch. */
const ASKED = resolve(import.meta.dirname, '../worker/asked.ts');

/**
 * Two packages know Node and the browser at once. For the page Node's half is cut out, so that nothing of it is in the
 * bundle; and @yowasp/clang lets its inside out, which host/yowasp.ts uses; cadical-wasm asks the page for its code. Each change must find its place: a new version
 * that looks different fails the build.
 */
const CHANGES: readonly {
  readonly file: RegExp;
  readonly change: readonly (readonly [string | RegExp, string])[];
}[] = [
  {
    file: /@yowasp\/clang\/gen\/bundle\.js$/,
    change: [
      ['process.release?.name === "node"', 'false'],
      [/const isNode = typeof process !== "undefined"[^;]*;/, 'const isNode = false;'],
      ['_fs = _fs || await import("node:fs/promises");', ''],
      ['const { readFile } = await import("node:fs/promises");', 'const readFile = null;'],
      [/new URL\("\.\/([\w.-]+)", import\.meta\.url\)/g, '"$1"'],
      [/new URL\(`\.\/\$\{name\}`, import\.meta\.url\)/, 'name'],
      ['export {\n  Exit,', 'export {\n  Environment,\n  directoryFromTree,\n  instantiate,\n  Exit,'],
    ],
  },
  {
    file: /cadical-wasm\/dist\/cadical\.js$/,
    change: [
      [/var ENVIRONMENT_IS_NODE = [^;]*;/, 'const ENVIRONMENT_IS_NODE = false;'],
      [/const \{createRequire\} = await import\("node:module"\);/, 'const createRequire = null;'],
      [/require\("node:[a-z]+"\)/g, 'null'],
      ['var _scriptName = import.meta.url;', 'var _scriptName = "";'],
      ['return new URL("cadical.wasm", import.meta.url).href;', 'return "cadical.wasm";'],
      [/var response = fetch\(binaryFile, \{[^}]*\}\);/, 'var response = await solverCode();'],
      [/^/, `import { solverCode } from ${JSON.stringify(ASKED)};\n`],
    ],
  },
];

export const packages = (): Plugin => ({
  name: 'heddle-packages',
  enforce: 'pre',
  transform(code, id) {
    const found = CHANGES.find(({ file }) => file.test(id.split('?')[0]));
    if (found === undefined) return null;
    let changed = code;
    for (const [what, by] of found.change) {
      const next = changed.replace(what, by);
      if (next === changed)
        throw new Error(`${id}: ${what} is not there any more (playground/build/packages.ts)`);
      changed = next;
    }
    return { code: changed, map: null };
  },
});
