/** What is wrong with a join or a detach. */
export const notAThread = (what: 'join' | 'detach'): string => `${what} of a value that is not a thread`;
export const claimedBefore = (what: 'join' | 'detach', how: string): string =>
  `${what} of a thread that was ${how} before`;
