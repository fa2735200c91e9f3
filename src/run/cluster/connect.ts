import { Redis } from 'ioredis';
import { usageError } from '../../base/options/option-values.ts';
import { visible } from '../../base/visible.ts';

/** Milliseconds to get an answer at the beginning; later, connections are made again for as long as it takes. */
const FIRST_MS = 5000;

/** Where Redis is, without the password. */
export function shownUrl(url: string): string {
  const { protocol, host, pathname } = parsed(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function parsed(url: string): URL {
  try {
    const read = new URL(url);
    if (['redis:', 'rediss:'].includes(read.protocol) && /^\/?\d*$/.test(read.pathname)) return read;
  } catch {
    /* said below */
  }
  throw usageError(
    'HED692',
    '--redis must be an address such as redis://127.0.0.1:6379',
    'rediss:// is with TLS, redis://:PASSWORD@HOST with a password',
  );
}

/** A connection that has been seen to work. */
export async function connect(url: string): Promise<Redis> {
  const redis = open(url);
  try {
    await Promise.race([
      redis.ping(),
      new Promise((_, reject) => {
        redis.on('error', (error: NodeJS.ErrnoException) => reject(error));
        setTimeout(() => reject(new Error('no answer')), FIRST_MS).unref();
      }),
    ]);
  } catch (error) {
    redis.disconnect();
    const { code, message, name } = error as NodeJS.ErrnoException;
    if (name === 'ReplyError')
      throw usageError(
        'HED692',
        `Redis at ${shownUrl(url)} refuses: ${visible(message)}`,
        'a password and the number of a database are given as redis://:PASSWORD@HOST:PORT/NUMBER',
      );
    throw usageError(
      'HED692',
      `there is no Redis at ${shownUrl(url)} (${code ?? message})`,
      `start one (redis-server --appendonly yes), or leave --redis out and use --jobs${url.startsWith('rediss:') ? '; without TLS its address begins with redis://' : ''}`,
    );
  }
  redis.removeAllListeners('error').on('error', () => {});
  return redis;
}

/** Commands wait while there is no connection. */
export function open(url: string): Redis {
  parsed(url);
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, 1000),
    connectTimeout: FIRST_MS,
  });
  redis.on('error', () => {});
  return redis;
}

/** A run must not lose parts: eviction is refused; what is not written to disk is said. */
export async function examine(redis: Redis): Promise<string | null> {
  const memory = await redis.info('memory');
  const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1] ?? 'noeviction';
  if (policy !== 'noeviction')
    throw usageError(
      'HED693',
      `this Redis may throw data away when its memory is full (maxmemory-policy ${policy})`,
      'set it to noeviction: redis-cli CONFIG SET maxmemory-policy noeviction',
    );
  const persistence = await redis.info('persistence');
  return /aof_enabled:1/.test(persistence)
    ? null
    : 'Redis does not write every change to disk (appendonly no): if it ends, this run is lost';
}
