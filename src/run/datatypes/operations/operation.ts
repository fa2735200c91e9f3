/** An operation of a data type, with everything that a client has to know about it. */
export interface Operation {
  readonly letter: string;
  /** As the user writes it: `enqueue`, `Queue::push`. */
  readonly name: string;
  readonly inputs: readonly Input[];
  /** What a client sees: the result (or its members), then what the out-parameters hold. */
  readonly outputs: readonly Output[];
  readonly roles: readonly Role[];
  /** It may wait for others: a call that does not return is no mistake if serial executions leave it waiting, too. */
  readonly blocking: boolean;
}

/** A parameter that the client gives a value to. */
export interface Input {
  readonly name: string;
  /** Null: each call gets a value of its own, which is enough for a type that only keeps values. */
  readonly domain: { readonly lo: number; readonly hi: number } | null;
  readonly isPointer: boolean;
}

export interface Output {
  /** Empty: the result. */
  readonly name: string;
  /**
   * `commit`: when it took effect, counted over all calls; no result. `exception`: which one left it, 0 for none. `some`: is there a value at
   * all, of which the next outputs tell (std::optional, smart pointers)?
   */
  readonly type: 'integer' | 'bool' | 'pointer' | 'commit' | 'exception' | 'some';
  /** Of `some`: how many outputs say nothing if there is none. */
  readonly covers?: number;
  /** Of an exception: the names of the types, from 1. */
  readonly thrown?: readonly string[];
}

/**
 * Who may call it: `only`, calls with this role are made by one thread; `never`, not by the thread that has the role; `after`, each
 * call is preceded in its thread by a call of the operation that no other one has used up (lock, then unlock).
 */
export type Role =
  | { readonly kind: 'only' | 'never'; readonly name: string }
  | { readonly kind: 'after'; readonly letter: string };
