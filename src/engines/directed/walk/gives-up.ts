/** The graph has something in it that walks do not know: the solver is asked instead. */
export class GivesUp extends Error {}
