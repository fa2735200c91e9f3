import { describe, expect, it } from 'vitest';
import { breaches, largestKnot } from './imports.ts';

const file = (path: string, text: string) => ({ path, text });

describe('the import rules', () => {
  it('accept what points the right way', () => {
    expect(
      breaches([
        file('base/ids.ts', ''),
        file('vm/machine.ts', `import type { X } from '../base/ids.ts';\nimport { y } from './memory.ts';`),
        file(
          'vm/memory.ts',
          `// process.exit and console.log are words here\nexport const s = 'console.log';`,
        ),
        file(
          'engines/random/random.ts',
          `import { e } from '../engine.ts';\nimport { m } from '../../vm/machine.ts';`,
        ),
        file('engines/engine.ts', ''),
        file('run/check.ts', `import { r } from '../engines/random/random.ts';`),
        file('index.ts', `export * from './run/check.ts';`),
        file('cli/main.ts', `import('../index.ts');\nconsole.log(1);`),
        file('vm/machine.test.ts', `import { r } from '../engines/random/random.ts';`),
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      'base/ids.ts',
      `import type { P } from '../ir/types.ts';`,
      'base/ids.ts imports ir/types.ts: base may not see ir',
    ],
    [
      'vm/a.ts',
      `import { p } from '../frontend/clang.ts';`,
      'vm/a.ts imports frontend/clang.ts: vm may not see frontend',
    ],
    ['results/a.ts', `export * from '../vm/a.ts';`, 'results/a.ts imports vm/a.ts: results may not see vm'],
    ['cli/a.ts', `await import('../run/check.ts');`, 'cli/a.ts imports run/check.ts: cli may not see run'],
    [
      'engines/explore/a.ts',
      `import { r } from '../random/random.ts';`,
      'engines/explore/a.ts imports engines/random/random.ts: engines never import each other',
    ],
    ['odd/a.ts', '', 'odd/a.ts: the part odd is not in the import rules (scripts/imports.ts)'],
    ['ir/a.ts', `import x from '../../package.json';`, 'ir/a.ts imports ../package.json, outside src/'],
    ['vm/a.ts', '/* 1 */\nconsole.log(1);', 'vm/a.ts:2: only src/cli may use console.'],
    ['run/a.ts', 'process.exit(1);', 'run/a.ts:1: only src/cli may use process.exit'],
  ])('reject %s: %s', (path, text, breach) => {
    expect(breaches([file(path, text)])).toEqual([breach]);
  });

  it('find cycles, once each', () => {
    expect(
      breaches([
        file('ir/a.ts', `import './b.ts';`),
        file('ir/b.ts', `import type { C } from './c.ts';`),
        file('ir/c.ts', `import './a.ts';`),
        file('ir/d.ts', `import './a.ts';`),
      ]),
    ).toEqual(['cycle: ir/a.ts → ir/b.ts → ir/c.ts → ir/a.ts']);
  });

  it('find cycles inside an engine too, and say how large the largest knot is', () => {
    const files = [
      file('engines/a/search.ts', `import './step.ts';`),
      file('engines/a/step.ts', `import type { S } from './search.ts';`),
      file('engines/a/ways.ts', `import './step.ts';`),
    ];
    expect(breaches(files)).toEqual(['cycle: engines/a/search.ts → engines/a/step.ts → engines/a/search.ts']);
    expect(largestKnot(files)).toBe(2);
    expect(largestKnot(files.slice(1))).toBe(1);
  });
});
