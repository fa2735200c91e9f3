/**
 * The strictest common schema of JUnit files, the one that Jenkins' xUnit plugin refuses by (junit-10.xsd), as far as a report has
 * any of it: which elements stand in which, and which attributes they have. Says what is wrong, or nothing.
 */
interface Rule {
  readonly inside: readonly string[];
  readonly needs: readonly string[];
  readonly may: readonly string[];
}

const GRAMMAR: Readonly<Record<string, Rule>> = {
  testsuites: { inside: [''], needs: [], may: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: {
    inside: ['testsuites', 'testsuite'],
    needs: ['name', 'tests', 'failures', 'errors'],
    may: ['group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url'],
  },
  testcase: { inside: ['testsuite'], needs: ['name'], may: ['time', 'classname', 'group'] },
  failure: { inside: ['testcase'], needs: [], may: ['type', 'message'] },
  error: { inside: ['testcase'], needs: [], may: ['type', 'message'] },
  skipped: { inside: ['testcase'], needs: [], may: ['type', 'message'] },
};

const ELEMENT = /<(\/?)([a-z-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const TIME = /^\d+(\.\d*)?$/;

export function againstJunit(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name, rest, empty] of xml.matchAll(ELEMENT)) {
    if (close !== '') {
      if (open.pop() !== name) wrong.push(`</${name}> closes another`);
      continue;
    }
    const rule = GRAMMAR[name];
    if (rule === undefined || !rule.inside.includes(open.at(-1) ?? ''))
      wrong.push(`<${name}> in <${open.at(-1)}>`);
    const given = new Map([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    for (const key of rule?.needs ?? []) if (!given.has(key)) wrong.push(`<${name}> without ${key}`);
    for (const [key, value] of given) {
      if (![...(rule?.needs ?? []), ...(rule?.may ?? [])].includes(key)) wrong.push(`<${name} ${key}>`);
      if (key === 'time' && !TIME.test(value)) wrong.push(`time="${value}"`);
    }
    if (empty === '') open.push(name);
  }
  return open.length > 0 ? [...wrong, `${open.join(', ')} left open`] : wrong;
}
