/** What a code means, for `heddle explain` and docs/diagnostics.md. */
export interface Entry {
  /** In a few words, without a full stop. */
  readonly title: string;
  /** What has happened, and why that matters for the answer. */
  readonly meaning: string;
  /** A line or a few that bring it about. */
  readonly example: string;
  /** What the user can do about it. */
  readonly wayOut: string;
}
