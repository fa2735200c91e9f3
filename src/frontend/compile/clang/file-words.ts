import { basename } from '../../../host/paths.ts';

/**
 * Names of the user's files as words of clang's command line.
 *
 * Clang takes a word that begins with `@` for a file of further arguments ("response file") wherever it stands, also
 * where the value of an option is due, and an argument may load code (`-fplugin=`). It reads arguments so twice: the
 * driver does, and the compiler proper that it starts (`-cc1`), to which it hands `-D@x` as two words, `-D` and `@x`,
 * and beside the input `dir/@x.c` the words `-main-file-name @x.c`. So it is not enough to write options and values
 * as one word and names with their folder: no value may begin with `@`, and no input may be called so.
 */

/** A file or folder, so that it begins like no option and no file of options. */
export const fileWord = (name: string): string => (/^[\p{L}\p{N}_./]/u.test(name) ? name : `./${name}`);

/** Would a native clang's driver write this input's name into a word of its own that means another file? */
export const namesOptions = (input: string): boolean => basename(input).startsWith('@');
