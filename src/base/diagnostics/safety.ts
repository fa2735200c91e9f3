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
  HED662: {
    title: 'a cache folder that others can write',
    meaning:
      'Who can write compiled programs into the cache decides what is verified. The folder and its entries must belong to you and be writable by nobody else, and so must the folders above (or belong to root, or be sticky as /tmp).',
    example: 'XDG_CACHE_HOME=/srv/shared heddle check queue.c',
    wayOut: 'Make the folder yours alone, set XDG_CACHE_HOME to one that is, or give `--no-cache`.',
  },
  HED663: {
    title: 'a cache entry that others can write',
    meaning:
      'An entry of the cache belongs to another user, can be written by others, or is a symbolic link. It is not used.',
    example: 'chmod o+w ~/.cache/heddle/*/*; heddle check queue.c',
    wayOut:
      'The program is compiled again and the entry replaced. Find out who wrote there, or remove the folder.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
