/**
 * The examples of the package, each in a correct and a buggy variant, with the story of its head comment; and litmus tests.
 * Loaded with the first look at them.
 */
export interface Example {
  /** Without `-buggy` and ending. */
  readonly name: string;
  readonly kind: 'C' | 'C++' | 'litmus';
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly label: string;
  readonly file: string;
  readonly text: string;
  readonly story: string;
}

const programs = import.meta.glob('../../examples/*.{c,cc}', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const tests = import.meta.glob('../../examples/litmus/*.litmus', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

export const GALLERY: readonly Example[] = [...examplesOf(programs), ...litmusOf(tests)];

function examplesOf(files: Readonly<Record<string, string>>): Example[] {
  const found = new Map<string, Variant[]>();
  for (const [path, text] of Object.entries(files)) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const name = file.replace(/(-buggy)?\.cc?$/, '');
    const variant = { label: /-buggy\./.test(file) ? 'buggy' : 'correct', file, text, story: storyOf(text) };
    found.set(name, [...(found.get(name) ?? []), variant]);
  }
  return [...found].map(([name, variants]) => ({
    name,
    kind: variants[0].file.endsWith('.cc') ? 'C++' : 'C',
    variants: variants.sort((a, b) => (a.label === b.label ? 0 : a.label === 'correct' ? -1 : 1)),
  }));
}

function litmusOf(files: Readonly<Record<string, string>>): Example[] {
  return Object.entries(files).map(([path, text]) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const story = /"([^"]*)"|\(\*\s*([\s\S]*?)\s*\*\)/.exec(text);
    const told = (story?.[1] ?? story?.[2] ?? '').replace(/\s+/g, ' ');
    return {
      name: file.replace(/\.litmus$/, ''),
      kind: 'litmus',
      variants: [{ label: 'open', file, text, story: told }],
    };
  });
}

/** The head comment without its stars and without what the tests read. */
function storyOf(text: string): string {
  const head = /^\/\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '';
  return head
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .filter((line) => !line.startsWith('heddle:'))
    .join('\n')
    .trim()
    .replace(/(?<!\n)\n(?!\n)/g, ' ');
}
