import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** `executions` and `blocked` have the execution in them that shows the violation, whichever engine shows it. */

useOwnCache();

const ALONE = `#include <assert.h>
int main(void) { assert(0); }`;

const LOCKED = `#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
int main(void) { pthread_mutex_lock(&a); pthread_mutex_lock(&a); }`;

const CIRCLE = `#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
void *one(void *p) { pthread_mutex_lock(&a); pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b); pthread_mutex_unlock(&a); return p; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, one, 0);
  pthread_mutex_lock(&b); pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a); pthread_mutex_unlock(&b);
  pthread_join(t, 0);
}`;

const ENGINES = ['explore', 'random', 'directed', 'sequentialize', 'axiomatic'];

async function counts(text: string, options: Partial<CheckOptions>): Promise<unknown> {
  const { verdict, stats } = await checkSource(text, options);
  return [verdict, stats.executions, stats.blocked];
}

describe.each(ENGINES)('%s', (engine) => {
  it('counts an execution that ends in an error', { timeout: 30_000 }, async () => {
    expect(await counts(ALONE, { engine, model: 'sc' })).toEqual(['violated', 1, 0]);
  });

  it('counts one that ends in a deadlock as blocked', { timeout: 30_000 }, async () => {
    expect(await counts(LOCKED, { engine, model: 'sc' })).toEqual(['violated', 0, 1]);
  });
});

describe('explore', () => {
  it.each(['sc', 'rc11', 'c11'])('counts it once, also where it goes on: %s', async (model) => {
    expect(await counts(ALONE, { engine: 'explore', model, keepGoing: true })).toEqual(['violated', 1, 0]);
    expect(await counts(LOCKED, { engine: 'explore', model, keepGoing: true })).toEqual(['violated', 0, 1]);
    const stopped = (await counts(CIRCLE, { engine: 'explore', model })) as number[];
    expect(stopped[2]).toBe(1);
    /* the two locks in turn, in either order, and the circle */
    expect(await counts(CIRCLE, { engine: 'explore', model, keepGoing: true })).toEqual(['violated', 2, 1]);
  });
});
