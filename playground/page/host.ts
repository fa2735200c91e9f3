/**
 * Makes workers and ends them, as the page tells it through a port; keeps the compiled clang, which cannot leave the
 * process, and gives it to the next worker. A function of nothing but its arguments: its text is the script of the frame
 * that workers live in (sandbox.ts).
 */
export function host(port: MessagePort, make: () => Worker): void {
  const workers = new Map<number, Worker>();
  let clang: unknown = null;
  port.onmessage = ({ data: { kind, id }, ports }: MessageEvent<ToHost>) => {
    if (kind === 'beat') return port.postMessage({ kind });
    if (kind === 'end') {
      workers.get(id)?.terminate();
      workers.delete(id);
      return;
    }
    const worker = make();
    workers.set(id, worker);
    worker.onerror = (event) => {
      event.preventDefault();
      port.postMessage({ kind: 'died', id, message: String(event.message ?? '') });
    };
    /* a worker says null to ask for clang, and otherwise brings it */
    worker.onmessage = ({ data }) => {
      if (data === null) worker.postMessage(clang);
      else clang = data;
    };
    worker.postMessage(null, [ports[0]]);
  };
}

export interface ToHost {
  /** `make` comes with the worker's port. */
  readonly kind: 'beat' | 'make' | 'end';
  readonly id: number;
}

export type FromHost =
  | { readonly kind: 'beat' }
  | { readonly kind: 'died'; readonly id: number; readonly message: string };
