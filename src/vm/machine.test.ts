import { describe, expect, test } from 'vitest';
import {
  EV_ALLOC,
  EV_CREATE,
  EV_END,
  EV_FAIL,
  EV_FREE,
  EV_HALT,
  EV_LIMIT,
  EV_READ,
  EV_UNSUPPORTED,
  EV_WRITE,
} from './code/event.ts';
import {
  HEAP_OFFSET,
  ST_ADDR,
  ST_OP,
  ST_RET,
  ST_VAL,
  STACK_OFFSET,
  THREAD_BASE,
  THREAD_SPAN,
} from './code/layout.ts';
import { Machine } from './machine.ts';
import { runSequentially } from './testing/drive.ts';
import { image } from './testing/ir.ts';

const MODES = [false, true];
const ends = (text: string, limits = {}): string[] =>
  MODES.map((interpretOnly) => {
    const { end, observed, output } = runSequentially(image(text, { interpretOnly }), limits);
    return [end, ...observed, output].join(' ').trim();
  });
const both = (text: string): string[] => [text, text];
const main = (body: string, values = 30): string =>
  `func &main "main" () -> (i32) values=${values} {\nb0:\n${body}\n}`;

describe('calls', () => {
  test('recursion, several results, wide arguments', () => {
    expect(
      ends(`
      func &power "power" (i64 v0, i32 v1) -> (i64, i32) values=12 {
      b0:
      v2 = icmp eq i1 i32 v1 0:i32
      condbr v2 b1 b2
      b1:
      ret (1:i64, 0:i32)
      b2:
      v3 = bin sub i32 v1 1:i32
      call &power (v0, v3) [] -> (i64 v4, i32 v5)
      v6 = bin mul i64 v4 v0
      v7 = bin add i32 v5 1:i32
      ret (v6, v7)
      }
      ${main('call &power (7:i64, 20:i32) [] -> (i64 v0, i32 v1)\n observe ["p", "n"] [i64 v0, i32 v1]\n ret (0:i32)')}`),
    ).toEqual(both(`done p=${7n ** 20n} n=20`));
  });

  test('unbounded recursion ends in a limit that names the function', () => {
    const text = `func &deep "deep" (i32 v0) -> (i32) values=9 {
      b0:
      v1 = bin add i32 v0 1:i32
      call &deep (v1) [] -> (i32 v2)
      v3 = bin add i32 v2 v0
      ret (v3)
      }
      ${main('call &deep (0:i32) [] -> (i32 v0)\n ret (v0)')}`;
    for (const end of ends(text))
      expect(end).toContain("stop HED411: the stack of the thread is full: function 'deep'");
  });

  test('a stack array of 40 MB does not fit, and says so', () => {
    for (const end of ends(
      main(
        'v0 = alloca ptr size=40000000 - align=16 "big" - private\n store i32 v0 1:i32 na private\n ret (0:i32)',
      ),
    ))
      expect(end).toContain('stop HED411');
    for (const end of ends(main('v0 = alloca ptr size=40000000 - align=16 "big" - shared\n ret (0:i32)')))
      expect(end).toContain("stop HED412: no addresses left for stack object 'big'");
  });

  test('indirect calls check their target', () => {
    const text = (call: string): string => `func &f "f" (i32 v0) -> (i32) values=2 {
      b0:
      v1 = bin add i32 v0 1:i32
      ret (v1)
      }
      func &g "g" (i64 v0) -> (i32) values=1
      ${main(`${call}\n ret (0:i32)`)}`;
    expect(ends(text('icall &f (i32) (41:i32) [] -> (i32 v0)\n observe ["r"] [i32 v0]'))).toEqual(
      both('done r=42'),
    );
    expect(ends(text('icall &f (i64) (41:i64) [] -> (i32 v0)'))).toEqual(
      both("fail memory: function 'f' is called with other parameters than it has"),
    );
    expect(ends(text('icall 0:ptr (i64) (41:i64) [] -> (i32 v0)'))).toEqual(
      both('fail memory: call through a null function pointer'),
    );
    expect(ends(text('icall 65545:ptr (i64) (41:i64) [] -> (i32 v0)'))).toEqual(
      both('fail memory: call through a pointer (0x10009) that is not a function'),
    );
    for (const end of ends(text('call &g (1:i64) [] -> (i32 v0)')))
      expect(end).toContain("stop HED322: function 'g' has no body");
  });

  test('variable arguments, read by va_arg and by vprintf', () => {
    const text = `
      global @format size=16 align=1 shared constant bytes="2564202573202e32660a" []
      global @text size=4 align=1 shared constant bytes="616263" []
      func &sum "sum" (i32 v0) -> (i64) variadic values=20 {
      b0:
      v1 = alloca ptr size=24 - align=16 "list" - private
      vastart v1
      v2 = gep ptr v1 - i32 scale=0 offset=8
      v3 = load ptr v2 na private
      v4 = load i32 v3 na either
      v5 = gep ptr v3 - i32 scale=0 offset=8
      v6 = load i64 v5 na either
      v7 = cast sext i64 i32 v4
      v8 = bin add i64 v6 v7
      v9 = gep ptr v3 - i32 scale=0 offset=16
      v10 = load i64 v9 na either
      ret (v8)
      }
      func &print "print" (ptr v0) -> () variadic values=20 {
      b0:
      v1 = alloca ptr size=24 - align=16 "list" - shared
      vastart v1
      v2 = output stdout vprintf i32 v0 [ptr v1]
      ret ()
      }
      `;
    const vsum = (args: string): string =>
      `call &sum (2:i32) [${args}] -> (i64 v0)\n observe ["s"] [i64 v0]\n ret (0:i32)`;
    expect(ends(text + main(vsum('i32 5:i32, i64 10000000000:i64, i32 0:i32')))).toEqual(
      both('done s=10000000005'),
    );
    // one argument short: the third is out of bounds
    expect(ends(text + main(vsum('i32 5:i32, i64 10000000000:i64')))).toEqual(
      both('fail memory: access of 8 bytes out of bounds'),
    );
    expect(
      ends(
        `${text.replace('2564202573202e32660a', '256420257320252e32660a')}${main('call &print (@format) [i32 4294967295:i32, ptr @text, f64 4612811918334230528:f64] -> ()\n ret (0:i32)')}`,
      ),
    ).toEqual(both('done -1 abc 2.50'));
  });

  test('constructors run before main, main gets its arguments', () => {
    const text = `global @x size=4 align=4 shared bytes="" []
      constructors &first
      func &first "first" () -> () values=1 {
      b0:
      store i32 @x 5:i32 na shared
      ret ()
      }
      func &main "main" (i32 v0, ptr v1) -> (i32) values=9 {
      b0:
      v2 = load i32 @x na shared
      v3 = load ptr v1 na either
      v4 = load i8 v3 na either
      v5 = gep ptr v1 - i32 scale=0 offset=8
      v6 = load ptr v5 na either
      observe ["x", "argc", "p", "end"] [i32 v2, i32 v0, i8 v4, ptr v6]
      ret (0:i32)
      }`;
    expect(ends(text)).toEqual(both('done x=5 argc=1 p=112 end=0x0'));
  });
});

describe('memory errors', () => {
  const array =
    'v0 = alloca ptr size=16 - align=16 "a" - private\n v1 = alloca ptr size=16 - align=16 "b" - private\n store i32 v0 1:i32 na private\n';
  test.each([
    ['null', 'v2 = load i32 0:ptr na shared', 'fail memory: read through a null pointer'],
    [
      'null and a field',
      'store i32 8:ptr 1:i32 na either',
      'fail memory: write through a null pointer (offset 8)',
    ],
    ['null, private', 'v2 = load i32 0:ptr na private', 'fail memory: access through a null pointer'],
    [
      'wild',
      'v2 = load i32 1073741824:ptr na shared',
      'fail memory: read through a wild pointer (0x40000000)',
    ],
    ['global out of bounds', 'v2 = load i64 @x na shared', 'fail memory: read of 8 bytes out of bounds'],
    [
      'private out of bounds',
      'v2 = gep ptr v0 - i32 scale=0 offset=13\n store i32 v2 1:i32 na private',
      'fail memory: access of 4 bytes out of bounds',
    ],
    [
      'private, into the neighbour',
      'v2 = gep ptr v0 8:i64 i64 scale=4 offset=0\n store i32 v2 1:i32 na private',
      'fail memory: access of 4 bytes out of bounds',
    ],
    ['constant memory', 'store i32 @c 1:i32 na either', 'fail memory: write to constant memory'],
    [
      'constant memory, by pointer',
      'v2 = gep ptr @c 0:i64 i64 scale=4 offset=0\n store i32 v2 1:i32 na either',
      'fail memory: write to constant memory',
    ],
    ['function', 'v2 = load i32 &main na either', "fail memory: read of a function's code"],
    [
      'free of a global',
      'free @x malloc',
      'fail memory: free of 0x800000, which is not the beginning of a heap block',
    ],
    [
      'free of the middle',
      'v2 = malloc ptr 16:i64 zero=true align=16 - malloc\n v3 = gep ptr v2 - i32 scale=0 offset=4\n free v3 malloc',
      'fail memory: free of 0x4400004, which is not the beginning of a heap block',
    ],
    [
      'double free',
      'v2 = malloc ptr 16:i64 zero=true align=16 - malloc\n free v2 malloc\n free v2 malloc',
      'fail memory: double free',
    ],
    [
      'use after free',
      'v2 = malloc ptr 16:i64 zero=true align=16 - malloc\n free v2 malloc\n v3 = load i32 v2 na shared',
      'fail memory: use after free',
    ],
    [
      'heap out of bounds',
      'v2 = malloc ptr 6:i64 zero=true align=16 - malloc\n v3 = gep ptr v2 - i32 scale=0 offset=4\n v4 = load i32 v3 na shared',
      'fail memory: read of 4 bytes out of bounds',
    ],
    [
      'malloc(0)',
      'v2 = malloc ptr 0:i64 zero=true align=16 - malloc\n v3 = load i8 v2 na shared',
      'fail memory: read of 1 byte out of bounds',
    ],
    [
      'division by zero',
      'v2 = load i32 @x na shared\n v3 = bin sdiv i32 7:i32 v2',
      'fail arithmetic: division by zero',
    ],
    [
      'assertion',
      'v2 = load i32 @x na shared\n v3 = icmp eq i1 i32 v2 1:i32\n assert v3 "x == 1"',
      'fail assertion: x == 1',
    ],
  ])('%s', (_, body, end) => {
    const text = `global @x size=4 align=4 shared bytes="" []\nglobal @c size=4 align=4 shared constant bytes="07" []\n${main(`${array}${body}\n ret (0:i32)`)}`;
    expect(ends(text)).toEqual(both(end));
  });

  test('a huge malloc is a limit', () => {
    for (const end of ends(
      main('v0 = malloc ptr 1000000000000:i64 zero=false align=16 - malloc\n ret (0:i32)'),
    ))
      expect(end).toContain('stop HED413');
  });

  test('a pointer loaded with high bits set is refused, the sentinel -1 is not', () => {
    for (const interpretOnly of MODES) {
      const m = new Machine(
        image(
          `global @p size=8 align=8 shared bytes="" []\n${main('v0 = load ptr @p na shared\n v1 = icmp eq i1 ptr v0 18446744073709551615:ptr\n observe ["m"] [i1 v1]\n ret (0:i32)')}`,
          { interpretOnly },
        ),
      );
      expect(m.run(0)).toBe(EV_READ);
      m.deliver(0, 1, 1);
      expect(m.run(0)).toBe(EV_UNSUPPORTED);
      expect(m.unsupported(0).code).toBe('HED320');
      m.reset();
      m.run(0);
      m.deliver(0, -1, -1);
      m.run(0);
      expect(m.observed(0)[0].text).toBe('-1');
    }
  });

  test('an endless loop without events is a limit that names function and line', () => {
    const text = `func &main "main" () -> (i32) values=3 {
      b0:
      br b1(0:i64)
      b1(i64 v0):
      v1 = bin add i64 v0 1:i64
      br b1(v1)
      }`;
    for (const end of ends(text, { steps: 10_000 }))
      expect(end).toContain("stop HED410: 10000 steps without a visible event in 'main' at t.c:1");
  });
});

describe('objects that escape', () => {
  test('stack objects are allocated by an event and freed one by one at the return, the newest first', () => {
    for (const interpretOnly of MODES) {
      const m = new Machine(
        image(
          `func &f "f" () -> (ptr) values=3 {
        b0:
        v0 = alloca ptr size=4 - align=4 "a" - shared
        v1 = alloca ptr size=8 - align=8 "b" - shared
        store i32 v0 7:i32 na shared
        ret (v1)
        }
        ${main('v2 = alloca ptr size=4 - align=4 "mine" - shared\n call &f () [] -> (ptr v0)\n ret (0:i32)')}`,
          { interpretOnly },
        ),
      );
      const log: string[] = [];
      for (;;) {
        const event = m.run(0);
        const s = m.state(0);
        if (event === EV_HALT) break;
        const o = m.objectAt(s[ST_ADDR]);
        log.push(`${event} ${(s[ST_ADDR] - THREAD_BASE - STACK_OFFSET) | 0} ${o?.size} ${s[ST_OP]}`);
        m.deliver(0, 0);
      }
      expect(log).toEqual([
        `${EV_ALLOC} 0 4 2`,
        `${EV_ALLOC} 32 4 2`,
        `${EV_ALLOC} 64 8 2`,
        `${EV_WRITE} 32 4 2`,
        `${EV_FREE} 64 8 2`,
        `${EV_FREE} 32 4 2`,
        `${EV_FREE} 0 4 2`,
      ]);
    }
  });

  test('thread-locals: every thread its own, private or not', () => {
    const text = `global @shared size=4 align=4 shared threadlocal bytes="05" []
      global @mine size=4 align=4 private threadlocal bytes="07" []
      func &t "t" (ptr v0) -> (ptr) values=9 {
      b0:
      v1 = load i32 @shared na either
      v2 = load i32 @mine na private
      v3 = bin add i32 v1 v2
      store i32 @shared v3 na either
      store i32 @mine v3 na private
      v4 = load i32 @shared na either
      v5 = load i32 @mine na private
      observe ["s", "m"] [i32 v4, i32 v5]
      ret (0:ptr)
      }
      ${main('call &t (0:ptr) [] -> (ptr v0)\n v1 = create i64 &t 0:ptr\n v2 = join ptr v1\n ret (0:i32)')}`;
    expect(ends(text)).toEqual(both('done s=12 m=12 s=12 m=12'));
  });

  test('variable-length arrays, private and escaping', () => {
    const body = (scope: string, index: number): string => `v0 = load i64 @n na shared
      v1 = alloca ptr size=4 v0 align=4 "vla" - ${scope}
      v2 = gep ptr v1 ${index}:i64 i64 scale=4 offset=0
      store i32 v2 9:i32 na ${scope === 'private' ? 'private' : 'either'}
      v3 = load i32 v2 na ${scope === 'private' ? 'private' : 'either'}
      observe ["v"] [i32 v3]
      ret (0:i32)`;
    const globals = 'global @n size=8 align=8 shared bytes="0a" []\n';
    for (const scope of ['private', 'shared']) {
      expect(ends(globals + main(body(scope, 9)))).toEqual(both('done v=9'));
      for (const end of ends(globals + main(body(scope, 10)))) expect(end).toContain('out of bounds');
    }
  });
});

describe('threads', () => {
  const text = `global @x size=4 align=4 shared bytes="" []
    func &child "child" (ptr v0) -> (ptr) values=3 {
    b0:
    v1 = malloc ptr 8:i64 zero=false align=16 - malloc
    ret (v1)
    }
    ${main('v0 = create i64 &child 5:ptr\n v1 = create i64 &child 6:ptr\n v2 = join ptr v0\n v3 = join ptr v1\n ret (0:i32)')}`;

  test('slots and heap addresses belong to (creator, n-th), whatever was undone', () => {
    for (const interpretOnly of MODES) {
      const m = new Machine(image(text, { interpretOnly }));
      const create = (): number => {
        expect(m.run(0)).toBe(EV_CREATE);
        expect(m.validate(0)).toBeNull();
        const t = m.spawn(0);
        m.deliver(0, m.handleOf(t));
        return t;
      };
      expect([create(), create()]).toEqual([1, 2]);
      m.run(2);
      expect(m.state(2)[ST_ADDR]).toBe(THREAD_BASE + 2 * THREAD_SPAN + HEAP_OFFSET);
      m.reset();
      expect(m.slotOf(m.handleOf(1))).toBe(-1);
      expect(create()).toBe(1);
      expect(m.slotOf(m.handleOf(1))).toBe(1);
      m.run(1);
      m.deliver(1, 0);
      expect(m.run(1)).toBe(EV_END);
      expect(m.state(1)[ST_RET]).toBe(THREAD_BASE + THREAD_SPAN + HEAP_OFFSET);
      expect(m.threadCount).toBe(3);
    }
  });

  test('a recorded execution keeps its slots', () => {
    const m = new Machine(image(text));
    m.adoptSlots([
      { id: 0, createdBy: null },
      { id: 4, createdBy: 0 },
      { id: 2, createdBy: 0 },
    ]);
    m.run(0);
    expect(m.spawn(0)).toBe(2);
    m.deliver(0, m.handleOf(2));
    m.run(0);
    expect(m.state(0)[ST_VAL]).toBe(6);
    expect(m.spawn(0)).toBe(4);
  });

  test('too many threads are a limit', () => {
    const many = `func &t "t" (ptr v0) -> (ptr) values=1 {
      b0:
      ret (0:ptr)
      }
      func &main "main" () -> (i32) values=3 {
      b0:
      br b1
      b1:
      v0 = create i64 &t 0:ptr
      br b1
      }`;
    for (const end of ends(many)) expect(end).toContain('stop HED414: more than 120 threads');
  });

  test('a thread must be made of a function', () => {
    const m = new Machine(
      image(`global @x size=4 align=4 shared bytes="" []\n${main('v0 = create i64 @x 0:ptr\n ret (0:i32)')}`),
    );
    m.run(0);
    expect(m.validate(0)?.message).toBe('thread created from 0x800000, which is not a function');
  });
});

test('a stopped thread stays stopped', () => {
  const m = new Machine(image(main('assert 0:i1 "no"\n ret (0:i32)')));
  expect(m.run(0)).toBe(EV_FAIL);
  expect(m.run(0)).toBe(EV_FAIL);
  expect(m.failure(0)).toEqual({ kind: 'assertion', message: 'no', site: 0, address: 0 });
  expect(m.stack(0)).toEqual([0]);
  expect(EV_LIMIT).toBeGreaterThan(EV_FAIL);
});
