import type { Plugin } from 'vite';
import { PAGE_POLICY } from '../../src/cli/playground/policy.ts';

/** The page's policy in the page itself, for servers that send no headers. */
export const pagePolicy = (): Plugin => ({
  name: 'heddle-page-policy',
  transformIndexHtml: (html) => html.replace('%PAGE_POLICY%', PAGE_POLICY),
});
