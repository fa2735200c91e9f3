import type { Answer, Checked } from '../worker/protocol.ts';
import type { Ending } from './runner.ts';

export interface Live {
  readonly text: string;
  readonly engine: string | null;
  readonly executions: number;
  /** Bytes of the compiler: so far, in all. */
  readonly loading: readonly [number, number] | null;
}

interface StatusProps {
  readonly model: string;
  readonly live: Live | null;
  readonly ending: Ending | null;
  readonly current: boolean;
  readonly choose: () => void;
  readonly goTo: (line: number) => void;
  readonly file: string;
}

/** One run: how far it is, or what came out. */
export function Status({ model, live, ending, current, choose, goTo, file }: StatusProps) {
  const answer = ending?.kind === 'answer' ? ending.answer : null;
  return (
    <article
      class={`answer ${verdictOf(ending)}${current ? ' current' : ''}`}
      data-model={model}
      data-verdict={verdictOf(ending)}
    >
      <h2>
        <button type="button" class="model" onClick={choose} aria-pressed={current}>
          {model}
        </button>
        <span role="status">{headline(ending)}</span>
      </h2>
      {live !== null && <Progress {...live} />}
      {(ending?.kind === 'stopped' || ending?.kind === 'late') && <p class="about">{ending.why}</p>}
      {answer?.kind === 'checked' && (
        <>
          <Line text={answer.line} />
          <Places {...{ answer, goTo, file }} />
          {answer.about.map((line) => (
            <p key={line} class="about">
              {line}
            </p>
          ))}
        </>
      )}
      {answer?.kind === 'litmus' && <pre class="block">{answer.block}</pre>}
      {answer?.kind === 'refused' && <Refusal answer={answer} goTo={goTo} file={file} />}
      {answer !== null && <p class="about time">{seconds(answer)}</p>}
      {answer?.kind === 'checked' && <Notes {...{ answer, goTo, file }} />}
    </article>
  );
}

/** The head has said the verdict already. */
function Line({ text }: { text: string }) {
  const rest = text.replace(/^[A-Z]+\s*/, '');
  return rest === '' ? null : <p class="line">{rest}</p>;
}

/** Where it goes wrong, to go there. */
function Places({ answer, goTo, file }: { answer: Checked; goTo: (line: number) => void; file: string }) {
  const places = answer.verdict.violations.flatMap(({ at, other }) => [at, ...(other ? [other.at] : [])]);
  const lines = new Set(places.filter((at) => at.file === file).map(({ line }) => line));
  if (lines.size === 0) return null;
  return (
    <p class="about">
      {[...lines].slice(0, MOST_PLACES).map((line) => (
        <>
          <button type="button" onClick={() => goTo(line)}>{`line ${line}`}</button>{' '}
        </>
      ))}
    </p>
  );
}

const MOST_PLACES = 8;

function Progress({ text, engine, executions, loading }: Live) {
  if (loading !== null) {
    const [done, total] = loading;
    const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
    return (
      <div class="live">
        <label>
          {`loading the compiler, once: ${megabytes(done)} of ${megabytes(total)} MB`}
          <progress value={done} max={total} />
        </label>
      </div>
    );
  }
  return (
    <div class="live" aria-live="off">
      <progress />
      <p class="about">
        {engine === null ? '' : `${engine}: `}
        {text}
        {executions > 0 && !/execution/.test(text) ? ` (${plural(executions, 'execution')})` : ''}
      </p>
    </div>
  );
}

function Refusal({
  answer,
  goTo,
  file,
}: {
  answer: Answer & { kind: 'refused' };
  goTo: (line: number) => void;
  file: string;
}) {
  const { diagnostic, message, exit } = answer;
  if (diagnostic === null)
    return (
      <p class="line">
        {exit === 6 ? `Heddle has failed: ${message}. Please report it with the program.` : message}
      </p>
    );
  const { at, help, more, code } = diagnostic;
  return (
    <>
      <p class="line">
        {message} [{code}]
      </p>
      {at?.file === file && (
        <p class="about">
          <button type="button" onClick={() => goTo(at.line)}>{`line ${at.line}`}</button>
        </p>
      )}
      {more?.map((line, i) => (
        <p key={i} class="about">
          {line}
        </p>
      ))}
      {help !== undefined && <p class="about">{help}</p>}
    </>
  );
}

function Notes({
  answer,
  goTo,
  file,
}: {
  answer: Answer & { kind: 'checked' };
  goTo: (line: number) => void;
  file: string;
}) {
  return (
    <>
      {answer.verdict.diagnostics.map(({ severity, message, at, help, code }, i) => (
        <p key={i} class={`about ${severity}`}>
          {`${severity}: ${message} [${code}] `}
          {at?.file === file && (
            <button type="button" onClick={() => goTo(at.line)}>{`line ${at.line}`}</button>
          )}
          {help === undefined ? '' : ` ${help}`}
        </p>
      ))}
    </>
  );
}

/** The exit code of `unknown`. */
const UNKNOWN = 5;

const verdictOf = (ending: Ending | null): string => {
  if (ending === null) return 'running';
  if (ending.kind === 'stopped') return 'stopped';
  if (ending.kind === 'late') return 'unknown';
  const { answer } = ending;
  if (answer.kind === 'checked') return answer.verdict.verdict;
  /* what no engine can answer is a verdict on the command line, too */
  if (answer.kind === 'refused' && answer.diagnostic !== null && answer.exit === UNKNOWN) return 'unknown';
  return answer.kind;
};

const headline = (ending: Ending | null): string => {
  const verdict = verdictOf(ending);
  if (ending?.kind === 'answer' && ending.answer.kind === 'litmus') {
    const { result } = ending.answer;
    return result.matching === 0 ? 'not allowed' : 'allowed';
  }
  return verdict === 'refused' ? 'not checked' : verdict;
};

/** The numbers. */
function seconds(answer: Answer): string {
  if (answer.kind === 'refused') return '';
  const said = `${answer.seconds.toFixed(2)} s`;
  if (answer.kind === 'litmus') return said;
  const { executions, blocked, events, solverCalls, variables, clauses } = answer.verdict.stats;
  return [
    ...(executions + blocked > 0 ? [plural(executions, 'execution'), `${blocked} blocked`] : []),
    ...(events > 0 ? [plural(events, 'event')] : []),
    ...(solverCalls > 0 ? [plural(solverCalls, 'solver call')] : []),
    ...(variables > 0 ? [`${variables} variables`, `${clauses} clauses`] : []),
    `${said} (${answer.searchSeconds.toFixed(2)} s searching)`,
  ].join(', ');
}

const plural = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
