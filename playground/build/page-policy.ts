import type { Plugin } from 'vite';
import { PAGE_POLICY, WORKER_POLICY } from '../../src/cli/playground/policy.ts';

/** The policies in the pages themselves, for servers that send no headers. */
export const pagePolicy = (): Plugin => ({
  name: 'heddle-page-policy',
  transformIndexHtml: (html) =>
    html.replace('%PAGE_POLICY%', PAGE_POLICY).replace('%WORKER_POLICY%', WORKER_POLICY),
});
