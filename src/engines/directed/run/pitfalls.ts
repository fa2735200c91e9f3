/** Who is told of what the graph does not model: ends the search with the construct and its place. */
export interface Pitfalls {
  refuse(site: number, what: string, help?: string): never;
}
