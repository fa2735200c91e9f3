import { z } from 'zod';
import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { SavedSchedule } from '../../schedule.ts';
import { input } from './schema.ts';

const schedule = z.object({
  kind: z.literal('heddle schedule'),
  version: z.literal(1),
  schedule: z.array(z.number().int().nonnegative()),
  choices: z.array(z.array(z.string().regex(/^-?\d{1,40}$/))),
  shows: z.array(z.string()),
  outcome: z.string(),
  input,
});

/** A file of `--save-schedules`; a usage error if it is none. */
export function readSchedule(text: string, file: string): SavedSchedule {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    /* said below */
  }
  const result = schedule.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DiagnosticError(
    {
      code: 'HED109',
      severity: 'error',
      message: `${file} is no schedule: at ${issue.path.join('.') || 'the top'}: ${issue.message}`,
      help: 'give a file or a folder that heddle check --engine directed --save-schedules wrote',
    },
    EXIT.usage,
  );
}
