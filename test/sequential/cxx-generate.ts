/**
 * A seeded generator of small sequential C++ programs: a hierarchy of classes with virtual functions and destructors
 * that print, a class template, functions that throw and catch, lambdas, operators, objects with static storage and
 * function-local statics. The same seed gives the same program. Arithmetic is unsigned, divisors are odd, loops are
 * counted, and no argument list has two side effects, so that every program has one meaning.
 */
import { Rng } from '../../src/base/rng.ts';

export function generateCxxProgram(seed: number): string {
  return new CxxGenerator(new Rng(seed, 0xc44)).program();
}

const INCLUDES = ['cstdio', 'exception', 'new', 'typeinfo', 'utility'].map((name) => `#include <${name}>`);

/** Owns the program text under construction; `classes` is what may be used from here on. */
class CxxGenerator {
  private readonly rng: Rng;
  private readonly classes: { readonly name: string; readonly bases: readonly string[] }[] = [];
  private names = 0;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  program(): string {
    const out = [...INCLUDES, 'using U = unsigned;'];
    out.push(
      'struct Log { U id; explicit Log(U id) : id(id) { printf("+%u\\n", id); } ~Log() { printf("-%u\\n", id); } };',
    );
    const count = 3 + this.rng.below(3);
    for (let i = 0; i < count; i++) out.push(this.classText(i));
    out.push(this.templateText(), this.errors(), this.vector());
    for (let i = 0; i < 3; i++) out.push(this.thrower(i));
    for (let i = 0; i < 1 + this.rng.below(3); i++)
      out.push(`${this.rng.below(2) ? 'static ' : ''}Log g${i}(${1000 + i});`);
    out.push(`static U start() { try { return step0(${this.rng.below(50)}u); } catch (...) { return 1u; } }`);
    out.push('static U seeded = start();');
    out.push('int main() {', ...this.mainBody(), '  return 0;', '}');
    return `${out.join('\n')}\n`;
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.rng.below(from.length)]!;
  }

  private expression(names: readonly string[], depth = 3): string {
    if (depth === 0 || this.rng.below(4) === 0)
      return this.rng.below(2) === 0 ? `${this.rng.below(1000)}u` : this.pick(names);
    const a = this.expression(names, depth - 1);
    const b = this.expression(names, depth - 1);
    const op = this.pick(['+', '-', '*', '^', '&', '|', '/', '%', '<<', '>>', '?']);
    if (op === '/' || op === '%') return `(${a} ${op} (${b} | 1u))`;
    if (op === '<<' || op === '>>') return `(${a} ${op} (${b} & 7u))`;
    return op === '?' ? `(${a} > ${b} ? ${a} : ${b})` : `(${a} ${op} ${b})`;
  }

  /** Later classes may derive from one or two earlier ones, sometimes virtually. */
  private classText(i: number): string {
    const name = `C${i}`;
    const roots = this.classes.filter((c) => c.bases.length === 0).map((c) => c.name);
    let bases: string[] = [];
    if (i > 0) {
      const first = this.pick(this.classes.map((c) => c.name));
      bases = [first];
      const other = roots.find((r) => r !== first && !this.inherits(first, r));
      if (other !== undefined && this.rng.below(2) === 0) bases.push(other);
      if (this.rng.below(4) === 0 && roots.length < 3) bases = [];
    }
    const how = bases.map((b) => `public ${this.rng.below(4) === 0 ? 'virtual ' : ''}${b}`);
    this.classes.push({ name, bases });
    const field = `m${i}`;
    const lines = [
      `struct ${name}${how.length ? ` : ${how.join(', ')}` : ''} {`,
      `  U ${field} = ${this.rng.below(100)}u;`,
    ];
    lines.push(
      `  ${name}() { printf("${name}\\n"); }`,
      `  virtual ~${name}() { printf("~${name} %u\\n", ${field}); }`,
    );
    lines.push(`  virtual U f(U x) { return ${this.expression(['x', field])}; }`);
    if (bases.length === 1 && this.rng.below(2) === 0)
      lines.push(`  virtual U g(U x) { ${field} += x; return ${bases[0]}::f(x) + ${field}; }`);
    else lines.push(`  virtual U g(U x) { ${field} ^= x; return ${field}; }`);
    lines.push('};');
    return lines.join('\n');
  }

  private inherits(name: string, from: string): boolean {
    if (name === from) return true;
    const found = this.classes.find((c) => c.name === name);
    return found?.bases.some((b) => this.inherits(b, from)) ?? false;
  }

  private templateText(): string {
    return `template <class T, int N> struct Buf {
  T v[N]; int n = 0;
  void push(T t) { if (n == N) throw n; v[n++] = t; }
  template <class F> T fold(T s, F f) const { for (int i = 0; i < n; i++) s = f(s, v[i]); return s; }
  T &operator[](int i) { return v[i % N]; }
  static int &made() { static int count = ${this.rng.below(9)}; return ++count; }
};
template <class... T> U total(T... t) { return (${this.rng.below(9)}u + ... + U(t)); }`;
  }

  private errors(): string {
    return `struct E { U code; explicit E(U c) : code(c) {} E(const E &o) : code(o.code + 1u) {} virtual ~E() { printf("~E\\n"); } virtual U value() const { return code; } };
struct F : E { using E::E; U value() const override { return ${this.expression(['code'], 2)}; } };
struct G { U g = ${this.rng.below(99)}u; }; struct H : G, F { H(U c) : F(c) {} };`;
  }

  private vector(): string {
    return `struct V { U x, y; V operator+(const V &o) const { return {x + o.x, y ^ o.y}; } V &operator*=(U k) { x *= k; y += k; return *this; } bool operator==(const V &) const = default; U operator()(U k) const { return ${this.expression(['x', 'y', 'k'], 2)}; } };`;
  }

  private thrower(i: number): string {
    const what = this.pick(['E(x)', 'F(x)', 'H(x)', 'x', '"text"', "'c'", '(int)x', '2.5']);
    const inner = i > 0 ? `step${i - 1}(x + ${this.rng.below(9)}u)` : 'x';
    const kind = this.rng.below(3);
    const limit = 2 + this.rng.below(5);
    const body = [
      `  Log l(${10 * i + 1}u);`,
      `  static Log once(${100 + i}u);`,
      `  if (x % ${limit}u == ${this.rng.below(limit)}u) throw ${what};`,
    ];
    if (kind === 0) body.push(`  return ${inner} * 3u;`);
    else if (kind === 1)
      body.push(
        `  try { return ${inner} + 1u; } catch (E &e) { e.code += 5u; ${this.rng.below(2) ? 'throw;' : 'return e.value();'} }`,
      );
    else body.push(`  try { return ${inner}; } catch (...) { printf("through ${i}\\n"); throw; }`);
    return `U step${i}(U x) {\n${body.join('\n')}\n}`;
  }

  private mainBody(): string[] {
    const names = this.classes.map((c) => c.name);
    const out = ['  U a = seeded, b = 7u;'];
    const root = this.classes[0].name;
    const family = names.filter((n) => this.inherits(n, root) && !this.isAmbiguous(n, root));
    const list = Array.from({ length: 4 }, () => `new ${this.pick(family)}`);
    out.push(
      `  ${root} *list[] = {${list.join(', ')}};`,
      `  for (${root} *p : list) { a += p->f(a); b ^= p->g(b); printf("%u %u\\n", a, b); }`,
    );
    for (const n of family.slice(1, 3))
      out.push(
        `  for (${root} *p : list) { ${n} *q = dynamic_cast<${n} *>(p); printf("%d %d\\n", q != nullptr, typeid(*p) == typeid(${n})); if (q) a += q->f(1u); }`,
      );
    for (let i = 0; i < 4; i++) out.push(...this.statement(names));
    out.push(`  for (${root} *p : list) delete p;`, '  printf("%u %u\\n", a, b);');
    return out;
  }

  /** More than one subobject of class `root`. (Virtual bases may make it one; then it is left out needlessly.) */
  private isAmbiguous(name: string, root: string): boolean {
    const ways = (n: string): number =>
      n === root ? 1 : (this.classes.find((c) => c.name === n)?.bases ?? []).reduce((s, b) => s + ways(b), 0);
    return ways(name) > 1;
  }

  private statement(names: readonly string[]): string[] {
    const n = this.names++;
    switch (this.rng.below(7)) {
      case 0: {
        const step = `step${this.rng.below(3)}`;
        return [
          `  for (U i = 0; i < 4u; i++) try { Log l(i); a += ${step}(a + i); printf("%u\\n", a); }`,
          '    catch (F &e) { printf("F %u\\n", e.value()); } catch (E e) { printf("E %u\\n", e.value()); }',
          '    catch (U u) { printf("U %u\\n", u); } catch (const char *s) { printf("%s\\n", s); } catch (...) { printf("?\\n"); }',
        ];
      }
      case 1:
        return [
          `  auto f${n} = [a, &b](U x) mutable { a ^= x; b += a; return ${this.expression(['a', 'b', 'x'])}; };`,
          `  a = f${n}(${this.rng.below(99)}u); b = f${n}(a); printf("%u %u\\n", a, b);`,
        ];
      case 2:
        return [
          `  Buf<U, ${2 + this.rng.below(4)}> buf${n};`,
          `  try { for (U i = 0; i < ${2 + this.rng.below(5)}u; i++) buf${n}.push(a + i); } catch (int full) { printf("full %d\\n", full); }`,
          `  a = buf${n}.fold(b, [&](U s, U t) { return ${this.expression(['s', 't', 'b'], 2)}; }); buf${n}[1] = a; printf("%u %d\\n", a, decltype(buf${n})::made());`,
        ];
      case 3:
        return [
          `  V v${n}{a, b}; v${n} *= ${this.rng.below(20)}u; v${n} = v${n} + V{1u, a}; a += v${n}(b); printf("%u %u %d\\n", v${n}.x, v${n}.y, v${n} == V{a, b});`,
        ];
      case 4: {
        const c = this.pick(names);
        return [
          `  { ${c} o; U (${c}::*p)(U) = &${c}::${this.pick(['f', 'g'])}; a += (o.*p)(b); U ${c}::*m = &${c}::m${c.slice(1)}; o.*m += 3u; printf("%u %u\\n", a, o.*m); }`,
        ];
      }
      case 5:
        return [`  b = total(a, ${this.rng.below(9)}, 'c', b); printf("%u\\n", b);`];
      default:
        return [
          `  alignas(V) unsigned char room${n}[sizeof(V)]; V *in${n} = new (room${n}) V{a, 5u}; a += in${n}->x % 13u; U *arr${n} = new U[3]{a, b}; b += arr${n}[1] + arr${n}[2]; delete[] arr${n}; printf("%u\\n", b);`,
        ];
    }
  }
}
