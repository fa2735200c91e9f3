import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGE_MODEL } from '../../base/models.ts';
import { parseOption } from '../../base/options/option-parse.ts';
import { writtenOption } from '../../base/options/option-schema.ts';
import { OPTION_NAMES, type OptionName, specOf } from '../../base/options/option-table.ts';
import { usageError } from '../../base/options/option-values.ts';
import { type CheckOptions, checkOptions } from '../../base/options/options.ts';
import { readJson } from '../../results/formats/json/read-json.ts';

/**
 * `heddle.config.json`: the checks of a project. Each check takes the options of `heddle check` by their names, from the one
 * option table, so that what the command line takes a config takes too; a check under several models is several checks.
 */
export const CONFIG_FILE = 'heddle.config.json';
const CONFIG_VERSION = 1;

const CHECK_OPTIONS = OPTION_NAMES.filter((name) => specOf(name).group !== 'Output' && name !== 'model');

const settings = {
  models: z.array(z.string()).min(1).exactOptional().describe(specOf('model').help),
  flags: z.array(z.string()).exactOptional().describe('flags for clang, as after --'),
  ...Object.fromEntries(CHECK_OPTIONS.map((name) => [name, writtenOption(name).exactOptional()])),
};

const check = z.strictObject({
  name: z.string().min(1).exactOptional().describe('for the table; else the files'),
  files: z
    .array(z.string().min(1))
    .min(1)
    .describe('source files of one program, from the folder of this file'),
  expect: z
    .enum(['verified', 'violated'])
    .exactOptional()
    .describe('the answer that counts as passed (default: verified, or bounded by bounds that are given)'),
  ...settings,
});

const config = z.strictObject({
  $schema: z.string().exactOptional(),
  defaults: z.strictObject(settings).exactOptional().describe('for all checks that do not say otherwise'),
  checks: z.array(check).min(1),
  parallel: z
    .number()
    .int()
    .min(1)
    .max(64)
    .exactOptional()
    .describe('how many checks run at the same time (default 2)'),
  junit: z.string().min(1).exactOptional().describe('also write a JUnit file'),
  sarif: z.string().min(1).exactOptional().describe('also write a SARIF file'),
});

export const configJsonSchema = (): object => ({
  title: `heddle.config.json, version ${CONFIG_VERSION}`,
  ...z.toJSONSchema(config, { io: 'input' }),
});

/** One check under one model. */
export interface Task {
  readonly name: string;
  readonly files: readonly string[];
  readonly options: CheckOptions;
  readonly expect: 'verified' | 'violated';
}

export interface Project {
  readonly tasks: readonly Task[];
  readonly parallel: number;
  readonly junit: string | null;
  readonly sarif: string | null;
}

export function readConfig(): Project {
  let text: string;
  try {
    text = readFileSync(CONFIG_FILE, 'utf8');
  } catch {
    throw usageError(
      'HED170',
      `no files are given, and there is no ${CONFIG_FILE} here`,
      'name the files: heddle check queue.c; or write a config with: heddle init',
    );
  }
  return projectOf(readJson(config, text, unusable));
}

const unusable = (why: string): Error =>
  usageError(
    'HED171',
    `${CONFIG_FILE} cannot be used: ${why}`,
    'docs/ci.md shows one; docs/schemas has its JSON schema',
  );

function projectOf({ defaults = {}, checks, parallel = 2, junit, sarif }: z.infer<typeof config>): Project {
  const tasks = checks.flatMap((one) => {
    const both: Record<string, unknown> = { ...defaults, ...one };
    const models = (both.models as string[] | undefined) ?? [LANGUAGE_MODEL];
    return models.map((model): Task => {
      const given = Object.fromEntries(
        CHECK_OPTIONS.filter((name) => both[name] !== undefined).map((name) => [
          name,
          optionOf(name, both[name]),
        ]),
      );
      const clangFlags = (both.flags as string[] | undefined) ?? [];
      const options = checkOptions({ ...given, model: parseOption('model', model), clangFlags });
      return {
        name: one.name ?? one.files.join(' '),
        files: one.files,
        options,
        expect: one.expect ?? 'verified',
      };
    });
  });
  return { tasks, parallel, junit: junit ?? null, sarif: sarif ?? null };
}

function optionOf(name: OptionName, value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  return parseOption(name, Array.isArray(value) ? value.join(',') : String(value));
}
