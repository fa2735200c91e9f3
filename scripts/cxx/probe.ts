import { readFlags } from '../../src/frontend/compile/clang/clang-flags.ts';
import { wasmClang } from '../../src/frontend/compile/clang/clang-wasm.ts';
import { publicHeaders } from '../../src/frontend/compile/headers/our-headers.ts';
import { bytesOf } from '../../src/host/bytes.ts';
import type { Name } from './synopses.ts';

/**
 * Which names does Heddle's C++ library have? One translation unit asks for many of them, a using-declaration in a
 * namespace of its own for each, and the lines that clang complains about are the ones that are not there.
 */
const FILE = '/probe.cc';

/** The indices of the snippets (one line each) that do not compile. */
export async function refused(
  headers: readonly string[],
  snippets: readonly string[],
  clangFlags: readonly string[],
): Promise<Set<number>> {
  const head = headers.map((header) => `#include <${header}>\n`).join('');
  const flags = readFlags(clangFlags);
  const { messages } = await wasmClang().compile({
    file: FILE,
    language: 'c++',
    flags: { ...flags, passed: [...flags.passed, '-fsyntax-only', '-ferror-limit', '0'] },
    dataModel: 'lp64',
    files: { files: new Map([[FILE, bytesOf(head + snippets.join('\n'))]]), hash: '', computed: false },
    library: false,
    implicit: [],
  });
  const bad = new Set<number>();
  // (A template that fails inside a header is blamed on the line that asked for it.)
  const blamed = /^\/probe\.cc:(\d+):\d+: (?:(?:fatal )?error:|note: in instantiation)/gm;
  for (const [, line] of messages.matchAll(blamed)) bad.add(Number(line) - headers.length - 1);
  return bad;
}

/** Of `names`, those that are not there when `headers` are included: `removed` ones in an older standard. */
export async function missing(headers: readonly string[], names: readonly Name[]): Promise<Set<Name>> {
  const found = new Set<Name>();
  const ask = async (some: readonly Name[], std: string): Promise<void> => {
    if (some.length === 0) return;
    const lines = some.map(({ name }, i) => `namespace n${i} { using std::${name}; }`);
    for (const i of await refused(headers, lines, [`-std=${std}`])) found.add(some[i]);
  };
  await ask(
    names.filter(({ era }) => era !== 'removed'),
    'c++23',
  );
  await ask(
    names.filter(({ era }) => era === 'removed'),
    'c++14',
  );
  return found;
}

export const isThere = (header: string): boolean => publicHeaders(true).includes(header);
