import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { framePolicy, PAGE_POLICY } from '../../src/cli/playground/policy.ts';

/** The built page has nothing of Node in it, and asks nobody else for anything. */
const FOLDER = join(import.meta.dirname, '../../dist/playground');
const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const scripts = names.filter((name) => name.endsWith('.js'));
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

describe('the scripts', () => {
  it('are there', () => {
    expect(scripts).toContain('service-worker.js');
    expect(scripts.filter((name) => /worker-/.test(name))).not.toEqual([]);
  });

  it('have no empty modules in place of something of Node', () => {
    expect(names.filter((name) => name.includes('browser-external'))).toEqual([]);
  });

  it.each(scripts)('%s import each other and nothing else', (name) => {
    const imported = ts.preProcessFile(textOf(name), true, true).importedFiles.map((found) => found.fileName);
    expect(imported.filter((what) => !what.startsWith('./') && !what.startsWith('../'))).toEqual([]);
  });

  it.each(scripts)('%s name no module of Node and no package that needs it', (name) => {
    const text = textOf(name);
    expect(text).not.toMatch(/["'`]node:[a-z/_]+["'`]/);
    /* as words: C++ has an error called no_child_process */
    expect(text).not.toMatch(/\b(?:worker_threads|child_process|ioredis|bullmq|createRequire)\b/);
    expect(builtinModules.filter((module) => text.includes(`require("${module}")`))).toEqual([]);
  });
});

it('the script of workers is one file, and needs no other', () => {
  const [worker, ...more] = scripts.filter((name) => /worker-/.test(name) && name !== 'service-worker.js');
  expect(more).toEqual([]);
  expect(textOf(worker)).not.toMatch(/\bimport\.meta\b|\bimportScripts\(/);
  expect(ts.preProcessFile(textOf(worker), true, true).importedFiles).toEqual([]);
});

it('the frame of workers allows one script of its own text, the sandbox, by its hash', () => {
  const policy = /content="([^"]*)"/.exec(textOf('workers.html'))?.[1] ?? '';
  const hash = /'sha256-[^']*'/.exec(policy)?.[0] ?? 'none';
  expect(policy).toBe(framePolicy(hash));
  expect(textOf('workers.html')).not.toMatch(/<script/);
});

it('the page has its policy, which lets nothing be made into code', () => {
  const html = textOf('index.html');
  expect(html).toContain(`content="${PAGE_POLICY}"`);
  expect(PAGE_POLICY).not.toMatch(/unsafe-eval|\*|https?:/);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|https?:\/\//);
});
