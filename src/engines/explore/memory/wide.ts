import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { EV_SYNC, EV_WRITE } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_SIZE, ST_UNDEF } from '../../../vm/code/layout.ts';
import { FIRST_LOCATION } from '../graph/columns.ts';
import { type Locations, wideNumber, wideRange } from '../graph/locations.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Words } from '../state/steps.ts';
import { locationOf } from './heap-reuse.ts';

/**
 * Concurrent accesses of different sizes, under sc (docs/models.md, "Sizes": memory is bytes, and an access takes or leaves all
 * its bytes in one step).
 *
 * The bytes that such accesses share are put together into one *wide* location, the smallest range with which every access is
 * inside or outside. A load of a part is a read of the whole of which the thread gets its bytes. A store to a part is a
 * read-modify-write of the whole: it reads all bytes and puts back those that it does not store. A read-modify-write of a
 * part is one of the whole that computes with its bytes.
 *
 * Why that is right: under sc an execution is an order of all accesses, in which each happens at once. If a store to some
 * bytes is replaced by a step that also reads the others and writes them back as they are, memory is the same after each step,
 * and so is what every load gets. So the executions, as orders of steps, are the same with and without; and each has one
 * graph here, that of its wide accesses, in which all have one size. Nothing is gained or lost; but graphs are told
 * apart that need not be (stores to different halves have an order).
 *
 * With store buffers it is not so: a store to a part reads the rest when it reaches memory, and loads look into the buffer byte by
 * byte. `auto` asks `axiomatic` there.
 *
 * Which bytes these are is found out while searching: a search that meets an unordered access of another size widens the
 * location and is made again (give-up.ts, 'one-size'), without the reductions that look at locations (symmetry, commuting,
 * classes, sections, wake-ups).
 */
const MOST_BYTES = 16;
const MOST_WIDE = 64;

/** Puts the bytes of this location and of those that overlap it together, for the next search; false: it cannot. */
export function widen(x: SearchState, t: ThreadId): boolean {
  const { locations, order, options, machine } = x;
  const s = machine.state(t);
  if (order.own?.widens !== true || options.race || s[ST_EVENT] === EV_SYNC) return false;
  const [from, to] = connected(locations, locationOf(x, t, s[ST_ADDR], s[ST_SIZE]));
  if (to - from > MOST_BYTES) return false;
  for (const number of locations.wide) {
    const [address, size] = wideRange(number);
    if (address >= from && address + size <= to) locations.wide.delete(number);
  }
  if (locations.wide.size >= MOST_WIDE) return false;
  locations.wide.add(wideNumber(from, to - from));
  return true;
}

/** The range of all locations that are connected with this one by overlapping. */
function connected({ address, size, life, count }: Locations, loc: LocationId): [number, number] {
  let [from, to] = [address[loc], address[loc] + size[loc]];
  for (let grows = true; grows; ) {
    grows = false;
    for (let other = FIRST_LOCATION; other < count; other++) {
      const [start, end] = [address[other], address[other] + size[other]];
      if (life[other] !== life[loc] || start >= to || from >= end || (start >= from && end <= to)) continue;
      [from, to] = [Math.min(from, start), Math.max(to, end)];
      grows = true;
    }
  }
  return [from, to];
}

/** Is the pending access of thread t one of a wide location that is not accessed so: an operation of our library's locks? */
export function isUnfit(x: SearchState, t: ThreadId, loc: LocationId): boolean {
  return x.locations.isWide(loc) && x.machine.state(t)[ST_EVENT] === EV_SYNC;
}

/** Is the pending store of thread t one of a part of a wide location? */
export function isPart(x: SearchState, t: ThreadId): boolean {
  if (x.locations.wide.size === 0) return false;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  return x.locations.isWide(loc) && s[ST_SIZE] < x.locations.size[loc];
}

/** The pending access of thread t writes these words: what is then in the whole location, which `read` has read. */
export function wholeOf(x: SearchState, t: ThreadId, read: EventId, words: Words): Words {
  const { graph, bytes, locations } = x;
  const s = x.machine.state(t);
  const loc = graph.loc[read];
  bytes.ofRead(graph, read);
  const stores = s[ST_EVENT] === EV_WRITE;
  for (let k = 0; k < s[ST_SIZE]; k++) {
    const to = s[ST_ADDR] - locations.address[loc] + k;
    bytes.setByte(to, byteOf(words, k), stores ? byteOf(s, k, ST_UNDEF) : 0);
  }
  const [a, b, c, d] = bytes.words;
  return [a, b, c, d];
}

const byteOf = (words: ArrayLike<number>, k: number, at = 0): number =>
  (words[at + (k >> 2)] >>> (8 * (k & 3))) & 255;

/** What the pending access of thread t has read, of what `read` has. */
export function partOf(x: SearchState, t: ThreadId, read: EventId): Words {
  const { graph, bytes } = x;
  bytes.ofRead(graph, read);
  bytes.narrow(graph.loc[read], x.machine.state(t));
  const [a, b, c, d] = bytes.words;
  return [a, b, c, d];
}
