import { defaultChecks } from '../../src/base/models.ts';
import { MODELS } from '../../src/base/names.ts';
import type { Settings } from '../worker/protocol.ts';
import { CHECKS, canRun, ENGINE_TEXT, enginesFor, fitting, isLitmus, LIMITS, MODEL_TEXT } from './choices.ts';
import { flagsOf, flagsText } from './command-line.ts';

export interface SettingsProps {
  readonly file: string;
  readonly settings: Settings;
  readonly setSettings: (settings: Settings) => void;
  readonly compare: string | null;
  readonly setCompare: (model: string | null) => void;
}

/** Model, second model, engine; and the options that matter. */
export function SettingsForm({ file, settings, setSettings, compare, setCompare }: SettingsProps) {
  const set = (change: Partial<Settings>): void => {
    const next = { ...settings, ...change };
    /* the other way round */
    const other = next.model === compare ? settings.model : compare;
    if (other !== compare) setCompare(other);
    setSettings(fitting(file, next, other));
  };
  const setOther = (other: string | null): void => {
    setCompare(other);
    setSettings(fitting(file, settings, other));
  };
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <label>
        Model
        <select
          name="model"
          value={settings.model}
          onChange={(event) => set({ model: event.currentTarget.value })}
        >
          {MODELS.map((model) => (
            <option key={model} value={model}>{`${model}: ${MODEL_TEXT[model]}`}</option>
          ))}
        </select>
      </label>
      <label>
        Compare with
        <select
          name="compare"
          value={compare ?? ''}
          onChange={(event) => setOther(event.currentTarget.value || null)}
        >
          <option value="">no other model</option>
          {MODELS.map((model) => (
            <option key={model} value={model} disabled={model === settings.model}>
              {model}
            </option>
          ))}
        </select>
      </label>
      <label>
        Engine
        <select
          name="engine"
          value={settings.engine}
          onChange={(event) => set({ engine: event.currentTarget.value })}
        >
          {enginesFor(file).map((engine) => (
            <option
              key={engine}
              value={engine}
              disabled={!canRun(engine, settings.model) || (compare !== null && !canRun(engine, compare))}
            >{`${engine}: ${ENGINE_TEXT[engine]}`}</option>
          ))}
        </select>
      </label>
      {!isLitmus(file) && <Options settings={settings} set={set} />}
    </form>
  );
}

function Options({ settings, set }: { settings: Settings; set: (change: Partial<Settings>) => void }) {
  const asked = new Set<string>(settings.check ?? defaultChecks(settings.model));
  const toggle = (name: string, on: boolean): void =>
    set({ check: CHECKS.filter((check) => (check === name ? on : asked.has(check))) });
  const number = (name: 'timeout' | 'unwind', text: string, unit: string) => {
    const [low, high] = LIMITS[name];
    return (
      <label class="short">
        {text}
        <span>
          <input
            type="number"
            name={name}
            min={low}
            max={high}
            value={settings[name] ?? ''}
            onChange={(event) => {
              const value = Number(event.currentTarget.value);
              if (Number.isInteger(value) && value >= low && value <= high) set({ [name]: value });
              else if (name === 'unwind' && event.currentTarget.value === '') set({ unwind: null });
              else event.currentTarget.value = String(settings[name] ?? '');
            }}
          />{' '}
          {unit}
        </span>
      </label>
    );
  };
  return (
    <details class="options">
      <summary>Options</summary>
      <fieldset>
        <legend>What counts as a violation</legend>
        {CHECKS.map((name) => (
          <label key={name} class="tick">
            <input
              type="checkbox"
              checked={asked.has(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
        {settings.check !== null && (
          <button type="button" onClick={() => set({ check: null })}>
            the usual ones
          </button>
        )}
      </fieldset>
      <div class="grid">
        {number('timeout', 'Time', 's')}
        {number('unwind', 'Unwind loops', 'times')}
        <label class="short">
          Heap
          <select
            value={settings.heap}
            onChange={(event) => set({ heap: event.currentTarget.value as Settings['heap'] })}
          >
            <option value="fresh">fresh</option>
            <option value="reuse">reuse</option>
          </select>
        </label>
        <label class="short">
          Data model
          <select
            value={settings.dataModel}
            onChange={(event) => set({ dataModel: event.currentTarget.value as Settings['dataModel'] })}
          >
            <option value="lp64">lp64</option>
            <option value="ilp32">ilp32</option>
          </select>
        </label>
      </div>
      <label class="tick">
        <input
          type="checkbox"
          checked={settings.spuriousCas}
          onChange={(event) => set({ spuriousCas: event.currentTarget.checked })}
        />
        a weak compare-exchange may fail for no reason
      </label>
      <label>
        Compiler flags
        <input
          name="flags"
          placeholder="-DN=3 -std=c11"
          spellcheck={false}
          value={flagsText(settings.flags)}
          onChange={(event) => set({ flags: flagsOf(event.currentTarget.value) })}
        />
      </label>
    </details>
  );
}
