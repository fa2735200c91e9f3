/**
 * What the viewer (src/viewer) shows: one value of plain JSON, with every text as it is. The viewer puts text into the
 * page as text, never as markup.
 */
export interface ViewerData {
  readonly title: string;
  /** `VIOLATED …`, as the text format's last line. */
  readonly verdict: string;
  readonly model: string;
  readonly engine: string;
  /** How the answer was found, line by line. */
  readonly about: readonly string[];
  /** Source text by file name, of the files that the stories speak of. */
  readonly sources: Readonly<Record<string, string>>;
  readonly stories: readonly ViewerStory[];
}

export interface ViewerPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly function: string;
}

/** One violation. */
export interface ViewerStory {
  readonly id: string;
  readonly kind: string;
  readonly message: string;
  readonly at: ViewerPlace;
  readonly explain: readonly string[];
  readonly why: readonly { readonly text: string; readonly steps: readonly number[] }[];
  /** A change that mends it: what is said of it, and the lines of the diff. */
  readonly fix?: { readonly title: string; readonly diff: readonly string[] };
  readonly threads: readonly { readonly id: number; readonly name: string }[];
  readonly steps: readonly ViewerStep[];
  /** Initial values that some read shows. */
  readonly initial: readonly { readonly place: string; readonly value: string }[];
  /** The execution graph, drawn; its nodes have the ids s1, s2, … of the steps. */
  readonly svg: string;
}

export interface ViewerStep {
  readonly n: number;
  readonly thread: number;
  readonly at: ViewerPlace;
  /** What it does, in words. */
  readonly text: string;
  /** The source line, trimmed. */
  readonly source: string;
  readonly marked: boolean;
  /** The newest write that this read does not see. */
  readonly misses?: number;
  /** A store: where, what, and which in the order of the writes there. `buffered`: only its own thread sees it. */
  readonly store?: {
    readonly place: string;
    readonly value: string;
    readonly rank: number;
    readonly buffered: boolean;
  };
  /** The step whose buffered store reaches memory now. */
  readonly flushes?: number;
  readonly readsFrom?: number;
}
