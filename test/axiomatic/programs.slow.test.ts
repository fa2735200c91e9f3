import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { endingPrograms } from '../endings/expectations.ts';
import { difference } from '../endings/run-variant.ts';
import { variants } from '../lifetimes/expectations.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** How executions end, and how long objects live: the programs of the other engines, through this one. */
useOwnCache();

describe.each(endingPrograms())('$name', ({ variants: all }) => {
  for (const variant of all)
    for (const model of ['sc', 'rc11'] as const) {
      if (!(variant.models?.includes(model) ?? true) || !(variant.engines?.includes('explore') ?? true))
        continue;
      it(`${variant.title} ${model}`, { timeout: 120_000 }, async () => {
        expect(await difference(variant, { engine: 'axiomatic', model } as never, {})).toBe(null);
      });
    }
});

describe.each(variants().filter(({ file }) => file.endsWith('.c')))('$file $macros', (variant) => {
  it.each(['sc', 'pso', 'rc11'])('%s', { timeout: 120_000 }, async (model) => {
    const options = { engine: 'axiomatic', model, clangFlags: [...variant.macros] };
    const said = await checkFile(variant.file, options as unknown as Partial<CheckOptions>);
    const [first] = said.violations;
    const answer = first === undefined ? said.verdict : `violated ${first.kind}`;
    expect(model === 'rc11' ? variant.expected : variant.byOrder).toContain(answer);
  });
});
