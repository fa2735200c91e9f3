import { visibleColours, visibleLines } from '../../base/visible.ts';

/**
 * Everything that the command line writes for people goes through here (base/visible.ts says why). JSON has its own
 * way to be safe.
 */
type Stream = Pick<NodeJS.WriteStream, 'write'>;

/** Lines without colours. */
export function say(stream: Stream, text: string): void {
  stream.write(visibleLines(text));
}

/** What a renderer made, with its colours; all other text in it is visible already. */
export function sayColoured(stream: Stream, text: string): void {
  stream.write(visibleColours(text));
}
