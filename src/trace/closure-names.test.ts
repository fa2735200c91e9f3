import { expect, it } from 'vitest';
import { closureName } from './closure-names.ts';

it.each([
  ['std::__run_closure<std::tuple<main::lambda#2>>', 'main::lambda#2'],
  ['std::__run_closure<std::tuple<Worker<int, 3>, int, char>>', 'Worker<int, 3>'],
  ['std::__run_closure<std::tuple<void (*)(int), int>>', null],
  ['__heddle_top_thread', null],
])('what %s runs', (start, name) => expect(closureName(start)).toBe(name));
