import { unreachable } from '../../base/failure.ts';
import type { LocId } from '../../base/ids.ts';
import { constant, value } from '../../ir/builder.ts';
import type { Func, Jump, Operand, Type, TypedValue } from '../../ir/types.ts';
import { bitsOf, isInt } from '../../ir/types.ts';
import type { LBlock, LFunction, LInstr, LParam } from '../llvm/tree.ts';
import { lowerCall } from './calls/calls.ts';
import { afterCall, lowerLandingPad, lowerResume } from './calls/exceptions.ts';
import { restoreDivision } from './constants/folded.ts';
import { FunctionContext, type ModuleContext } from './context.ts';
import { prune, reversePostorder } from './control-flow.ts';
import {
  lowerExtractElement,
  lowerExtractValue,
  lowerInsertElement,
  lowerInsertValue,
  lowerShuffle,
} from './instructions/aggregate.ts';
import {
  branch,
  indirectBranch,
  lowerReturn,
  type PendingBranch,
  type Phi,
  phiArguments,
  phisOf,
  switchOn,
} from './instructions/control.ts';
import {
  lowerAlloca,
  lowerAtomicRmw,
  lowerCmpxchg,
  lowerFence,
  lowerLoad,
  lowerStore,
  lowerVaArg,
} from './instructions/memory.ts';
import {
  lowerBinary,
  lowerCast,
  lowerCompare,
  lowerFneg,
  lowerFreeze,
  lowerGetElementPtr,
  lowerSelect,
} from './instructions/scalar.ts';
import { copyObject } from './memory/memory-intrinsics.ts';
import {
  endArray,
  forgetArray,
  keepArray,
  makeArrayVariables,
  NO_ARRAYS,
  type VariableArrays,
  variableArrays,
} from './memory/variable-arrays.ts';
import { isAtomicFunction } from './names/names.ts';
import { startsThread } from './names/unmodelled.ts';
import { type Marks, unmarkedLives } from './scopes.ts';
import { invalid, noInstruction, Unsupported } from './unsupported.ts';

/**
 * One LLVM function to one IR function. Blocks are lowered in reverse postorder, so that a value is lowered before
 * its uses; aggregates, casts of nothing and the like then need no instruction at all, only an entry in
 * `FunctionContext.values`. A construct that cannot be lowered ends its block with `unsupported`; what only it led
 * to is left out.
 */
export interface FunctionJob {
  readonly module: ModuleContext;
  readonly fn: LFunction;
  readonly name: string;
  readonly displayName: string;
  readonly at: LocId;
  readonly library: boolean;
  readonly top: FunctionContext['top'];
  /** The program's entry takes no parameters: this is what they are instead. */
  readonly entry: ((param: LParam, n: number) => Operand | null) | null;
}

export function lowerFunction(job: FunctionJob): Func {
  const f = new FunctionContext(job.module, job.fn, job.at, isAtomicFunction(job.fn.name), job.top);
  const order = reversePostorder(job.fn, (call) => f.tables.throws.call(f.module.index, call));
  const phis = new Map<string, readonly Phi[]>();
  for (const block of order) phis.set(block.label, enterable(f, block));

  f.builder.enter(f.blocks.get(order[0].label)!);
  const pending: PendingBranch[] = [];
  const params: TypedValue[] = [];
  let returns: readonly Type[] = [];
  attempt(f, () => {
    returns = f.scalars(job.fn.returns);
    params.push(...bindParameters(f, job.entry));
  }) &&
    attempt(f, () => {
      copyStructParameters(f);
      if (f.atomic) f.emit.instr({ op: 'atomic', begin: true });
    });
  const marks = unmarkedLives(job.fn, job.module.debug);
  f.builder.enter(f.blocks.get(order[0].label)!);
  const arrays = f.builder.terminated ? NO_ARRAYS : variableArrays(job.fn);
  const kept = makeArrayVariables(f, arrays);
  for (const block of order) {
    f.builder.enter(f.blocks.get(block.label)!);
    f.emit.at = job.at;
    lowerBlock(f, block, { marks, arrays, kept }, pending);
  }
  for (const { from, at, label, finish } of pending) {
    f.builder.enter(from);
    f.emit.at = at;
    attempt(f, () =>
      finish((to): Jump => {
        const block = f.blocks.get(to);
        if (block === undefined) throw invalid(`@${f.fn.name} has no block %${to}`);
        return { to: block, args: phiArguments(f, phis.get(to)!, label) };
      }),
    );
  }
  return finished(f, job, params, returns);
}

/** The IR block of an LLVM block, with a parameter for each scalar of its phis. */
function enterable(f: FunctionContext, block: LBlock): readonly Phi[] {
  const id = f.builder.newBlock();
  f.blocks.set(block.label, id);
  const phis = phisOf(block);
  f.builder.enter(id);
  const ok = attempt(f, () => {
    const types = phis.map((phi) => f.scalars(phi.type));
    phis.forEach((phi, n) => {
      f.define(
        phi,
        types[n].map((type) => f.builder.newParam(id, type)),
      );
    });
  });
  return ok ? phis : [];
}

/** What there is to know about the lives of objects beyond what the instructions say. */
interface Lives {
  readonly marks: Marks;
  readonly arrays: VariableArrays;
  readonly kept: readonly Operand[];
}

function lowerBlock(
  f: FunctionContext,
  block: LBlock,
  { marks, arrays, kept }: Lives,
  pending: PendingBranch[],
): void {
  for (const [n, i] of block.instrs.entries()) {
    if (f.builder.terminated) return;
    f.emit.at = place(f, i);
    for (const { object, begin } of marks.get(i) ?? []) {
      const addr = f.values.get(object)?.[0];
      if (addr !== undefined) f.emit.instr({ op: 'lifetime', addr, begin });
    }
    for (const n of arrays.ends.get(i) ?? []) endArray(f, kept[n]);
    for (const n of arrays.clears.get(i) ?? []) forgetArray(f, kept[n]);
    restoreDivision(f, i);
    attempt(f, () => {
      if (n === 0) refuseLabel(block.label); /* without debug info it may be the block's name */
      const finish = lowerInstruction(f, i);
      for (const variable of arrays.keeps.get(i) ?? [])
        if (i.op === 'alloca' && i.name !== null) keepArray(f, kept[variable], f.values.get(i.name)![0]);
      if (finish === null || f.builder.terminated) return;
      pending.push({ from: f.builder.currentBlock, at: f.emit.at, label: block.label, finish });
    });
  }
}

/** Without a place of its own it is where the instruction before is; without debug info, the line of the LLVM text. */
function place(f: FunctionContext, i: LInstr): LocId {
  const own = f.tables.place(f.module, i);
  if (own !== null) return own;
  return f.fn.dbg === null && !f.module.hasDebug ? f.tables.textPlace(f.module, i.pos, f.fn.name) : f.emit.at;
}

/** Runs `body`; what is unsupported in it becomes an instruction, and the block ends there. */
function attempt(f: FunctionContext, body: () => void): boolean {
  try {
    body();
    return true;
  } catch (e) {
    if (!(e instanceof Unsupported)) throw e;
    f.emit.instr({ op: 'unsupported', code: e.code, message: e.message, help: e.help });
    f.emit.terminate({ op: 'unreachable' });
    return false;
  }
}

/** Gives the rest of a branch that must wait for the other blocks. */
function lowerInstruction(f: FunctionContext, i: LInstr): PendingBranch['finish'] | null {
  switch (i.op) {
    case 'br':
      return branch(f, i);
    case 'switch':
      return switchOn(f, i);
    case 'indirectbr':
      return indirectBranch(f, i);
    case 'call':
      lowerCall(f, i);
      return f.builder.terminated ? null : afterCall(f, i);
    default:
      lowerStraight(f, i);
      return null;
  }
}

function lowerStraight(
  f: FunctionContext,
  i: Exclude<LInstr, { op: 'br' | 'switch' | 'indirectbr' | 'call' }>,
): void {
  switch (i.op) {
    case 'binary':
      return lowerBinary(f, i);
    case 'fneg':
      return lowerFneg(f, i);
    case 'icmp':
    case 'fcmp':
      return lowerCompare(f, i);
    case 'cast':
      return lowerCast(f, i);
    case 'select':
      return lowerSelect(f, i);
    case 'freeze':
      return lowerFreeze(f, i);
    case 'getelementptr':
      return lowerGetElementPtr(f, i);
    case 'extractvalue':
      return lowerExtractValue(f, i);
    case 'insertvalue':
      return lowerInsertValue(f, i);
    case 'extractelement':
      return lowerExtractElement(f, i);
    case 'insertelement':
      return lowerInsertElement(f, i);
    case 'shufflevector':
      return lowerShuffle(f, i);
    case 'alloca':
      return lowerAlloca(f, i);
    case 'load':
      return lowerLoad(f, i);
    case 'store':
      return lowerStore(f, i);
    case 'cmpxchg':
      return lowerCmpxchg(f, i);
    case 'atomicrmw':
      return lowerAtomicRmw(f, i);
    case 'fence':
      return lowerFence(f, i);
    case 'va_arg':
      return lowerVaArg(f, i);
    case 'ret':
      return lowerReturn(f, i);
    case 'landingpad':
      return lowerLandingPad(f, i);
    case 'resume':
      return lowerResume(f, i);
    case 'unreachable':
      return f.emit.terminate({ op: 'unreachable' });
    case 'dbg':
      return refuseLabel(f.module.debug.label(i));
    case 'phi':
      return;
    case 'other':
      throw noInstruction(i.opcode);
    default:
      return unreachable(i);
  }
}

/** CBMC starts a thread at some labels, of which nothing is left but their names. */
function refuseLabel(name: string | null): void {
  const refused = name === null ? null : startsThread(name);
  if (refused !== null) throw refused;
}

/** Parameters as values. */
function bindParameters(f: FunctionContext, entry: FunctionJob['entry']): readonly TypedValue[] {
  const params: TypedValue[] = [];
  f.fn.params.forEach((param, n) => {
    const types = f.scalars(param.type);
    const ids = types.map((type) => ({ type, id: f.emit.newValue() }));
    f.values.set(
      param.name,
      entry === null
        ? ids.map((p) => value(p.id))
        : types.map((type) => entry(param, n) ?? anyValue(f, type, param.name)),
    );
    if (entry === null) params.push(...ids);
  });
  return params;
}

/** A struct passed by value is the callee's own copy. */
function copyStructParameters(f: FunctionContext): void {
  for (const param of f.fn.params) {
    const type = param.attrs.get('byval');
    if (!type) continue;
    const local = f.module.debug.locals(f.fn).get(param.name);
    const copy = f.builder.define({
      op: 'alloca',
      type: 'ptr',
      size: f.layout.size(type),
      count: null,
      align: f.layout.align(type),
      name: local?.name ?? 'argument',
      debugType: local?.type ?? null,
      scope: 'either',
      at: f.emit.at,
    });
    copyObject(f, copy, f.values.get(param.name)![0], type);
    f.values.set(param.name, [copy]);
    f.pointees.set(param.name, type);
  }
}

/** What an entry function other than main is called with: any integer, a null pointer. */
function anyValue(f: FunctionContext, type: Type, name: string): Operand {
  if (!isInt(type)) return constant(type, 0);
  return f.emit.choose(type, 0n, 2n ** BigInt(bitsOf(type)) - 1n, false, name);
}

function finished(
  f: FunctionContext,
  job: FunctionJob,
  params: readonly TypedValue[],
  returns: readonly Type[],
): Func {
  const func = f.builder.finish({
    name: job.name,
    displayName: job.displayName,
    params,
    returns,
    variadic: job.fn.variadic,
    at: job.at,
    library: job.library,
  });
  const { blocks, kept } = prune(func.blocks);
  const lost = kept.find((b) => f.missing.has(b));
  if (lost !== undefined) {
    throw invalid(`%${f.missing.get(lost)} is used in @${job.fn.name} but not defined`);
  }
  return { ...func, blocks };
}
