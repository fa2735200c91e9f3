import { InternalError } from '../../src/base/failure.ts';
import type { Compiler } from '../../src/frontend/compile/clang/clang-arguments.ts';

/** src/frontend/compile/clang/clang-native.ts for the browser: there is the embedded one only. */
export const findNativeClang = async (): Promise<Compiler | null> => null;

export const namedClang = async (name: string): Promise<Compiler> => {
  throw new InternalError(`a page cannot run ${name}`);
};
