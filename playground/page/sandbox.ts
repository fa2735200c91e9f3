import script from 'virtual:sandbox-script';

/**
 * The place where workers live: a frame in a frame. The outer one (workers.html) says the workers' content security policy in
 * itself, whatever the server sends. The inner one is a sandbox of its text alone, has that policy because its text is
 * written there, and has an origin of its own: nothing of the page's can be reached from it, no storage, no file. Chromium also
 * gives it a process of its own, so that a run which fills its memory dies alone.
 *
 * A service worker does not see such a frame, and servers do not answer it: all it needs is sent by messages.
 */
export interface Sandbox {
  /** To its host. */
  readonly port: MessagePort;
  readonly close: () => void;
}

/** `worker`: the script of workers. Null: it cannot be had. */
export async function openSandbox(worker: Blob): Promise<Sandbox | null> {
  const outer = document.createElement('iframe');
  outer.hidden = true;
  outer.title = 'workers';
  outer.src = new URL('workers.html', document.baseURI).href;
  const loaded = loading(outer);
  document.body.append(outer);
  /* what a server sends in place of a page that it does not have is not ours */
  const inside = (await loaded) ? outer.contentDocument : null;
  if (inside?.title !== "Heddle's workers") {
    outer.remove();
    return null;
  }
  const inner = inside.createElement('iframe');
  inner.setAttribute('sandbox', 'allow-scripts');
  inner.srcdoc = `<!doctype html><title>workers</title><script>${script}</script>`;
  const begun = greeting(inner);
  inside.body.append(inner);
  if (!(await begun)) {
    outer.remove();
    return null;
  }
  const { port1, port2 } = new MessageChannel();
  inner.contentWindow?.postMessage(worker, '*', [port2]);
  return {
    port: port1,
    close: () => {
      port1.close();
      outer.remove();
    },
  };
}

const loading = (frame: HTMLIFrameElement): Promise<boolean> =>
  new Promise((resolve) => {
    frame.onload = () => resolve(true);
    frame.onerror = () => resolve(false);
  });

/** How long the sandbox may take to say that it is there, in ms: a browser that does not let it run says nothing at all. */
const PATIENCE = 5000;

const greeting = (frame: HTMLIFrameElement): Promise<boolean> =>
  new Promise((resolve) => {
    const over = (isThere: boolean): void => {
      removeEventListener('message', listen);
      resolve(isThere);
    };
    const listen = ({ source }: MessageEvent): void => {
      if (source === frame.contentWindow) over(true);
    };
    addEventListener('message', listen);
    frame.onload = () => setTimeout(() => over(false), PATIENCE);
  });
