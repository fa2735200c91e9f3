import { z } from 'zod';
import { type Code, isCode } from '../../../base/diagnostics/catalogue.ts';
import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { plainOptions } from '../../../base/options/option-schema.ts';
import { RECORDED } from '../../input.ts';
import { STEP_OPS, VIOLATION_KINDS } from '../../kinds.ts';
import type { Verdict } from '../../types.ts';
import { type Report, SCHEMA_VERSION } from './json.ts';
import { readJson } from './read-json.ts';

/** Reads back what json.ts wrote. Unknown fields are let through: later versions may add some. */
const count = z.number().int().nonnegative();
const span = { file: z.string(), line: count, column: count };
const at = z.object({ ...span, function: z.string(), thread: count });

const step = z.object({
  n: count,
  thread: count,
  at,
  op: z.enum(STEP_OPS),
  order: z.string().exactOptional(),
  location: z.string().exactOptional(),
  value: z.string().exactOptional(),
  readValue: z.string().exactOptional(),
  readsFrom: count.exactOptional(),
  note: z.string().exactOptional(),
  stack: z.array(at),
  library: z.boolean().exactOptional(),
  raw: z
    .object({
      event: z.string(),
      address: z.number().int(),
      size: count,
      delivered: z.array(z.number().int()),
      undefinedBits: z.array(z.number().int()).exactOptional(),
    })
    .exactOptional(),
});

export const violation = z.object({
  id: z.string().exactOptional(),
  kind: z.enum(VIOLATION_KINDS),
  message: z.string(),
  at,
  other: z.object({ at, step: count }).exactOptional(),
  waiting: z
    .array(
      z.object({ thread: count, for: z.string(), heldBy: count.exactOptional(), at: at.exactOptional() }),
    )
    .exactOptional(),
  why: z.array(z.object({ text: z.string(), steps: z.array(count) })).exactOptional(),
  executionNotUnder: z.array(z.string()).exactOptional(),
  notUnder: z.array(z.string()).exactOptional(),
  fix: z
    .object({
      diff: z.string(),
      changes: z.array(z.object({ file: z.string(), line: count, what: z.string() })),
      checked: z.boolean(),
    })
    .exactOptional(),
  trace: z.object({
    threads: z.array(z.object({ id: count, name: z.string(), createdBy: count.nullable() })),
    steps: z.array(step),
    co: z.record(z.string(), z.array(count)),
    sw: z.array(z.tuple([count, count])).exactOptional(),
  }),
});

/** What was checked and how. */
export const input = z.object({
  files: z.array(z.string()),
  flags: z.array(z.string()),
  ...plainOptions(RECORDED),
  volatile: plainOptions(['volatile']).volatile.default('plain') /* traces of before do not have it */,
  retries: plainOptions(['retries']).retries.default('off') /* nor this: they had none */,
  sources: z.record(z.string(), z.string()),
});

/** What an engine says of a program. */
const verdict = {
  verdict: z.enum(['verified', 'bounded', 'violated', 'unknown']),
  model: z.string(),
  engine: z.string(),
  summary: z.string(),
  bounds: z.object({
    unwind: count.nullable(),
    contexts: count.nullable(),
    cut: z.array(z.object({ file: z.string(), line: count, reason: z.string() })),
  }),
  assumptions: z.array(z.string()),
  violations: z.array(violation),
  stats: z.object({
    executions: count,
    blocked: count,
    events: count,
    solverCalls: count,
    variables: count,
    clauses: count,
    wallSeconds: z.number().nonnegative(),
    peakMemoryMB: z.number().nonnegative(),
    estimate: z.number().nonnegative().exactOptional(),
  }),
  diagnostics: z.array(
    z.object({
      code: z.custom<Code>(
        (code) => typeof code === 'string' && isCode(code),
        'a code of docs/diagnostics.md',
      ),
      severity: z.enum(['error', 'warning', 'note']),
      message: z.string(),
      more: z.array(z.string()).exactOptional(),
      at: z.object(span).exactOptional(),
      help: z.string().exactOptional(),
    }),
  ),
};

/** A verdict as it comes from elsewhere. */
export const verdictSchema: z.ZodType<Verdict> = z.object({ ...verdict, boundsRequested: z.boolean() });

const report: z.ZodType<Report> = z.object({
  heddle: z.string(),
  schemaVersion: z.literal(SCHEMA_VERSION),
  ...verdict,
  input,
});

/** The JSON Schema of a report, for docs/schemas. */
export const reportJsonSchema = (): object => ({
  title: `Heddle report, version ${SCHEMA_VERSION}`,
  ...z.toJSONSchema(report, { unrepresentable: 'any', io: 'input' }),
});

/** The report in the text of a file that `heddle check --format json` wrote; a usage error if it is none. */
export function readReport(text: string, file: string): Report {
  return readJson(report, text, (why) => notAReport(file, why));
}

const notAReport = (file: string, why: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED109',
      severity: 'error',
      message: `${file} is not a report of heddle check: ${why}`,
      help: 'write one with: heddle check FILE --format json --output TRACE.json',
    },
    EXIT.usage,
  );
