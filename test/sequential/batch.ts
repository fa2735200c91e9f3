/**
 * Many small programs as one: every identifier of a program that is not C's or the library's gets the program's own
 * prefix, so that their globals, types and macros do not meet, and one main runs them in turn and prints a line with
 * each one's name before it. One compilation then serves them all, for gcc and for Heddle alike.
 */

export interface SmallProgram {
  readonly name: string;
  readonly source: string;
}

const HEADERS = [
  'assert', 'ctype', 'errno', 'limits', 'stdarg', 'stdatomic', 'stdbool', 'stddef', 'stdint', 'stdio', 'stdlib', 'string',
]; // biome-ignore format: one line

const KEEP = new Set(
  `auto break case char const continue default do double else enum extern float for goto if inline int long register
   restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
   _Alignof _Atomic _Bool _Generic _Static_assert _Thread_local asm typeof
   define undef ifdef ifndef elif endif defined include
   int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t size_t ptrdiff_t va_list
   bool true false NULL offsetof EINVAL ENOMEM EAGAIN EBUSY errno
   CHAR_MIN CHAR_MAX INT_MIN INT_MAX LONG_MIN LONG_MAX INT32_MIN INT64_MIN
   va_start va_arg va_copy va_end
   printf vprintf puts putchar sprintf snprintf malloc calloc realloc free qsort bsearch atoi strtol abs labs
   memcpy memmove memset memcmp memchr strcpy strncpy strcat strncat strcmp strncmp strlen strchr strrchr strstr
   isalpha isdigit isspace isupper isalnum toupper packed aligned noinline always_inline`.split(/\s+/),
);
const KEPT_PREFIX = /^(__|atomic_|memory_order_|ATOMIC_)/;

const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.?[0-9](?:[eEpP][+-]|[\w.])*|[A-Za-z_]\w*/g;

function rename(source: string, prefix: string): string {
  const body = source.replace(/^\s*#\s*include.*$/gm, '');
  return body.replace(TOKEN, (token) => {
    if (!/^[A-Za-z_]/.test(token) || KEEP.has(token) || KEPT_PREFIX.test(token)) return token;
    return prefix + token;
  });
}

const MARK = '@@@ ';

export function batchSource(programs: readonly SmallProgram[]): string {
  const includes = HEADERS.map((h) => `#include <${h}.h>`);
  const bodies = programs.map(
    ({ name, source }, i) => `/* ---- ${name} ---- */\n${rename(source, `p${i}_`)}`,
  );
  const calls = programs.map(({ name }, i) => `  printf("${MARK}${name}\\n");\n  p${i}_main();`);
  return [...includes, ...bodies, 'int main(void) {', ...calls, '  return 0;', '}', ''].join('\n');
}

/** The output of a batch, by program. */
export function splitOutput(output: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of output.split(MARK).slice(1)) {
    const end = part.indexOf('\n');
    parts.set(part.slice(0, end), part.slice(end + 1));
  }
  return parts;
}
