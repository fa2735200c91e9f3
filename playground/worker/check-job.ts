import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { visibleIn } from '../../src/base/visible.ts';
import type { Answer as Told } from '../../src/results/answer.ts';
import { exitCode } from '../../src/results/exit-code.ts';
import { viewerData } from '../../src/results/formats/html/data.ts';
import { pageOf } from '../../src/results/formats/html/html.ts';
import { jsonReport } from '../../src/results/formats/json/json.ts';
import { about, statsLine, textReport, verdictLine } from '../../src/results/formats/text/text.ts';
import { inputOf } from '../../src/results/input.ts';
import type { Progress, Property } from '../../src/results/types.ts';
import { check } from '../../src/run/check.ts';
import { PREPARING } from '../../src/run/check-program.ts';
import type { Checked, Job, Settings } from './protocol.ts';
import { putViewer } from './viewer-files.ts';

/** The command line's `heddle check FILE`, with its options. `suggest`: look for a fix beside a violation. */
export async function checkJob(
  job: Job,
  suggest: boolean,
  onProgress: (progress: Progress) => void,
): Promise<Checked> {
  const options = { ...checkOptionsOf(job.settings), suggest };
  const start = performance.now();
  const run = check({ files: [job.file], options });
  let searchStart = 0;
  let step = await run.next();
  for (; !step.done; step = await run.next()) {
    if (searchStart === 0 && step.value.text === PREPARING) searchStart = performance.now();
    onProgress(step.value);
  }
  const searchSeconds = (performance.now() - searchStart) / 1000;
  const { verdict, sources } = step.value;
  const style = { color: false, width: 100, sources };
  const answer: Told = { verdict, input: inputOf([job.file], options, sources), sources, style };
  const viewer = await viewerData(answer);
  await putViewer();
  return {
    kind: 'checked',
    verdict: visibleIn(verdict),
    exit: exitCode(verdict),
    line: verdictLine(verdict, { color: false }),
    about: about(visibleIn(verdict)).filter((line) => line !== statsLine(verdict.stats)),
    viewer,
    json: jsonReport(verdict, answer.input),
    text: textReport(verdict, style),
    html: pageOf(viewer),
    seconds: (performance.now() - start) / 1000,
    searchSeconds,
  };
}

/** The settings of the page as options of the command line; what they do not say is the default. */
function checkOptionsOf(settings: Settings): CheckOptions {
  const { model, engine, check: asked, unwind, timeout, heap, spuriousCas, dataModel, flags } = settings;
  return checkOptions({
    model,
    engine,
    ...(asked === null ? {} : { check: new Set(asked as Property[]) }),
    unwind,
    timeout,
    heap,
    spuriousCas,
    dataModel,
    clangFlags: flags,
    clang: 'wasm',
    jobs: 1,
  });
}
