/**
 * The two content security policies. The page runs its own scripts and nothing that is made at run time; it talks to
 * its own origin. The workers, and they alone, may make code: engines compile programs to JavaScript, clang and the solver
 * are WebAssembly.
 */
const COMMON = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'";

export const PAGE_POLICY = `${COMMON}; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; manifest-src 'self'`;

export const WORKER_POLICY = `${COMMON}; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'`;
