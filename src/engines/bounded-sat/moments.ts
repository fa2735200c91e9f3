/** What happens in an execution, in order: events, and stores that reach memory. Threads by their index. */
export type Moment =
  | { readonly kind: 'event'; readonly thread: number; readonly event: number }
  | { readonly kind: 'flush'; readonly thread: number; readonly event: number };
