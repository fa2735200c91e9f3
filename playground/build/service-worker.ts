import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the service worker what the page consists of; its version is the hash of all of it. */
export const serviceWorker = (): Plugin => ({
  name: 'heddle-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const script = bundle['service-worker.js'];
      if (script?.type !== 'chunk') throw new Error('there is no service worker');
      const hash = createHash('sha256');
      const names = Object.keys(bundle)
        .filter((name) => name !== 'service-worker.js')
        .sort();
      for (const name of names) {
        const part = bundle[name];
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
      }
      const own = readdirSync(join(import.meta.dirname, '../public'));
      const code = script.code
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('__FILES__', [...names, ...own].join('|'));
      if (code.includes('__VERSION__') || code.includes('__FILES__'))
        throw new Error('the service worker does not say what it serves');
      script.code = code;
    },
  },
});
