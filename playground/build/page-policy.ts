import type { Plugin } from 'vite';
import { framePolicy, PAGE_POLICY } from '../../src/cli/playground/policy.ts';
import { sandboxHash } from './sandbox-script.ts';

/** The policies in the pages themselves, for servers that send no headers. */
export const pagePolicy = (): Plugin => ({
  name: 'heddle-page-policy',
  transformIndexHtml: (html) =>
    html.replace('%PAGE_POLICY%', PAGE_POLICY).replace('%FRAME_POLICY%', framePolicy(sandboxHash())),
});
