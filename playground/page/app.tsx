import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer, Settings } from '../worker/protocol.ts';
import { AnswerView } from './answer-view.tsx';
import { DEFAULTS, isFileName, isLitmus } from './choices.ts';
import { commandLine } from './command-line.ts';
import { compared } from './compare.ts';
import { createEditor, type Editor } from './editor.ts';
import { FIRST } from './first.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { marksOf } from './marks.ts';
import { type Ending, type Run, startRun } from './runner.ts';
import { SettingsForm } from './settings-form.tsx';
import { fromFragment, type Shared, toFragment } from './share.ts';
import { type Live, Status } from './status.tsx';
import { useTheme } from './theme.ts';

/** One side: a model, its run, its answer. */
interface Side {
  readonly model: string;
  readonly live: Live | null;
  readonly ending: Ending | null;
}

const DRAFT = 'heddle-draft';

export function App() {
  const [file, setFile] = useState(FIRST.file);
  const [settings, setSettings] = useState<Settings>(DEFAULTS);
  const [compare, setCompare] = useState<string | null>(null);
  const [sides, setSides] = useState<readonly Side[]>([]);
  const [shown, setShown] = useState(0);
  const [gallery, setGallery] = useState(false);
  const [notice, setNotice] = useState('');
  const [theme, switchTheme] = useTheme();
  const runs = useRef<Run[]>([]);
  const start = useRef(() => {});
  const changed = useRef(() => {});
  /** The text as it was opened: a stranger's program is not the user's draft until it is edited. */
  const opened = useRef('');
  const editor: Editor = useMemo(
    () => createEditor({ change: () => changed.current(), run: () => start.current() }),
    [],
  );
  const place = useRef<HTMLDivElement>(null);
  const isRunning = sides.some(({ ending }) => ending === null);
  /** For the key that stops, which must not wait for an effect. */
  const isBusy = useRef(false);
  isBusy.current = isRunning && !gallery;

  const open = (next: Shared): void => {
    stop();
    setFile(next.file);
    setSettings(next.settings);
    setCompare(next.compare);
    setSides([]);
    editor.setMarks([]);
    editor.setStep(null);
    opened.current = next.text;
    editor.setText(next.text);
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
        { file, text, settings: { ...settings, model } },
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
    editor.setStep(null);
    if (editor.text() === opened.current) return;
    /* the address no longer says what is here */
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    try {
      localStorage.setItem(DRAFT, JSON.stringify({ file, text: editor.text() }));
    } catch {
      /* private windows may have no storage: nothing is kept then */
    }
  };

  useEffect(() => {
    place.current?.append(editor.element);
    const load = async (): Promise<void> => {
      const linked = await fromFragment(location.hash);
      if (linked !== null) return open(linked);
      if (location.hash.length > 1) setNotice('this link holds no program that can be read');
      open(draft() ?? FIRST);
    };
    void load();
    const onHash = (): void => {
      void fromFragment(location.hash).then((linked) => {
        if (linked !== null) open(linked);
        else if (location.hash.length > 1) setNotice('this link holds no program that can be read');
      });
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  useEffect(() => editor.setDark(theme === 'dark'), [theme]);

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
    if (sides.length > 0) editor.setMarks(marks);
  }, [sides]);

  const [a, b] = answers;
  const share = async (): Promise<void> => {
    const fragment = await toFragment(current());
    history.replaceState(null, '', fragment);
    const copied = await copy(location.href);
    setNotice(
      copied
        ? 'the link is copied: the program is in it, and nowhere else'
        : 'the link is in the address bar',
    );
  };
  const command = commandLine(file, settings);

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
          <div class={sides.length > 1 ? 'answers two' : 'answers'}>
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
          {a && b && <p class="compared">{compared(a, b, [sides[0].model, sides[1].model])}</p>}
          <div class="command">
            <code>{command}</code>
            <button
              type="button"
              onClick={() => void copy(command).then((ok) => setNotice(ok ? 'copied' : 'select and copy it'))}
            >
              Copy
            </button>
          </div>
        </section>
      </main>
      <Shown answer={answers[shown] ?? null} theme={theme} onStep={editor.setStep} file={file} />
      <GalleryDialog
        isOpen={gallery}
        close={() => setGallery(false)}
        choose={({ file: name, text }) => {
          setGallery(false);
          history.replaceState(null, '', location.pathname + location.search);
          setNotice('');
          open({ ...current(), file: name, text, settings: forFile(settings, name) });
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

/** Engines of litmus tests and of programs differ. */
const forFile = (settings: Settings, file: string): Settings =>
  settings.engine === 'oracle' && !isLitmus(file) ? { ...settings, engine: 'auto' } : settings;

function draft(): Shared | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as { file: string; text: string } | null;
    return kept !== null && isFileName(kept.file) && typeof kept.text === 'string'
      ? { file: kept.file, text: kept.text, settings: DEFAULTS, compare: null }
      : null;
  } catch {
    return null;
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
