import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { INTERLEAVING_MODEL } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { TestOptions } from '../../../base/options/test-options.ts';
import { type CompiledUnit, compileText } from '../../../frontend/compile/clang/clang.ts';
import { type DebugInfo, readDebugInfo } from '../../../frontend/llvm/debug/debug-info.ts';
import { parseModule } from '../../../frontend/llvm/parser.ts';
import type { LFunction, LModule, LValue } from '../../../frontend/llvm/tree.ts';
import * as host from '../../../host/files.ts';
import { extname } from '../../../host/paths.ts';
import { CTypes } from './c-types.ts';
import { thrownTypes } from './exceptions.ts';
import { type Glue, makeGlue } from './glue.ts';
import { ownerOf } from './object.ts';
import { type OpSpec, parseOpSpec } from './op-spec.ts';
import { aboutClients, aboutNames, missing } from './refusals.ts';
import type { Helpers, Resolved } from './resolved.ts';

/** A data type: its text with glue behind it, compiled, and its operations. */
export interface DataType {
  readonly file: string;
  /** The user's text. */
  readonly text: string;
  readonly unit: CompiledUnit;
  readonly implementation: Glue;
  /** The user's own sequential specification. */
  readonly specification: Glue | null;
}

export const PREFIX = '__heddle_';
export const SPEC_PREFIX = '__heddle_spec_';

/** What is said by a name, and the constant of the probe that holds its address. */
interface Named {
  readonly name: string;
  readonly ref: string;
}

interface Said {
  readonly ops: readonly { readonly spec: OpSpec; readonly ref: string }[];
  readonly init: Named | null;
  readonly destroy: Named | null;
}

export async function loadDataType(
  file: string,
  typeOptions: TestOptions,
  options: CheckOptions,
  changed: string | null = null,
): Promise<DataType> {
  const language = languageOf(file);
  const text = changed ?? readText(file);
  const compile = (glue: string): Promise<CompiledUnit> =>
    compileText(file, language, glue === '' ? text : `${text}\n#line 1 "/<heddle>/operations"\n${glue}`, {
      flags: ['-D__HEDDLE_CLIENT__', ...commitFlags(typeOptions, options), ...options.clangFlags],
      overflow: options.check.has('overflow'),
      dataModel: options.dataModel,
      clang: 'wasm',
      cache: options.cache,
    });
  const names: string[] = [];
  const said = saidInOptions(typeOptions, names);
  const module = await probe({ file, text }, names, compile);
  const notes = readNotes(module);
  const isCxx = language === 'c++';
  const finder = new Finder(file, module, isCxx);
  const type = merge(saidInNotes(notes, ''), said.type);
  const spec = merge(saidInNotes(notes, 'spec-'), said.spec);
  if (type.ops.length === 0) throw noOperations(file);
  const implementation = finder.glue(type, PREFIX, typeOptions.commit);
  const specification = spec.ops.length === 0 ? null : finder.glue(spec, SPEC_PREFIX, typeOptions.commit);
  if (specification !== null) sameOperations(implementation, specification);
  const unit = await compile(`${implementation.text}${specification?.text ?? ''}`).catch((error: unknown) => {
    throw error instanceof DiagnosticError ? aboutClients(error) : error;
  });
  const sources = new Map(unit.sources).set(file, text);
  return { file, text, unit: { ...unit, sources }, implementation, specification };
}

/** How heddle_commit says when it was: by a counter beside the access, or (2) by the model's own order (ir/commit-time.ts). */
function commitFlags({ commit }: TestOptions, { model }: CheckOptions): string[] {
  if (!commit) return [];
  return [`-D__HEDDLE_COMMIT__=${model === INTERLEAVING_MODEL ? 1 : 2}`];
}

/** Makes the compiler show what is named, static functions too. */
async function probe(
  { file, text }: { readonly file: string; readonly text: string },
  names: readonly string[],
  compile: (glue: string) => Promise<CompiledUnit>,
): Promise<LModule> {
  const refs = names.map(
    (name, i) =>
      `#line 1 "/<heddle>/${i}"\nstatic __typeof__(&${name}) const __heddle_ref_named${i} __attribute__((used)) = &${name};\n`,
  );
  try {
    const { llvm } = await compile(refs.join(''));
    return parseModule(llvm, file);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    const { at, more = [], message } = error.diagnostic;
    // A suggestion of the compiler's may come first, at the user's line.
    const n = [`${at?.file}:`, ...more]
      .map((one) => /^<heddle>\/(\d+):/.exec(one))
      .find((one) => one !== null);
    const line = at?.file === file ? (text.split('\n')[at.line - 1] ?? '') : '';
    const known = aboutNames(error, line);
    if (known !== null) throw known;
    if (n == null) throw error;
    throw missing(names[Number(n[1])], file, message);
  }
}

interface Note {
  readonly kind: string;
  readonly text: string;
  readonly where: string;
  readonly ref: string;
}

/** The strings that the macros of heddle.h leave in the module. */
function readNotes(module: LModule): Note[] {
  const info = readDebugInfo(module);
  return module.globals.flatMap((global) => {
    const number = /__heddle_note_(\d+)$/.exec(global.name)?.[1];
    if (number === undefined || global.init?.kind !== 'string') return [];
    const text = new TextDecoder().decode(global.init.bytes).replace(/\0$/, '');
    const [, kind, rest] = /^(\S+) (.*)$/s.exec(text) ?? [];
    const place = info.global(global);
    return [{ kind, text: rest, where: place === null ? '' : `${place.file}:${place.line}`, ref: number }];
  });
}

function saidInNotes(notes: readonly Note[], prefix: '' | 'spec-'): Said {
  const of = (kind: string): Note[] => notes.filter((note) => note.kind === `${prefix}${kind}`);
  const named = (kind: string): Named | null => {
    const note = of(kind).at(-1);
    return note === undefined ? null : { name: note.text, ref: note.ref };
  };
  return {
    ops: of('op').map(({ text, where, ref }) => ({ spec: parseOpSpec(text, where), ref })),
    init: named('init'),
    destroy: named('destroy'),
  };
}

/** What the command line says, and (into `names`) what it names; what the macros of heddle.h say counts where it says nothing. */
function saidInOptions(typeOptions: TestOptions, names: string[]): { type: Said; spec: Said } {
  const { ops, init, destroy, spec, specInit } = typeOptions;
  const named = (name: string): Named => ({ name, ref: `named${names.push(name) - 1}` });
  const helper = (name: string | null): Named | null => (name === null ? null : named(name));
  const operation = (text: string, where: string): Said['ops'][number] => {
    const parsed = parseOpSpec(text, where);
    return { spec: parsed, ref: named(parsed.name).ref };
  };
  return {
    type: {
      ops: ops.map((text) => operation(text, '--ops')),
      init: helper(init),
      destroy: helper(destroy),
    },
    spec: { ops: spec.map((text) => operation(text, '--spec')), init: helper(specInit), destroy: null },
  };
}

/** What the command line says wins, letter by letter. */
const merge = (notes: Said, options: Said): Said => ({
  ops: [
    ...notes.ops.filter(({ spec }) => !options.ops.some((one) => one.spec.letter === spec.letter)),
    ...options.ops,
  ],
  init: options.init ?? notes.init,
  destroy: options.destroy ?? notes.destroy,
});

/** Those with a body, by the name that stands in the source, with namespaces and classes. */
export function functionsNamed(module: LModule, info: DebugInfo, name: string): LFunction[] {
  const plain = name.replaceAll(' ', '');
  return module.functions.filter(
    (fn) =>
      fn.blocks !== null && (fn.name === plain || info.subprogram(fn)?.name.replaceAll(' ', '') === plain),
  );
}

class Finder {
  private readonly file: string;
  private readonly module: LModule;
  private readonly info: DebugInfo;
  private readonly isCxx: boolean;

  constructor(file: string, module: LModule, isCxx: boolean) {
    this.file = file;
    this.module = module;
    this.info = readDebugInfo(module);
    this.isCxx = isCxx;
  }

  glue({ ops, init, destroy }: Said, prefix: string, commits: boolean): Glue {
    const resolved = ops.map(({ spec, ref }): Resolved => ({ spec, ...this.find(spec.name, ref) }));
    const helper = (named: Named | null): Helpers['init'] =>
      named === null ? null : { name: named.name, signature: this.find(named.name, named.ref).signature };
    const helpers = { init: helper(init), destroy: helper(destroy) };
    const types = new CTypes(this.info, this.isCxx);
    const thrown = this.isCxx ? thrownTypes(this.module) : [];
    return makeGlue(resolved, helpers, types, { isCxx: this.isCxx, prefix, commits, thrown });
  }

  /** By the address that the probe holds, which names and aliases lead to; a virtual method has none, and its types say all. */
  private find(name: string, ref: string): Omit<Resolved, 'spec'> {
    const { module, info, file } = this;
    const holder = module.globals.find((global) => global.name.endsWith(`__heddle_ref_${ref}`));
    const symbol = holder?.init == null ? null : symbolIn(holder.init);
    const pointed = module.functions.find((fn) => fn.name === symbol);
    if (pointed === undefined && symbol !== null)
      throw missing(name, file, 'it is a variable, not a function', CALLS_IT);
    if (pointed !== undefined && pointed.blocks === null) throw missing(name, file, 'it has no body here');
    const place = pointed === undefined ? null : info.subprogram(pointed);
    const said = pointed === undefined ? null : info.signature(pointed);
    const method = said !== null || holder === undefined ? null : info.pointedMethod(holder);
    const signature = said ?? method?.signature;
    if (signature === undefined) throw missing(name, file, 'it has no debug information');
    const at = { file: place?.file ?? file, line: place?.line ?? 1, column: 1 };
    return { signature, owner: place === null ? (method?.owner ?? null) : ownerOf(place.name), at };
  }
}

const CALLS_IT = 'write a function that calls it, and name that';

/** The function or variable whose address a constant holds; a pointer to a method is a pair. */
function symbolIn(value: LValue): string | null {
  if (value.kind === 'global') return value.name;
  if (value.kind === 'aggregate') return value.items.length === 0 ? null : symbolIn(value.items[0].value);
  return value.kind === 'expr' && value.args.length === 1 ? symbolIn(value.args[0].value) : null;
}

function sameOperations(type: Glue, spec: Glue): void {
  for (const [letter, op] of type.operations) {
    const other = spec.operations.get(letter);
    const [inputs, outputs] = [other?.inputs.length, other?.outputs.length];
    if (inputs === op.inputs.length && outputs === op.outputs.length) continue;
    throw new DiagnosticError(
      {
        code: 'HED684',
        severity: 'error',
        message:
          other === undefined
            ? `the specification has no operation ${letter} (${op.name})`
            : `${other.name} of the specification takes ${inputs} values and gives ${outputs}, ${op.name} takes ${op.inputs.length} and gives ${op.outputs.length}`,
        help: 'give each operation a counterpart with the same arguments and results',
      },
      EXIT.usage,
    );
  }
}

function languageOf(file: string): 'c' | 'c++' {
  const extension = extname(file);
  if (extension === '.c' || extension === '.i') return 'c';
  if (['.cc', '.cpp', '.cxx', '.c++', '.C', '.ii'].includes(extension)) return 'c++';
  throw new DiagnosticError(
    {
      code: 'HED132',
      severity: 'error',
      message: `${file}: heddle test reads C and C++`,
      help: 'give a .c, .i, .cc, .cpp, .cxx or .ii file',
    },
    EXIT.usage,
  );
}

function readText(file: string): string {
  try {
    return host.readText(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DiagnosticError(
      {
        code: code === 'ENOENT' ? 'HED130' : code === 'EISDIR' ? 'HED131' : 'HED133',
        severity: 'error',
        message:
          code === 'ENOENT'
            ? `${file}: no such file`
            : code === 'EISDIR'
              ? `${file} is a directory`
              : `${file} cannot be read (${code})`,
        help: 'give the source file of the data type',
      },
      EXIT.usage,
    );
  }
}

const noOperations = (file: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED685',
      severity: 'error',
      message: `${file} names no operations`,
      help: 'name them on the command line, --ops e=enqueue,d=dequeue --init init_queue, or in the source, HEDDLE_OP(e, enqueue) HEDDLE_INIT(init_queue) of heddle.h',
    },
    EXIT.usage,
  );
