import { expect, it } from 'vitest';
import { answers } from './run-suite.ts';

/** A ring with a turn number in each slot, as a maintainer writes it: references in and out, a result that says whether there was one. */
const RING = (publish: string): string => `#include <atomic>
#include <heddle.h>
class Ring {
  struct Slot { std::atomic<unsigned> turn{0}; int value; } slots[2];
  std::atomic<unsigned> head{0}, tail{0};
public:
  Ring() { slots[1].turn.store(1, std::memory_order_relaxed); }
  bool push(const int &v) {
    unsigned at = tail.load(std::memory_order_relaxed);
    Slot &slot = slots[at % 2];
    if (slot.turn.load(std::memory_order_acquire) != at) return false;
    if (!tail.compare_exchange_strong(at, at + 1, std::memory_order_relaxed)) return false;
    slot.value = v;
    slot.turn.store(at + 1, std::memory_order_${publish});
    return true;
  }
  bool pop(int &v) {
    unsigned at = head.load(std::memory_order_relaxed);
    Slot &slot = slots[at % 2];
    if (slot.turn.load(std::memory_order_acquire) != at + 1) return false;
    if (!head.compare_exchange_strong(at, at + 1, std::memory_order_relaxed)) return false;
    v = slot.value;
    slot.turn.store(at + 2, std::memory_order_release);
    return true;
  }
};
HEDDLE_OP(e, Ring::push, "@producer")
HEDDLE_OP(d, Ring::pop, "@consumer")`;

it('takes and gives by reference', async () => {
  expect(await answers('ring.cc', { model: 'rc11', tests: ['e|d', 'ee|d'], text: RING('release') })).toEqual([
    'passes',
    'passes',
  ]);
  expect(await answers('ring.cc', { model: 'rc11', tests: ['e|d'], text: RING('relaxed') })).toEqual([
    'fails: race',
  ]);
});
