import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/**
 * The script of the workers' sandbox (page/sandbox.ts), as text: its host and how it begins. It is the only script in a page's
 * own text, and workers.html allows it by its hash.
 */
const HOST = join(import.meta.dirname, '../page/host.ts');
const ID = 'virtual:sandbox-script';

/** Only the page is listened to, and once: it brings the workers' script and the host's port. */
const BEGIN = `
addEventListener('message', function first({ data, ports, source }) {
  if (source !== parent.parent) return;
  removeEventListener('message', first);
  const url = URL.createObjectURL(new Blob([data], { type: 'text/javascript' }));
  host(ports[0], () => new Worker(url, { name: 'heddle' }));
});
parent.parent.postMessage('here', '*');
`;

function sandboxText(): string {
  const { outputText } = ts.transpileModule(readFileSync(HOST, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
  });
  const plain = outputText.replace('export function host', 'function host');
  if (/^(import|export)\b|<\/script/m.test(plain)) throw new Error(`${HOST} must need nothing`);
  return plain + BEGIN;
}

/** As a content security policy names it. */
export const sandboxHash = (): string =>
  `'sha256-${createHash('sha256').update(sandboxText()).digest('base64')}'`;

export const sandboxScript = (): Plugin => ({
  name: 'heddle-sandbox-script',
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(sandboxText())};` : null),
});
