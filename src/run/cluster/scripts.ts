/**
 * The table of a run in Redis, and the only ways to change it: each is one script, so that it happens as a whole or not at
 * all. BullMQ hands parts out, at least once; this table says what counts.
 *
 * A part is a hash: `task`, `state` (open, done, dead), `epoch` (how often it was taken), `worker` (who has it, '' nobody),
 * `deaths` (how often one who had it was not heard of again), `since` (by Redis's clock), `children`. Whoever takes a
 * part raises its epoch, and only a result of the latest epoch is accepted: one who was thought dead, and was not, is
 * refused. A result and the parts that its task was split into become known in the same step, so the leaves always
 * cover the root.
 */
export const SCRIPTS = {
  /** KEYS stage open; ARGV name ground program seconds, then id and task of each root. 1: it is new. */
  heddleSeed: {
    numberOfKeys: 2,
    lua: `
      if redis.call('EXISTS', KEYS[1]) == 1 then
        if redis.call('HGET', KEYS[1], 'state') == 'stopped' then redis.call('HSET', KEYS[1], 'state', 'open') end
        return 0
      end
      redis.call('HSET', KEYS[1], 'state', 'open', 'name', ARGV[1], 'ground', ARGV[2], 'program', ARGV[3], 'roots', 0)
      redis.call('EXPIRE', KEYS[1], ARGV[4])
      for i = 5, #ARGV, 2 do
        local key = KEYS[1] .. ':' .. ARGV[i]
        redis.call('HSET', key, 'task', ARGV[i + 1], 'state', 'open', 'epoch', 0, 'worker', '', 'deaths', 0, 'since', 0)
        redis.call('EXPIRE', key, ARGV[4])
        redis.call('SADD', KEYS[2], ARGV[i])
        redis.call('HINCRBY', KEYS[1], 'roots', 1)
      end
      redis.call('EXPIRE', KEYS[2], ARGV[4])
      return 1`,
  },
  /** KEYS stage part open done; ARGV id worker mostDeaths. What became of it: [taken, epoch, task], or a word. */
  heddleTake: {
    numberOfKeys: 4,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return {'closed'} end
      local state = redis.call('HGET', KEYS[2], 'state')
      if not state then return {'gone'} end
      if state ~= 'open' then return {state} end
      if redis.call('HGET', KEYS[2], 'worker') ~= '' then
        if redis.call('HINCRBY', KEYS[2], 'deaths', 1) >= tonumber(ARGV[3]) then
          redis.call('HSET', KEYS[2], 'state', 'dead', 'worker', '')
          redis.call('SREM', KEYS[3], ARGV[1])
          redis.call('RPUSH', KEYS[4], ARGV[1])
          return {'dead'}
        end
      end
      local epoch = redis.call('HINCRBY', KEYS[2], 'epoch', 1)
      redis.call('HSET', KEYS[2], 'worker', ARGV[2], 'since', redis.call('TIME')[1])
      return {'taken', tostring(epoch), redis.call('HGET', KEYS[2], 'task')}`,
  },
  /** KEYS stage part open done; ARGV id epoch seconds result, then id and task of each child. 1: accepted. */
  heddleCommit: {
    numberOfKeys: 4,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[2], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[2], 'epoch') ~= ARGV[2] then return 0 end
      local children = {}
      for i = 5, #ARGV, 2 do
        local key = KEYS[1] .. ':' .. ARGV[i]
        redis.call('HSET', key, 'task', ARGV[i + 1], 'state', 'open', 'epoch', 0, 'worker', '', 'deaths', 0, 'since', 0)
        redis.call('EXPIRE', key, ARGV[3])
        redis.call('SADD', KEYS[3], ARGV[i])
        children[#children + 1] = ARGV[i]
      end
      redis.call('HSET', KEYS[2], 'state', 'done', 'worker', '', 'result', ARGV[4], 'children', table.concat(children, ' '))
      redis.call('SREM', KEYS[3], ARGV[1])
      redis.call('RPUSH', KEYS[4], ARGV[1])
      redis.call('EXPIRE', KEYS[3], ARGV[3])
      redis.call('EXPIRE', KEYS[4], ARGV[3])
      return 1`,
  },
  /** KEYS part; ARGV epoch deaths: gives a part back, unbegun. */
  heddleRelease: {
    numberOfKeys: 1,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
      if ARGV[2] == '0' then redis.call('HSET', KEYS[1], 'worker', '') end
      return 1`,
  },
} as const;
