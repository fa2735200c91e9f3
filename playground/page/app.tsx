import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer, Settings } from '../worker/protocol.ts';
import { AnswerView } from './answer-view.tsx';
import { DEFAULTS, fitting, isFileName, isLitmus } from './choices.ts';
import { commandLine } from './command-line.ts';
import { compared } from './compare.ts';
import { hasCrashed, runsNow } from './crash.ts';
import { draft, keepDraft } from './draft.ts';
import { createEditor, type Editor } from './editor.ts';
import { FIRST } from './first.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { marksOf } from './marks.ts';
import { type Ending, type Run, startRun } from './runner.ts';
import { SettingsForm } from './settings-form.tsx';
import { fromFragment, notSharable, type Shared, toFragment } from './share.ts';
import { type Live, Status } from './status.tsx';
import { useTheme } from './theme.ts';

/** One side: a model, its run, its answer. */
interface Side {
  readonly model: string;
  readonly live: Live | null;
  readonly ending: Ending | null;
}

/** After so many ms without a key what was typed is looked at as a whole. */
const PAUSE = 200;

export function App() {
  const [file, setFile] = useState(FIRST.file);
  const [settings, setSettings] = useState<Settings>(DEFAULTS);
  const [compare, setCompare] = useState<string | null>(null);
  const [sides, setSides] = useState<readonly Side[]>([]);
  const [shown, setShown] = useState(0);
  const [gallery, setGallery] = useState(false);
  const [notice, setNotice] = useState(() => (hasCrashed() ? CRASHED : ''));
  /** The program has changed since it was run. */
  const [isStale, setStale] = useState(false);
  const [theme, switchTheme] = useTheme();
  const runs = useRef<Run[]>([]);
  const start = useRef(() => {});
  const changed = useRef(() => {});
  const paused = useRef(() => {});
  /** The text as it was opened: a stranger's program is not the user's draft until it is edited. */
  const opened = useRef('');
  const ran = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const editor: Editor = useMemo(
    () => createEditor({ change: () => changed.current(), run: () => start.current() }),
    [],
  );
  const place = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isRunning = sides.some(({ ending }) => ending === null);
  /** For the key that stops, which must not wait for an effect. */
  const isBusy = useRef(false);
  isBusy.current = isRunning && !gallery;
  const isStaleNow = useRef(false);
  isStaleNow.current = isStale;

  const open = (next: Shared): void => {
    stop();
    setFile(next.file);
    setSettings(next.settings);
    setCompare(next.compare);
    setSides([]);
    editor.setMarks([]);
    editor.setStep(null);
    editor.setText(next.text);
    clearTimeout(pause.current);
    opened.current = editor.text();
    setStale(false);
  };

  const stop = (): void => {
    for (const run of runs.current) run.stop();
    runs.current = [];
  };

  const current = (): Shared => ({ file, text: editor.text(), settings, compare });

  start.current = () => {
    if (!isFileName(file)) return setNotice('the program needs a name that ends in .c, .cc or .litmus');
    stop();
    setNotice('');
    editor.setStep(null);
    const models = [settings.model, ...(compare === null || compare === settings.model ? [] : [compare])];
    const text = editor.text();
    const fit = fitting(file, settings, compare);
    setSettings(fit);
    ran.current = text;
    setStale(false);
    setShown(0);
    setSides(
      models.map((model) => ({
        model,
        live: { text: 'starting', executions: 0, engine: null, loading: null },
        ending: null,
      })),
    );
    const change = (i: number, next: Partial<Side>): void =>
      setSides((all) => all.map((side, k) => (k === i ? { ...side, ...next } : side)));
    runs.current = models.map((model, i) =>
      startRun(
        { file, text, settings: { ...fit, model } },
        {
          progress: (said, engine, executions) =>
            change(i, { live: { text: said, engine, executions, loading: null } }),
          loading: (done, total) =>
            change(i, {
              live: { text: 'loading the compiler', engine: null, executions: 0, loading: [done, total] },
            }),
          end: (ending) => change(i, { live: null, ending }),
        },
      ),
    );
  };

  changed.current = () => {
    setStale(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => paused.current(), PAUSE);
  };

  paused.current = () => {
    clearTimeout(pause.current);
    const text = editor.text();
    setStale(text !== ran.current);
    if (text === opened.current) return;
    /* the address no longer says what is here */
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    keepDraft(current());
  };

  useEffect(() => {
    place.current?.append(editor.element);
    const load = async (): Promise<void> => {
      const linked = await fromFragment(location.hash);
      if (linked !== null) return open(linked);
      if (location.hash.length > 1) setNotice(UNREADABLE);
      open(draft() ?? FIRST);
    };
    void load();
    const onHash = (): void => {
      const { hash } = location;
      void fromFragment(hash).then((linked) => {
        /* a long link takes longer than a short one that came after it */
        if (hash !== location.hash) return;
        if (linked !== null) open(linked);
        else if (hash.length > 1) setNotice(UNREADABLE);
      });
    };
    const onHide = (): void => {
      paused.current();
      runsNow(false);
    };
    addEventListener('hashchange', onHash);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('hashchange', onHash);
      removeEventListener('pagehide', onHide);
    };
  }, []);

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker?.controller) return;
    const onChange = (): void => setNotice('a new version is here: reload the page to use it');
    serviceWorker.addEventListener('controllerchange', onChange);
    return () => serviceWorker.removeEventListener('controllerchange', onChange);
  }, []);

  useEffect(() => editor.setDark(theme === 'dark'), [theme]);

  /* on a phone the answer is below */
  useEffect(() => {
    if (isRunning) cards.current?.scrollIntoView({ block: 'nearest' });
    runsNow(isRunning);
  }, [isRunning]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented)
        start.current();
      else if (event.key === 'Escape' && isBusy.current) stop();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const answers = sides.map(({ ending }) => (ending?.kind === 'answer' ? ending.answer : null));
  useEffect(() => {
    const marks = answers.flatMap((answer) => (answer === null ? [] : marksOf(answer, file)));
    /* the lines of a program that has changed are not these lines */
    if (sides.length > 0 && !isStale) editor.setMarks(marks);
    if (isStale) editor.setStep(null);
  }, [sides, isStale]);

  const [a, b] = answers;
  const share = async (): Promise<void> => {
    const problem = notSharable(current());
    if (problem !== null) return setNotice(problem);
    const fragment = await toFragment(current());
    try {
      history.replaceState(null, '', fragment);
    } catch {
      return setNotice('the program is too long for a link of this browser');
    }
    /* what is shared is not what is opened anew */
    opened.current = editor.text();
    const copied = await copy(location.href);
    setNotice(
      copied
        ? 'the link is copied: the program is in it, and nowhere else'
        : 'the link is in the address bar',
    );
  };
  const command = commandLine(file, fitting(file, settings, compare));

  return (
    <>
      <header class="top">
        <h1>
          heddle <span>playground</span>
        </h1>
        <button type="button" onClick={() => setGallery(true)}>
          Examples
        </button>
        <button type="button" onClick={() => void share()}>
          Share
        </button>
        <button
          type="button"
          aria-label={`${theme === 'dark' ? 'light' : 'dark'} theme`}
          title="light or dark"
          onClick={switchTheme}
        >
          ◐
        </button>
      </header>
      <main class="work">
        <section class="edit" aria-label="program">
          <div class="name">
            <input
              aria-label="file name"
              value={file}
              spellcheck={false}
              maxLength={64}
              onChange={(event) => setFile(event.currentTarget.value)}
            />
            <span class="hint">
              {isLitmus(file) ? 'litmus test' : /\.(cc|cpp|cxx|ii)$/.test(file) ? 'C++20' : 'C17'}
            </span>
          </div>
          <div class="editor" ref={place} />
        </section>
        <section class="side" aria-label="check">
          <SettingsForm {...{ file, settings, setSettings, compare, setCompare }} />
          <div class="run">
            {isRunning ? (
              <button type="button" class="stop" onClick={stop}>
                Stop <kbd>Esc</kbd>
              </button>
            ) : (
              <button type="button" class="go" onClick={() => start.current()}>
                Run <kbd>Ctrl ⏎</kbd>
              </button>
            )}
            <p class="notice" role="status">
              {notice}
            </p>
          </div>
          {sides.length === 0 && (
            <p class="intro">
              Heddle goes through every behaviour that the memory model allows, and proves the program right
              or shows how it breaks. It all happens in this page: nothing is sent anywhere.
            </p>
          )}
          <div class={sides.length > 1 ? 'answers two' : 'answers'} ref={cards}>
            {sides.map((side, i) => (
              <Status
                key={i}
                {...side}
                current={sides.length > 1 && shown === i}
                choose={() => setShown(i)}
                goTo={editor.goTo}
                file={file}
              />
            ))}
          </div>
          {isStale && sides.length > 0 && (
            <p class="stale">This is about the program before your last edit.</p>
          )}
          {a && b && <p class="compared">{compared(a, b, [sides[0].model, sides[1].model])}</p>}
          <div class="command">
            <code>
              {command.split(' ').map((word, i) => (
                <>
                  {i > 0 && ' '}
                  <span>{word}</span>
                </>
              ))}
            </code>
            <button
              type="button"
              onClick={() => void copy(command).then((ok) => setNotice(ok ? 'copied' : 'select and copy it'))}
            >
              Copy
            </button>
          </div>
        </section>
      </main>
      <Shown
        answer={answers[shown] ?? null}
        theme={theme}
        onStep={(line) => editor.setStep(isStaleNow.current ? null : line)}
        file={file}
      />
      <GalleryDialog
        isOpen={gallery}
        close={() => setGallery(false)}
        choose={({ file: name, text }) => {
          setGallery(false);
          history.replaceState(null, '', location.pathname + location.search);
          setNotice('');
          open({ ...current(), file: name, text, settings: fitting(name, settings, compare) });
        }}
      />
    </>
  );
}

function Shown({
  answer,
  theme,
  onStep,
  file,
}: {
  answer: Answer | null;
  theme: string;
  onStep: (line: number | null) => void;
  file: string;
}) {
  if (answer === null || answer.kind !== 'checked') return null;
  return <AnswerView {...{ answer, theme, onStep, file }} />;
}

const CRASHED = 'the last run did not come to its end: it may have taken more memory than the browser gives';
const UNREADABLE = 'this link holds no program that can be read';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
