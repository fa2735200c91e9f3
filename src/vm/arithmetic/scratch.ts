/** Where operands and results of pure instructions lie in the scratch words, and what evaluating one may say. */
export const X_A = 0;
export const X_B = 4;
export const X_C = 8;
export const X_RESULT = 12;
export const X_OVERFLOW = 16;
export const X_WORDS = 20;

export const PURE_OK = 0;
export const PURE_DIVISION_BY_ZERO = 1;
export const PURE_DIVISION_OVERFLOW = 2;
export const PURE_POINTER_BITS = 3; /* inttoptr of a value that no pointer register holds */

/**
 * One run at a time in a JavaScript realm, so one set of scratch words for all machines. Nothing in here outlives a
 * call of `Machine.run` or `Machine.output`.
 */
export const X = new Int32Array(X_WORDS);
export const XU = new Int32Array(X_WORDS);
/** Arguments of the call, or values of the return, that is under way: one after the other, and their undefined bits. */
export const MAX_ARGS = 16384;
export const ARGS = new Int32Array(MAX_ARGS);
export const ARGS_UNDEF = new Int32Array(MAX_ARGS);
/** Variable arguments as they lie in the callee's frame. */
export const VARARGS = new Int32Array(MAX_ARGS);
export const VARARGS_UNDEF = new Int32Array(MAX_ARGS);
export const CALL = {
  callee: 0,
  /** Does ARGS_UNDEF or VARARGS_UNDEF hold anything? */
  undef: false,
  vaWords: 0,
};

/** What generated code and the interpreter answer besides an event (which is positive). */
export const GO_ON = 0;
export const DO_CALL = -1;
export const DO_RETURN = -2;
/** The instruction at the frame's pc is for the interpreter. */
export const DO_SLOW = -3;
