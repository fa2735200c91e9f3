import type { DebugTypeId } from '../../../base/ids.ts';
import type { DebugType } from '../../../ir/types.ts';
import type { LFunction, LGlobal, LInstr, LModule, MdNode, MdRef } from '../tree.ts';
import { blockChain, qualifiedName, scopeFile, scopeFunction } from './debug-scopes.ts';
import { DebugTypeTable, type WrittenType } from './debug-types.ts';
import {
  intField,
  itemsOf,
  type Nodes,
  nodeOf,
  refField,
  stringField,
  type TaggedNode,
  wordField,
} from './metadata-fields.ts';

/** Where an instruction comes from. `inlinedAt` is set only when clang itself inlined (not at our flags). */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The source name of the enclosing function, with its namespaces and classes. */
  readonly function: string;
  readonly inlinedAt: SourcePlace | null;
}

interface SubprogramInfo {
  readonly name: string;
  readonly linkageName: string | null;
  readonly file: string;
  readonly line: number;
}

export interface SignatureInfo {
  /** Null: void. */
  readonly returns: DebugTypeId | null;
  readonly params: readonly (DebugTypeId | null)[];
  /** Is the first parameter the object that a method is called for? */
  readonly isMethod: boolean;
}

interface GlobalInfo {
  /** Empty for a string literal. */
  readonly name: string;
  readonly linkageName: string | null;
  readonly file: string;
  readonly line: number;
  readonly type: DebugTypeId | null;
  /** For a static local: the function it lives in. */
  readonly function: string | null;
}

interface LocalInfo {
  readonly name: string;
  /** 1-based for a parameter, 0 for a local variable. */
  readonly arg: number;
  readonly file: string;
  readonly line: number;
  readonly type: DebugTypeId | null;
  readonly function: string | null;
}

export interface DebugInfo {
  /** The table the DebugTypeIds index; grows while types are asked for, complete after each call. */
  readonly types: readonly DebugType[];
  /** An instruction's `md.get('dbg')`. The same reference gives the same object, so it may be a Map key. */
  place(dbg: MdRef | null | undefined): SourcePlace | null;
  /** The blocks of the source that an instruction lies in, by metadata number, innermost first, the function last. */
  scopes(dbg: MdRef | null | undefined): readonly number[] | null;
  /** The blocks around a variable; around all these instructions (null: one of them does not say). */
  scopesOf(instr: LInstr & { readonly op: 'dbg' }): readonly number[] | null;
  commonScopes(instrs: readonly LInstr[]): readonly number[] | null;
  /** Is the source C, not C++? */
  readonly isC: boolean;
  subprogram(fn: LFunction): SubprogramInfo | null;
  /** The types of its result and parameters, as in the source; a method's first parameter is its object. */
  signature(fn: LFunction): SignatureInfo | null;
  /** Of a variable that is a pointer to a method: the method's types, and the class that has it. */
  pointedMethod(global: LGlobal): { readonly signature: SignatureInfo; readonly owner: string } | null;
  global(global: LGlobal): GlobalInfo | null;
  /** The variable of a `dbg` instruction. */
  local(instr: LInstr & { readonly op: 'dbg' }): LocalInfo | null;
  /** The name of the label in the source that stands here; null: none does. */
  label(instr: LInstr & { readonly op: 'dbg' }): string | null;
  /** Name of an alloca (or parameter) → its variable, from the function's `dbg declare`s. */
  locals(fn: LFunction): ReadonlyMap<string, LocalInfo>;
  /** A DI type → its id; null for void and for what is not a type. */
  type(ref: MdRef | null | undefined): DebugTypeId | null;
  /** How C++ writes a type. */
  written(id: DebugTypeId): WrittenType;
  /** Directory of a file as named in the places above (the compilation directory for relative names). */
  directoryOf(file: string): string | null;
}

/** A chain of inlined calls longer than this is damaged (cyclic) metadata. */
const MAX_INLINED = 200;
/** A longer chain of typedefs is damaged (cyclic) metadata. */
const MAX_ALIASES = 100;

/** `types`: the table to append to, shared by the modules of one program. */
export function readDebugInfo(module: LModule, types: DebugType[] = []): DebugInfo {
  return new Reader(module.metadata, types);
}

/** Invariant: each memo holds what reading its key's node gives; null is remembered too. */
class Reader implements DebugInfo {
  readonly types: readonly DebugType[];
  private readonly nodes: Nodes;
  private readonly table: DebugTypeTable;
  private readonly places = new Map<number | MdNode, SourcePlace | null>();
  private readonly variables = new Map<number | MdNode, LocalInfo | null>();
  private readonly chains = new Map<number, readonly number[]>();
  private readonly directories = new Map<string, string>();
  private filesRead = false;

  constructor(nodes: Nodes, types: DebugType[]) {
    this.nodes = nodes;
    this.types = types;
    this.table = new DebugTypeTable(nodes, types);
  }

  place(dbg: MdRef | null | undefined): SourcePlace | null {
    return dbg == null ? null : this.placeAt(dbg, 0);
  }

  private placeAt(dbg: MdRef, depth: number): SourcePlace | null {
    const key = dbg.kind === 'ref' ? dbg.id : dbg;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const node = nodeOf(this.nodes, dbg, 'DILocation');
    let place: SourcePlace | null = null;
    if (node !== null) {
      const scope = refField(node, 'scope');
      const inlined = depth < MAX_INLINED ? refField(node, 'inlinedAt') : null;
      place = {
        file: scopeFile(this.nodes, scope),
        line: intField(node, 'line'),
        column: intField(node, 'column'),
        function: scopeFunction(this.nodes, scope) ?? '',
        inlinedAt: inlined === null ? null : this.placeAt(inlined, depth + 1),
      };
    }
    this.places.set(key, place);
    return place;
  }

  scopes(dbg: MdRef | null | undefined): readonly number[] | null {
    const node = nodeOf(this.nodes, dbg, 'DILocation');
    return node === null ? null : this.chain(refField(node, 'scope'));
  }

  scopesOf(instr: LInstr & { readonly op: 'dbg' }): readonly number[] | null {
    const node = nodeOf(this.nodes, instr.variable, 'DILocalVariable');
    return node === null ? null : this.chain(refField(node, 'scope'));
  }

  commonScopes(instrs: readonly LInstr[]): readonly number[] | null {
    const chains = instrs.map((i) => this.scopes(i.md.get('dbg')));
    if (chains.length === 0 || chains.some((chain) => chain === null)) return null;
    const from = chains[0]!.findIndex((id) => chains.every((chain) => chain!.includes(id)));
    return from < 0 ? null : chains[0]!.slice(from);
  }

  get isC(): boolean {
    for (const node of this.nodes.values()) {
      if (node.kind !== 'node' || node.tag !== 'DICompileUnit') continue;
      const language = wordField(node, 'language') + wordField(node, 'sourceLanguageName');
      return !language.includes('plus_plus');
    }
    return false;
  }

  private chain(scope: MdRef | null): readonly number[] | null {
    if (scope?.kind !== 'ref') return null;
    const known = this.chains.get(scope.id);
    if (known !== undefined) return known;
    const chain = blockChain(this.nodes, scope);
    this.chains.set(scope.id, chain);
    return chain;
  }

  subprogram(fn: LFunction): SubprogramInfo | null {
    const node = fn.dbg === null ? null : nodeOf(this.nodes, fn.dbg, 'DISubprogram');
    if (node === null) return null;
    return {
      name: qualifiedName(this.nodes, node),
      linkageName: stringField(node, 'linkageName'),
      file: scopeFile(this.nodes, refField(node, 'file')),
      line: intField(node, 'line'),
    };
  }

  signature(fn: LFunction): SignatureInfo | null {
    const node = fn.dbg === null ? null : nodeOf(this.nodes, fn.dbg, 'DISubprogram');
    return node === null ? null : this.signatureOf(refField(node, 'type'));
  }

  pointedMethod(global: LGlobal): { signature: SignatureInfo; owner: string } | null {
    const variable = this.variableOf(global);
    let node = variable === null ? null : nodeOf(this.nodes, refField(variable, 'type'), 'DIDerivedType');
    for (let n = 0; node !== null && n < MAX_ALIASES; n++) {
      if (wordField(node, 'tag') === 'DW_TAG_ptr_to_member_type') {
        const signature = this.signatureOf(refField(node, 'baseType'));
        const owner = nodeOf(this.nodes, refField(node, 'extraData'));
        return signature === null || owner === null
          ? null
          : { signature, owner: qualifiedName(this.nodes, owner) };
      }
      node = nodeOf(this.nodes, refField(node, 'baseType'), 'DIDerivedType');
    }
    return null;
  }

  private signatureOf(ref: MdRef | null): SignatureInfo | null {
    const type = nodeOf(this.nodes, ref, 'DISubroutineType');
    if (type === null) return null;
    const [returns, ...params] = itemsOf(this.nodes, refField(type, 'types'));
    const first = nodeOf(this.nodes, params[0], 'DIDerivedType');
    return {
      returns: this.type(returns),
      params: params.map((one) => this.type(one)),
      isMethod: first !== null && wordField(first, 'flags').includes('DIFlagObjectPointer'),
    };
  }

  /** A global may carry several (parts of a split variable): the first that names a variable counts. */
  private variableOf(global: LGlobal): TaggedNode | null {
    for (const ref of global.dbg) {
      const expression = nodeOf(this.nodes, ref, 'DIGlobalVariableExpression');
      const node =
        expression === null ? null : nodeOf(this.nodes, refField(expression, 'var'), 'DIGlobalVariable');
      if (node !== null) return node;
    }
    return null;
  }

  global(global: LGlobal): GlobalInfo | null {
    const node = this.variableOf(global);
    if (node === null) return null;
    return {
      name: qualifiedName(this.nodes, node),
      linkageName: stringField(node, 'linkageName'),
      file: scopeFile(this.nodes, refField(node, 'file')),
      line: intField(node, 'line'),
      type: this.type(refField(node, 'type')),
      function: scopeFunction(this.nodes, refField(node, 'scope')),
    };
  }

  local(instr: LInstr & { readonly op: 'dbg' }): LocalInfo | null {
    const ref = instr.variable;
    if (ref === null || instr.kind === 'label') return null;
    const key = ref.kind === 'ref' ? ref.id : ref;
    const known = this.variables.get(key);
    if (known !== undefined) return known;
    const node = nodeOf(this.nodes, ref, 'DILocalVariable');
    const info =
      node === null
        ? null
        : {
            name: stringField(node, 'name') ?? '',
            arg: intField(node, 'arg'),
            file: scopeFile(this.nodes, refField(node, 'file')),
            line: intField(node, 'line'),
            type: this.type(refField(node, 'type')),
            function: scopeFunction(this.nodes, refField(node, 'scope')),
          };
    this.variables.set(key, info);
    return info;
  }

  label({ kind, variable }: LInstr & { readonly op: 'dbg' }): string | null {
    const node = kind === 'label' && variable !== null ? nodeOf(this.nodes, variable, 'DILabel') : null;
    return node === null ? null : stringField(node, 'name');
  }

  locals(fn: LFunction): ReadonlyMap<string, LocalInfo> {
    const locals = new Map<string, LocalInfo>();
    for (const block of fn.blocks ?? []) {
      for (const instr of block.instrs) {
        if (instr.op !== 'dbg' || instr.kind !== 'declare') continue;
        const value = instr.value?.value;
        if (value?.kind !== 'local' || !this.isWhole(instr.expression)) continue;
        const info = this.local(instr);
        if (info !== null) locals.set(value.name, info);
      }
    }
    return locals;
  }

  /** `!DIExpression()`: the address is the variable's, not that of a pointer to it or of a part. */
  private isWhole(expression: MdRef | null | undefined): boolean {
    if (expression == null) return true;
    const node = nodeOf(this.nodes, expression, 'DIExpression');
    return node !== null && node.fields.size === 0;
  }

  type(ref: MdRef | null | undefined): DebugTypeId | null {
    return this.table.idOf(ref);
  }

  written(id: DebugTypeId): WrittenType {
    return this.table.written(id);
  }

  directoryOf(file: string): string | null {
    if (!this.filesRead) {
      this.filesRead = true;
      for (const node of this.nodes.values()) {
        if (node.kind !== 'node' || node.tag !== 'DIFile') continue;
        const name = stringField(node, 'filename');
        const directory = stringField(node, 'directory');
        if (name !== null && directory !== null && !this.directories.has(name))
          this.directories.set(name, directory);
      }
    }
    return this.directories.get(file) ?? null;
  }
}
