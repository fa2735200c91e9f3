import { demangle } from '../../base/demangle/demangle.ts';
import type { Code } from '../../base/diagnostics/catalogue.ts';
import {
  type DebugTypeId,
  debugTypeId,
  type FuncId,
  funcId,
  type GlobalId,
  globalId,
  type LocId,
} from '../../base/ids.ts';
import { constant } from '../../ir/builder.ts';
import type { DebugType, Func, Global, Operand, Program, Type } from '../../ir/types.ts';
import { readDebugInfo } from '../llvm/debug/debug-info.ts';
import type { LAlias, LFunction, LGlobal, LInstr, LParam, LType, LValue, TextPos } from '../llvm/tree.ts';
import type { FunctionJob } from './body.ts';
import { argumentVector } from './calls/arguments.ts';
import { type MayThrow, mayThrow } from './calls/may-throw.ts';
import { refuseModuleAsm } from './calls/module-asm.ts';
import { thunk } from './calls/thunk.ts';
import { pureFunctions, startFunctions } from './constants/appending.ts';
import { constantScalar } from './constants/constants.ts';
import { type lowerGlobal, readString } from './constants/globals.ts';
import { Layout } from './constants/layout.ts';
import type { Address, Callee, FunctionContext, ModuleContext, ProgramTables, Signature } from './context.ts';
import { programEnds, startsThreads, Texts, threadEnds, thrownAt } from './ends.ts';
import { type Definition, Linker, type Unit } from './link.ts';
import { Locations } from './locations.ts';
import { invalid, noModel, Unsupported } from './unsupported.ts';

type GlobalJob = { readonly module: ModuleContext; readonly def: LGlobal };

/**
 * The program being made. Invariants: `functions[i]` is the function with id i, or a hole while its job is still
 * queued; likewise `globals`. Each definition has at most one id (an entry that takes parameters has one more, without them).
 */
export class ProgramBuilder implements ProgramTables {
  readonly dataModel: 'lp64' | 'ilp32';
  readonly quietAbort: boolean;
  readonly relaxedVolatile: boolean;
  readonly debugTypes: DebugType[] = [];
  private readonly units: readonly Unit[];
  private readonly modules: readonly ModuleContext[];
  private readonly linker: Linker;
  private readonly locations = new Locations();
  readonly throws: MayThrow;
  private readonly texts = new Texts();
  private guards: DebugTypeId | null = null;
  private readonly roots = new Map<LFunction, FuncId>();
  private readonly pure = new Set<string>();
  private readonly notices: {
    readonly code: Code;
    readonly message: string;
    readonly at: LocId;
  }[] = [];

  private readonly functions: Func[] = [];
  private readonly functionIds = new Map<LFunction, FuncId>();
  private readonly thunks = new Map<string, FuncId>();
  private readonly functionJobs: { readonly id: FuncId; readonly job: FunctionJob }[] = [];
  private readonly signatures = new Map<LFunction, Signature | null>();

  private readonly globals: Global[] = [];
  private readonly globalIds = new Map<LGlobal, GlobalId>();
  private readonly globalDefs = new Map<GlobalId, LGlobal>();
  private readonly globalJobs: { readonly id: GlobalId; readonly job: GlobalJob }[] = [];
  private readonly names = new Set<string>();

  constructor(units: readonly Unit[], dataModel: 'lp64' | 'ilp32', relaxedVolatile = false) {
    this.dataModel = dataModel;
    this.relaxedVolatile = relaxedVolatile;
    this.units = units;
    this.modules = units.map((unit, index) => ({
      index,
      unit,
      layout: new Layout(unit.module, dataModel),
      debug: readDebugInfo(unit.module, this.debugTypes),
      hasDebug: unit.module.functions.some((f) => f.dbg !== null),
      tables: this,
    }));
    for (const unit of units) refuseModuleAsm(unit);
    this.linker = new Linker(units, (d) =>
      d.kind === 'global' ? this.modules[d.unit].layout.size(d.def.type) : 0,
    );
    this.quietAbort = units.some(
      (u) => !u.library && u.module.functions.some((f) => f.name.startsWith('__VERIFIER_')),
    );

    this.throws = mayThrow(units, (unit, name) => {
      const found = this.follow(this.linker.resolve(unit, name).definition);
      return found?.kind === 'function' ? found.def : null;
    });
    for (const { module } of units) for (const name of pureFunctions(module)) this.pure.add(name);
  }

  /** The function the program starts with, without parameters; null: there is none. */
  entry(name: string): FuncId | null {
    const found = this.follow(this.linker.find(name));
    if (found?.kind !== 'function') return null;
    const home = this.modules[found.unit];
    if (found.def.params.length === 0 && !this.hasEnds() && !this.throws.leaves(found.def))
      return this.functionId(home, found.def);
    const argument = (param: LParam, n: number): Operand | null => {
      if (name !== 'main' || n > 2) return null;
      return n === 0 && param.type.kind === 'int'
        ? constant(`i${param.type.bits}`, 1)
        : this.argumentVector(n === 2);
    };
    return this.enqueue(home, found.def, argument, 'entry');
  }

  /** In order of priority, then of the files. */
  constructors(): readonly FuncId[] {
    return this.startFunctions('ctors')
      .sort((a, b) => a.priority - b.priority)
      .map(({ m, name }) => this.rootId(m, name));
  }

  private startFunctions(table: 'ctors' | 'dtors') {
    return this.modules.flatMap((m) =>
      startFunctions(m.unit.module, table)
        .filter(({ variable }) => variable === null || this.isHome(m, variable))
        .map((c) => ({ ...c, m })),
    );
  }

  /** Is this module's definition of the variable the one that was taken? */
  private isHome(m: ModuleContext, variable: string): boolean {
    const { definition } = this.linker.resolve(m.index, variable);
    return definition === null || definition.unit === m.index;
  }

  /** A function that the system calls: an exception that leaves it ends the program. */
  private rootId(m: ModuleContext, name: string): FuncId {
    const found = this.follow(this.linker.resolve(m.index, name).definition);
    if (found?.kind !== 'function') throw invalid(`the constructor @${name} is not defined`);
    const home = this.modules[found.unit];
    if (!this.throws.leaves(found.def)) return this.functionId(home, found.def);
    const known = this.roots.get(found.def) ?? this.enqueue(home, found.def, null, 'constructor');
    this.roots.set(found.def, known);
    return known;
  }

  private hasEnds(): boolean {
    const linked = ['__heddle_top_at_exit', '__heddle_top_thread_exit'];
    return linked.some((name) => this.linker.find(name) !== null) || this.startFunctions('dtors').length > 0;
  }

  constantText(text: string, at: LocId): Operand {
    return this.texts.constant(text, this.globals, at, (name) => this.unique(name));
  }
  thrownAt(at: LocId): string {
    return thrownAt(this.locations.locs[at]);
  }
  startsThreads(f: FunctionContext): boolean {
    return startsThreads(f);
  }
  threadEnds(f: FunctionContext): void {
    threadEnds(f);
  }
  programEnds(f: FunctionContext): void {
    const last = this.startFunctions('dtors').sort((a, b) => b.priority - a.priority);
    programEnds(
      f,
      last.map(({ m, name }) => this.rootId(m, name)),
    );
  }

  /** Lowers until nothing new is mentioned. */
  lowerReached(how: {
    readonly lowerFunction: (job: FunctionJob) => Func;
    readonly lowerGlobal: typeof lowerGlobal;
  }): void {
    for (;;) {
      const func = this.functionJobs.shift();
      if (func !== undefined) {
        this.functions[func.id] = how.lowerFunction(func.job);
        continue;
      }
      const global = this.globalJobs.shift();
      if (global === undefined) return;
      const { module, def } = global.job;
      const at = this.globalPlace(module, def);
      const { file, line, column } = this.locations.locs[at];
      const facts = {
        name: this.unique(demangle(def.name) ?? def.name),
        debugType: module.debug.global(def)?.type ?? this.guardType(def),
        at,
      };
      this.globals[global.id] = how.lowerGlobal(module, def, facts, { file, line, column });
    }
  }

  /** The guard of a function-local static: to people its two words are one thing. */
  private guardType(def: LGlobal): DebugTypeId | null {
    if (!def.name.startsWith('_ZGV')) return null;
    if (this.guards === null) {
      this.guards = debugTypeId(this.debugTypes.length);
      const member = (name: string, offset: number, bits: number) => ({ name, offset, bits, type: null });
      const members = [member('done', 0, 8), member('', 32, 32)];
      this.debugTypes.push({ kind: 'record', name: 'guard', union: false, bits: 64, members });
    }
    return this.guards;
  }

  finish(entry: FuncId, constructors: readonly FuncId[]): Program {
    const sources = new Map<string, string>();
    for (const unit of this.units) for (const [file, text] of unit.sources) sources.set(file, text);
    return {
      dataModel: this.dataModel,
      globals: this.globals,
      functions: this.functions,
      constructors,
      entry,
      locs: this.locations.locs,
      debugTypes: this.debugTypes,
      sources,
      notices: this.notices,
    };
  }

  // ---- what lowering a function asks for

  callee(module: ModuleContext, name: string): Callee {
    const found = this.follow(this.linker.resolve(module.index, name).definition);
    if (found?.kind === 'alias') return { kind: 'ifunc' };
    if (found?.kind !== 'function') return { kind: 'undefined', pure: this.pure.has(name) };
    const home = this.modules[found.unit];
    return {
      kind: 'defined',
      library: home.unit.library,
      func: () => this.functionId(home, found.def),
      signature: this.signature(home, found.def),
    };
  }

  address(module: ModuleContext, name: string): Address {
    const { definition, weak } = this.linker.resolve(module.index, name);
    if (definition?.kind === 'alias' && !definition.def.ifunc) return this.aliasAddress(definition);
    if (definition?.kind === 'global') {
      return {
        kind: 'global',
        global: this.globalId(this.modules[definition.unit], definition.def),
        offset: 0,
      };
    }
    if (definition?.kind === 'function') {
      return { kind: 'function', func: this.functionId(this.modules[definition.unit], definition.def) };
    }
    if (weak) return { kind: 'null' };
    const known = this.thunks.get(name);
    if (known !== undefined) return { kind: 'function', func: known };
    const declared = module.unit.module.functions.find((f) => f.name === name);
    if (declared === undefined) throw noModel(name);
    return { kind: 'function', func: this.thunkId(module, declared) };
  }

  objectType(module: ModuleContext, name: string): LType | null {
    const { definition } = this.linker.resolve(module.index, name);
    // Types are names of their module: another one's may mean something else.
    return definition?.kind === 'global' && definition.unit === module.index ? definition.def.type : null;
  }

  debugTypeOf(module: ModuleContext, name: string): DebugTypeId | null {
    const { definition } = this.linker.resolve(module.index, name);
    if (definition?.kind !== 'global') return null;
    return this.modules[definition.unit].debug.global(definition.def)?.type ?? null;
  }

  constantString(global: GlobalId, offset: number): string | null {
    const def = this.globalDefs.get(global);
    return def === undefined ? null : readString(def, offset);
  }

  label(module: ModuleContext, func: string, block: string): bigint {
    const { definition } = this.linker.resolve(module.index, func);
    const blocks = definition?.kind === 'function' ? definition.def.blocks : null;
    const index = blocks?.findIndex((b) => b.label === block) ?? -1;
    if (index < 0) throw invalid(`@${func} has no block %${block}`);
    return BigInt(index + 1);
  }

  place(module: ModuleContext, instr: LInstr): LocId | null {
    const place = module.debug.place(instr.md.get('dbg'));
    return place === null ? null : this.locations.place(place, module.unit.library);
  }

  line(at: LocId): string {
    const { file, line } = this.locations.locs[at];
    return `${file}:${line}`;
  }

  textPlace(module: ModuleContext, pos: TextPos, func: string): LocId {
    const { file, library } = module.unit;
    return this.locations.add({
      file,
      line: pos.line,
      column: pos.column,
      function: func,
      inlinedAt: null,
      library,
    });
  }

  notice(code: Code, message: string, at: LocId): void {
    if (!this.notices.some((n) => n.code === code && n.message === message))
      this.notices.push({ code, message, at });
  }

  // ---- ids

  /** Through aliases to what they stand for; an ifunc stays an alias. */
  private follow(definition: Definition | null): Definition | null {
    let d = definition;
    const seen = new Set<LAlias>();
    while (d?.kind === 'alias' && !d.def.ifunc) {
      if (seen.has(d.def)) throw invalid(`the alias @${d.def.name} stands for itself`);
      seen.add(d.def);
      const name = aliasTarget(d.def.target.value);
      if (name === null) return null;
      d = this.linker.resolve(d.unit, name).definition;
    }
    return d;
  }

  /** Aliases whose addresses are being found, each by way of the next. */
  private readonly aliases = new Set<LAlias>();

  private aliasAddress(alias: Extract<Definition, { kind: 'alias' }>): Address {
    const { target, name } = alias.def;
    if (this.aliases.has(alias.def)) throw invalid(`the alias @${name} stands for itself`);
    if (this.aliases.size > MAX_ALIASES)
      throw invalid(`more than ${MAX_ALIASES} aliases stand for each other, @${name} among them`);
    this.aliases.add(alias.def);
    const c = constantScalar(this.modules[alias.unit], target.value, target.type);
    this.aliases.delete(alias.def);
    if (c.kind !== 'address') throw noModel(alias.def.name);
    return c.base.kind === 'global' ? { kind: 'global', global: c.base.global, offset: c.offset } : c.base;
  }

  private globalPlace(module: ModuleContext, def: LGlobal): LocId {
    const info = module.debug.global(def);
    if (info === null) return this.textPlace(module, def.pos, '');
    const { library } = module.unit;
    return this.locations.add({
      file: info.file,
      line: info.line,
      column: 0,
      function: '',
      inlinedAt: null,
      library,
    });
  }

  private functionId(module: ModuleContext, def: LFunction): FuncId {
    const known = this.functionIds.get(def);
    if (known !== undefined) return known;
    const id = this.enqueue(module, def, null, null);
    this.functionIds.set(def, id);
    return id;
  }

  private thunkId(module: ModuleContext, declared: LFunction): FuncId {
    const id = this.enqueue(module, thunk(declared), null, null);
    this.thunks.set(declared.name, id);
    return id;
  }

  private enqueue(
    module: ModuleContext,
    fn: LFunction,
    entry: FunctionJob['entry'],
    top: FunctionJob['top'],
  ): FuncId {
    const id = funcId(this.functions.length);
    const info = module.debug.subprogram(fn);
    const displayName = info?.name || (demangle(fn.name) ?? fn.name);
    const { library } = module.unit;
    const at =
      info === null && !module.hasDebug
        ? this.textPlace(module, fn.pos, displayName)
        : this.locations.add({
            file: info?.file ?? module.unit.file,
            line: info?.line ?? 0,
            column: 0,
            function: displayName,
            inlinedAt: null,
            library: library || info === null,
          });
    this.functions.length++;
    this.functionJobs.push({
      id,
      job: {
        module,
        fn,
        name: this.unique(fn.name),
        displayName,
        at,
        library: this.locations.locs[at].library,
        entry,
        top,
      },
    });
    return id;
  }

  private globalId(module: ModuleContext, def: LGlobal): GlobalId {
    const known = this.globalIds.get(def);
    if (known !== undefined) return known;
    const id = globalId(this.globals.length++);
    this.globalIds.set(def, id);
    this.globalDefs.set(id, def);
    this.globalJobs.push({ id, job: { module, def } });
    return id;
  }

  private argumentVector(environment: boolean): Operand {
    const at = this.textPlace(this.modules[0], { line: 1, column: 1 }, 'main');
    const pointerBytes = this.modules[0].layout.data.pointerBytes;
    const { strings, vector } = argumentVector(environment, pointerBytes, at, (name) => this.unique(name));
    if (strings !== null) this.globals.push(strings);
    const target = globalId(this.globals.length - 1);
    const relocs =
      strings === null ? [] : [{ offset: 0, target: { kind: 'global' as const, global: target, offset: 0 } }];
    const id = globalId(this.globals.length);
    this.globals.push({ ...vector, relocs });
    return { kind: 'global', global: id, offset: 0 };
  }

  private signature(module: ModuleContext, def: LFunction): Signature | null {
    const known = this.signatures.get(def);
    if (known !== undefined) return known;
    const made = signatureOf(module, def);
    this.signatures.set(def, made);
    return made;
  }

  /** Static things of several files may share a name. */
  private unique(name: string): string {
    let candidate = name;
    for (let n = 1; this.names.has(candidate); n++) candidate = `${name}.${n}`;
    this.names.add(candidate);
    return candidate;
  }
}

function signatureOf(module: ModuleContext, def: LFunction): Signature | null {
  const scalars = (type: LType): readonly Type[] => module.layout.scalars(type).map((s) => s.type);
  try {
    return {
      params: def.params.flatMap((p) => scalars(p.type)),
      returns: scalars(def.returns),
      variadic: def.variadic,
    };
  } catch (e) {
    if (e instanceof Unsupported) return null;
    throw e;
  }
}

/** Aliases of aliases: a stack's worth. */
const MAX_ALIASES = 300;

function aliasTarget(value: LValue): string | null {
  if (value.kind === 'global') return value.name;
  return value.kind === 'expr' && value.args[0] !== undefined ? aliasTarget(value.args[0].value) : null;
}
