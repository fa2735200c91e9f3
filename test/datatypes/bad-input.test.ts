import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../src/index.ts';
import { runSuite } from './run-suite.ts';

const TEXT = `
static int n;
void put(int value) { n = value; }
int get(void) { return n; }
double mean(void) { return n; }
int twice(int a, int b) { return a + b; }
`;

describe('what is no data type or no test', () => {
  it.each([
    ['an operation that does not exist', ['p=putt'], ['p|p'], 'HED682', 'operation putt is not in reg.c'],
    ['a result that cannot be seen', ['m=mean'], ['m|m'], 'HED683', 'operation mean: the type of its result'],
    ['too many sets of values', ['p=put(0..1,0..1)'], ['p|p'], 'HED683', '2 sets of values are given'],
    ['no operation', ['p'], ['p|p'], 'HED681', '--ops: "p" is no operation'],
    ['no set of values', ['p=put(1-2)'], ['p|p'], 'HED681', '"1-2" is no set of values'],
    ['no operations', [], ['p|p'], 'HED685', 'reg.c names no operations'],
    ['a bracket that is open', ['p=put'], ['p(p|p'], 'HED680', 'at character 6'],
    ['an empty thread', ['p=put'], ['p||p'], 'HED680', 'at character 3'],
    ['an empty first thread', ['p=put'], ['|p'], 'HED680', 'at character 1'],
    ['an empty test', ['p=put'], [' '], 'HED680', 'a test with no calls'],
    ['a sign', ['p=put'], ['p&p'], 'HED680', 'at character 2'],
    ['an exponent', ['p=put'], ['p^x|p'], 'HED680', 'at character 3'],
    ['another letter', ['p=put'], ['p|g'], 'HED686', 'there is no operation g'],
    ['two owners', ['p=put@owner'], ['p|p'], 'HED686', 'two threads have the role owner'],
    ['a thief that is the owner', ['p=put@owner', 'g=get@!owner'], ['pg|g'], 'HED686', 'the thread'],
    ['an unlock without lock', ['p=put', 'g=get@<p'], ['g|p'], 'HED686', 'g comes without a p'],
    ['waiting as a role', ['p=put@blocking'], ['p|p'], 'HED681', 'said by a ! behind everything else'],
    ['no calls', ['p=put'], ['auto:1'], 'HED686', 'between 2 and 12'],
    ['a suite of others', ['p=put'], ['queue'], 'HED686', 'no test of the suite queue'],
  ])('%s', async (_what, ops, tests, code, message) => {
    const error = await runSuite('reg.c', { model: 'sc', tests, ops, text: TEXT }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DiagnosticError);
    const { diagnostic } = error as DiagnosticError;
    expect(diagnostic.code).toBe(code);
    expect(diagnostic.message).toContain(message);
  });

  it("an error in the user's text is shown at its place", async () => {
    const text = 'int get(void) { return n; }\n';
    const error = await runSuite('reg.c', { model: 'sc', tests: ['g|g'], ops: ['g=get'], text }).catch(
      (e: unknown) => e,
    );
    expect((error as DiagnosticError).diagnostic).toMatchObject({ at: { file: 'reg.c', line: 1 } });
  });
});
