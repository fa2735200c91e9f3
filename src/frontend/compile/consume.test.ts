import { describe, expect, it } from 'vitest';
import { consumeNotices } from './consume.ts';

const place = (text: string): string[] =>
  consumeNotices([['a.c', text]]).map(({ at }) => `${at!.line}:${at!.column}`);

describe('memory_order_consume', () => {
  it.each([
    ['f(&x, memory_order_consume);', '1:7'],
    ['#define ORDER \\\n  memory_order_consume\n', '2:3'],
    ['x.load(std::memory_order::consume)', '1:13'],
    ['x.load(std::memory_order_consume)', '1:13'],
    ['__atomic_load_n(p, __ATOMIC_CONSUME)', '1:20'],
    ['enum { memory_order_consume = 1 };\nf(&x, memory_order_consume);', '2:7'],
    ['if (o == memory_order_consume)', '1:10'],
    ['char c = \'"\'; f(memory_order_consume); // "', '1:17'],
  ])('%j is seen', (text, at) => {
    expect(place(text)).toEqual([at]);
  });

  it.each([
    '// memory_order_consume',
    '/* memory_order_consume\n */ int x;',
    'puts("memory_order_consume");',
    'enum { memory_order_consume = 1 };',
    'int my_memory_order_consumes;',
    'void consume(void);',
  ])('%j is not', (text) => {
    expect(place(text)).toEqual([]);
  });
});
