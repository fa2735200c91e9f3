import { useEffect, useRef } from 'preact/hooks';
import { mountViewer } from '../../src/viewer/viewer.ts';
import type { Checked } from '../worker/protocol.ts';

interface AnswerProps {
  readonly answer: Checked;
  readonly theme: string;
  readonly file: string;
  readonly onStep: (line: number | null) => void;
}

/** The report's viewer, as it is in `--format html`, linked with the editor; and what can be taken away. */
export function AnswerView({ answer, theme, file, onStep }: AnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  const { stories } = answer.viewer;
  useEffect(() => {
    if (place.current === null || stories.length === 0) return;
    const viewer = mountViewer(place.current, answer.viewer, {
      embedded: true,
      onStep: (at) => onStep(at !== null && at.file === file ? at.line : null),
    });
    return () => viewer.dispose();
  }, [answer]);
  const name = file.replace(/\.\w+$/, '');
  return (
    <section class="shown" aria-label="answer">
      <div class="downloads">
        <Download
          name={`${name}.json`}
          type="application/json"
          text={answer.json}
          label={stories.length > 0 ? 'Trace (JSON)' : 'Answer (JSON)'}
        />
        <Download name={`${name}.html`} type="text/html" text={answer.html} label="Report (HTML)" />
        <Download name={`${name}.txt`} type="text/plain" text={answer.text} label="Report (text)" />
      </div>
      <div ref={place} data-theme={theme} />
    </section>
  );
}

function Download({ name, type, text, label }: { name: string; type: string; text: string; label: string }) {
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <button type="button" onClick={save}>
      {label}
    </button>
  );
}
