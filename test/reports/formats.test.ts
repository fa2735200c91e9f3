import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instance } from '@viz-js/viz';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FORMATS } from '../../src/results/formats/formats.ts';
import { reportJsonSchema } from '../../src/results/formats/json/schema.ts';
import { answerFor, rendered } from './answers.ts';
import { againstJunit } from './junit-grammar.ts';

/** Every format on whole answers: valid by its own schema, and nothing of a hostile source acts. */
const CASES = [
  ['store-buffering.c', { model: 'tso', engine: 'random' }],
  ['message.c', { model: 'rc11' }],
  ['deadlock.c', { model: 'sc' }],
  ['hostile.c', { model: 'rc11' }],
] as const;

const schema = (name: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', name), 'utf8')) as object;

describe.each(CASES)('%s %o', (program, options) => {
  it('SARIF is valid by the official schema, a thread flow for each thread', async () => {
    const sarif = JSON.parse(await rendered('sarif', await answerFor(program, options)));
    const ajv = new Ajv({ strict: false, unicodeRegExp: false });
    formats.default(ajv);
    const valid = ajv.compile(schema('sarif-2.1.0.json'));
    expect(valid(sarif), JSON.stringify(valid.errors)).toBe(true);
    const [result] = sarif.runs[0].results;
    const { verdict } = await answerFor(program, options);
    const [{ trace, id, other }] = verdict.violations;
    const acting = new Set(trace.steps.map((step) => step.thread));
    expect(result.codeFlows[0].threadFlows.length).toBe(acting.size);
    const orders = result.codeFlows[0].threadFlows.flatMap(
      (flow: { locations: { executionOrder: number }[] }) =>
        flow.locations.map((location) => location.executionOrder),
    );
    expect(new Set(orders).size).toBe(orders.length);
    expect(result.partialFingerprints['heddleViolation/v1']).toBe(id);
    if (other) expect(result.relatedLocations[0].physicalLocation.region.startLine).toBe(other.at.line);
  });

  it('JSON is valid by the published schema', async () => {
    const report = JSON.parse(await rendered('json', await answerFor(program, options)));
    const ajv = new Ajv2020({ strict: false });
    const valid = ajv.compile(reportJsonSchema());
    expect(valid(report), JSON.stringify(valid.errors)).toBe(true);
  });

  it('DOT parses, and the drawing has a node for each step of the graph', async () => {
    const answer = await answerFor(program, options);
    const dot = await rendered('dot', answer);
    const viz = await instance();
    expect(viz.render(dot, { format: 'dot' }).status).toBe('success');
    const svg = await rendered('svg', answer);
    expect(svg).not.toMatch(/<script|onerror=|javascript:/i);
    for (const [, id] of dot.matchAll(/id="(s\d+)"/g)) expect(svg).toContain(`id="${id}"`);
  });

  it('the witness is YAML whose last segment is the target, with the threads', async () => {
    const { verdict, input } = await answerFor(program, options);
    const [entry] = parse(await rendered('witness', await answerFor(program, options)));
    expect(entry.entry_type).toBe('violation_sequence');
    expect(entry.metadata.format_version).toBe('2.2');
    expect(Object.values(entry.metadata.task.input_file_hashes)).toEqual(Object.values(input.sources));
    const last = entry.content.at(-1).segment;
    expect(last.map((w: { waypoint: { type: string } }) => w.waypoint.type)).toEqual(
      verdict.violations[0].other ? ['target', 'target'] : ['target'],
    );
    let threads = 1;
    for (const [i, { segment }] of entry.content.entries())
      for (const { waypoint } of segment) {
        const { type, thread_id, location } = waypoint;
        expect(type === 'target').toBe(i === entry.content.length - 1);
        expect(thread_id).toBeLessThan(threads);
        const line = readFileSync(location.file_name, 'utf8').split('\n')[location.line - 1];
        if (type === 'function_enter') {
          threads++;
          expect(line[location.column - 1]).toBe(')');
        } else expect(line.slice(0, location.column - 1)).toMatch(/(^|[;{}])\s*$/);
      }
    expect(threads).toBe(verdict.violations[0].trace.threads.length);
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    const valid = ajv.compile(schema('witness-2.2.json'));
    expect(valid([entry]), JSON.stringify(valid.errors)).toBe(true);
  });

  it('the GraphML witness is a path whose threads are created, enter their function, and then go', async () => {
    const xml = await rendered('graphml', await answerFor(program, options));
    expect(wellFormed(xml.replace(/^<\?xml[^>]*\?>/, ''))).toBe('');
    const keys = new Set([...xml.matchAll(/<key id="([\w-]+)"/g)].map(([, key]) => key));
    for (const [, key] of xml.matchAll(/<data key="([\w-]+)"/g)) expect(keys).toContain(key);
    expect(xml.match(/<data key="entry">/g)).toHaveLength(1);
    expect(xml.match(/<data key="violation">/g)).toHaveLength(1);
    const { input } = await answerFor(program, options);
    expect(xml).toContain(`<data key="programhash">${Object.values(input.sources)[0]}</data>`);
    const created = new Set<string>();
    const active = new Set<string>();
    const edges = [...xml.matchAll(/<edge source="N(\d+)" target="N(\d+)">(.*?)<\/edge>/gs)];
    expect(edges.map(([, from, to]) => [Number(from), Number(to)])).toEqual(edges.map((_, i) => [i, i + 1]));
    for (const [, , , body] of edges) {
      const get = (key: string): string | undefined => new RegExp(`key="${key}">([^<]*)<`).exec(body)?.[1];
      const thread = get('threadId');
      const enters = get('enterFunction') !== undefined;
      if (thread !== undefined) expect(enters ? created : active).toContain(thread);
      if (enters) active.add(thread ?? '0');
      const child = get('createThread');
      if (child !== undefined) {
        expect(created).not.toContain(child);
        created.add(child);
      }
      if (!enters) expect(Number(get('startline'))).toBeGreaterThan(0);
    }
  });

  it('JUnit is one failed case, valid by the schema of Jenkins', async () => {
    const xml = await rendered('junit', await answerFor(program, options));
    expect(xml).toContain('tests="1" failures="1" errors="0"');
    expect(wellFormed(xml)).toBe('');
    expect(againstJunit(xml)).toEqual([]);
  });

  it('HTML holds the source as data only', async () => {
    const html = await rendered('html', await answerFor(program, options));
    expect(html.match(/<script/g)?.length).toBe(2);
    expect(html).not.toMatch(/<img|<!--|https?:\/\/(?!www\.w3\.org)/);
  });

  it('Markdown', async () => {
    const text = await rendered('markdown', await answerFor(program, options));
    await expect(text).toMatchFileSnapshot(`golden/${program}.md`);
  });
});

it('a witness creates every thread, also two at one place', async () => {
  const answer = await answerFor('same-place.c', { model: 'sc' });
  const [{ content }] = parse(await rendered('witness', answer));
  const created = content.flatMap(({ segment }: { segment: { waypoint: { type: string } }[] }) =>
    segment.filter(({ waypoint }) => waypoint.type === 'function_enter'),
  );
  expect(created).toHaveLength(2);
  const xml = await rendered('graphml', answer);
  expect([...xml.matchAll(/<data key="createThread">(\d)</g)].map(([, thread]) => thread)).toEqual([
    '0',
    '1',
    '2',
  ]);
});

it('every format says something about a program that is right', async () => {
  const answer = await answerFor('right.c');
  for (const format of FORMATS) expect((await rendered(format, answer)).length, format).toBeGreaterThan(10);
}, 60_000);

/** Tags that match, attributes in quotes, no bare ampersand: what is wrong, or nothing. */
function wellFormed(xml: string): string {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(body)) return 'a bare ampersand';
  for (const [tag, close, name, rest] of body.matchAll(/<(\/?)([\w-]+)((?:\s+[\w.:-]+="[^"<]*")*\s*\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return `${tag} closes nothing`;
    } else if (!rest.endsWith('/')) open.push(name);
  }
  if (body.replace(/<\/?[\w-]+(?:\s+[\w.:-]+="[^"<]*")*\s*\/?>/g, '').includes('<')) return 'a bare <';
  return open.join(' ');
}
