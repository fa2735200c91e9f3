import { expect, test } from 'vitest';
import { Uses } from '../../src/engines/explore/c11/weak-sites.ts';
import type { Instr, Terminator } from '../../src/ir/types.ts';
import type { Decoded, FuncCode } from '../../src/vm/code/code.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { programOf } from '../explore-jobs/explore-file.ts';
import { useOwnCache } from '../support/cache-folder.ts';

/** What is computed from a read, found by following uses, is what the definition says, gone over until nothing changes. */
useOwnCache();

const FILES = ['mcs-lock-buggy.cc', 'work-queue-buggy.cc', 'hazard-pointer.cc', 'spinlock-buggy.c'];

test.each(FILES)('%s', async (file) => {
  const image = buildImage(await programOf(`examples/${file}`, []));
  let reads = 0;
  for (const code of image.code) {
    const uses = new Uses(code);
    for (const d of code.code) {
      if (d.src.op !== 'load' && d.src.op !== 'rmw' && d.src.op !== 'cmpxchg') continue;
      /* the slow way is slow */
      if (reads++ > 40) return;
      expect([...uses.computedFrom(d)].sort()).toEqual([...computedFrom(code, d)].sort());
    }
  }
});

/** Values that are computed from what d reads, whatever path was taken: until nothing changes. */
function computedFrom(code: FuncCode, d: Decoded): Set<number> {
  const tainted = new Set<number>();
  const define = (i: Instr | Terminator): void => {
    if ('dst' in i) tainted.add(i.dst);
    if (i.op === 'cmpxchg') tainted.add(i.ok);
    if (i.op === 'overflow') tainted.add(i.overflow);
  };
  define(d.src);
  for (let size = -1; size !== tainted.size; ) {
    size = tainted.size;
    for (const at of code.code) {
      if (PURE.has(at.src.op) && at.args.some((operand) => tainted.has(operand.value))) define(at.src);
    }
    for (const [b, block] of code.func.blocks.entries()) {
      const incoming = code.code.flatMap((at) => at.edges.filter((edge) => edge.to === b));
      for (const [k, param] of block.params.entries())
        if (incoming.length > 0 && incoming.every((edge) => tainted.has(edge.args[k].value)))
          tainted.add(param.id);
    }
  }
  return tainted;
}

const PURE: ReadonlySet<string> = new Set([
  'bin',
  'fbin',
  'icmp',
  'fcmp',
  'cast',
  'select',
  'gep',
  'unary',
  'nary',
  'overflow',
  'freeze',
]);
