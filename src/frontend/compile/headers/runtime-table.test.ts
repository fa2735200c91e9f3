import { expect, it } from 'vitest';
import { headerNames } from './our-headers.ts';
import { RUNTIME, runtimeFiles } from './runtime-table.ts';

it('has every file of the folder', () => {
  const files = headerNames().filter((file) => file.startsWith('runtime/'));
  expect(files.map((file) => file.slice('runtime/'.length)).sort()).toEqual(Object.keys(RUNTIME).sort());
});

it('defines nothing twice', () => {
  const everything = Object.values(RUNTIME).flatMap(({ defines }) => defines);
  expect(new Set(everything).size).toBe(everything.length);
});

it('follows calls between models, and ignores what it does not know', () => {
  expect(runtimeFiles(['realloc', 'my_function'])).toEqual(['alloc.c', 'errno.c', 'memory.c']);
  expect(runtimeFiles(['main'])).toEqual([]);
});
