import { describe, expect, it } from 'vitest';
import { orderCalls, spell } from './order-arguments.ts';
import { tokensOf } from './tokens.ts';

const calls = (text: string): string[] =>
  orderCalls(text, tokensOf(text)).map(({ at, orders, implicit }) => {
    const said = orders.map(({ order, style, prefix }) =>
      order === null ? `its own, ${style}` : `${order}=${spell(order, style, prefix)}`,
    );
    return `${at}: ${implicit === null ? said.join(', ') : 'implicit'}`;
  });

describe('orders in a text', () => {
  it('of C, of the builtins and of C++', () => {
    expect(calls('atomic_store_explicit(&x, f(1, 2), memory_order_release);')).toEqual([
      '0: rel=memory_order_release',
    ]);
    expect(calls('r = __atomic_load_n(&x, __ATOMIC_ACQUIRE);')).toEqual(['4: acq=__ATOMIC_ACQUIRE']);
    expect(calls('q->head.store(1, std::memory_order_relaxed);')).toEqual([
      '8: rlx=std::memory_order_relaxed',
    ]);
    expect(calls('x.load(std::memory_order::seq_cst)')).toEqual(['2: sc=std::memory_order::seq_cst']);
  });

  it('both of a compare-exchange', () => {
    expect(
      calls('atomic_compare_exchange_weak_explicit(&x, &e, n, memory_order_acq_rel, memory_order_relaxed)'),
    ).toEqual(['0: acq_rel=memory_order_acq_rel, rlx=memory_order_relaxed']);
  });

  it('begin where the debug info has them: at std::', () => {
    expect(calls('; std::atomic_thread_fence(std::memory_order_acquire);')).toEqual([
      '2: acq=std::memory_order_acquire',
    ]);
    expect(calls(';::std::atomic_thread_fence(::std::memory_order_acquire);')).toEqual([
      '1: acq=::std::memory_order_acquire',
    ]);
  });

  it('are implicit where none is given, and may be names of the user', () => {
    expect(calls('atomic_store(&x, 1)')).toEqual(['0: implicit']);
    expect(calls('x.load()')).toEqual(['2: implicit']);
    expect(calls('x.load(order)')).toEqual(['2: its own, std']);
    expect(calls('atomic_store_explicit(&x, 1, order)')).toEqual(['0: its own, c']);
    expect(
      calls('atomic_compare_exchange_strong_explicit(&x, &e, n, PUBLISH, memory_order_relaxed)'),
    ).toEqual(['0: its own, c, rlx=memory_order_relaxed']);
    expect(calls('__atomic_compare_exchange_n(&x, &e, n, 0, REL, __ATOMIC_RELAXED)')).toEqual([
      '0: its own, gnu, rlx=__ATOMIC_RELAXED',
    ]);
    expect(calls('atomic_store_explicit(&x, 1, strong ? a : b)')).toEqual(['0: ']);
  });

  it('are none in comments, strings, and of functions with other names', () => {
    expect(calls('/* x.load() */ "x.load()"; load(); vec.push(memory_order_relaxed);')).toEqual([]);
  });
});
