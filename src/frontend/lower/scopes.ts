import type { DebugInfo } from '../llvm/debug/debug-info.ts';
import type { LBlock, LFunction, LInstr } from '../llvm/tree.ts';
import { successorLabels } from './control-flow.ts';

/**
 * The lives that clang does not mark. For most locals it puts `llvm.lifetime.start` and `end` into the code, but not for
 * compound literals, nor (in C) for variables whose scope has a label before them or that a `goto` or `switch` can jump
 * past: for those its own meaning, which begins a life at the declaration, would be too late. What it always says
 * is the block of the source that an instruction comes from (`DILexicalBlock`). So the life of such an object begins
 * where control comes into its block and ends where it leaves it: the block that declares it, or, of a compound literal,
 * the smallest block that all its uses lie in. Reaching the declaration again, by a `goto` back, makes it undefined
 * again: that is one more mark.
 *
 * Destructors and `cleanup` functions at the end of a block count as outside of it, and may still use its variables. They
 * are all at the place of the closing brace, so the mark goes behind everything that is at the place where control
 * arrives outside. An object without such a place (a use of it does not say where it is from; control comes into the
 * block in ways that cannot be told apart) lives as long as its function.
 */
interface Mark {
  readonly object: string;
  readonly begin: boolean;
}

export type Marks = ReadonlyMap<LInstr, readonly Mark[]>;

const NONE: Marks = new Map();

export function unmarkedLives(fn: LFunction, debug: DebugInfo): Marks {
  const blocks = fn.blocks ?? [];
  const objects = new Set<string>();
  const marked = new Set<string>();
  const declared = new Map<string, Extract<LInstr, { op: 'dbg' }>>();
  for (const block of blocks) {
    for (const i of block.instrs) {
      if (i.op === 'alloca' && i.name !== null && i.count === null) objects.add(i.name);
      if (i.op === 'call' && isLifetime(i))
        for (const { value } of i.args) if (value.kind === 'local') marked.add(value.name);
      if (i.op === 'dbg' && i.kind === 'declare' && i.value?.value.kind === 'local')
        declared.set(i.value.value.name, i);
    }
  }
  const wanted = [...objects].filter((name) => {
    const variable = declared.get(name);
    if (marked.has(name)) return false;
    return variable === undefined ? debug.isC : (debug.local(variable)?.arg ?? 1) === 0;
  });
  if (wanted.length === 0) return NONE;
  const uses = usesOf(blocks, new Set(wanted));
  const marks = new Map<LInstr, Mark[]>();
  const flow = new Flow(blocks, debug);
  const returned = returnedObjects(blocks);
  for (const object of wanted) {
    const variable = declared.get(object);
    if (variable === undefined && (uses.get(object) ?? []).every((i) => isPlainAccess(i, object))) continue;
    const chain =
      variable === undefined ? debug.commonScopes(uses.get(object) ?? []) : debug.scopesOf(variable);
    if (chain === null) continue;
    // The last of the chain is the function itself: nothing ends before it returns.
    const placed = chain.length > 1 && !returned.has(object) ? flow.livesIn(chain[0]) : [];
    if (placed === null) continue;
    const add = (at: LInstr, begin: boolean): void => {
      marks.set(at, [...(marks.get(at) ?? []), { object, begin }]);
    };
    // Where one life ends and the next begins, at the same jump, they do so in this order.
    for (const { at, begin } of placed) if (!begin) add(at, begin);
    for (const { at, begin } of placed) if (begin) add(at, begin);
    if (variable !== undefined && flow.comesBackTo(variable)) add(variable, true);
  }
  return marks;
}

/** Objects that stand where the result does: what is returned is read from them when their block has been left. */
function returnedObjects(blocks: readonly LBlock[]): Set<string> {
  const found = new Set<string>();
  for (const { instrs } of blocks) {
    const ret = instrs.at(-1);
    if (ret?.op !== 'ret' || ret.value?.value.kind !== 'local') continue;
    const { name } = ret.value.value;
    const load = instrs.find((i) => i.name === name);
    if (load?.op === 'load' && load.addr.value.kind === 'local') found.add(load.addr.value.name);
  }
  return found;
}

/** A load or store of the object itself: what has no other uses is a place of clang's own, which nobody can point to. */
const isPlainAccess = (i: LInstr, object: string): boolean =>
  (i.op === 'load' ||
    (i.op === 'store' && !(i.value.value.kind === 'local' && i.value.value.name === object))) &&
  i.addr.value.kind === 'local';

const isLifetime = (i: LInstr): boolean =>
  i.op === 'call' && i.callee.kind === 'global' && i.callee.name.startsWith('llvm.lifetime.');

/** By object: the instructions that mention it. */
function usesOf(blocks: readonly LBlock[], names: ReadonlySet<string>): Map<string, LInstr[]> {
  const uses = new Map<string, LInstr[]>();
  const visit = (node: unknown, i: LInstr): void => {
    if (node === null || typeof node !== 'object' || node instanceof Map) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item, i);
      return;
    }
    const { kind, name } = node as { kind?: unknown; name?: unknown };
    if (kind === 'local' && typeof name === 'string' && names.has(name)) {
      const known = uses.get(name);
      if (known === undefined) uses.set(name, [i]);
      else known.push(i);
    }
    for (const value of Object.values(node)) visit(value, i);
  };
  for (const block of blocks) for (const i of block.instrs) if (i.op !== 'alloca') visit(i, i);
  return uses;
}

interface Placed {
  readonly at: LInstr;
  readonly begin: boolean;
}

/** The control flow of a function, as far as scopes need it. */
class Flow {
  private readonly blocks: readonly LBlock[];
  private readonly debug: DebugInfo;
  private readonly succs: readonly (readonly number[])[];
  private readonly preds: readonly (readonly number[])[];

  constructor(blocks: readonly LBlock[], debug: DebugInfo) {
    this.blocks = blocks;
    this.debug = debug;
    const index = new Map(blocks.map((b, n) => [b.label, n]));
    this.succs = blocks.map((b) =>
      [...new Set(successorLabels(b, () => true))].flatMap((label) => index.get(label) ?? []),
    );
    const preds: number[][] = blocks.map(() => []);
    this.succs.forEach((to, from) => {
      for (const b of to) preds[b].push(from);
    });
    this.preds = preds;
  }

  /** Can control come here a second time? */
  comesBackTo(instr: LInstr): boolean {
    const home = this.blocks.findIndex((b) => b.instrs.includes(instr));
    const seen = new Set<number>();
    const work = [...this.succs[home]];
    for (const b of work) {
      if (b === home) return true;
      if (seen.has(b)) continue;
      seen.add(b);
      work.push(...this.succs[b]);
    }
    return false;
  }

  /** Where the lives of the objects of `scope` begin and end; null: that cannot be said. */
  livesIn(scope: number): Placed[] | null {
    /** By block: inside at its first and last instruction that says where it is from; null where none does. */
    const first: (boolean | null)[] = [];
    const last: (boolean | null)[] = [];
    const placed: Placed[] = [];
    this.blocks.forEach((block, b) => {
      let state: boolean | null = null;
      first[b] = null;
      block.instrs.forEach((i, n) => {
        const inside = this.isInside(i, scope);
        // The jump behind what is done at a closing brace says that it is inside.
        if (inside === null || (state !== null && n === block.instrs.length - 1)) return;
        if (state === null) first[b] = inside;
        else if (inside && !state) placed.push({ at: i, begin: true });
        else if (!inside && state) placed.push({ at: this.behindBrace(block, n), begin: false });
        state = inside;
      });
      last[b] = state;
    });
    this.fillIn(first, last);
    for (let b = 0; b < this.blocks.length; b++) {
      const start = this.blocks[b].instrs.find((i) => i.op !== 'phi' && i.op !== 'landingpad');
      if (start === undefined) continue;
      const from = this.preds[b].filter((p) => last[p] !== first[b]);
      if (first[b] === true) {
        if (b === 0) placed.push({ at: start, begin: true });
        else if (from.length === this.preds[b].length) placed.push({ at: start, begin: true });
        else
          for (const p of from) {
            if (this.succs[p].length > 1) return null;
            placed.push({ at: this.blocks[p].instrs.at(-1)!, begin: true });
          }
      } else if (from.length > 0) {
        const n = this.blocks[b].instrs.findIndex((i) => this.isInside(i, scope) !== null);
        placed.push({ at: n < 0 ? start : this.behindBrace(this.blocks[b], n), begin: false });
      }
    }
    return placed;
  }

  private isInside(i: LInstr, scope: number): boolean | null {
    // What an alloca says is where the function begins, and a mark of clang's own is part of a closing brace.
    if (i.op === 'alloca' || i.op === 'phi' || i.op === 'dbg' || isLifetime(i)) return null;
    const chain = this.debug.scopes(i.md.get('dbg'));
    return chain === null ? null : chain.includes(scope);
  }

  /** Blocks that do not say where they are from are where those before them are; inside, if these differ. */
  private fillIn(first: (boolean | null)[], last: (boolean | null)[]): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (let b = 0; b < this.blocks.length; b++) {
        if (first[b] !== null) continue;
        const known = this.preds[b].map((p) => last[p]).filter((state) => state !== null);
        if (known.length === 0) continue;
        first[b] = last[b] = known.includes(true);
        changed = true;
      }
    }
    for (let b = 0; b < this.blocks.length; b++) {
      first[b] ??= false;
      last[b] ??= false;
    }
  }

  /**
   * From instruction n of the block on: the first at another place than it, or the last one. If nothing is called up to
   * there, it is no end of a block, and n itself.
   */
  private behindBrace(block: LBlock, n: number): LInstr {
    const place = this.debug.place(block.instrs[n].md.get('dbg'));
    let calls = false;
    for (const [k, i] of block.instrs.entries()) {
      if (k < n) continue;
      const other = this.debug.place(i.md.get('dbg'));
      if (other !== null && (other.line !== place?.line || other.column !== place.column))
        return calls ? i : block.instrs[n];
      calls ||= i.op === 'call' && !isLifetime(i);
    }
    return calls ? block.instrs.at(-1)! : block.instrs[n];
  }
}
