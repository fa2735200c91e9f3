import { describe, expect, it } from 'vitest';
import { Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Entailment } from '../../../sat/circuit/entails.ts';
import type { Event } from '../../bounded/events.ts';
import { bracketsOf } from './brackets.ts';
import { LockWords } from './lock-words.ts';
import type { Node } from './nodes.ts';

/** Operations on one mutex, whose word has one bit: each a read and a write. */
class Mutex {
  readonly c = new Circuit();
  readonly nodes: Node[] = [];

  add(thread: number, op: 'lock' | 'unlock' | 'trylock', exec: Lit = TRUE): { read: Node; write: Node } {
    const word = this.c.input();
    const isLock = op !== 'unlock';
    const event = {
      kind: 'sync',
      index: this.nodes.length,
      text: `${op} m`,
      blocked: op === 'lock' ? word : FALSE,
      writes: op === 'trylock' ? word ^ 1 : TRUE,
      parts: [{ targets: [], read: [word], write: [isLock ? TRUE : FALSE] }],
    } as unknown as Event;
    const node = (kind: 'R' | 'W'): Node => {
      const targets = [{ when: TRUE, location: 0, parts: [0] }];
      const made = {
        id: this.nodes.length,
        thread,
        kind,
        exec,
        event,
        targets,
        dead: false,
      } as unknown as Node;
      this.nodes.push(made);
      return made;
    };
    return { read: node('R'), write: node('W') };
  }

  words(ours = true): LockWords {
    return new LockWords(this.c, ours ? bracketsOf(this.c, this.nodes, new Entailment(this.c)) : new Map());
  }
}

describe('whom an operation on a mutex reads from', () => {
  it('a lock reads no word with which it would wait', () => {
    const m = new Mutex();
    const [a, b] = [m.add(0, 'lock'), m.add(1, 'lock')];
    const [c, d] = [m.add(0, 'unlock'), m.add(1, 'unlock')];
    for (const words of [m.words(), m.words(false)]) {
      expect(words.mayReadFrom(a.write, b.read)).toBe(false);
      expect(words.mayReadFrom(c.write, b.read)).toBe(true);
      expect(words.mayReadFrom(d.write, a.read)).toBe(true);
    }
  });

  it('an unlock reads from its own lock, where locks are brackets', () => {
    const m = new Mutex();
    const [a, b] = [m.add(0, 'lock'), m.add(1, 'lock')];
    const [c] = [m.add(0, 'unlock'), m.add(1, 'unlock')];
    expect(m.words().mayReadFrom(a.write, c.read)).toBe(true);
    expect(m.words().mayReadFrom(b.write, c.read)).toBe(false);
    // A model that is not ours may let it read from anybody who locks.
    expect(m.words(false).mayReadFrom(b.write, c.read)).toBe(true);
  });

  it('brackets hold whatever the conditions are', () => {
    const m = new Mutex();
    const when = m.c.input();
    const [a, b] = [m.add(0, 'lock', when), m.add(1, 'lock')];
    const [c] = [m.add(0, 'unlock', when), m.add(1, 'unlock')];
    expect(m.words().mayReadFrom(b.write, c.read)).toBe(false);
    expect(m.words().mayReadFrom(a.write, c.read)).toBe(true);
  });

  it.each([
    ['somebody unlocks what it may not hold', (m: Mutex) => m.add(1, 'unlock')],
    ['somebody locks twice', (m: Mutex) => m.add(0, 'lock')],
    ['somebody tries to lock', (m: Mutex) => m.add(2, 'trylock')],
    ['the lock is there under another condition', (m: Mutex) => m.add(0, 'lock', m.c.input())],
  ])('no brackets: %s', (_, spoil) => {
    const m = new Mutex();
    m.add(0, 'lock');
    const other = m.add(1, 'lock');
    spoil(m);
    const unlock = m.add(0, 'unlock');
    m.add(1, 'unlock');
    expect(m.words().mayReadFrom(other.write, unlock.read)).toBe(true);
  });
});
