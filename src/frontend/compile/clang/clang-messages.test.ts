import { describe, expect, it } from 'vitest';
import { compileError, readMessages, undeclaredFunctions, warningsOf } from './clang-messages.ts';

const naming = { main: 'a.c', headersDir: '/h' };
const OUTPUT = `In file included from a.c:1:
./sub/b.h:3:5: warning: something odd [-Wodd]
a.c:7:1: note: previous definition is here
a.c:9:12: error: expected ';' after expression
a.c:10:3: error: call to undeclared function 'f'; ISO C99 and later do not support implicit function declarations
/h/pthread.h:4:5: note: here
2 errors generated.
`;

describe('what clang says', () => {
  const messages = readMessages(OUTPUT, naming);
  it('becomes diagnostics with places', () => {
    expect(warningsOf(messages)).toEqual([
      {
        code: 'HED240',
        severity: 'warning',
        message: 'something odd [-Wodd]',
        more: ['a.c:7:1: note: previous definition is here'],
        at: { file: 'sub/b.h', line: 3, column: 5 },
      },
    ]);
    const { diagnostic, exit } = compileError('a.c', messages, OUTPUT, []);
    expect(exit).toBe(2);
    expect(diagnostic.code).toBe('HED232');
    expect(diagnostic.at).toEqual({ file: 'a.c', line: 9, column: 12 });
    expect(diagnostic.message).toBe("expected ';' after expression");
    expect(diagnostic.more).toEqual([
      "a.c:10:3: error: call to undeclared function 'f'; ISO C99 and later do not support implicit function declarations",
      '<heddle>/pthread.h:4:5: note: here',
    ]);
    expect(undeclaredFunctions(messages)).toEqual(['f']);
  });
  it('names our headers when one is missing', () => {
    const output = "a.c:1:10: fatal error: 'foo.h' file not found";
    const { diagnostic } = compileError('a.c', readMessages(output, naming), output, ['pthread.h']);
    expect(diagnostic.code).toBe('HED233');
    expect(diagnostic.help).toBe('give its folder after --, e.g. -- -I DIR; Heddle brings its own pthread.h');
  });
  it('has words for a compiler that says nothing', () => {
    expect(compileError('a.c', [], '', []).message).toBe('a.c could not be compiled: clang gave no reason');
  });
});
