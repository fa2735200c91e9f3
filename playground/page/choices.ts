import { MODEL_TABLE } from '../../src/base/model-table.ts';
import { modelsThat } from '../../src/base/models.ts';
import { ENGINE_NAMES, MODELS, PROPERTIES } from '../../src/base/names.ts';
import type { Settings } from '../worker/protocol.ts';

/** What can be chosen, and what is chosen before anybody does. */
export const MODEL_TEXT = Object.fromEntries(MODELS.map((model) => [model, MODEL_TABLE[model].inShort]));

const MACHINES = modelsThat(({ buffering }) => buffering !== null);
const JUSTIFIED = modelsThat(({ outOfThinAir }) => !outOfThinAir);
/** Which engines know which models (a test compares this with the engines themselves). */
const ENGINE_MODELS: Readonly<Record<string, readonly string[]>> = {
  explore: JUSTIFIED,
  axiomatic: MODELS,
  random: JUSTIFIED,
  sequentialize: MACHINES,
  directed: MACHINES,
};

export const ENGINE_TEXT: Readonly<Record<string, string>> = {
  auto: 'chosen by model and program',
  explore: 'every execution graph once',
  axiomatic: 'a SAT formula of the axioms',
  sequentialize: 'a SAT formula of schedules',
  directed: 'runs chosen by a SAT solver',
  random: 'random schedules: finds, never proves',
  oracle: 'brute force',
};

const CHECK_ENGINES = ['auto', ...ENGINE_NAMES];
const LITMUS_ENGINES = ['auto', 'oracle', 'explore', 'sequentialize', 'axiomatic', 'directed'];
/** Of programs and of litmus tests. */
export const ALL_ENGINES = [...new Set([...CHECK_ENGINES, ...LITMUS_ENGINES])];
export const CHECKS = PROPERTIES;

export const DEFAULTS: Settings = {
  model: 'rc11',
  engine: 'auto',
  check: null,
  unwind: null,
  timeout: 60,
  heap: 'fresh',
  spuriousCas: false,
  dataModel: 'lp64',
  flags: [],
};

export const LIMITS = { timeout: [1, 3600], unwind: [1, 1000] } as const;

export const isLitmus = (file: string): boolean => file.endsWith('.litmus');

export const canRun = (engine: string, model: string): boolean =>
  engine === 'auto' || engine === 'oracle' || (ENGINE_MODELS[engine] ?? []).includes(model);

export const enginesFor = (file: string): readonly string[] =>
  isLitmus(file) ? LITMUS_ENGINES : CHECK_ENGINES;

/** With an engine that takes such files and knows both models. */
export const fitting = (file: string, settings: Settings, compare: string | null): Settings =>
  enginesFor(file).includes(settings.engine) &&
  canRun(settings.engine, settings.model) &&
  (compare === null || canRun(settings.engine, compare))
    ? settings
    : { ...settings, engine: 'auto' };

/** A name without folders and of a kind that Heddle reads: nothing else gets into the page or the compiler. */
export const isFileName = (name: string): boolean =>
  /^[A-Za-z0-9][\w.+-]{0,60}\.(c|cc|cpp|cxx|i|ii|ll|litmus)$/.test(name);
