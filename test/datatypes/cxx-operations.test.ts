import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../src/index.ts';
import { answers, runSuite } from './run-suite.ts';

/**
 * Operations as C++ writes them. The types are registers and counters whose operations are not atomic (unless LOCKED), so that what a client gives and
 * sees decides whether the mistake is found, and the twin with a lock passes.
 */
const ask = (text: string, tests: readonly string[], locked: boolean) =>
  answers('type.cc', { model: 'sc', tests, text, flags: locked ? ['-DLOCKED'] : [] });

const LOCK = `#include <heddle.h>
#include <mutex>
static std::mutex mutex;
#ifdef LOCKED
#define GUARD std::lock_guard<std::mutex> guard(mutex);
#else
#define GUARD
#endif
`;

/** Two halves that are written one after the other: a reader may see one of them only. */
const HALVES = `${LOCK}
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
namespace lib {
enum class Step { None, Half, Whole };
struct Base { int a = 0; };
struct Item : Base { unsigned char b = 0; };
struct Plain { int a; unsigned char b; };
class Halves {
  int a = 0, b = 0;
  int both() { GUARD return 10 * a + b; }
  void set(int v, int w) { GUARD a = v; b = w; }
public:
  void put(int v) { set(v, v); }
  void put_item(const Plain &v) { set(v.a, v.b); }
  void put_value(Plain v) { set(v.a, v.b); }
  void put_owner(std::unique_ptr<int> v) { set(*v, *v); }
  void put_some(std::optional<int> v) { set(*v, *v); }
  void put_pointed(const int *v) { set(*v, *v); }
  void put_moved(int &&v) { set(v, v); }
  std::optional<int> some() { int n = both(); if (n == 0) return std::nullopt; return n; }
  std::unique_ptr<int> owner() { int n = both(); return n == 0 ? nullptr : std::unique_ptr<int>(new int(n)); }
  std::shared_ptr<int> shared() { int n = both(); return n == 0 ? nullptr : std::make_shared<int>(n); }
  std::pair<bool, int> pair() { int n = both(); return {n != 0, n}; }
  std::tuple<int, int> tuple() { int n = both(); return {n / 10, n % 10}; }
  Item item() { int n = both(); Item i; i.a = n / 10; i.b = (unsigned char)(n % 10); return i; }
  bool out(Item &i) { i = item(); return i.a != 0; }
  Step step() const noexcept { int n = const_cast<Halves *>(this)->both(); return n == 0 ? Step::None : n % 10 == 0 ? Step::Half : Step::Whole; }
  int operator()() { return both(); }
};
}
using Both = lib::Halves;
${[
  ...['put', 'put_item', 'put_value', 'put_owner', 'put_some', 'put_pointed', 'put_moved'],
  ...['some', 'owner', 'shared', 'pair', 'tuple', 'item', 'out', 'step', 'operator()'],
]
  .map((name, i) => `HEDDLE_OP(${'abcdefghijklmnopqr'[i]}, Both::${name})`)
  .join('\n')}
`;

describe('results that C++ gives', () => {
  const results: readonly (readonly [string, string, readonly string[]])[] = [
    ['std::optional', 'h', ['10']],
    ['std::unique_ptr', 'i', ['10']],
    ['std::shared_ptr', 'j', ['10']],
    ['std::pair', 'k', ['first = true', 'second = 10']],
    ['std::tuple', 'l', ['0 = 1', '1 = 0']],
    ['a structure with a base class', 'm', ['a = 1', 'b = 0']],
    ['a structure by reference', 'n', ['true', 'out.a = 1', 'out.b = 0']],
    ['an enumeration of a namespace', 'o', ['1']],
    ['operator()', 'p', ['10']],
  ];
  it.each(results)('%s', async (_what, letter, seen) => {
    const { run } = await runSuite('type.cc', { model: 'sc', tests: [`a|${letter}`], text: HALVES });
    expect(run.tests[0].verdict.violations[0]?.kind).toBe('not-serial');
    expect(run.tests[0].history?.calls[1].results).toEqual(seen);
  });

  it('of what is not there nothing is said', async () => {
    const { run } = await runSuite('type.cc', { model: 'sc', tests: ['a|h'], text: HALVES });
    expect(run.tests[0].history?.closest.map(({ results }) => results)).toContainEqual([[], ['11']]);
    expect(run.tests[0].history?.closest.map(({ results }) => results)).toContainEqual([['nothing'], []]);
  });

  it('with a lock all of them pass', async () => {
    const tests = results.map(([, letter]) => `a|${letter}`);
    expect(await ask(HALVES, tests, true)).toEqual(tests.map(() => 'passes'));
  });
});

describe('arguments that C++ takes', () => {
  it.each([
    ['a structure by reference', 'b'],
    ['a structure', 'c'],
    ['std::unique_ptr', 'd'],
    ['std::optional', 'e'],
    ['a pointer to a constant', 'f'],
    ['what goes', 'g'],
  ])('%s', async (_what, letter) => {
    const { run } = await runSuite('type.cc', { model: 'sc', tests: [`${letter}|p`], text: HALVES });
    expect(run.tests[0].history?.calls[1].results).toEqual(['10']);
    expect(await ask(HALVES, [`${letter}|p`], true)).toEqual(['passes']);
  });
});

const COUNTER = `${LOCK}
enum Mode { Add, Keep };
template <class T, int From> class Counter {
  T n = From;
protected:
  T more(T k) { GUARD return n = n + k; }
public:
  virtual ~Counter() {}
  virtual T next() { return more(1); }
  template <class U> T by(U k) { return more((T)k); }
  T maybe(Mode mode, bool twice) { return more(mode == Keep ? 0 : twice ? 2 : 1); }
};
using Ints = Counter<int, 0>;
class Some { public: virtual int next() = 0; virtual ~Some() {} };
class One : public Some { int n = 0; public: int next() override { GUARD return n = n + 1; } };
static Some *make_some() { return new One(); }
class Named : public Ints { public: explicit Named(int) {} Named() {} };
class Other : public Ints { public: int next() override { return more(1); } };
class All { static int n; public: static int add(int k) { GUARD return n = n + k; } };
int All::n;
namespace lib { static int n; int next() { GUARD return n = n + 1; } }
static Ints *make_ints() { return new Other(); }
static Named *make_named() { return new Named(7); }
int twice(Ints &c) { return c.next() + 0; }
int thrice(Ints *c) { return c->next() + 0; }
`;

describe('names that C++ has', () => {
  it.each([
    ['an alias of a template', 'HEDDLE_OP(i, Ints::next)'],
    ['a method of a base class', 'HEDDLE_OP(i, Named::next)'],
    ['a method that overrides', 'HEDDLE_OP(i, Other::next)'],
    ['a template', 'HEDDLE_OP(i, Ints::by<int>)'],
    ['a static method', 'HEDDLE_OP(i, All::add)'],
    ['a function of a namespace', 'HEDDLE_OP(i, lib::next)'],
    ['a function that takes a reference', 'HEDDLE_OP(i, twice)'],
    ['a function that takes a pointer', 'HEDDLE_OP(i, thrice)'],
    ['methods of what is made otherwise', 'HEDDLE_OP(i, Ints::next) HEDDLE_INIT(make_ints)'],
    [
      'a method without a body, and how the object is made',
      'HEDDLE_OP(i, Some::next) HEDDLE_INIT(make_some)',
    ],
    ['a constructor with arguments', 'HEDDLE_OP(i, Named::next) HEDDLE_INIT(make_named)'],
    ['a method and a function', 'HEDDLE_OP(j, Ints::next) HEDDLE_OP(i, thrice)'],
  ])('%s', async (_what, said) => {
    expect(await ask(`${COUNTER}${said}\n`, ['i|i'], false)).toEqual(['fails: not-serial']);
    expect(await ask(`${COUNTER}${said}\n`, ['i|i'], true)).toEqual(['passes']);
  });

  it('of booleans and enumerations all values are tried', async () => {
    const text = `${COUNTER}HEDDLE_OP(m, Ints::maybe)\n`;
    const { run } = await runSuite('type.cc', { model: 'sc', tests: ['m|m'], text, flags: ['-DLOCKED'] });
    expect(run.tests[0].serial).toMatchObject({ orders: 32 });
  });
});

const REFUSED = `#include <heddle.h>
#include <string>
#include <utility>
class Reg {
  int n = 0;
  void hide() {}
public:
  void put(int v) { n = v; }
  void put(long v) { n = (int)v; }
  template <class T> void any(T v) { n = (int)v; }
  std::string text() { return ""; }
  void name(const std::string &) {}
  void word(const char *) {}
  void missing();
  virtual void none() = 0;
  std::pair<int, double> mean() { return {n, n}; }
};
class Sealed { Sealed() {} public: int get() { return 0; } };
class Sized { int n; public: explicit Sized(int k) : n(k) {} int get() { return n; } };
class Kept { public: int get() { return 0; } protected: ~Kept() {} };
class Hidden { int n = 0; public: Hidden same() { return *this; } };
template <class K, class V> class Map { public: void put(K, V) {} };
auto lambda = [](int) {};
`;

describe('what no client can call', () => {
  it.each([
    ['Reg::put', 'HED682', 'overloaded'],
    ['Reg::any', 'HED682', 'overloaded or a template'],
    ['Reg::hide', 'HED682', 'hide is a private member of Reg'],
    ['Reg::Reg', 'HED682', 'a constructor or destructor is no operation'],
    ['Reg::missing', 'HED682', 'it has no body here'],
    ['Reg::none', 'HED683', 'a client cannot make Reg: it is abstract'],
    ['Reg::text', 'HED683', 'operation Reg::text: the type of its result cannot be seen, std::string'],
    ['Reg::mean', 'HED683', 'cannot be seen, double (member second)'],
    ['Reg::name', 'HED683', 'no value can be made for its parameter 1, const std::string &'],
    ['Reg::word', 'HED683', 'no value can be made for its parameter 1, const char *'],
    ['Hidden::same', 'HED683', 'Hidden: its member n is not public'],
    ['Map::put', 'HED682', 'Map is a template, and it is not said of what'],
    ['Map<int, int>::put', 'HED682', 'a macro ends its argument at the comma of a template'],
    ['lambda', 'HED682', 'it is a variable, not a function'],
    ['&Sized::get', 'HED682', 'an operation is given by its name, and this is an address'],
    ['[](int) {}', 'HED682', 'an operation is a function with a name, and this is a lambda'],
    ['Sealed::get', 'HED683', 'a client cannot make Sealed: its constructor is private'],
    ['Sized::get', 'HED683', 'a client cannot make Sized: it has no constructor without arguments'],
    ['Kept::get', 'HED683', 'a client cannot delete Kept: its destructor is protected'],
    ['Sized::get) HEDDLE_OP(q, Kept::get', 'HED683', 'a method of another class than Sized::get'],
  ])('%s', async (name, code, message) => {
    const text = `${REFUSED}HEDDLE_OP(p, ${name})\n`;
    const error = await runSuite('type.cc', { model: 'sc', tests: ['p|p'], text }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DiagnosticError);
    const { diagnostic } = error as DiagnosticError;
    expect(diagnostic.message).toContain(message);
    expect(diagnostic.code).toBe(code);
    expect(diagnostic.at?.file ?? 'type.cc').toBe('type.cc');
  });

  it('a class and its alias, or the one that inherits, are one class', async () => {
    const text = `#include <heddle.h>
template <class T> struct Cell {
  T x = 0, y = 0;
  void put(T v) { x = v, y = v; }
  T first() { return x; }
  T both() { return 10 * x + y; }
};
using IntCell = Cell<int>;
struct Named : Cell<int> { int name = 1; };
`;
    for (const put of ['p=IntCell::put', 'p=Named::put'])
      for (const [get, answer] of [
        ['g=Cell<int>::first', 'passes'],
        ['g=Cell<int>::both', 'fails: not-serial'],
      ])
        expect(await answers('type.cc', { model: 'sc', tests: ['p|g'], ops: [put, get], text })).toEqual([
          answer,
        ]);
  });

  it('an operation on the command line that is overloaded', async () => {
    const how = { model: 'sc', tests: ['p|p'], ops: ['p=Reg::put'], text: REFUSED };
    await expect(runSuite('type.cc', how)).rejects.toThrow(/overloaded/);
  });

  it('an operation on the command line that is an address', async () => {
    const how = { model: 'sc', tests: ['p|p'], ops: ['p=&Sized::get'], text: REFUSED };
    await expect(runSuite('type.cc', how)).rejects.toThrow('an operation is given by its name');
  });
});

it('the object of a client in C, behind a pointer to a constant too', async () => {
  const text = `#include <heddle.h>
struct q { int n; };
void put(struct q *q, int v) { q->n = 0; q->n = v; }
int size(const struct q *q) { return q->n == 0; }
HEDDLE_OP(p, put)
HEDDLE_OP(g, size)
`;
  expect(await answers('type.c', { model: 'sc', tests: ['p(p|g)', 'p|g'], text })).toEqual([
    'fails: not-serial',
    'passes',
  ]);
});
