/** All a program can do under a model, as far as it can be observed. */
export interface Behaviours {
  /** Final states of complete executions: `name=value` pairs in order, and how many consistent executions have each. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Kinds of violations some execution shows: assertion, deadlock, liveness, race, lock, … */
  readonly violations: ReadonlyMap<string, string>;
  /** Consistent complete executions (graphs, or final states for the operational way). */
  readonly executions: number;
  /** Executions that end in an unsatisfied await or lock. */
  readonly blocked: number;
  /** Some execution has a value out of thin air. */
  readonly thinAir?: boolean;
}

export interface Outcome {
  readonly state: ReadonlyMap<string, bigint>;
  readonly count: number;
}

export class BehaviourCollector {
  private readonly outcomes = new Map<string, { state: ReadonlyMap<string, bigint>; count: number }>();
  private readonly violations = new Map<string, string>();
  private executions = 0;
  private blocked = 0;
  private thinAir = false;

  complete(observed: readonly (readonly [string, bigint])[]): void {
    this.executions++;
    const sorted = [...observed].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const key = sorted.map(([name, value]) => `${name}=${value}`).join(' ');
    const known = this.outcomes.get(key);
    if (known) known.count++;
    else this.outcomes.set(key, { state: new Map(sorted), count: 1 });
  }
  block(): void {
    this.blocked++;
  }
  findThinAir(): void {
    this.thinAir = true;
  }
  violate(kind: string, message: string): void {
    if (!this.violations.has(kind)) this.violations.set(kind, message);
  }
  result = (): Behaviours => ({
    outcomes: this.outcomes,
    violations: this.violations,
    executions: this.executions,
    blocked: this.blocked,
    thinAir: this.thinAir,
  });
}
