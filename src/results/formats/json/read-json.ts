import type { z } from 'zod';

/** The value that a text has by a schema; where it has none, `refuse` makes the error of what is wrong with it. */
export function readJson<T>(schema: z.ZodType<T>, text: string, refuse: (why: string) => Error): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refuse(`it is not JSON (${(error as Error).message})`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  throw refuse(`at ${path.join('.') || 'the top'}: ${message}`);
}
