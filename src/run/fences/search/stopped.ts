/** A limit was reached, or the user wants to stop: the search ends where it is. */
export class Stopped extends Error {
  readonly reason: 'timeout' | 'memory' | 'interrupted';
  constructor(reason: Stopped['reason']) {
    super(reason);
    this.reason = reason;
  }
}
