import { expect, it } from 'vitest';
import { Machine } from '../machine.ts';
import { runSequentially } from '../testing/drive.ts';
import { image } from '../testing/ir.ts';
import { buildImage, type ImageOptions } from './image.ts';

const { program } = image(`
  func &main "main" () -> (i32) values=0 {
  b0:
  ret (0:i32)
  }`);
const OPTIONS: ImageOptions = { unwind: null, unwindset: new Map(), marks: true };

it('images of one program share its code, and not what is noted of the runs', () => {
  const [first, second] = [buildImage(program, OPTIONS), buildImage(program, { ...OPTIONS })];
  expect(second.code).toBe(first.code);
  expect(runSequentially(first).end).toBe('done');
  expect([...first.reached]).toEqual([1]);
  expect([...second.reached]).toEqual([0]);
  expect(runSequentially(second).end).toBe('done');
  expect([...second.reached]).toEqual([1]);
});

it('code is made anew for other options', () => {
  const first = buildImage(program, OPTIONS);
  const others: Partial<ImageOptions>[] = [
    { unwind: 2 },
    { unwindset: new Map([['main.0', 2]]) },
    { wide: true },
    { marks: false },
    { ordinary: [0] },
    { times: new Map() },
  ];
  for (const other of others) expect(buildImage(program, { ...OPTIONS, ...other }).code).not.toBe(first.code);
});

it('an image for the interpreter has no generated code, whoever was there before', () => {
  const [fast, slow] = [false, true].map((interpretOnly) =>
    buildImage(program, { ...OPTIONS, interpretOnly }),
  );
  for (const each of [fast, slow]) new Machine(each);
  expect(fast.compiled[0]).not.toBeNull();
  expect(slow.compiled[0]).toBeNull();
});
