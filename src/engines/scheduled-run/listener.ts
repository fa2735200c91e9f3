import type { Recorder } from '../../trace/recorder.ts';

type Words = ArrayLike<number>;

/** Who is told of each event of a run, while it is pending: the recorder of traces (trace/recorder.ts), or an engine. */
export interface Listener
  extends Pick<
    Recorder,
    | 'readsFrom'
    | 'read'
    | 'write'
    | 'flush'
    | 'rmw'
    | 'cas'
    | 'create'
    | 'join'
    | 'detach'
    | 'choose'
    | 'output'
    | 'other'
  > {
  /** `old`: the word before. */
  sync(t: number, result: number, fresh: Words, wrote: boolean, note: string, old: Words): void;
}
