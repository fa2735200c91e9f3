import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { usageError } from '../../base/options/option-values.ts';

/**
 * `--compile-commands DIR`: the flags with which a build compiles a file, from the `compile_commands.json` that CMake, Meson
 * or Bear write. What names the file, its output and its dependencies is left out, and relative folders are those of the
 * entry's own directory; everything else goes the way of flags after `--`, where it is used, ignored, or refused by name.
 */
const entries = z.array(
  z.object({
    directory: z.string(),
    file: z.string(),
    arguments: z.array(z.string()).optional(),
    command: z.string().optional(),
  }),
);

export function flagsFromBuild(folder: string, files: readonly string[]): string[] {
  const path = folder.endsWith('.json') ? folder : join(folder, 'compile_commands.json');
  const known = readEntries(path);
  const flags = files.map((file) => {
    const entry = known.find(({ directory, file: name }) => resolve(directory, name) === resolve(file));
    if (entry === undefined)
      throw usageError(
        'HED173',
        `${path} has no entry for ${file}`,
        'build the target that has this file, or give its flags after --',
      );
    const words = entry.arguments ?? splitCommand(entry.command ?? '');
    return flagsOf(words, entry.directory, file);
  });
  const [first = [], ...others] = flags;
  const different = others.findIndex((other) => other.join('\0') !== first.join('\0'));
  if (different >= 0)
    throw usageError(
      'HED173',
      `${path} compiles ${files[0]} and ${files[different + 1]} with different flags`,
      'the files of one check are compiled alike: give the flags after -- instead',
    );
  return first;
}

function readEntries(path: string): z.infer<typeof entries> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw usageError(
      'HED173',
      `cannot read ${path}: ${(error as Error).message}`,
      'with CMake: cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON',
    );
  }
  const result = entries.safeParse(value);
  if (result.success) return result.data;
  const [{ path: where, message }] = result.error.issues;
  throw usageError(
    'HED173',
    `${path} is no compilation database: at ${where.join('.') || 'the top'}: ${message}`,
    'let the build write it anew',
  );
}

const DROPPED_WITH_VALUE: ReadonlySet<string> = new Set(['-o', '-MF', '-MT', '-MQ', '-x', '-arch']);
const DROPPED = /^(-c|-S|-E|-M[A-Z]*|-o.+|--driver-mode=.*)$/;
const FOLDERS = ['-I', '-isystem', '-iquote', '-idirafter', '-include'] as const;

function flagsOf(words: readonly string[], directory: string, file: string): string[] {
  const flags: string[] = [];
  for (let i = 1; i < words.length; i++) {
    const word = words[i];
    if (DROPPED_WITH_VALUE.has(word)) i++;
    else if (DROPPED.test(word) || word === '--') continue;
    else if (!word.startsWith('-') && resolve(directory, word) === resolve(file)) continue;
    else {
      const option = FOLDERS.find((name) => word.startsWith(name));
      if (option === undefined) flags.push(word);
      else
        flags.push(option, here(word === option ? (words[++i] ?? '') : word.slice(option.length), directory));
    }
  }
  return flags;
}

/** A folder of the entry's directory, from the current one. */
const here = (name: string, directory: string): string =>
  name === '' || isAbsolute(name) ? name : relative('.', resolve(directory, name)) || '.';

/** Words as a POSIX shell would split them; nothing is expanded. */
function splitCommand(text: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === "'") {
      const end = text.indexOf("'", i + 1);
      word = (word ?? '') + text.slice(i + 1, end < 0 ? text.length : end);
      i = end < 0 ? text.length : end;
    } else if (char === '"') {
      word ??= '';
      for (i++; i < text.length && text[i] !== '"'; i++) {
        if (text[i] === '\\' && /["\\$`]/.test(text[i + 1] ?? '')) i++;
        word += text[i];
      }
    } else if (char === '\\') word = (word ?? '') + (text[++i] ?? '');
    else if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + char;
  }
  if (word !== null) words.push(word);
  return words;
}
