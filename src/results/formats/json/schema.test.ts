import { expect, it } from 'vitest';
import { SCHEMA_VERSION } from './json.ts';
import { reportJsonSchema } from './schema.ts';

it('publishes the JSON schema of reports', async () => {
  await expect(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    `../../../../docs/schemas/report.v${SCHEMA_VERSION}.schema.json`,
  );
});
