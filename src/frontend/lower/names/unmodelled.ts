import { Unsupported } from '../unsupported.ts';

/** Functions of libraries that are not modelled, with the way out: what a program can do instead. */
const TABLE: readonly (readonly [names: RegExp, why: string, help: string])[] = [
  [
    /^_{0,2}(sig)?(setjmp|longjmp)$|^(get|set|make|swap)context$/,
    'jumps out of functions are not modelled',
    'return an error code instead',
  ],
  [
    /^_{0,2}(v?fork|clone3?|execv[pe]*|execl[pe]*|posix_spawnp?|kill|raise|signal|sigaction|alarm|pthread_(kill|sigmask|atfork)|sig\w*set|wait(pid)?|popen|pclose|system|sigprocmask|sigwait(info)?|sigsuspend|sigpending|sigaltstack|setitimer|ptrace)$/,
    'processes and signals are not modelled',
    'use a thread for the same job',
  ],
  [
    /^pthread_(cancel|testcancel|setcancel(state|type)|cleanup_(push|pop))$|^_pthread_cleanup/,
    'cancellation is not modelled',
    'let the thread look at an atomic flag, and return',
  ],
  [
    /^pthread_(try|timed|clock)join(_np)?$/,
    'a join that does not wait is not modelled',
    'use pthread_join, or let the thread set an atomic flag',
  ],
  [/^sem_(open|close|unlink)$/, 'named semaphores are not modelled', 'use sem_init'],
  [
    /^(pthread_mutex_(consistent|getprioceiling|setprioceiling)|pthread_mutexattr_(setrobust|getrobust)(_np)?)$/,
    'robust mutexes and priorities are not modelled',
    'use an ordinary mutex',
  ],
  [/^syscall$|^futex/, 'system calls are not modelled', 'use a mutex, a condition variable or a semaphore'],
  [
    /^(rcu_read_(un)?lock|synchronize_rcu|call_rcu)$/,
    'grace periods of RCU are not modelled',
    'count readers with atomic_t, or use a rwlock_t',
  ],
  [
    /^(f?scanf|sscanf|__isoc(99|23)_f?s?scanf|getchar|f?getc|fgets|gets|getline|fread|read|getenv|secure_getenv|getopt(_long)?)$/,
    'input is not modelled',
    'take any value with heddle_choose(lo, hi) of heddle.h, or a constant',
  ],
  [
    /^(f|fd|fre)?open(64|at)?$|^(fclose|close|write|lseek|fseek|ftell|rewind|remove|rename|unlink|tmpfile|stat|fstat|lstat|access|isatty|chdir|getcwd|rmdir|opendir|readdir|closedir|mkdir|pipe2?|dup2?|ioctl|fcntl|socket|bind|listen|accept|connect|send(to|msg)?|recv(from|msg)?|shutdown|[gs]etsockopt|getaddrinfo|p?select|ppoll|poll|epoll_\w+|mmap|munmap|mprotect|madvise|msync|m(un)?lock|shm_\w+|shmget|shmat|inotify_\w+|timerfd_\w+|signalfd)$/,
    'files and sockets are not modelled',
    'pass the data through memory of the program',
  ],
  [
    /^(localtime|gmtime|mktime|strftime|ctime|asctime)(_r)?$/,
    'calendars are not modelled',
    'use the seconds that time() gives',
  ],
  [
    /^__heddle_exit_through$/,
    'pthread_exit and thrd_exit are not modelled below a function that must not throw, or that is compiled as C beside C++',
    'return from the thread, or call it in a function that may throw',
  ],
  [
    /^dl(open|sym|close|error)$/,
    'libraries that are loaded later are not modelled',
    'add their source files',
  ],
  [
    /^a_file_other_than_/,
    'files and input are not modelled',
    'take any value with heddle_choose(lo, hi) of heddle.h in place of input, and pass data through memory of the program',
  ],
  [
    /^__CPROVER_ASYNC_/,
    'threads that a label starts are not modelled',
    'start the thread with pthread_create',
  ],
];

/** A label by which CBMC starts a thread; null: no such one. */
export const startsThread = (label: string): Unsupported | null =>
  label.startsWith('__CPROVER_ASYNC_') ? unmodelled(label) : null;

/** (read, write and close of our library come to a function that says what it is.) */
const shown = (name: string): string => (name.startsWith('a_file') ? name.replaceAll('_', ' ') : name);

/** Functions that no body could help; null: no such one. */
export function unmodelled(name: string): Unsupported | null {
  const row = TABLE.find(([names]) => names.test(name));
  return row === undefined ? null : new Unsupported('HED304', `${shown(name)}: ${row[1]}`, row[2]);
}
