/** The name of a lambda's own class, which has none in the source. */
export const LAMBDA = '(lambda)';
