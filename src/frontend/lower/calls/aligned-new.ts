/**
 * An alignment is part of the allocation and must be a constant there: where it is computed, a function of the runtime
 * looks which it is. By the letter in the mangled name: `operator new`, `operator new[]`.
 */
export const ALIGNED_NEW: Readonly<Record<string, string>> = {
  w: '__heddle_aligned_new',
  a: '__heddle_aligned_new_array',
};
