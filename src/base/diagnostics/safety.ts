import type { Entry } from './entry.ts';

/** HED66x: files that need not be what they seem (docs/safety.md). */
export const SAFETY = {
  HED660: {
    title: 'a trace that names files elsewhere',
    meaning:
      'A trace may come from a stranger. Its compiler flags name nothing outside the current folder; its sources are below that folder or have the text that the trace knows; its memory model is one of ours.',
    example: 'heddle replay trace.json    (made with -- -I/opt/include)',
    wayOut:
      'Give the flags yourself, after `--`. If you trust the trace, `--read-files` lets it name its sources and its model.',
  },
  HED661: {
    title: 'a trace whose program includes files',
    meaning:
      'What the sources of a trace include would be read and quoted with your rights, so it is not read unless you say so.',
    example: 'heddle replay trace.json    (of a program that includes "queue.h")',
    wayOut: 'If you trust the trace, give `--read-files`.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
