import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { INTERLEAVING_MODEL } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { TestOptions } from '../../../base/options/test-options.ts';
import { type CompiledUnit, compileText } from '../../../frontend/compile/clang/clang.ts';
import { type DebugInfo, readDebugInfo } from '../../../frontend/llvm/debug/debug-info.ts';
import { parseModule } from '../../../frontend/llvm/parser.ts';
import type { LFunction, LModule } from '../../../frontend/llvm/tree.ts';
import * as host from '../../../host/files.ts';
import { extname } from '../../../host/paths.ts';
import { CTypes } from './c-types.ts';
import { thrownTypes } from './exceptions.ts';
import { type Glue, type Helpers, makeGlue, type Resolved } from './glue.ts';
import { type OpSpec, parseOpSpec } from './op-spec.ts';

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

interface Said {
  readonly ops: readonly OpSpec[];
  readonly init: string | null;
  readonly destroy: string | null;
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
      flags: [...commitFlags(typeOptions, options), ...options.clangFlags],
      overflow: options.check.has('overflow'),
      dataModel: options.dataModel,
      clang: 'wasm',
      cache: options.cache,
    });
  const said = saidInOptions(typeOptions);
  const names = [said.type, said.spec].flatMap(({ ops, init, destroy }) => [
    ...ops.map(({ name }) => name),
    ...[init, destroy].filter((name) => name !== null),
  ]);
  const module = await probe(file, names, compile);
  const notes = readNotes(module);
  const isCxx = language === 'c++';
  const finder = new Finder(file, module, isCxx);
  const type = merge(saidInNotes(notes, ''), said.type);
  const spec = merge(saidInNotes(notes, 'spec-'), said.spec);
  if (type.ops.length === 0) throw noOperations(file);
  const implementation = finder.glue(type, PREFIX, typeOptions.commit);
  const specification = spec.ops.length === 0 ? null : finder.glue(spec, SPEC_PREFIX, typeOptions.commit);
  if (specification !== null) sameOperations(implementation, specification);
  const unit = await compile(`${implementation.text}${specification?.text ?? ''}`);
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
  file: string,
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
      .map((text) => /^<heddle>\/(\d+):/.exec(text))
      .find((one) => one !== null);
    if (n == null) throw error;
    throw missing(names[Number(n[1])], file, message);
  }
}

interface Note {
  readonly kind: string;
  readonly text: string;
  readonly where: string;
}

/** The strings that the macros of heddle.h leave in the module. */
function readNotes(module: LModule): Note[] {
  const info = readDebugInfo(module);
  return module.globals.flatMap((global) => {
    if (!/__heddle_note_\d+/.test(global.name) || global.init?.kind !== 'string') return [];
    const text = new TextDecoder().decode(global.init.bytes).replace(/\0$/, '');
    const [, kind, rest] = /^(\S+) (.*)$/s.exec(text) ?? [];
    const place = info.global(global);
    return [{ kind, text: rest, where: place === null ? '' : `${place.file}:${place.line}` }];
  });
}

function saidInNotes(notes: readonly Note[], prefix: '' | 'spec-'): Said {
  const of = (kind: string): Note[] => notes.filter((note) => note.kind === `${prefix}${kind}`);
  return {
    ops: of('op').map(({ text, where }) => parseOpSpec(text, where)),
    init: of('init').at(-1)?.text ?? null,
    destroy: of('destroy').at(-1)?.text ?? null,
  };
}

/** What the command line says; what the macros of heddle.h say counts where it says nothing. */
function saidInOptions(typeOptions: TestOptions): { type: Said; spec: Said } {
  const { ops, init, destroy, spec, specInit } = typeOptions;
  return {
    type: { ops: ops.map((text) => parseOpSpec(text, '--ops')), init, destroy },
    spec: { ops: spec.map((text) => parseOpSpec(text, '--spec')), init: specInit, destroy: null },
  };
}

/** What the command line says wins, letter by letter. */
const merge = (notes: Said, options: Said): Said => ({
  ops: [
    ...notes.ops.filter(({ letter }) => !options.ops.some((one) => one.letter === letter)),
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
    const resolved = ops.map((spec): Resolved => {
      const fn = this.find(spec.name);
      const place = this.info.subprogram(fn);
      return {
        spec,
        signature: this.signature(fn, spec.name),
        at: { file: place?.file ?? this.file, line: place?.line ?? 1, column: 1 },
      };
    });
    const helper = (name: string | null): Helpers['init'] =>
      name === null ? null : { name, signature: this.signature(this.find(name), name) };
    const helpers = { init: helper(init), destroy: helper(destroy) };
    const types = new CTypes(this.info.types, this.isCxx);
    const thrown = this.isCxx ? thrownTypes(this.module) : [];
    return makeGlue(resolved, helpers, types, { isCxx: this.isCxx, prefix, commits, thrown });
  }

  private signature(fn: LFunction, name: string) {
    const found = this.info.signature(fn);
    if (found === null) throw missing(name, this.file, 'it has no debug information');
    return found;
  }

  private find(name: string): LFunction {
    const named = functionsNamed(this.module, this.info, name);
    if (named.length === 0) throw missing(name, this.file, 'there is no such function with a body');
    return named[0];
  }
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

const missing = (name: string, file: string, why: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED682',
      severity: 'error',
      message: `operation ${name} is not in ${file}: ${why}`,
      help: 'name a function that the file defines; in C++ a method with its class, Queue::push, which must not be overloaded',
    },
    EXIT.usage,
  );

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
