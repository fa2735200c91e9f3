import type { News, ToWorker } from '../worker/protocol.ts';
import script from '../worker/worker.ts?worker&url';
import { type FromHost, host, type ToHost } from './host.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

/**
 * Makes workers: in a sandbox, or, where a browser cannot do that, in the page, with the policy that the server or the service
 * worker sends along with their script.
 *
 * When a run takes more memory than there is, the browser ends the process of the sandbox and tells nobody. So while something
 * runs the host is asked every second whether it is there: it has nothing else to do and answers at once.
 */
export interface RemoteWorker {
  readonly post: (message: ToWorker) => void;
  readonly end: () => void;
  onNews: ((news: News) => void) | null;
  onDeath: ((death: Death) => void) | null;
}

export interface Death {
  /** It was of no use before anything was run: another one may do. */
  readonly isUnused: boolean;
  readonly why: string;
}

/** How often the host is asked, in ms, and after how many questions without an answer it is taken for dead. */
const BEAT = 1000;
const MISSED = 5;

export class Workers {
  private readonly live = new Map<number, Made>();
  private readonly port: MessagePort;
  private readonly sandbox: Sandbox | null;
  private made = 0;
  private missed = 0;
  private running = 0;
  /** The host was heard since the first of the runs that are going on has begun. */
  private wasThere = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Of no use any more: the next one is opened. */
  isOver = false;
  /** Frames are of no use here. */
  static isInPage = false;

  private constructor(port: MessagePort, sandbox: Sandbox | null) {
    this.port = port;
    this.sandbox = sandbox;
    port.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.kind === 'died') return this.died(data.id, data.message);
      this.missed = 0;
      this.wasThere = true;
    };
  }

  static async open(): Promise<Workers> {
    const sandbox = Workers.isInPage ? null : await inSandbox();
    if (sandbox !== null) return new Workers(sandbox.port, sandbox);
    const { port1, port2 } = new MessageChannel();
    host(port2, () => new Worker(script, { name: 'heddle' }));
    return new Workers(port1, null);
  }

  make(): RemoteWorker {
    const id = this.made++;
    const { port1, port2 } = new MessageChannel();
    const worker: Made = {
      onNews: null,
      onDeath: null,
      wasHeard: false,
      post: (message) => port1.postMessage(message),
      end: () => {
        this.live.delete(id);
        port1.close();
        this.tell({ kind: 'end', id });
      },
    };
    port1.onmessage = ({ data }: MessageEvent<News>) => {
      worker.wasHeard = true;
      worker.onNews?.(data);
    };
    this.live.set(id, worker);
    this.tell({ kind: 'make', id }, [port2]);
    return worker;
  }

  /** A run begins: until as many have ended the host is asked. */
  begin(): void {
    this.running++;
    if (this.running > 1 || this.sandbox === null) return;
    this.missed = 0;
    this.wasThere = false;
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  ended(): void {
    this.running--;
    if (this.running === 0) clearInterval(this.timer);
  }

  private beat(): void {
    if (++this.missed <= MISSED) return this.tell({ kind: 'beat', id: 0 });
    this.over();
    const isUnused = !this.wasThere;
    const all = [...this.live.values()];
    this.live.clear();
    for (const { onDeath } of all) onDeath?.({ isUnused, why: OUT_OF_MEMORY });
  }

  private died(id: number, message: string): void {
    const worker = this.live.get(id);
    if (worker === undefined) return;
    this.live.delete(id);
    const isUnused = !worker.wasHeard && this.sandbox !== null;
    if (isUnused) {
      Workers.isInPage = true;
      this.over();
    }
    worker.onDeath?.({ isUnused, why: whyOf(message) });
  }

  private over(): void {
    this.isOver = true;
    clearInterval(this.timer);
    this.sandbox?.close();
  }

  private tell(message: ToHost, ports: MessagePort[] = []): void {
    this.port.postMessage(message, ports);
  }
}

interface Made extends RemoteWorker {
  wasHeard: boolean;
}

async function inSandbox(): Promise<Sandbox | null> {
  try {
    const answer = await fetch(new URL(script, document.baseURI));
    return answer.ok ? await openSandbox(await answer.blob()) : null;
  } catch {
    return null;
  }
}

const OUT_OF_MEMORY = 'out of memory: the run was ended by the browser';

const whyOf = (message: string): string =>
  /memory/i.test(message)
    ? OUT_OF_MEMORY
    : `the run has ended unexpectedly${message === '' ? '' : `: ${message}`}`;
