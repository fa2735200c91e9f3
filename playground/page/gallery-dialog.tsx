import { useEffect, useRef, useState } from 'preact/hooks';
import type { Example, Variant } from './gallery.ts';

interface GalleryProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly choose: (variant: Variant) => void;
}

const KINDS = ['C', 'C++', 'litmus'] as const;
const TITLES = { C: 'C', 'C++': 'C++', litmus: 'Litmus tests' } as const;

/** The examples, each with its story. */
export function GalleryDialog({ isOpen, close, choose }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    void import('./gallery.ts').then(({ GALLERY }) => setExamples(GALLERY));
  }, [isOpen]);
  return (
    <dialog class="gallery" ref={dialog} onClose={close} aria-label="examples">
      <div class="bar">
        <h2>Examples</h2>
        <nav>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => document.getElementById(`examples-${kind}`)?.scrollIntoView()}
            >
              {TITLES[kind]}
            </button>
          ))}
        </nav>
        <button type="button" onClick={close} aria-label="close">
          ✕
        </button>
      </div>
      {KINDS.map((kind) => (
        <section key={kind} id={`examples-${kind}`}>
          <h3>{TITLES[kind]}</h3>
          {examples
            .filter((example) => example.kind === kind)
            .map(({ name, variants }) => (
              <article key={name}>
                <h4>{name}</h4>
                {variants.map((variant) => (
                  <div key={variant.file} class={`variant ${variant.label}`}>
                    <button type="button" data-file={variant.file} onClick={() => choose(variant)}>
                      {variant.label}
                    </button>
                    <p>{withCode(variant.story)}</p>
                  </div>
                ))}
              </article>
            ))}
        </section>
      ))}
    </dialog>
  );
}

/** What stands between backticks is code. */
const withCode = (story: string) =>
  story.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
