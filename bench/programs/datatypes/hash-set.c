/*
 * A hash set with a lock for each bucket; its size is counted by an atomic. -DNO_LOCK: contains takes no lock, and races.
 * -DSPLIT: add looks and inserts in two critical sections, so that a key can get in twice.
 */
#include <heddle.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#define BUCKETS 2

struct node {
  int key;
  struct node *next;
};

static struct {
  pthread_mutex_t lock;
  struct node *first;
} buckets[BUCKETS];

static struct node **find(int key) {
  struct node **link = &buckets[key % BUCKETS].first;
  while (*link != NULL && (*link)->key != key) link = &(*link)->next;
  return link;
}

static void lock(int key) {
  pthread_mutex_lock(&buckets[key % BUCKETS].lock);
}

static void unlock(int key) {
  pthread_mutex_unlock(&buckets[key % BUCKETS].lock);
}

bool add(int key) {
  lock(key);
  bool is_new = *find(key) == NULL;
#ifdef SPLIT
  unlock(key);
  lock(key);
#endif
  if (is_new) {
    struct node *node = malloc(sizeof *node);
    node->key = key;
    node->next = buckets[key % BUCKETS].first;
    buckets[key % BUCKETS].first = node;
  }
  unlock(key);
  return is_new;
}

bool removes(int key) {
  lock(key);
  struct node **link = find(key), *node = *link;
  if (node != NULL) *link = node->next;
  unlock(key);
  free(node);
  return node != NULL;
}

bool contains(int key) {
#ifndef NO_LOCK
  lock(key);
#endif
  bool is_there = *find(key) != NULL;
#ifndef NO_LOCK
  unlock(key);
#endif
  return is_there;
}

HEDDLE_OP(a, add, "(0..2)")
HEDDLE_OP(r, removes, "(0..2)")
HEDDLE_OP(c, contains, "(0..2)")
