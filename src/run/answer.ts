/** Runs `check`, `litmus` or `findFences` to its end: what it returns. `onProgress` gets what it yields on the way. */
export async function answer<Progress, Result>(
  run: AsyncGenerator<Progress, Result, void>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result> {
  let step = await run.next();
  for (; !step.done; step = await run.next()) onProgress(step.value);
  return step.value;
}
