import { deserialize, serialize } from 'node:v8';
import { build } from '../base/build.ts';
import type { Diagnostic } from '../base/failure.ts';
import { type Cache, openCache } from '../frontend/compile/cache/cache.ts';
import { type CompiledUnit, compilerId } from '../frontend/compile/clang/clang.ts';
import type { Program } from '../ir/types.ts';
import type { Making } from './make-program.ts';

/** A program after the passes, as an earlier run may have kept it. */
export interface KeptProgram {
  readonly read: () => Program | null;
  readonly write: (program: Program) => void;
  /** What is wrong with what was kept. */
  readonly problems: readonly Diagnostic[];
}

/**
 * Parsing, lowering and the passes cost more than most searches: their result is kept in the cache, too, under a hash of all
 * that it is made of. That is the units (text and debug names), what is read of the options (`Making`), the compiler of the
 * library models, and Heddle itself: code that runs as it stands in `src/` keeps nothing, since nobody says when it changes.
 * A program is plain data, so it comes back as it was; what is to be printed or verified between the passes is made again.
 */
export async function programCache(
  units: readonly CompiledUnit[],
  options: Making,
): Promise<KeptProgram | null> {
  if (build === null || !options.cache || options.printAfter !== null || options.verifyIR) return null;
  const { entry, dataModel, volatile, retries, check } = options;
  const cache = openCache();
  const key = cache.key(
    'program',
    build.sources,
    process.versions.v8,
    await compilerId(options),
    JSON.stringify([entry, dataModel, volatile, retries, check.has('overflow')]),
    ...units.flatMap(partsOf),
  );
  return {
    read: () => readProgram(cache, key),
    write: (program) => cache.write(key, serialize(program)),
    problems: cache.problems,
  };
}

const partsOf = ({ file, llvm, library, sources, warnings }: CompiledUnit): string[] => [
  file,
  llvm,
  JSON.stringify([library, [...sources], warnings]),
];

/** (A damaged entry is not there for the cache; one that cannot be read all the same is made again.) */
function readProgram(cache: Cache, key: string): Program | null {
  const bytes = cache.readBytes(key);
  if (bytes === null) return null;
  try {
    return deserialize(bytes) as Program;
  } catch {
    return null;
  }
}
