import type { SourceSpan } from '../../base/failure.ts';
import { constant } from '../../ir/builder.ts';
import type { Operand, Order } from '../../ir/types.ts';
import {
  ARITHMETIC,
  COMPARES,
  COMPOUND,
  LEVELS,
  ORDERS,
  OTHER_STATEMENTS,
  RMWS,
  TYPE_WORDS,
} from './c-words.ts';
import { type Cursor, litmusError } from './scanner.ts';
import type { LitmusThread } from './thread-builder.ts';

interface Place {
  readonly address: Operand;
  readonly atomic: boolean;
}

/**
 * herd's C dialect: `P0 (atomic_int* x, int* y) { … }` with C11 atomics, plain accesses through pointers,
 * 32-bit integer expressions, `if`, `while`, `do`. Parsed and turned into IR in one go.
 */
export class CThread {
  private readonly cursor: Cursor;
  private readonly thread: LitmusThread;
  private readonly atomicParams: ReadonlySet<string>;
  private readonly params: ReadonlySet<string>;

  constructor(
    cursor: Cursor,
    thread: LitmusThread,
    params: readonly { readonly name: string; readonly atomic: boolean }[],
  ) {
    this.cursor = cursor;
    this.thread = thread;
    this.params = new Set(params.map((p) => p.name));
    this.atomicParams = new Set(params.filter((p) => p.atomic).map((p) => p.name));
  }

  block(): void {
    this.cursor.expect('{');
    while (!this.cursor.accept('}')) {
      if (this.cursor.isEnd()) throw this.cursor.expected("'}'");
      this.statement();
    }
  }

  private statement(): void {
    this.cursor.inside(() => this.statementHere());
  }

  private statementHere(): void {
    const { cursor } = this;
    if (cursor.is('{')) return this.block();
    if (cursor.accept(';')) return;
    if (cursor.accept('if')) return this.conditional();
    if (cursor.accept('while')) return this.whileLoop();
    if (cursor.accept('do')) return this.doLoop();
    if (cursor.is(...TYPE_WORDS)) return this.declaration();
    const at = cursor.at();
    if (cursor.is(...OTHER_STATEMENTS))
      throw litmusError(
        at,
        `the statement '${cursor.peek().text}' is not modelled`,
        'use assignments, calls, if, while and do',
      );
    if (
      cursor.is('*') ||
      this.assignsElement() ||
      (cursor.peek().kind === 'name' && cursor.peek(1).text === '=')
    )
      this.assignment();
    else this.expression();
    if (cursor.is(...COMPOUND))
      throw litmusError(cursor.at(), `'${cursor.peek().text}' is not modelled`, 'write r = r + …');
    if (!cursor.accept(';'))
      throw litmusError(
        cursor.at(),
        `expected ';' after the statement of line ${at.line}, found '${cursor.peek().text}'`,
      );
  }

  /** Is this `a[…] = …`, and not an expression that begins with an element? */
  private assignsElement(): boolean {
    const { cursor } = this;
    if (cursor.peek().kind !== 'name' || cursor.peek(1).text !== '[') return false;
    let open = 0;
    for (let n = 1; cursor.peek(n).kind !== 'end'; n++) {
      const { text } = cursor.peek(n);
      if (text === '[') open++;
      if (text === ']' && --open === 0) return cursor.peek(n + 1).text === '=';
    }
    return false;
  }

  private declaration(): void {
    const { cursor } = this;
    while (cursor.is(...TYPE_WORDS)) cursor.take();
    while (cursor.accept('*'));
    do {
      const { text: name, at } = cursor.name('a variable');
      const register = this.thread.register(name, constant('i32', 0), 'i32', at);
      if (cursor.accept('=')) this.thread.write(register, this.expression(), at);
    } while (cursor.accept(','));
    cursor.expect(';');
  }

  private assignment(): void {
    const { cursor, thread } = this;
    const at = cursor.at();
    if (cursor.accept('*') || this.assignsElement()) {
      const { address, atomic } = this.pointer(false);
      cursor.expect('=');
      const value = this.expression();
      this.store(address, value, atomic ? 'sc' : 'na', at);
      return;
    }
    const { text: name } = cursor.take();
    cursor.expect('=');
    if (this.params.has(name))
      throw litmusError(
        at,
        `'${name}' is a pointer to a shared location`,
        `write *${name} = … to store to it`,
      );
    const value = this.expression();
    thread.write(thread.register(name, constant('i32', 0), 'i32', at), value, at);
  }

  private conditional(): void {
    const { cursor, thread } = this;
    const { builder } = thread;
    const at = cursor.at();
    const cond = this.condition(at);
    const yes = builder.newBlock();
    const no = builder.newBlock();
    const join = builder.newBlock();
    thread.fork(cond, yes, no, at);
    builder.enter(yes);
    this.statement();
    thread.jump(join, at);
    builder.enter(no);
    if (cursor.accept('else')) this.statement();
    thread.jump(join, at);
    builder.enter(join);
  }

  private whileLoop(): void {
    const { cursor, thread } = this;
    const { builder } = thread;
    const at = cursor.at();
    const [head, body, exit] = [builder.newBlock(), builder.newBlock(), builder.newBlock()];
    thread.jump(head, at);
    builder.enter(head);
    const cond = this.condition(at);
    thread.fork(cond, body, exit, at);
    builder.enter(body);
    this.statement();
    thread.jump(head, at);
    builder.enter(exit);
  }

  private doLoop(): void {
    const { cursor, thread } = this;
    const { builder } = thread;
    const at = cursor.at();
    const [body, exit] = [builder.newBlock(), builder.newBlock()];
    thread.jump(body, at);
    builder.enter(body);
    this.statement();
    cursor.expect('while');
    const cond = this.condition(at);
    cursor.expect(';');
    thread.fork(cond, body, exit, at);
    builder.enter(exit);
  }

  /** In brackets, as of `if` and `while`. */
  private condition(at: SourceSpan): Operand {
    this.cursor.expect('(');
    const cond = this.thread.truth(this.expression(), at);
    this.cursor.expect(')');
    return cond;
  }

  /** Assignment is no expression here; `&&`, `||` and `?:` evaluate what they need, as in C. */
  private expression(): Operand {
    return this.cursor.inside(() => this.expressionHere());
  }

  private expressionHere(): Operand {
    const { cursor } = this;
    const at = cursor.at();
    const cond = this.logical('||');
    if (!cursor.accept('?')) return cond;
    return this.choose(
      this.thread.truth(cond, at),
      () => this.expression(),
      () => this.after(':', () => this.expression()),
      at,
    );
  }

  private logical(op: '||' | '&&'): Operand {
    const { cursor } = this;
    const at = cursor.at();
    const operand = (): Operand => (op === '||' ? this.logical('&&') : this.binary(0));
    let a = operand();
    while (cursor.accept(op)) {
      const known = constant('i32', op === '||' ? 1 : 0);
      const rest = (): Operand => this.thread.widen(this.thread.truth(operand(), at), at);
      a =
        op === '||'
          ? this.choose(this.thread.truth(a, at), () => known, rest, at)
          : this.choose(this.thread.truth(a, at), rest, () => known, at);
    }
    return a;
  }

  private choose(cond: Operand, yes: () => Operand, no: () => Operand, at: SourceSpan): Operand {
    const { builder } = this.thread;
    const [then, otherwise, join] = [builder.newBlock(), builder.newBlock(), builder.newBlock()];
    const result = builder.newParam(join, 'i32');
    this.thread.fork(cond, then, otherwise, at);
    builder.enter(then);
    const a = yes();
    this.thread.jump(join, at, a);
    builder.enter(otherwise);
    const b = no();
    this.thread.jump(join, at, b);
    builder.enter(join);
    return result;
  }

  private binary(level: number): Operand {
    if (level === LEVELS.length) return this.unary();
    let a = this.binary(level + 1);
    while (this.cursor.is(...LEVELS[level])) {
      const { text: op, at } = this.cursor.take();
      const b = this.binary(level + 1);
      const loc = this.thread.loc(at);
      if (op in ARITHMETIC)
        a = this.thread.builder.define({ op: 'bin', bin: ARITHMETIC[op], type: 'i32', a, b, at: loc });
      else
        a = this.thread.widen(
          this.thread.builder.define({
            op: 'icmp',
            pred: COMPARES[op],
            of: 'i32',
            type: 'i1',
            a,
            b,
            at: loc,
          }),
          at,
        );
    }
    return a;
  }

  private unary(): Operand {
    return this.cursor.inside(() => this.unaryHere());
  }

  private unaryHere(): Operand {
    const { cursor, thread } = this;
    const at = cursor.at();
    const loc = thread.loc(at);
    const zero = constant('i32', 0);
    if (cursor.accept('!'))
      return this.thread.widen(
        thread.builder.define({
          op: 'icmp',
          pred: 'eq',
          of: 'i32',
          type: 'i1',
          a: this.unary(),
          b: zero,
          at: loc,
        }),
        at,
      );
    if (cursor.accept('-'))
      return thread.builder.define({ op: 'bin', bin: 'sub', type: 'i32', a: zero, b: this.unary(), at: loc });
    if (cursor.accept('~'))
      return thread.builder.define({
        op: 'bin',
        bin: 'xor',
        type: 'i32',
        a: this.unary(),
        b: constant('i32', -1),
        at: loc,
      });
    if (cursor.accept('*')) {
      const { address, atomic } = this.pointer(false);
      return this.load(address, atomic ? 'sc' : 'na', at);
    }
    if (cursor.is('(') && TYPE_WORDS.has(cursor.peek(1).text)) {
      while (!cursor.accept(')')) cursor.take();
      return this.unary();
    }
    if (cursor.accept('(')) {
      const inner = this.expression();
      cursor.expect(')');
      return inner;
    }
    if (cursor.peek().kind === 'number') return constant('i32', cursor.number('a number'));
    const { text: name } = cursor.name('an expression');
    if (cursor.is('(')) return this.call(name, at);
    if (cursor.is('[')) {
      const { address, atomic } = this.element(name, at);
      return this.load(address, atomic ? 'sc' : 'na', at);
    }
    if (this.params.has(name))
      throw litmusError(at, `'${name}' is a pointer to a shared location`, `write *${name} for its value`);
    return thread.read(thread.register(name, constant('i32', 0), 'i32', at), at);
  }

  private call(name: string, at: SourceSpan): Operand {
    const { cursor, thread } = this;
    const loc = thread.loc(at);
    const none = constant('i32', 0);
    const base = name.replace(/_explicit$/, '');
    const explicit = base !== name;
    const order = (): Order => (explicit ? this.after(',', () => this.order()) : 'sc');
    const value = (): Operand => this.after(',', () => this.expression());
    cursor.expect('(');
    const done = (result: Operand): Operand => {
      cursor.expect(')');
      return result;
    };
    if (base === 'atomic_thread_fence' || base === 'atomic_signal_fence') {
      thread.builder.append({
        op: 'fence',
        kind: base === 'atomic_thread_fence' ? 'thread' : 'signal',
        order: this.order(),
        at: loc,
      });
      return done(none);
    }
    if (base === 'atomic_load') {
      const { address } = this.pointer(true);
      return done(this.load(address, this.not(['rel', 'acq_rel'], 'a load', order), at));
    }
    if (base === 'atomic_store' || base === 'atomic_init') {
      const { address } = this.pointer(true);
      const stored = value();
      const given = (): Order => this.not(['acq', 'acq_rel'], 'a store', order);
      this.store(address, stored, base === 'atomic_init' ? 'na' : given(), at);
      return done(none);
    }
    if (base in RMWS) {
      const { address } = this.pointer(true);
      const operand = value();
      return done(
        thread.builder.define({
          op: 'rmw',
          rmw: RMWS[base],
          type: 'i32',
          addr: address,
          value: operand,
          order: order(),
          scope: 'shared',
          at: loc,
        }),
      );
    }
    if (base === 'atomic_compare_exchange_strong' || base === 'atomic_compare_exchange_weak')
      return done(this.compareExchange(base.endsWith('weak'), explicit, at));
    throw litmusError(at, `'${name}' is not a function of this dialect`, 'use the C11 functions atomic_…');
  }

  /** `expected` is a pointer to a local (`&r`) or to a shared location: read before, and written on failure. */
  private compareExchange(weak: boolean, explicit: boolean, at: SourceSpan): Operand {
    const { cursor, thread } = this;
    const { builder } = thread;
    const loc = thread.loc(at);
    const { address } = this.pointer(true);
    cursor.expect(',');
    const expectedAt = cursor.at();
    const local = cursor.accept('&');
    const expectedName = cursor.name('a pointer to the expected value').text;
    const expected = local
      ? thread.register(expectedName, constant('i32', 0), 'i32', expectedAt)
      : thread.location(expectedName, expectedAt);
    const scope = local ? 'private' : 'shared';
    cursor.expect(',');
    const desired = this.expression();
    const success: Order = explicit ? this.after(',', () => this.order()) : 'sc';
    const failure: Order = explicit
      ? this.after(',', () => this.not(['rel', 'acq_rel'], 'a failed compare-exchange', () => this.order()))
      : 'sc';
    const wanted = builder.define({ op: 'load', type: 'i32', addr: expected, order: 'na', scope, at: loc });
    const ok = builder.newValue();
    const old = builder.define({
      op: 'cmpxchg',
      type: 'i32',
      ok,
      addr: address,
      expected: wanted,
      desired,
      success,
      failure,
      weak,
      scope: 'shared',
      at: loc,
    });
    const okay: Operand = { kind: 'value', id: ok };
    const failed = builder.newBlock();
    const join = builder.newBlock();
    builder.terminate({
      op: 'condbr',
      cond: okay,
      then: { to: join, args: [] },
      else: { to: failed, args: [] },
      at: loc,
    });
    builder.enter(failed);
    builder.append({ op: 'store', type: 'i32', addr: expected, value: old, order: 'na', scope, at: loc });
    builder.terminate({ op: 'br', jump: { to: join, args: [] }, at: loc });
    builder.enter(join);
    return this.thread.widen(okay, at);
  }

  /** `x`, `&x` or `&a[i]`; as an argument or in brackets also `a + i` (`*a + i` is `a[0] + i`). */
  private pointer(sums: boolean): Place {
    return this.cursor.inside(() => this.pointerHere(sums));
  }

  private pointerHere(sums: boolean): Place {
    const { cursor } = this;
    if (cursor.accept('(')) {
      const inner = this.pointer(true);
      cursor.expect(')');
      return inner;
    }
    cursor.accept('&');
    const { text: name, at } = cursor.name('a shared location');
    if (cursor.is('[')) return this.element(name, at);
    const atomic = this.atomicParams.has(name);
    if (!sums || !cursor.accept('+')) return { address: this.thread.location(name, at), atomic };
    return { address: this.thread.element(name, this.unary(), at), atomic };
  }

  /** `[index]` after the name of a location. */
  private element(name: string, at: SourceSpan): Place {
    const { cursor } = this;
    cursor.expect('[');
    const index = this.expression();
    cursor.expect(']');
    return { address: this.thread.element(name, index, at), atomic: this.atomicParams.has(name) };
  }

  private after<T>(symbol: string, parse: () => T): T {
    this.cursor.expect(symbol);
    return parse();
  }

  private order(): Order {
    const { text, at } = this.cursor.name('a memory order');
    const order = ORDERS[text];
    if (order === undefined)
      throw litmusError(at, `'${text}' is not a memory order`, `one of ${Object.keys(ORDERS).join(', ')}`);
    return order;
  }

  /** An order that C does not have for this access is an error. */
  private not(wrong: readonly Order[], what: string, order: () => Order): Order {
    const given = order();
    if (!wrong.includes(given)) return given;
    const { text, at } = this.cursor.peek(-1);
    throw litmusError(at, `${what} cannot have ${text}`, 'C11, 7.17.7');
  }

  private load = (addr: Operand, order: Order, at: SourceSpan): Operand =>
    this.thread.builder.define({
      op: 'load',
      type: 'i32',
      addr,
      order,
      scope: 'shared',
      at: this.thread.loc(at),
    });
  private store(addr: Operand, value: Operand, order: Order, at: SourceSpan): void {
    this.thread.builder.append({
      op: 'store',
      type: 'i32',
      addr,
      value,
      order,
      scope: 'shared',
      at: this.thread.loc(at),
    });
  }
}
