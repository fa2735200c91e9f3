import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Input, Role } from './operation.ts';

/** What a user says about an operation: `a=add(0..1)@owner`. */
export interface OpSpec {
  readonly letter: string;
  readonly name: string;
  /** Of its inputs, in their order; missing: a value of its own for each call. */
  readonly domains: readonly Input['domain'][];
  readonly roles: readonly Role[];
  /** `t=take!`: it may wait for others, for ever. */
  readonly blocking: boolean;
}

const SPEC =
  /^\s*([A-Za-z])\s*=\s*((?:[^(@!,\s][^(@!]*?::\s*)?operator\s*(?:\(\)|\[\]|[-+*/%^&|~!=<>]+)|[^(@!,\s][^(@!]*?)\s*(?:\(([^)]*)\))?\s*((?:@!?[^@!]+)*)(!?)\s*$/;

export function parseOpSpec(text: string, where: string): OpSpec {
  const found = SPEC.exec(text);
  if (found === null) throw bad(`${where}: "${text}" is no operation`);
  const [, letter, name, domains, roles, blocking] = found;
  return {
    letter,
    name,
    domains: domains === undefined ? [] : domains.split(',').map((one) => domain(one, where)),
    roles: roles
      .split('@')
      .slice(1)
      .map((one) => role(one.trim(), where)),
    blocking: blocking !== '',
  };
}

function domain(text: string, where: string): Input['domain'] {
  const found = /^\s*(-?[0-9]+)\s*\.\.\s*(-?[0-9]+)\s*$/.exec(text);
  if (text.trim() === '*') return null;
  if (found === null) throw bad(`${where}: "${text.trim()}" is no set of values`);
  const [lo, hi] = [Number(found[1]), Number(found[2])];
  if (lo > hi || hi - lo > 100) throw bad(`${where}: "${text.trim()}" has no values, or more than 100`);
  return { lo, hi };
}

function role(text: string, where: string): Role {
  if (/^(?:blocking|blocks|waits|waiting)!?$/.test(text))
    throw bad(
      `${where}: "@${text}" is no role: that an operation may wait is said by a ! behind everything else`,
    );
  if (/^<[A-Za-z]$/.test(text)) return { kind: 'after', letter: text[1] };
  if (/^!?[A-Za-z_][A-Za-z0-9_]*$/.test(text))
    return text.startsWith('!') ? { kind: 'never', name: text.slice(1) } : { kind: 'only', name: text };
  throw bad(`${where}: "@${text}" is no role`);
}

const bad = (message: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED681',
      severity: 'error',
      message,
      help: 'write LETTER=FUNCTION, then if you like (0..1) for the values of its arguments (* for one of its own), @ROLE (@!ROLE: not by that thread, @<l: after an l of its thread), and ! last if it may wait for ever: e=enqueue, a=add(0..1), t=take@consumer!',
    },
    EXIT.usage,
  );
