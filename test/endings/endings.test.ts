import { describe, expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { endingPrograms } from './expectations.ts';
import { difference, waysOf } from './run-variant.ts';

/** How executions end (docs/models.md): every variant of every program through every engine and model that has it. */

useOwnCache();
const LONG = 60_000;

describe.each(endingPrograms().map(({ name, variants }) => [name, variants] as const))(
  '%s',
  (_, variants) => {
    it.each(variants.map((variant) => [variant.title, variant] as const))(
      '%s',
      { timeout: LONG },
      async (_title, variant) => {
        const differences: string[] = [];
        for (const way of waysOf(variant)) {
          const said = await difference(variant, way);
          if (said !== null) differences.push(`${way.engine}, ${way.model}: ${said}`);
        }
        expect(differences).toEqual([]);
      },
    );
  },
);
