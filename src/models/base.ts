/**
 * The base of a `.cat` file: the names an execution gives to a model, with their meaning (docs/models.md is
 * generated from this table). Orders are the raw C11 ones; both events of a read-modify-write carry its order.
 */
export const BASE_SETS = {
  _: 'all events',
  R: 'reads',
  W: 'writes, initial ones included',
  M: 'reads and writes',
  F: 'fences',
  IW: 'initial writes',
  RMW: 'the reads and writes of successful read-modify-writes',
  AMO: 'the accesses of read-modify-writes, failed compare-exchanges included',
  LK: 'the accesses of mutex operations',
  TH: 'begin, end, create and join of threads',
  NA: 'plain accesses',
  RLX: 'relaxed accesses',
  ACQ: 'acquire accesses and fences',
  REL: 'release accesses and fences',
  ACQ_REL: 'acq_rel accesses and fences',
  SC: 'seq_cst accesses and fences',
  MF: 'full hardware fences: __sync_synchronize, mfence, the ends of atomic blocks',
  SS: 'heddle_fence_ss()',
  LL: 'heddle_fence_ll()',
  LS: 'heddle_fence_ls()',
  SL: 'heddle_fence_sl()',
} as const;

export const BASE_RELATIONS = {
  po: 'program order, total per thread, nothing else',
  asw: 'create to begin of the new thread, end to join',
  rf: 'a read and the write it reads from, as (write, read)',
  co: 'order of the writes of one location, the initial write first',
  fr: 'a read and the writes co-after the one it read',
  rmw: 'the read and the write of one read-modify-write',
  loc: 'accesses of the same location',
  ext: 'events of different threads',
  int: 'events of the same thread',
  addr: 'a read and an access whose address is computed from it',
  data: 'a read and a write whose value is computed from it',
  ctrl: 'a read and the events after a branch that depends on it',
  dep: 'all dependencies that count for the satisfaction order of c11',
  block: 'events of one atomic block',
  id: 'identity',
} as const;

export type BaseSet = keyof typeof BASE_SETS;
export type BaseRelation = keyof typeof BASE_RELATIONS;
