import script from '../worker/worker.ts?worker&url';

/**
 * Makes workers. They are made in a frame (workers.html), out of one line that imports their script: such a worker has the
 * frame's content security policy, whatever the server sends. Where a browser cannot do that they are made in the page, with
 * the policy that the server or the service worker sends along with their script.
 */
export class Workers {
  private frame: Frame | null;
  /** Those of the frame that failed before they said anything. */
  private readonly unusable = new WeakSet<Worker>();

  private constructor(frame: Frame | null) {
    this.frame = frame;
  }

  static async open(): Promise<Workers> {
    return new Workers(await openFrame());
  }

  make(): Worker {
    if (this.frame === null) return new Worker(script, OPTIONS);
    const worker = inFrame(this.frame);
    const onFailure = (): void => {
      this.frame = null;
      this.unusable.add(worker);
    };
    worker.addEventListener('error', onFailure);
    worker.addEventListener('message', () => worker.removeEventListener('error', onFailure), { once: true });
    return worker;
  }

  /** Frames are of no use here: the next one is made another way. */
  isUnusable(worker: Worker): boolean {
    return this.unusable.has(worker);
  }
}

const OPTIONS = { type: 'module', name: 'heddle' } as const;
type Frame = Window & Pick<typeof globalThis, 'Blob' | 'URL' | 'Worker'>;

/** Null: there is none. */
function openFrame(): Promise<Frame | null> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'workers';
  frame.src = new URL('workers.html', document.baseURI).href;
  return new Promise((resolve) => {
    frame.onload = () => resolve(ownWindow(frame));
    frame.onerror = () => resolve(null);
    document.body.append(frame);
  });
}

/** Null: what was loaded is not ours (a server's page of an error has another title). */
function ownWindow(frame: HTMLIFrameElement): Frame | null {
  return frame.contentDocument?.title === "Heddle's workers" ? (frame.contentWindow as Frame) : null;
}

function inFrame(frame: Frame): Worker {
  const line = `import ${JSON.stringify(new URL(script, document.baseURI).href)};`;
  const url = frame.URL.createObjectURL(new frame.Blob([line], { type: 'text/javascript' }));
  const worker = new frame.Worker(url, OPTIONS);
  /* it has been fetched by the time anything is heard of it */
  worker.addEventListener('message', () => frame.URL.revokeObjectURL(url), { once: true });
  return worker;
}
