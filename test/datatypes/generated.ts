import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Rng } from '../../src/base/rng.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { loadProgram } from '../../src/index.ts';
import { loadModel } from '../../src/models/load.ts';
import { withFolder } from '../support/native.ts';

/**
 * Small data types at random, and brute force: a client as a C program of its own, all of whose executions the oracle lists, and
 * each serial order as another one. None of the code of `heddle test` is used for it.
 */
export interface Generated {
  readonly type: string;
  readonly test: string;
}

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];

/** Beyond these brute force says nothing. */
const LIMITS = { candidates: 50_000, combinations: 500_000, runs: 2_000 };

const LOADS = ['relaxed', 'acquire', 'seq_cst'];
const STORES = ['relaxed', 'release', 'seq_cst'];
const CLIENTS = ['p|g', 'pp|g', 'p|gg', 'p|p|g', 'p(p|g)', 'pg|p', 'p|g|g', 'pg|pg', 'pp|gg', 'p(g|g)'];

export function generate(rng: Rng): Generated {
  const load = (at: string): string => `atomic_load_explicit(&${at}, memory_order_${pick(rng, LOADS)})`;
  const store = (at: string, value: string): string =>
    `atomic_store_explicit(&${at}, ${value}, memory_order_${pick(rng, STORES)});`;
  const fence = (): string =>
    rng.below(4) === 0
      ? `atomic_thread_fence(memory_order_${pick(rng, ['acquire', 'release', 'seq_cst'])});`
      : '';
  const bump = (at: string): string =>
    rng.below(2) === 0
      ? `int i = atomic_fetch_add_explicit(&${at}, 1, memory_order_${pick(rng, [...LOADS, 'release'])});`
      : `int i = ${load(at)}; ${store(at, 'i + 1')}`;
  const shuffled = (a: string, b: string): string =>
    rng.below(2) === 0 ? `${a} ${fence()} ${b}` : `${b} ${fence()} ${a}`;
  const kinds: (() => [put: string, get: string])[] = [
    // a register in two copies
    () => [
      shuffled(store('a', 'v'), store('b', 'v')),
      rng.below(2) === 0
        ? `int x = ${load('a')}; ${fence()} int y = ${load('b')}; return x == y ? x : ${pick(rng, ['0', 'x', 'y'])};`
        : `return ${load(pick(rng, ['a', 'b']))};`,
    ],
    // a queue in an array
    () => [
      `${bump('a')} ${fence()} ${store('slots[i % 4]', 'v')}`,
      `int h = ${load('b')}; int v = ${load('slots[h % 4]')}; ${fence()} if (v != 0) { ${store('b', 'h + 1')} } return v;`,
    ],
    // a stack in an array
    () => [
      `${bump('a')} ${store('slots[i % 4]', 'v')}`,
      `int t = ${load('a')}; if (t == 0) return 0; ${fence()} int v = ${load('slots[(t - 1) % 4]')}; ${store('a', 't - 1')} return v;`,
    ],
  ];
  const [put, get] = pick(rng, kinds)();
  const type = `#include <stdatomic.h>
static atomic_int a, b, slots[4];
void put(int v) { ${put} }
int get(void) { ${get} }
`;
  return { type, test: pick(rng, CLIENTS) };
}

/** By model: is there an execution whose results no serial order gives? A model for which brute force does not say is left out. */
export async function bruteForce(
  { type, test }: Generated,
  models: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const [, first, rest] = /^(?:([a-z]*)\()?([^)]*)\)?$/.exec(test) ?? [];
  const threads = rest.split('|');
  const sequences = [first ?? '', ...threads];
  let value = 0;
  let call = 0;
  const calls = sequences.map((letters) =>
    [...letters].map((letter) => {
      const n = call++;
      return letter === 'p' ? `put(${++value});` : `R${n} = get();`;
    }),
  );
  const names = Array.from({ length: call }, (_, n) => `R${n}`);
  const serial = orders(calls.slice(1)).map((order) => [...calls[0], ...order].join(' '));
  const observe = `heddle_observe(${names.join(', ')});`;
  const text = `${type}#include <heddle.h>
#include <pthread.h>
static int ${names.join(', ')};
${threads.map((_, t) => `static void *t${t}(void *p) { ${calls[t + 1].join(' ')} return p; }`).join('\n')}
${serial.map((body, k) => `int serial${k}(void) { ${body} ${observe} return 0; }`).join('\n')}
int main(void) {
  pthread_t ${threads.map((_, t) => `id${t}`).join(', ')};
  ${calls[0].join(' ')}
  ${threads.map((_, t) => `pthread_create(&id${t}, 0, t${t}, 0);`).join(' ')}
  ${threads.map((_, t) => `pthread_join(id${t}, 0);`).join(' ')}
  ${observe}
}
`;
  return withFolder(async (folder) => {
    const file = join(folder, 'brute.c');
    await writeFile(file, text);
    const states = async (entry: string, under: string): Promise<ReadonlySet<string>> => {
      const { program } = await loadProgram([file], checkOptions({ entry, model: under }));
      const found =
        under === 'sc' || under === 'tso' || under === 'pso'
          ? operationalBehaviours(program, under)
          : axiomaticBehaviours(program, loadModel(under), { limits: LIMITS });
      return new Set(found.outcomes.keys());
    };
    const allowed = new Set<string>();
    for (const k of serial.keys()) for (const state of await states(`serial${k}`, 'sc')) allowed.add(state);
    const wrong = new Map<string, boolean>();
    for (const model of models)
      try {
        const seen = await states('main', model);
        wrong.set(
          model,
          [...seen].some((state) => !allowed.has(state)),
        );
      } catch (error) {
        if (!(error instanceof OracleLimit)) throw error;
      }
    return wrong;
  });
}

/** All ways to merge the threads. */
function orders(threads: readonly (readonly string[])[]): string[][] {
  if (threads.every((calls) => calls.length === 0)) return [[]];
  return threads.flatMap((calls, t) =>
    calls.length === 0
      ? []
      : orders(threads.map((other, u) => (u === t ? other.slice(1) : other))).map((rest) => [
          calls[0],
          ...rest,
        ]),
  );
}
