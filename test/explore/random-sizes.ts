import type { Rng } from '../../src/base/rng.ts';

/** Small C programs that access the same bytes with different sizes, concurrently; names begin with `p`, see `compileEntries`. */
export const SIZES_HEADER = `
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
union cell { _Atomic uint32_t w; _Atomic uint16_t h[2]; _Atomic uint8_t b[4]; uint32_t pw; uint16_t ph[2]; uint8_t pb[4]; };
`;

interface Kind {
  readonly waits: boolean;
  readonly heap: boolean;
}

export function randomSizes(rng: Rng, p: string): string {
  const threads = 2 + (rng.below(3) === 0 ? 1 : 0);
  const kind: Kind = { waits: rng.below(4) === 0, heap: rng.below(5) === 0 };
  const u = kind.heap ? `(*${p}q)` : `${p}u`;
  const bodies = Array.from({ length: threads }, (_, t) => {
    const length = threads === 3 ? 1 + rng.below(2) : 1 + rng.below(3);
    const text = Array.from({ length }, () => statement(rng, u, p, kind)).join('\n  ');
    return `static void *${p}t${t}(void *a) {\n  uint32_t r = 0, s = 0;\n  ${text}\n  ${p}r${t} = r; ${p}s${t} = s;\n  return 0;\n}`;
  });
  const each = (f: (t: number) => string): string => bodies.map((_, t) => f(t)).join(' ');
  return `
static union cell ${p}u, *${p}q; static atomic_int ${p}y; static uint32_t ${bodies.map((_, t) => `${p}r${t}, ${p}s${t}`).join(', ')};
${bodies.join('\n')}
int ${p}main(void) {
  pthread_t t[3];
  ${kind.heap ? `${p}q = calloc(1, sizeof(union cell));` : ''}
  ${each((t) => `pthread_create(&t[${t}], 0, ${p}t${t}, 0);`)}
  ${each((t) => `pthread_join(t[${t}], 0);`)}
  uint32_t w = ${u}.w, y = ${p}y; ${each((t) => `uint32_t r${t} = ${p}r${t}, s${t} = ${p}s${t};`)}
  heddle_observe(w, y, ${bodies.map((_, t) => `r${t}, s${t}`).join(', ')});
  return 0;
}
`;
}

function statement(rng: Rng, u: string, p: string, kind: Kind): string {
  const into = rng.below(2) === 0 ? 'r' : 's';
  const value = rng.below(3) === 0 ? 'r + 1' : `${[1, 2, 0x101, 0x10001, 0xff][rng.below(5)]}`;
  const order = ['relaxed', 'seq_cst', 'release'][rng.below(3)];
  const at = part(rng, u);
  switch (rng.below(kind.waits ? 12 : 10)) {
    case 0:
    case 1:
      return `atomic_store_explicit(&${at}, ${value}, memory_order_${order});`;
    case 2:
    case 3:
      return `${into} = ${into} * 7 + atomic_load_explicit(&${at}, memory_order_${order === 'release' ? 'relaxed' : order});`;
    case 4:
      return `${into} = atomic_fetch_add(&${at}, ${value});`;
    case 5:
      return `{ uint32_t n = ${value}; ${exchange(rng, at)} }`;
    case 6:
      return plain(rng, u, into, value);
    case 7:
      return rng.below(2) === 0
        ? `atomic_store_explicit(&${p}y, 1, memory_order_${order});`
        : `${into} = ${into} * 3 + atomic_load(&${p}y);`;
    case 8:
      return `if (atomic_load(&${part(rng, u)})) atomic_store_explicit(&${at}, ${value}, memory_order_${order});`;
    case 9:
      return rng.below(2) === 0
        ? 'atomic_thread_fence(memory_order_seq_cst);'
        : `s = atomic_exchange(&${at}, ${value});`;
    default:
      return `while (!atomic_load(&${at}));`;
  }
}

function part(rng: Rng, u: string): string {
  const k = rng.below(6);
  return k < 2 ? `${u}.w` : k < 5 ? `${u}.h[${rng.below(2)}]` : `${u}.b[${rng.below(4)}]`;
}

function exchange(rng: Rng, at: string): string {
  const type = at.endsWith('.w') ? 'uint32_t' : at.includes('.h') ? 'uint16_t' : 'uint8_t';
  return `${type} o = ${rng.below(2)}; r = atomic_compare_exchange_strong(&${at}, &o, n); s = o;`;
}

function plain(rng: Rng, u: string, into: string, value: string): string {
  const at = part(rng, u).replace('.w', '.pw').replace('.h', '.ph').replace('.b', '.pb');
  return rng.below(2) === 0 ? `${at} = ${value};` : `${into} += ${at};`;
}
