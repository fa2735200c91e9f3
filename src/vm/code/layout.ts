/**
 * A thread's whole state is one Int32Array: a header, then its frames (registers and private stack objects
 * together). Going back to an earlier state is therefore a copy of words [0, state[SP]), or an undo log of touched
 * words. A parallel Int32Array of the same shape holds the undefined bits (1 = undefined).
 *
 * Registers: integers up to 32 bits, f32 and pointers take one word (narrow integers zero-extended, i32 and
 * pointers as int32); up to 64 bits and f64 two words (low, high); i128 four.
 */
export const ST_STATUS = 0; /* one of STATUS_* */
export const ST_EVENT = 1; /* pending event code */
export const ST_FP = 2; /* word index of the current frame */
export const ST_SP = 3; /* words in use */
export const ST_ADDR = 4;
export const ST_SIZE = 5; /* bytes */
export const ST_ORDER = 6; /* index into ORDERS */
export const ST_OP = 7;
export const ST_VAL = 8; /* 8..11 */
export const ST_EXP = 12; /* 12..15 */
export const ST_UNDEF = 16; /* 16..19: undefined bits of VAL */
export const ST_ORDER2 = 20;
export const ST_SITE = 21; /* index into Image.sites: the instruction */
export const ST_DST = 22; /* frame word that takes the answer, or -1 */
export const ST_DST_WORDS = 23;
export const ST_HEAP_NEXT = 24; /* next heap address of this thread */
export const ST_STACK_NEXT = 25; /* next address for stack objects that escape */
export const ST_OBJECTS = 26; /* how many entries of the thread's object table are in use */
export const ST_EFFECTS = 27; /* stores, successful read-modify-writes, allocations, outputs so far (modulo 2^31) */
export const ST_EVENTS = 28; /* visible events delivered so far */
export const ST_CREATED = 29; /* threads created so far */
export const ST_RET = 30; /* 30..31: value returned by the thread */
export const ST_DST_OK = 32; /* compare-exchange: frame word that takes the success bit */
export const ST_STEPS = 33; /* weight of the blocks run since the last event */
export const ST_STACK_OBJECTS = 34; /* how many entries of the thread's table of escaping stack objects are in use */
export const ST_DST_MASK = 35; /* and-mask for the last word of the answer (integers that do not fill it) */
export const ST_PHASE = 36; /* main only: how many of constructors…, main have been started */
export const ST_IDLE = 37; /* read-modify-writes so far that wrote back the value they read (modulo 2^31) */
export const ST_HAS_UNDEF = 38; /* 0: all undefined bits below SP are zero */
export const ST_SUB = 39; /* instructions of several events: how many are done */
export const ST_ATOMIC = 40; /* atomic blocks that have begun and not ended */
export const ST_HELD = 41; /* locks taken and not given back, by success of their operations */
export const ST_LOCKS = 42; /* successful operations on locks so far (modulo 2^31) */
export const ST_ROUND = 43; /* EV_AWAIT: what kind of round it was, one of ROUND_* or several */
export const ST_REUSED = 44; /* `--heap reuse`: how many blocks that were freed the thread has got again */
/* the versions that the tables of the thread's objects are in (memory/history-table.ts) */
export const ST_HEAP_TABLE = 45;
export const ST_STACK_TABLE = 46;
export const ST_REUSED_TABLE = 47;
export const ST_HEADER = 48; /* first word after the header (a multiple of four: private variables are aligned to it) */

/**
 * A frame, from word `fp`: this head, registers (liveness-coloured), which stack objects live, what await checks and loop
 * bounds remember, private stack objects with gaps; then the variable arguments and private variable-length arrays of this call.
 */
export const FR_FUNC = 0;
export const FR_PC = 1; /* index into the function's linear code: next instruction */
export const FR_PREV = 2; /* fp of the caller, 0: none */
export const FR_VLA = 3; /* word index of the newest variable-length array's head (prev, bytes, pc), 0: none */
export const FR_SHADOW = 4; /* 1: some register may hold undefined bits: run by the interpreter */
export const FR_FOREIGN = 5; /* private stores below this frame since it began */
export const FR_VA = 6; /* word index of the variable arguments, 0: none */
export const FR_VA_BYTES = 7;
export const FR_HEAD = 8;

export const STATUS_NONE = 0; /* not created */
export const STATUS_READY = 1; /* can run */
export const STATUS_PENDING = 2; /* waits for the engine's answer */
export const STATUS_ENDED = 3;
export const STATUS_FAILED = 4;

/**
 * Addresses (all below 2^31). Nothing is ever mapped below NULL_END. Gaps of at least 16 bytes lie between objects.
 */
export const NULL_END = 0x0001_0000;
/** The word of the one mutex that atomic blocks may be: nothing of a program is there. */
export const BLOCK_LOCK = 8;
export const FUNCTION_BASE = 0x0001_0000; /* function f is at FUNCTION_BASE + 16 * f */
export const CONST_BASE = 0x0040_0000; /* constant globals: reading them is no event */
export const GLOBAL_BASE = 0x0080_0000; /* shared globals, up to THREAD_BASE */
export const THREAD_BASE = 0x0400_0000; /* thread t owns [THREAD_BASE + t * THREAD_SPAN, + THREAD_SPAN) */
export const THREAD_SPAN = 0x0100_0000;
export const PRIVATE_SPAN = 0x0020_0000; /* first part of a thread's span: word w of its state is at base + 4 * w */
export const STACK_OFFSET = 0x0020_0000; /* then stack objects that escape, and thread-locals that escape */
export const HEAP_OFFSET = 0x0040_0000; /* then its heap */
export const MAX_THREADS = 120;
