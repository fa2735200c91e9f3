import fc from 'fast-check';

/**
 * Small concurrent C programs, as a tree that shrinks by taking parts away. Two to four threads, one to four shared
 * variables (atomic or plain), accesses of every order, fences, read-modify-writes, compare-exchange, dependencies
 * of all kinds (also false ones), branches, small loops, mutexes, and now and then an array, a published heap block,
 * a loop that waits for a value, or a condition variable. Every register is observed at the end of its thread, every
 * shared variable that is written more than once by main after the joins.
 */
export type LoadOrder = 'relaxed' | 'acquire' | 'seq_cst';
export type StoreOrder = 'relaxed' | 'release' | 'seq_cst';
export type RmwOrder = LoadOrder | StoreOrder | 'acq_rel';

export type Expr =
  | { readonly kind: 'const'; readonly value: number }
  | { readonly kind: 'reg'; readonly reg: number }
  | { readonly kind: 'plus'; readonly reg: number; readonly value: number }
  /** Depends on the register without its value mattering. */
  | { readonly kind: 'false-dependency'; readonly reg: number; readonly value: number };

export type Stmt =
  | { readonly kind: 'load'; readonly reg: number; readonly variable: number; readonly order: LoadOrder }
  | { readonly kind: 'store'; readonly variable: number; readonly order: StoreOrder; readonly value: Expr }
  | {
      readonly kind: 'rmw';
      readonly reg: number;
      readonly variable: number;
      readonly op: 'add' | 'or' | 'exchange';
      readonly order: RmwOrder;
      readonly value: Expr;
    }
  | {
      readonly kind: 'cas';
      readonly reg: number;
      readonly variable: number;
      readonly expected: number;
      readonly desired: Expr;
      readonly order: RmwOrder;
      readonly failure: LoadOrder;
    }
  | { readonly kind: 'fence'; readonly order: 'acquire' | 'release' | 'acq_rel' | 'seq_cst' }
  | {
      readonly kind: 'if';
      readonly reg: number;
      readonly value: number;
      readonly then: readonly Stmt[];
      readonly else: readonly Stmt[];
    }
  | { readonly kind: 'loop'; readonly times: number; readonly body: readonly Stmt[] }
  | { readonly kind: 'locked'; readonly mutex: number; readonly body: readonly Stmt[] }
  | { readonly kind: 'atomic-block'; readonly body: readonly Stmt[] }
  /** Array cell chosen by a register: an address dependency. */
  | { readonly kind: 'array-load'; readonly reg: number; readonly index: Expr; readonly order: LoadOrder }
  | { readonly kind: 'array-store'; readonly index: Expr; readonly order: StoreOrder; readonly value: Expr }
  /** Allocates a block, fills it, publishes it; the reader side follows the pointer if it is there. */
  | { readonly kind: 'publish'; readonly order: StoreOrder; readonly value: number }
  | { readonly kind: 'follow'; readonly reg: number; readonly order: LoadOrder }
  | { readonly kind: 'free-published'; readonly order: LoadOrder }
  /** A block in place of the published one, if that is still the same; the published one taken away, and freed (reuse.ts). */
  | { readonly kind: 'swap-block'; readonly reg: number; readonly order: RmwOrder; readonly value: number }
  | {
      readonly kind: 'take-block';
      readonly reg: number;
      readonly order: RmwOrder;
      /** What is done with it before it is freed. */
      readonly uses: 'nothing' | 'read' | 'write' | 'both';
    }
  /** Allocates a block, and looks whether it is where the published one is, or was. */
  | {
      readonly kind: 'compare-block';
      readonly reg: number;
      readonly order: LoadOrder;
      readonly frees: boolean;
    }
  /** An access of the block that main allocates, and its free (frees.ts). */
  | { readonly kind: 'block-access'; readonly reg: number; readonly atomic: boolean; readonly write: boolean }
  | { readonly kind: 'block-free' }
  | LifeStmt
  /** Spins until an atomic variable has the value (a plain one is loaded once). */
  | { readonly kind: 'await'; readonly variable: number; readonly value: number; readonly order: LoadOrder }
  /**
   * Reads two atomic variables, again and again, until they have these values, or until it can change the first; with
   * `inBlocks` it reads the values, or changes the first, in an atomic block. With `tries` it gives up after so many rounds.
   */
  | {
      readonly kind: 'retry';
      readonly inBlocks: boolean;
      readonly tries: number | null;
      readonly variable: number;
      readonly second: number;
      readonly until: { readonly values: readonly [number, number] } | { readonly desired: Expr };
      readonly order: LoadOrder;
    }
  /** A compare-exchange loop that begins with a load; it may give up at a value, and read another variable in each round. */
  | {
      readonly kind: 'exchange';
      readonly reg: number;
      readonly variable: number;
      readonly load: LoadOrder;
      readonly order: RmwOrder;
      readonly failure: LoadOrder;
      readonly desired: { readonly plus: number } | { readonly value: number };
      readonly unless: number | null;
      readonly second: number | null;
    }
  /** A structure of a char and a short, of which these fields are given and the rest is undefined. */
  | {
      readonly kind: 'pair-store';
      readonly atomic: boolean;
      readonly order: StoreOrder;
      readonly given: 'both' | 'first' | 'second' | 'none';
    }
  | {
      readonly kind: 'pair-load';
      readonly atomic: boolean;
      readonly reg: number;
      readonly order: LoadOrder;
      readonly taken: 'first' | 'second' | 'masked' | 'selected';
    }
  /** The plain structure over another one, padding and all. */
  | { readonly kind: 'pair-copy' }
  | { readonly kind: 'short-store'; readonly order: StoreOrder; readonly defined: boolean }
  | { readonly kind: 'short-load'; readonly reg: number; readonly order: LoadOrder }
  /** An unknown function of what is given, with two results (functions.ts). */
  | { readonly kind: 'apply'; readonly reg: number; readonly to: Expr }
  /** One half of an atomic variable (functions.ts). */
  | ({ readonly kind: 'half-load'; readonly reg: number; readonly order: LoadOrder } & Half)
  | ({ readonly kind: 'half-store'; readonly order: StoreOrder; readonly value: number } & Half)
  /** How executions end (endings.ts): an assumption, an assertion, the end of the program or thread, an error of the thread's own. */
  | { readonly kind: 'assume'; readonly reg: number; readonly value: number }
  | { readonly kind: 'assert'; readonly reg: number; readonly value: number }
  | { readonly kind: 'end'; readonly how: 'exit' | '_Exit' | 'pthread_exit' }
  | {
      readonly kind: 'error';
      readonly what: 'memory' | 'free' | 'lock' | 'uninitialized' | 'misaligned' | 'overlap';
    }
  | SyncStmt
  /** Waits on the condition variable: once, and perhaps only if the flag is not set. */
  | { readonly kind: 'cond-wait'; readonly guarded: boolean }
  /** Sets the flag and wakes one waiter, or all. */
  | { readonly kind: 'cond-wake'; readonly all: boolean };

type Half = { readonly variable: number; readonly high: boolean };

/** How a published local is used: its plain part, or its atomic one. */
export type LocalAccess = 'read' | 'write' | 'load' | 'store' | 'add';

/** Locals that others reach (lifetimes.ts). */
export type LifeStmt =
  /** Declares a local, gives it these parts, publishes it, does the rest; then its life ends in this way. */
  | {
      readonly kind: 'local';
      readonly end: 'block' | 'loop' | 'function' | 'exit' | 'thread' | 'goto';
      readonly plain: boolean;
      readonly order: StoreOrder;
      readonly given: 'x' | 'y' | 'both' | 'none';
      readonly body: readonly Stmt[];
    }
  /** Creates a thread that uses a local, which is joined before the life ends or after. */
  | {
      readonly kind: 'lend';
      readonly joined: boolean;
      readonly access: LocalAccess;
      readonly given: 'x' | 'y' | 'both' | 'none';
      readonly body: readonly Stmt[];
    }
  | {
      readonly kind: 'use-local';
      readonly reg: number;
      readonly plain: boolean;
      readonly order: LoadOrder;
      readonly access: LocalAccess;
    }
  | { readonly kind: 'unpublish'; readonly plain: boolean; readonly order: StoreOrder };

/** Barriers and locks of several kinds (syncs.ts). */
export type SyncStmt =
  /** Arrives at the barrier and waits; perhaps it looks whether it was the last. */
  | { readonly kind: 'meet'; readonly reg: number; readonly looks: boolean }
  /** Tries to lock one of the mutexes, and does this if it can. */
  | {
      readonly kind: 'try-locked';
      readonly mutex: number;
      readonly reg: number;
      readonly body: readonly Stmt[];
    }
  /** Between locking and unlocking a spinlock. */
  | { readonly kind: 'spin-locked'; readonly body: readonly Stmt[] }
  | { readonly kind: 'destroy-mutex'; readonly mutex: number }
  /** Waits on the condition variable until the flag is set. */
  | { readonly kind: 'cond-loop' };

export interface FuzzProgram {
  /** Is variable i atomic (or a plain int)? */
  readonly atomic: readonly boolean[];
  readonly threads: readonly (readonly Stmt[])[];
  /** So many more threads run the first body; then nobody observes its registers. */
  readonly twins?: number;
  /** How many make a round at the barrier. */
  readonly comers?: number;
  /** Freed blocks come back (`--heap reuse`). */
  readonly reuse?: boolean;
  /** What main does besides: nothing but to wait for the others, if not given. */
  readonly main?: MainPart;
}

export interface MainPart {
  /** Between the creates and the joins. */
  readonly body: readonly Stmt[];
  readonly joins: boolean;
  readonly ending: 'return' | 'exit' | 'pthread_exit';
}

/** The bodies of all threads, and of main. */
export const bodiesOf = (program: FuzzProgram): readonly (readonly Stmt[])[] =>
  program.main ? [...program.threads, program.main.body] : program.threads;

export interface FuzzFeatures {
  readonly maxThreads: number;
  readonly maxStmts: number;
  readonly plain: boolean;
  readonly mutexes: boolean;
  readonly memory: boolean;
  readonly awaits: boolean;
  readonly atomicBlocks: boolean;
}

export const REGISTERS = 3;
const MUTEXES = 2;
/** Relaxed more often than the rest: what is weak shows only where nothing forbids it. */
export const loadOrder = fc.constantFrom<LoadOrder>('relaxed', 'relaxed', 'relaxed', 'acquire', 'seq_cst');
export const storeOrder = fc.constantFrom<StoreOrder>('relaxed', 'relaxed', 'relaxed', 'release', 'seq_cst');
const rmwOrder = fc.constantFrom<RmwOrder>('relaxed', 'relaxed', 'acquire', 'release', 'acq_rel', 'seq_cst');
const reg = fc.nat({ max: REGISTERS - 1 });
const small = fc.integer({ min: 0, max: 2 });

const expr: fc.Arbitrary<Expr> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('const' as const), value: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reg' as const), reg }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plus' as const), reg, value: fc.constant(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('false-dependency' as const),
      reg,
      value: fc.integer({ min: 1, max: 2 }),
    }),
  },
);

function statement(variables: number, features: FuzzFeatures, depth: number): fc.Arbitrary<Stmt> {
  const variable = fc.nat({ max: variables - 1 });
  const choices: fc.WeightedArbitrary<Stmt>[] = [
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('load' as const), reg, variable, order: loadOrder }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('store' as const), variable, order: storeOrder, value: expr }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('rmw' as const),
        reg,
        variable,
        op: fc.constantFrom('add' as const, 'or' as const, 'exchange' as const),
        order: rmwOrder,
        value: expr,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('cas' as const),
        reg,
        variable,
        expected: small,
        desired: expr,
        order: rmwOrder,
        failure: loadOrder,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('fence' as const),
        order: fc.constantFrom(
          'acquire' as const,
          'release' as const,
          'acq_rel' as const,
          'seq_cst' as const,
        ),
      }),
    },
  ];
  if (features.memory) {
    choices.push(
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('array-load' as const),
          reg,
          index: expr,
          order: loadOrder,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('array-store' as const),
          index: expr,
          order: storeOrder,
          value: expr,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('publish' as const),
          order: storeOrder,
          value: fc.integer({ min: 1, max: 2 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('follow' as const), reg, order: loadOrder }) },
    );
  }
  if (features.awaits)
    choices.push({
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('await' as const), variable, value: small, order: loadOrder }),
    });
  if (depth > 0) {
    const body = fc.array(statement(variables, features, depth - 1), { minLength: 1, maxLength: 2 });
    choices.push(
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('if' as const),
          reg,
          value: small,
          then: body,
          else: fc.oneof(fc.constant([]), body),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('loop' as const),
          times: fc.constant(2),
          body: fc.array(statement(variables, features, 0), { minLength: 1, maxLength: 1 }),
        }),
      },
    );
    if (features.mutexes)
      choices.push({
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('locked' as const),
          mutex: fc.nat({ max: MUTEXES - 1 }),
          body,
        }),
      });
    if (features.atomicBlocks)
      choices.push({
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('atomic-block' as const),
          body: fc.array(statement(variables, { ...features, awaits: false }, 0), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
      });
  }
  return fc.oneof(...choices);
}

export function fuzzProgram(features: FuzzFeatures): fc.Arbitrary<FuzzProgram> {
  const variables = fc.constantFrom(...repeated([1, 1], [2, 5], [3, 2], [4, 1]));
  const threads = fc.constantFrom(
    ...repeated([2, 5], [3, 3], [4, 1]).filter((n) => n <= features.maxThreads),
  );
  return fc.tuple(variables, threads).chain(([variables, threads]) => {
    // The fewer threads, the longer: weak behaviour takes two accesses a thread.
    const most = Math.max(1, features.maxStmts + 2 - threads);
    return fc
      .record({
        atomic: fc.array(features.plain ? fc.constantFrom(true, true, true, false) : fc.constant(true), {
          minLength: variables,
          maxLength: variables,
        }),
        threads: fc.array(
          fc.array(statement(variables, features, 1), { minLength: Math.min(2, most), maxLength: most }),
          { minLength: threads, maxLength: threads },
        ),
      })
      .map(keepLoads);
  });
}

const repeated = (...weighted: (readonly [number, number])[]): number[] =>
  weighted.flatMap(([value, weight]) => Array<number>(weight).fill(value));

/** The outermost loads of a thread go to registers in turn, so that later ones do not hide earlier ones. */
function keepLoads(program: FuzzProgram): FuzzProgram {
  return {
    ...program,
    threads: program.threads.map((body) => {
      let next = 0;
      return body.map((stmt) =>
        'reg' in stmt && stmt.kind !== 'if' ? { ...stmt, reg: next++ % REGISTERS } : stmt,
      );
    }),
  };
}

/**
 * One to two waiters and one to two wakers of one condition variable, and an access of an atomic besides, as far as
 * brute force goes. (No `while (!flag) wait`: a thread on its own could go round it for ever.)
 */
export function conditionProgram(): fc.Arbitrary<FuzzProgram> {
  const wait = fc.record({ kind: fc.constant('cond-wait' as const), guarded: fc.boolean() });
  const wake = fc.record({ kind: fc.constant('cond-wake' as const), all: fc.boolean() });
  const plain = { maxThreads: 0, maxStmts: 0, plain: false };
  const access = statement(
    1,
    { ...plain, mutexes: false, memory: false, awaits: false, atomicBlocks: false },
    0,
  );
  const extra = fc.option(access, { nil: null, freq: 2 });
  const thread = fc
    .tuple(extra, fc.oneof(wait, wake))
    .map(([first, then]): Stmt[] => (first ? [first, then] : [then]));
  const waiter = fc.tuple(wait, extra).map(([first, then]): Stmt[] => (then ? [first, then] : [first]));
  const waker = wake.map((stmt): Stmt[] => [stmt]);
  return fc
    .tuple(waiter, waker, fc.option(thread, { nil: null, freq: 2 }))
    .map(([a, b, c]) => ({ atomic: [true], threads: c ? [a, b, c] : [a, b] }));
}

/** Atomic blocks and, between and around them, accesses that are in none: two or three threads, two or three variables. */
export function blockProgram(): fc.Arbitrary<FuzzProgram> {
  const features: FuzzFeatures = {
    maxThreads: 0,
    maxStmts: 0,
    plain: false,
    mutexes: false,
    memory: false,
    awaits: false,
    atomicBlocks: false,
  };
  return fc.integer({ min: 2, max: 3 }).chain((variables) => {
    const body = fc.array(statement(variables, features, 1), { minLength: 1, maxLength: 3 });
    const block = fc.record({ kind: fc.constant('atomic-block' as const), body });
    const stmt = fc.oneof(
      { weight: 3, arbitrary: statement(variables, features, 0) },
      { weight: 3, arbitrary: block },
    );
    return fc
      .record({
        atomic: fc.array(fc.constantFrom(true, true, true, false), {
          minLength: variables,
          maxLength: variables,
        }),
        threads: fc.array(fc.array(stmt, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      })
      .filter(({ threads }) => threads.flat().some(({ kind }) => kind === 'atomic-block'))
      .map(keepLoads);
  });
}

/** Number of accesses and fences: the oracle only takes small ones. */
export const sizeOf = (program: FuzzProgram): number =>
  bodiesOf(program).reduce((sum, body) => sum + bodySize(body), 0);

const bodySize = (body: readonly Stmt[]): number =>
  body.reduce((sum, stmt) => {
    if (stmt.kind === 'if') return sum + bodySize(stmt.then) + bodySize(stmt.else);
    if (stmt.kind === 'loop') return sum + stmt.times * bodySize(stmt.body);
    if (stmt.kind === 'locked' || stmt.kind === 'atomic-block') return sum + 3 + bodySize(stmt.body);
    if (stmt.kind === 'try-locked' || stmt.kind === 'spin-locked') return sum + 3 + bodySize(stmt.body);
    if (stmt.kind === 'meet') return sum + 3;
    if (stmt.kind === 'local')
      return sum + (2 + bodySize(stmt.body)) * (stmt.end === 'loop' || stmt.end === 'goto' ? 2 : 1);
    if (stmt.kind === 'lend') return sum + 5 + bodySize(stmt.body);
    if (stmt.kind === 'cond-wait' || stmt.kind === 'cond-loop') return sum + 5;
    if (stmt.kind === 'retry' || stmt.kind === 'exchange') return sum + 3;
    if (stmt.kind === 'cond-wake') return sum + 4;
    if (
      stmt.kind === 'publish' ||
      stmt.kind === 'follow' ||
      stmt.kind === 'free-published' ||
      stmt.kind === 'use-local' ||
      stmt.kind === 'rmw' ||
      stmt.kind === 'cas'
    )
      return sum + 2;
    return sum + 1;
  }, 0);

/** The same program with every atomic operation sequentially consistent. */
export const onlySeqCst = (program: FuzzProgram): FuzzProgram => ({
  ...program,
  threads: program.threads.map((body) => body.map(seqCst)),
  ...(program.main ? { main: { ...program.main, body: program.main.body.map(seqCst) } } : {}),
});

function seqCst(stmt: Stmt): Stmt {
  if (stmt.kind === 'if') return { ...stmt, then: stmt.then.map(seqCst), else: stmt.else.map(seqCst) };
  if ('body' in stmt) return { ...stmt, body: stmt.body.map(seqCst) };
  if (stmt.kind === 'cas') return { ...stmt, order: 'seq_cst', failure: 'seq_cst' };
  if (stmt.kind === 'exchange') return { ...stmt, load: 'seq_cst', order: 'seq_cst', failure: 'seq_cst' };
  return 'order' in stmt ? { ...stmt, order: 'seq_cst' } : stmt;
}

/** All statements of a body, also those inside others. */
export const statementsOf = (body: readonly Stmt[]): Stmt[] =>
  body.flatMap((stmt) => {
    if (stmt.kind === 'if') return [stmt, ...statementsOf(stmt.then), ...statementsOf(stmt.else)];
    return 'body' in stmt ? [stmt, ...statementsOf(stmt.body)] : [stmt];
  });

export const isOnlySeqCst = (program: FuzzProgram): boolean =>
  bodiesOf(program).every((body) =>
    statementsOf(body).every(
      (stmt) =>
        (!('order' in stmt) || stmt.order === 'seq_cst') &&
        (stmt.kind !== 'cas' || stmt.failure === 'seq_cst') &&
        (stmt.kind !== 'exchange' || (stmt.load === 'seq_cst' && stmt.failure === 'seq_cst')) &&
        /* in the C11 family others come between the accesses of its block, which are relaxed */
        !(stmt.kind === 'retry' && stmt.inBlocks),
    ),
  );
