/**
 * The two content security policies. The page runs its own scripts and nothing that is made at run time; it talks to
 * its own origin. The workers, and they alone, may make code: engines compile programs to JavaScript, clang and the solver
 * are WebAssembly.
 *
 * A worker has the policy of its script's answer, which not every server can be told to send. So workers begin with a line
 * of the page's own (a blob), and such a worker has the policy of who made it: a frame, whose page (workers.html) says this
 * policy in itself.
 */
const COMMON = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'";

export const PAGE_POLICY = `${COMMON}; script-src 'self'; worker-src 'self'; frame-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; manifest-src 'self'`;

export const WORKER_POLICY = `${COMMON}; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; worker-src 'self' blob:`;
