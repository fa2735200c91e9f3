/**
 * The table of a run in Redis, and the only ways to change it: each is one script, so that it happens as a whole or not at
 * all. BullMQ hands parts out, at least once; this table says what counts.
 *
 * A part is a hash: `task`, `state` (open, done, dead), `claim` (drawn by who has it, '' nobody), `worker` (who that is),
 * `deaths` (how often one who had it was not heard of again), `why` (what was last said of a failure), `since` (by
 * Redis's clock), `children`. Whoever takes a part draws a new claim, and only a result of the latest claim is accepted:
 * one who was thought dead, and was not, is refused. Claims are random and not counted: a Redis that loses its last
 * second and is started again must not hand out the same claim twice. A claim has a *lease*, a key of its own that its
 * owner renews; as long as that is there nobody else gets the part, however often the queue offers it. A result and the
 * parts that its task was split into become known in the same step, so the leaves always cover the root.
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
        redis.call('HSET', key, 'task', ARGV[i + 1], 'state', 'open', 'claim', '', 'worker', '', 'deaths', 0, 'since', 0)
        redis.call('EXPIRE', key, ARGV[4])
        redis.call('SADD', KEYS[2], ARGV[i])
        redis.call('HINCRBY', KEYS[1], 'roots', 1)
      end
      redis.call('EXPIRE', KEYS[2], ARGV[4])
      return 1`,
  },
  /** KEYS stage part open done lease; ARGV id worker mostDeaths claim milliseconds. What became of it: [taken, task], or a word. */
  heddleTake: {
    numberOfKeys: 5,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return {'closed'} end
      local state = redis.call('HGET', KEYS[2], 'state')
      if not state then return {'gone'} end
      if state ~= 'open' then return {state} end
      local claim = redis.call('HGET', KEYS[2], 'claim')
      if claim ~= ARGV[4] and redis.call('EXISTS', KEYS[5]) == 1 then return {'held'} end
      if claim ~= '' and claim ~= ARGV[4] then
        if redis.call('HINCRBY', KEYS[2], 'deaths', 1) >= tonumber(ARGV[3]) then
          redis.call('HSET', KEYS[2], 'state', 'dead', 'claim', '', 'worker', '')
          redis.call('SREM', KEYS[3], ARGV[1])
          redis.call('RPUSH', KEYS[4], ARGV[1])
          return {'dead'}
        end
      end
      redis.call('HSET', KEYS[2], 'claim', ARGV[4], 'worker', ARGV[2], 'since', redis.call('TIME')[1])
      redis.call('SET', KEYS[5], ARGV[4], 'PX', ARGV[5])
      return {'taken', redis.call('HGET', KEYS[2], 'task')}`,
  },
  /** KEYS part lease; ARGV claim milliseconds: it is still at work. 0: it is another's by now. */
  heddleRenew: {
    numberOfKeys: 2,
    lua: `
      if redis.call('HGET', KEYS[1], 'claim') ~= ARGV[1] then return 0 end
      redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
      return 1`,
  },
  /** KEYS stage part open done lease; ARGV id claim seconds result, then id and task of each child. 1: accepted. */
  heddleCommit: {
    numberOfKeys: 5,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[2], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[2], 'claim') ~= ARGV[2] then return 0 end
      local children = {}
      for i = 5, #ARGV, 2 do
        local key = KEYS[1] .. ':' .. ARGV[i]
        redis.call('HSET', key, 'task', ARGV[i + 1], 'state', 'open', 'claim', '', 'worker', '', 'deaths', 0, 'since', 0)
        redis.call('EXPIRE', key, ARGV[3])
        redis.call('SADD', KEYS[3], ARGV[i])
        children[#children + 1] = ARGV[i]
      end
      redis.call('HSET', KEYS[2], 'state', 'done', 'claim', '', 'worker', '', 'result', ARGV[4], 'children', table.concat(children, ' '))
      redis.call('SREM', KEYS[3], ARGV[1])
      redis.call('RPUSH', KEYS[4], ARGV[1])
      redis.call('DEL', KEYS[5])
      for i = 1, 4 do redis.call('EXPIRE', KEYS[i], ARGV[3]) end
      return 1`,
  },
  /** KEYS part lease; ARGV claim why: gives a part back; `why` is not '': it failed, which counts as a death. */
  heddleRelease: {
    numberOfKeys: 2,
    lua: `
      if redis.call('HGET', KEYS[1], 'state') ~= 'open' then return 0 end
      if redis.call('HGET', KEYS[1], 'claim') ~= ARGV[1] then return 0 end
      redis.call('DEL', KEYS[2])
      redis.call('HSET', KEYS[1], 'worker', '')
      if ARGV[2] == '' then redis.call('HSET', KEYS[1], 'claim', '') else redis.call('HSET', KEYS[1], 'why', ARGV[2]) end
      return 1`,
  },
} as const;
