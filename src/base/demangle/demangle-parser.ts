import { BUILTINS, MORE_BUILTINS, OPERATORS, STANDARD } from './demangle-tables.ts';

/** At what the parser does not read. */
export class NotMangled extends Error {}

/**
 * Recursive descent over the grammar of mangled names. Invariant: `substitutions` holds what `S_`, `S0_`, … mean so
 * far, in the order of the ABI; `templateArgs` those of the innermost template, for `T_`, `T0_`, ….
 */
export class DemangleParser {
  private readonly text: string;
  private at = 0;
  private readonly substitutions: string[] = [];
  private templateArgs: readonly string[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** What the whole symbol names. */
  symbol(): string {
    if (this.take('TV')) return `vtable of ${this.type()}`;
    if (this.take('TT')) return `VTT of ${this.type()}`;
    if (this.take('TI')) return `type of ${this.type()}`;
    if (this.take('TS')) return `type name of ${this.type()}`;
    if (this.take('GV')) return `initialisation of ${this.name()}`;
    if (this.take('GR')) return `temporary of ${this.name()}`;
    if (this.take('TW') || this.take('TH')) return `initialisation of thread_local ${this.name()}`;
    if (this.take('Th') || this.take('Tv')) {
      while (this.peek() !== '_' && this.at < this.text.length) this.at++;
      if (this.text[this.at - 1] !== '_') this.at++;
      if (/[\dn]/.test(this.peek())) {
        while (this.peek() !== '_' && this.at < this.text.length) this.at++;
        this.at++;
      }
      return this.name();
    }
    if (this.take('Tc')) return this.name();
    return this.name();
  }

  private peek(): string {
    return this.text[this.at] ?? '';
  }
  private take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }
  private expect(word: string): void {
    if (!this.take(word)) throw new NotMangled();
  }
  private number(): number {
    const digits = /^n?\d+/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) throw new NotMangled();
    this.at += digits.length;
    return Number(digits.replace('n', '-'));
  }
  /** `_` is 0, `0_` is 1, …, in base 36. */
  private sequence(): number {
    if (this.take('_')) return 0;
    const digits = /^[0-9A-Z]+_/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) throw new NotMangled();
    this.at += digits.length;
    return Number.parseInt(digits.slice(0, -1), 36) + 1;
  }
  private remember(name: string): string {
    this.substitutions.push(name);
    return name;
  }

  private name(): string {
    switch (this.peek()) {
      case 'N':
        return this.nested();
      case 'Z':
        return this.local();
      case 'S': {
        if (this.text[this.at + 1] === 't') {
          this.at += 2;
          return this.templated(`std::${this.unqualified('std')}`);
        }
        const known = this.substitution();
        return this.peek() === 'I' ? known + this.arguments() : known;
      }
      default:
        return this.templated(this.unqualified(''));
    }
  }

  private templated(name: string): string {
    if (this.peek() !== 'I') return name;
    this.remember(name);
    return name + this.arguments();
  }

  private nested(): string {
    this.expect('N');
    while (/[rVK]/.test(this.peek())) this.at++;
    if (!this.take('R')) this.take('O');
    this.take('H');
    let name = '';
    let last = '';
    while (!this.take('E')) {
      const c = this.peek();
      if (c === 'I') {
        name += this.arguments();
      } else if (c === 'S' && this.text[this.at + 1] !== 't') {
        name = this.substitution();
        last = lastPart(name);
        continue;
      } else if (c === 'S') {
        this.at += 2;
        name = 'std';
        last = 'std';
        continue;
      } else if (c === 'T') {
        name = this.parameter();
        last = name;
      } else if (c === 'M') {
        this.at++;
        continue;
      } else {
        const part = this.unqualified(last);
        name = name === '' ? part : `${name}::${part}`;
        last = part;
      }
      if (this.peek() !== 'E') this.remember(name);
    }
    return name;
  }

  private local(): string {
    this.expect('Z');
    const outer = this.encoding();
    this.expect('E');
    if (this.take('s')) {
      this.discriminator();
      return `${outer}::string literal`;
    }
    if (this.take('d')) {
      if (/\d/.test(this.peek())) this.number();
      this.expect('_');
    }
    const inner = this.name();
    this.discriminator();
    return `${outer}::${inner}`;
  }

  private discriminator(): void {
    if (this.take('__')) {
      this.number();
      this.expect('_');
    } else if (/^_\d/.test(this.text.slice(this.at))) this.at += 2;
  }

  /** A function with its parameters, which are read and dropped. */
  private encoding(): string {
    const name = this.name();
    if (this.peek() !== 'E' && this.at < this.text.length) {
      // A template's function has its return type first; dropping types makes no difference.
      while (this.peek() !== 'E' && this.peek() !== '' && this.peek() !== '.') this.type();
    }
    return name;
  }

  private unqualified(within: string): string {
    const c = this.peek();
    if (c === 'L') {
      this.at++;
      return this.unqualified(within);
    }
    let name: string;
    if (/\d/.test(c)) name = this.source();
    else if (c === 'U') name = this.unnamed();
    else if (c === 'C') {
      const inherited = this.text[this.at + 1] === 'I';
      this.at += inherited ? 3 : 2;
      if (inherited) this.type();
      name = withoutArguments(within);
    } else if (c === 'D' && /[0-5]/.test(this.text[this.at + 1] ?? '')) {
      this.at += 2;
      name = `~${withoutArguments(within)}`;
    } else if (this.take('DC')) {
      const parts: string[] = [];
      while (!this.take('E')) parts.push(this.source());
      name = `[${parts.join(', ')}]`;
    } else name = this.operator();
    while (this.take('B')) name += `[${this.source()}]`;
    return name;
  }

  private source(): string {
    const length = this.number();
    const name = this.text.slice(this.at, this.at + length);
    this.at += length;
    if (name.startsWith('_GLOBAL__N')) return '(anonymous namespace)';
    // What clang calls a lambda that no other file can see.
    const local = /^\$_(\d+)$/.exec(name);
    return local === null ? name : `lambda#${Number(local[1]) + 1}`;
  }

  private unnamed(): string {
    if (this.take('Ul')) {
      while (!this.take('E')) {
        if (/^T[ypntk]/.test(this.text.slice(this.at))) throw new NotMangled();
        this.type();
      }
      const n = this.take('_') ? 0 : this.number() + 1;
      if (n > 0) this.expect('_');
      return `lambda#${n + 1}`;
    }
    this.expect('Ut');
    const n = this.take('_') ? 0 : this.number() + 1;
    if (n > 0) this.expect('_');
    return `unnamed#${n + 1}`;
  }

  private operator(): string {
    const code = this.text.slice(this.at, this.at + 2);
    if (code === 'cv') {
      this.at += 2;
      return `operator ${this.type()}`;
    }
    if (code === 'li') {
      this.at += 2;
      return `operator""${this.source()}`;
    }
    const sign = OPERATORS[code];
    if (sign === undefined) throw new NotMangled();
    this.at += 2;
    return `operator${sign}`;
  }

  private substitution(): string {
    this.expect('S');
    const short = STANDARD[this.peek()];
    if (short !== undefined) {
      this.at++;
      return short;
    }
    const known = this.substitutions[this.sequence()];
    if (known === undefined) throw new NotMangled();
    return known;
  }

  private parameter(): string {
    this.expect('T');
    const n = this.sequence();
    return this.templateArgs[n] ?? 'auto';
  }

  private arguments(): string {
    const args = this.argumentList('I');
    this.templateArgs = args;
    return `<${args.filter((a) => a !== '').join(', ')}>`;
  }

  private argumentList(open: 'I' | 'J'): string[] {
    this.expect(open);
    const args: string[] = [];
    while (!this.take('E')) args.push(this.argument());
    return args;
  }

  private argument(): string {
    switch (this.peek()) {
      case 'L':
        return this.literal();
      case 'J':
        return this.argumentList('J').join(', ');
      case 'X':
        throw new NotMangled();
      default:
        return this.type();
    }
  }

  private literal(): string {
    this.expect('L');
    if (this.take('_Z')) {
      const name = this.encoding();
      this.expect('E');
      return `&${name}`;
    }
    const type = this.type();
    const end = this.text.indexOf('E', this.at);
    if (end < 0) throw new NotMangled();
    const digits = this.text.slice(this.at, end).replace(/^n/, '-');
    this.at = end + 1;
    if (type === 'bool') return digits === '0' ? 'false' : 'true';
    return /^(int|long|unsigned|short|char|signed)/.test(type) ? digits : `(${type})${digits}`;
  }

  type(): string {
    const c = this.peek();
    const builtin = BUILTINS[c];
    if (builtin !== undefined) {
      this.at++;
      return builtin;
    }
    switch (c) {
      case 'r':
      case 'V':
      case 'K': {
        this.at++;
        const of = this.type();
        return this.remember(c === 'K' ? `${of} const` : c === 'V' ? `${of} volatile` : of);
      }
      case 'P':
      case 'R':
      case 'O': {
        this.at++;
        const to = this.type();
        const sign = c === 'P' ? '*' : c === 'R' ? '&' : '&&';
        const f = / \((.*)\)$/.exec(to);
        return this.remember(f === null ? to + sign : `${to.slice(0, f.index)} (${sign})(${f[1]})`);
      }
      case 'F':
        return this.remember(this.functionType());
      case 'A':
        return this.remember(this.array());
      case 'M': {
        this.at++;
        const of = this.type();
        return this.remember(`${this.type()} ${of}::*`);
      }
      case 'T': {
        if (/^T[sue]/.test(this.text.slice(this.at))) {
          this.at += 2;
          return this.remember(this.name());
        }
        const known = this.remember(this.parameter());
        return this.peek() === 'I' ? this.remember(known + this.keepArguments()) : known;
      }
      case 'D':
        return this.more();
      case 'S': {
        if (this.text[this.at + 1] === 't') return this.remember(this.name());
        const known = this.substitution();
        return this.peek() === 'I' ? this.remember(known + this.keepArguments()) : known;
      }
      case 'u':
        this.at++;
        return this.remember(this.source());
      default:
        return this.remember(this.classType());
    }
  }

  /** Template arguments inside of a type do not become those of the function around it. */
  private keepArguments(): string {
    const saved = this.templateArgs;
    const text = this.arguments();
    this.templateArgs = saved;
    return text;
  }

  private classType(): string {
    const saved = this.templateArgs;
    const name = this.name();
    this.templateArgs = saved;
    return name;
  }

  private more(): string {
    const next = this.text[this.at + 1] ?? '';
    const builtin = MORE_BUILTINS[next];
    if (builtin !== undefined) {
      this.at += 2;
      return builtin;
    }
    if (this.take('Dp')) return this.type();
    if (this.take('Do')) return this.remember(this.functionType());
    throw new NotMangled();
  }

  private functionType(): string {
    this.expect('F');
    this.take('Y');
    const result = this.type();
    const params: string[] = [];
    while (!this.take('E')) {
      if (this.take('RE') || this.take('OE')) break;
      params.push(this.type());
    }
    return `${result} (${params.filter((p) => p !== 'void').join(', ')})`;
  }

  private array(): string {
    this.expect('A');
    const count = /\d/.test(this.peek()) ? String(this.number()) : '';
    this.expect('_');
    return `${this.type()}[${count}]`;
  }
}

/** `ns::Stack<a::B>` → `Stack<a::B>`. */
function lastPart(name: string): string {
  let depth = 0;
  for (let i = name.length - 1; i > 0; i--) {
    if (name[i] === '>') depth++;
    else if (name[i] === '<') depth--;
    else if (depth === 0 && name[i] === ':' && name[i - 1] === ':') return name.slice(i + 1);
  }
  return name;
}

const withoutArguments = (name: string): string => name.replace(/<.*$/s, '');
