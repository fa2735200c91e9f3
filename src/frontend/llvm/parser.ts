import { AttributeGroups } from './code/attributes.ts';
import { parseFunction } from './code/functions.ts';
import { parseGlobal } from './code/globals.ts';
import { LazyMetadata } from './debug/lazy-metadata.ts';
import { parseMdRef } from './debug/metadata.ts';
import { Lexer, P, T } from './text/lexer.ts';
import { checkTypes } from './text/type-depth.ts';
import type { LAlias, LFunction, LGlobal, LModule, LType, MdRef } from './tree.ts';
import { parseType } from './types.ts';

/**
 * Textual LLVM IR, as clang 15 to 22 prints it, to its tree. By recursive descent, one token ahead, after LLVM's
 * own LLParser; names are kept as text and nothing is checked that lowering checks anyway (types of operands,
 * names that exist). Text that is not understood is a DiagnosticError at its line and column.
 */
export function parseModule(text: string, fileName: string): LModule {
  const lx = new Lexer(text, fileName);
  const module = new ModuleParts(text, fileName);
  while (lx.kind !== T.end) parseEntity(lx, module);
  module.groups.finish(fileName);
  checkTypes(module.types, text, fileName);
  return {
    sourceFile: module.sourceFile,
    dataLayout: module.dataLayout,
    triple: module.triple,
    types: module.types,
    globals: module.globals,
    functions: module.functions,
    aliases: module.aliases,
    metadata: module.metadata,
    namedMetadata: module.namedMetadata,
    moduleAsm: module.moduleAsm,
  };
}

/** What has been read so far. Invariant: `names` holds the names of globals, functions and aliases, each once. */
class ModuleParts {
  sourceFile = '';
  dataLayout = '';
  triple = '';
  readonly types = new Map<string, LType | null>();
  readonly globals: LGlobal[] = [];
  readonly functions: LFunction[] = [];
  readonly aliases: LAlias[] = [];
  readonly metadata: LazyMetadata;
  readonly namedMetadata = new Map<string, readonly MdRef[]>();
  readonly moduleAsm: string[] = [];
  readonly groups = new AttributeGroups();
  readonly names = new Set<string>();

  constructor(text: string, fileName: string) {
    this.metadata = new LazyMetadata(text, fileName);
  }
}

function claim(lx: Lexer, module: ModuleParts, name: string): void {
  if (module.names.has(name)) throw lx.error(`@${name} is defined twice`);
  module.names.add(name);
}

function parseEntity(lx: Lexer, module: ModuleParts): void {
  switch (lx.kind) {
    case T.word:
      return parseKeyword(lx, module);
    case T.global: {
      claim(lx, module, lx.text);
      const entity = parseGlobal(lx, module.groups);
      if (entity.kind === 'global') module.globals.push(entity.global);
      else module.aliases.push(entity.alias);
      return;
    }
    case T.local:
      return parseTypeDefinition(lx, module);
    case T.mdNumber: {
      const id = lx.num;
      lx.advance();
      if ((lx.kind as number) !== P.equals) throw lx.expected('`=`');
      return module.metadata.record(lx, id);
    }
    case T.mdName:
      return parseNamedMetadata(lx, module);
    case T.comdat:
    case T.summary:
      lx.skipBalancedLine();
      return;
    default:
      throw lx.expected('a definition');
  }
}

function parseKeyword(lx: Lexer, module: ModuleParts): void {
  switch (lx.text) {
    case 'define':
    case 'declare': {
      const body = lx.text === 'define';
      lx.advance();
      const fn = parseFunction(lx, module.groups, body);
      claim(lx, module, fn.name);
      module.functions.push(fn);
      return;
    }
    case 'attributes':
      lx.advance();
      return module.groups.parseDefinition(lx);
    case 'source_filename':
      lx.advance();
      lx.expect(P.equals);
      module.sourceFile = lx.string();
      return;
    case 'target':
      return parseTarget(lx, module);
    case 'module':
      lx.advance();
      lx.expectWord('asm');
      module.moduleAsm.push(lx.string());
      return;
    case 'uselistorder':
    case 'uselistorder_bb':
      lx.skipBalancedLine();
      return;
    default:
      throw lx.expected('a definition');
  }
}

function parseTarget(lx: Lexer, module: ModuleParts): void {
  lx.advance();
  const what = lx.textOf(T.word);
  if (what !== 'datalayout' && what !== 'triple')
    throw lx.error(`expected \`triple\` or \`datalayout\` after \`target\``);
  lx.expect(P.equals);
  const text = lx.string();
  if (what === 'triple') module.triple = text;
  else module.dataLayout = text;
}

/** `%name = type { … }` or `%name = type opaque`. */
function parseTypeDefinition(lx: Lexer, module: ModuleParts): void {
  const name = lx.text;
  if (module.types.has(name)) throw lx.error(`%${name} is defined twice`);
  lx.advance();
  lx.expect(P.equals);
  lx.expectWord('type');
  module.types.set(name, lx.takeWord('opaque') ? null : parseType(lx));
}

/** `!llvm.dbg.cu = !{!0, !1}` */
function parseNamedMetadata(lx: Lexer, module: ModuleParts): void {
  const name = lx.text;
  lx.advance();
  lx.expect(P.equals);
  lx.expect(T.bang);
  lx.expect(P.openBrace);
  const refs = lx.list(P.closeBrace, () => parseMdRef(lx));
  module.namedMetadata.set(name, refs);
}
