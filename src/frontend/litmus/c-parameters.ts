import { TYPE_WORDS } from './c-words.ts';
import type { Cursor } from './scanner.ts';

/** The parameters of a thread: which of the shared locations it reaches through an atomic type. */
export function parseParameters(cursor: Cursor): { readonly name: string; readonly atomic: boolean }[] {
  const params: { name: string; atomic: boolean }[] = [];
  cursor.expect('(');
  while (!cursor.accept(')')) {
    let atomic = false;
    while (cursor.is(...TYPE_WORDS)) atomic = cursor.take().text.toLowerCase().includes('atomic') || atomic;
    while (cursor.accept('*') || cursor.accept('volatile') || cursor.accept('const'));
    params.push({ name: cursor.name('a parameter').text, atomic });
    if (cursor.accept('[')) {
      if (!cursor.is(']')) cursor.number('the number of elements');
      cursor.expect(']');
    }
    if (!cursor.accept(',') && !cursor.is(')')) throw cursor.expected("',' or ')'");
  }
  return params;
}
