/* A counter in two shards, whose reader adds them up. */
#include <heddle.h>
#include <stdatomic.h>
static atomic_int shard[2], turn;
void inc(void) { atomic_fetch_add(&shard[atomic_fetch_add(&turn, 1) & 1], 1); }
int get(void) { return atomic_load(&shard[0]) + atomic_load(&shard[1]); }
HEDDLE_OP(i, inc)
HEDDLE_OP(g, get)
