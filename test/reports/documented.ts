import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/heddle.ts';

/**
 * The commands of the documentation: the lines of its code blocks, and what stands between backticks in its text and is a whole
 * command. Examples of diagnostics are not among them (they are to go wrong), nor are decisions (docs/adr).
 */
export interface Documented {
  readonly page: string;
  readonly command: string;
}

/** Why a command is not run here. */
export const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/cache\.example|redis-server|--redis URL/, 'needs a Redis server: test/cluster starts one and runs these'],
  [/^npm ci/, 'installs the project: what whoever runs this test has done'],
  [
    /^npm run fuzz|^npm run properties/,
    'takes minutes on purpose: test/fuzz and test/fuzz-inputs run them with fewer programs',
  ],
  [
    /^npm (test|run (build|check|test:slow|bless|docs|playground:build|demo|bench))/,
    'this project’s own scripts',
  ],
  [/^heddle playground/, 'serves until it is stopped: test/playground'],
  [/0123456789ab|4fe2a91b03c7|\bID\b/, 'an id that stands for one’s own'],
];

/** Pages whose commands another test runs, one after the other, with the files that the page shows. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['docs/data-types.md', 'test/datatypes/tutorial.test.ts'],
  ['docs/guide.md', 'test/reports/commands.test.ts'],
  ['docs/diagnostics.md', 'examples of what goes wrong'],
]);

export function documented(): Documented[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/^(\.vitepress|adr)/.test(file))
    .map((file) => `docs/${file}`);
  return ['README.md', 'CONTRIBUTING.md', 'examples/README.md', ...pages.sort()]
    .filter((page) => !ELSEWHERE.has(page))
    .flatMap((page) =>
      commandsOf(readFileSync(join(ROOT, page), 'utf8')).map((command) => ({ page, command })),
    );
}

const COMMAND = /^(?:\$ )?(?:npx )?((?:heddle|npm|redis-server)\b.*)$/;

function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, language, body]) => {
    if (!['', 'sh', 'console'].includes(language)) return [];
    const lines = body.split('\n').filter((line) => language !== 'console' || line.startsWith('$ '));
    return lines.flatMap((line) => COMMAND.exec(line.trim())?.[1].replace(/\s+#.*$/, '') ?? []);
  });
  const inline = [...text.replace(/^```.*?^```/gms, '').matchAll(/`(?:npx )?(heddle [a-z]+ [^`]*)`/g)]
    .map(([, command]) => command.replace(/\s+/g, ' '))
    .filter((command) => !/[…]|FORMAT|\b[A-Z]{2,}\b(?!=)/.test(command.replace(/\bFILE\b|\bDIR\b/g, '')));
  return [...new Set([...blocks, ...inline])];
}
