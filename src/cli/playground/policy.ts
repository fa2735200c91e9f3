/**
 * The two content security policies. The page runs its own scripts and nothing that is made at run time; it talks to
 * its own origin. The workers, and they alone, may make code: engines compile programs to JavaScript, clang and the solver
 * are WebAssembly. They may ask nobody for anything: what they need the page sends them.
 *
 * A worker has the policy of its script's answer, which not every server can be told to send. So workers begin with a script
 * that the page hands over (a blob), and such a worker has the policy of who made it: a frame whose text is written in a page
 * (workers.html) that says the policy in itself, and lets this text and no other be a script.
 */
const COMMON = "default-src 'none'; base-uri 'none'; form-action 'none'";
const WORKER_SCRIPTS = "script-src 'unsafe-eval' 'wasm-unsafe-eval'";

export const PAGE_POLICY = `${COMMON}; connect-src 'self'; script-src 'self'; worker-src 'self'; frame-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; manifest-src 'self'`;

export const WORKER_POLICY = `${COMMON}; ${WORKER_SCRIPTS}`;

/** Of workers.html: `script` is the hash of the script of the frame in it. */
export const framePolicy = (script: string): string =>
  `${COMMON}; ${WORKER_SCRIPTS} ${script}; worker-src blob:`;
