/**
 * Which library model defines which symbol, and which other models it calls. (A test compiles them all and compares.)
 * The files are small so that a program gets little more than what it uses.
 */
interface RuntimeFile {
  readonly defines: readonly string[];
  readonly calls: readonly string[];
}

export const RUNTIME: Readonly<Record<string, RuntimeFile>> = {
  'alloc.c': {
    defines: ['memalign', 'posix_memalign', 'realloc', 'reallocarray'],
    calls: ['errno.c', 'memory.c'],
  },
  'ctype.c': {
    defines: [
      'isalnum',
      'isalpha',
      'isascii',
      'isblank',
      'iscntrl',
      'isdigit',
      'isgraph',
      'islower',
      'isprint',
      'ispunct',
      'isspace',
      'isupper',
      'isxdigit',
      'tolower',
      'toupper',
    ],
    calls: [],
  },
  'errno.c': { defines: ['__errno_location'], calls: [] },
  'exit.c': { defines: ['_exit', 'quick_exit'], calls: [] },
  'glibc.c': {
    defines: [
      '__ctype_b_loc',
      '__isoc23_strtol',
      '__isoc23_strtoll',
      '__isoc23_strtoul',
      '__isoc23_strtoull',
    ],
    calls: ['numbers.c'],
  },
  'math.c': {
    defines: [
      'ceil',
      'ceilf',
      'copysign',
      'copysignf',
      'fabs',
      'fabsf',
      'floor',
      'floorf',
      'fmax',
      'fmaxf',
      'fmin',
      'fminf',
      'fmod',
      'fmodf',
      'rint',
      'rintf',
      'round',
      'roundf',
      'sqrt',
      'sqrtf',
      'trunc',
      'truncf',
    ],
    calls: [],
  },
  'memory.c': {
    defines: [
      'bcmp',
      'bcopy',
      'bzero',
      'memchr',
      'memcmp',
      'memcpy',
      'memmove',
      'mempcpy',
      'memrchr',
      'memset',
    ],
    calls: [],
  },
  'numbers.c': {
    defines: [
      'abs',
      'atoi',
      'atol',
      'atoll',
      'div',
      'imaxabs',
      'imaxdiv',
      'labs',
      'ldiv',
      'llabs',
      'lldiv',
      'strtoimax',
      'strtol',
      'strtoll',
      'strtoul',
      'strtoull',
      'strtoumax',
    ],
    calls: ['ctype.c', 'errno.c'],
  },
  'once.c': { defines: ['call_once', 'pthread_once'], calls: [] },
  'pthread-attr.c': {
    defines: [
      'pthread_attr_destroy',
      'pthread_attr_getdetachstate',
      'pthread_attr_getstacksize',
      'pthread_attr_init',
      'pthread_attr_setdetachstate',
      'pthread_attr_setguardsize',
      'pthread_attr_setinheritsched',
      'pthread_attr_setschedparam',
      'pthread_attr_setschedpolicy',
      'pthread_attr_setscope',
      'pthread_attr_setstacksize',
      'pthread_setname_np',
    ],
    calls: [],
  },
  'pthread-cond.c': {
    defines: [
      'pthread_cond_broadcast',
      'pthread_cond_destroy',
      'pthread_cond_init',
      'pthread_cond_signal',
      'pthread_cond_wait',
      'pthread_condattr_destroy',
      'pthread_condattr_init',
      'pthread_condattr_setclock',
      'pthread_condattr_setpshared',
    ],
    calls: [],
  },
  'pthread-mutex.c': {
    defines: [
      'pthread_mutex_destroy',
      'pthread_mutex_init',
      'pthread_mutex_lock',
      'pthread_mutex_timedlock',
      'pthread_mutex_trylock',
      'pthread_mutex_unlock',
    ],
    calls: [],
  },
  'pthread-mutexattr.c': {
    defines: [
      'pthread_mutexattr_destroy',
      'pthread_mutexattr_gettype',
      'pthread_mutexattr_init',
      'pthread_mutexattr_setpshared',
      'pthread_mutexattr_settype',
    ],
    calls: [],
  },
  'pthread.c': {
    defines: [
      'pthread_create',
      'pthread_detach',
      'pthread_equal',
      'pthread_exit',
      'pthread_join',
      'pthread_self',
    ],
    calls: [],
  },
  'snprintf.c': { defines: ['snprintf', 'sprintf', 'vsnprintf', 'vsprintf'], calls: [] },
  'sort.c': { defines: ['bsearch', 'qsort'], calls: [] },
  'stdio.c': {
    defines: [
      'dprintf',
      'ferror',
      'fflush',
      'fileno',
      'fprintf',
      'fputc',
      'fputs',
      'fwrite',
      'perror',
      'putc',
      'setbuf',
      'setlinebuf',
      'setvbuf',
      'stderr',
      'stdin',
      'stdout',
      'vfprintf',
      'vprintf',
    ],
    calls: ['errno.c', 'strerror.c'],
  },
  'strerror.c': { defines: ['strerror'], calls: [] },
  'string-search.c': {
    defines: [
      'strchr',
      'strchrnul',
      'strcspn',
      'strpbrk',
      'strrchr',
      'strspn',
      'strstr',
      'strtok',
      'strtok_r',
    ],
    calls: [],
  },
  'string.c': {
    defines: [
      'stpcpy',
      'strcat',
      'strcmp',
      'strcoll',
      'strcpy',
      'strdup',
      'strlen',
      'strncat',
      'strncmp',
      'strncpy',
      'strndup',
      'strnlen',
    ],
    calls: [],
  },
  'strings.c': { defines: ['ffs', 'strcasecmp', 'strncasecmp'], calls: ['ctype.c'] },
  'threads-mutex.c': {
    defines: [
      'cnd_broadcast',
      'cnd_destroy',
      'cnd_init',
      'cnd_signal',
      'cnd_wait',
      'mtx_destroy',
      'mtx_init',
      'mtx_lock',
      'mtx_timedlock',
      'mtx_trylock',
      'mtx_unlock',
    ],
    calls: [],
  },
  'threads.c': {
    defines: [
      'thrd_create',
      'thrd_current',
      'thrd_detach',
      'thrd_equal',
      'thrd_exit',
      'thrd_join',
      'thrd_sleep',
      'thrd_yield',
    ],
    calls: [],
  },
  'yield.c': {
    defines: ['clock_nanosleep', 'nanosleep', 'pthread_yield', 'sched_yield', 'sleep', 'usleep'],
    calls: [],
  },
};

const definedIn = new Map(
  Object.entries(RUNTIME).flatMap(([file, { defines }]) => defines.map((name) => [name, file] as const)),
);

/** The files that define any of `names`, and all that they call, in the order of the table. */
export function runtimeFiles(names: readonly string[]): string[] {
  const needed = new Set<string>();
  const add = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const callee of RUNTIME[file].calls) add(callee);
  };
  for (const name of names) {
    const file = definedIn.get(name);
    if (file !== undefined) add(file);
  }
  return Object.keys(RUNTIME).filter((file) => needed.has(file));
}
