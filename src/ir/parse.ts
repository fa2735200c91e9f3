import { type Code, isCode } from '../base/diagnostics/catalogue.ts';
import { unreachable } from '../base/failure.ts';
import {
  blockId,
  type FuncId,
  funcId,
  type GlobalId,
  globalId,
  type LocId,
  locId,
  loopId,
  valueId,
} from '../base/ids.ts';
import { Cursor } from './cursor.ts';
import { syntaxError, tokenize } from './lex.ts';
import { parseDebugType } from './parse-debug.ts';
import { type Field, hasDst, INSTR_FIELDS, TERM_FIELDS, WORDS } from './schema.ts';
import type {
  Block,
  DebugType,
  Func,
  Global,
  Instr,
  Jump,
  Loc,
  Loop,
  Operand,
  Program,
  Reloc,
  Scope,
  Terminator,
  Type,
  TypedOperand,
  TypedValue,
} from './types.ts';

/** Reads what print.ts writes. Definitions may come in any order; names are resolved against a first scan for heads. */
export function parseProgram(text: string): Program {
  return new Parser(tokenize(text)).program();
}

class Parser extends Cursor {
  private readonly globalIds = new Map<string, number>();
  private readonly funcIds = new Map<string, number>();

  program(): Program {
    this.scanNames();
    let dataModel: Program['dataModel'] = 'lp64';
    let entry = funcId(0);
    let constructors: FuncId[] = [];
    const globals: Global[] = [];
    const functions: Func[] = [];
    const locs: Loc[] = [];
    const debugTypes: DebugType[] = [];
    const notices: { code: Code; message: string; at: LocId }[] = [];
    const sources = new Map<string, string>();
    while (this.text !== '') {
      const head = this.text;
      switch (head) {
        case 'data-model':
          this.next();
          dataModel = this.word(['lp64', 'ilp32'], 'a data model') as Program['dataModel'];
          break;
        case 'entry':
          this.next();
          entry = this.funcRef();
          break;
        case 'constructors':
          this.next();
          constructors = [];
          while (this.text === '&') constructors.push(this.funcRef());
          break;
        case 'global':
          globals.push(this.global());
          break;
        case 'func':
          functions.push(this.func());
          break;
        case '!':
          this.tableEntry(locs.length);
          locs.push(this.loc());
          break;
        case '#':
          this.tableEntry(debugTypes.length);
          debugTypes.push(parseDebugType(this));
          break;
        case 'notice': {
          this.next();
          const code = this.hedCode();
          const message = this.string();
          notices.push({ code, message, at: this.at_() });
          break;
        }
        case 'source': {
          this.next();
          const file = this.string();
          sources.set(file, this.string());
          break;
        }
        default:
          this.fail("'global', 'func', a location, a debug type, 'notice' or 'source'");
      }
    }
    return { dataModel, globals, functions, constructors, entry, locs, debugTypes, sources, notices };
  }

  /** Every `global @x` and `func &f`, numbered in order. */
  private scanNames(): void {
    let globals = 0;
    let funcs = 0;
    for (let i = 0; i + 2 < this.tokens.length; i++) {
      const head = this.tokens[i].text;
      const sigil = this.tokens[i + 1].text;
      // `@global` is a use of a global of that name.
      const before = this.tokens[i - 1]?.text;
      if (before === '@' || before === '&') continue;
      const name = nameOf(this.tokens[i + 2].text);
      if (head === 'global' && sigil === '@') this.globalIds.set(name, globals++);
      else if (head === 'func' && sigil === '&') this.funcIds.set(name, funcs++);
    }
  }

  /** `name` or `name#7`: the name and, when given, the index. */
  private name(sigil: string): { name: string; index: number | null } {
    this.expect(sigil);
    const name = this.text.startsWith('"') ? this.string() : this.next();
    return { name, index: this.text === '#' && this.accept('#') ? this.int() : null };
  }
  private globalRef(): GlobalId {
    const { token } = this;
    const { name, index } = this.name('@');
    const id = index ?? this.globalIds.get(name);
    return id === undefined
      ? syntaxError({ ...token, text: `@${name}` }, 'the name of a global')
      : globalId(id);
  }
  private funcRef(): FuncId {
    const { token } = this;
    const { name, index } = this.name('&');
    const id = index ?? this.funcIds.get(name);
    return id === undefined
      ? syntaxError({ ...token, text: `&${name}` }, 'the name of a function')
      : funcId(id);
  }

  private tableEntry(next: number): void {
    this.next();
    if (this.text !== String(next)) this.fail(`entry ${next} of its table`);
    this.next();
    this.expect('=');
  }
  private at_(): LocId {
    this.expect('!');
    return locId(this.int());
  }
  private hedCode(): Code {
    const code = this.text;
    if (!isCode(code)) this.fail('a code such as HED301');
    this.next();
    return code;
  }

  private loc(): Loc {
    const file = this.string();
    this.expect(':');
    const line = this.int();
    this.expect(':');
    const column = this.int();
    this.expect('in');
    const fn = this.string();
    const inlinedAt = this.accept('inlined') ? this.at_() : null;
    return { file, line, column, function: fn, inlinedAt, library: this.accept('library') };
  }

  private global(): Global {
    this.next();
    const { name } = this.name('@');
    const size = this.labelled('size');
    const align = this.labelled('align');
    const scope = this.word(WORDS.scope, 'a scope') as Scope;
    const constant = this.accept('constant');
    const threadLocal = this.accept('threadlocal');
    const debugType = this.text === '#' ? this.debugTypeRef() : null;
    this.expect('bytes');
    this.expect('=');
    const hex = this.string();
    if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex) || hex.length / 2 > size)
      this.fail(`at most ${size} bytes of hex before`);
    const bytes = new Uint8Array(size);
    for (let i = 0; i < hex.length; i += 2) bytes[i / 2] = Number.parseInt(hex.slice(i, i + 2), 16);
    const relocs = this.list('[', () => this.reloc(), ']');
    return { name, size, align, bytes, relocs, constant, threadLocal, debugType, at: this.at_(), scope };
  }
  private reloc(): Reloc {
    const offset = this.int();
    this.expect(':');
    const target = this.operand();
    if (target.kind !== 'global' && target.kind !== 'function') this.fail('an address before');
    return { offset, target: target as Reloc['target'] };
  }

  private func(): Func {
    this.next();
    const { name } = this.name('&');
    const displayName = this.string();
    const params = this.list('(', () => this.typedValue(), ')');
    this.expect('->');
    const returns = this.list('(', () => this.type(), ')');
    const variadic = this.accept('variadic');
    const library = this.accept('library');
    const valueCount = this.labelled('values');
    const at = this.at_();
    const blocks: Block[] = [];
    const loops: Loop[] = [];
    if (this.accept('{')) {
      while (/^b\d+$/.test(this.text)) blocks.push(this.block(blocks.length));
      while (this.text === 'loop') loops.push(this.loop());
      this.expect('}');
    }
    return { name, displayName, params, returns, variadic, blocks, valueCount, at, library, loops };
  }

  private block(n: number): Block {
    this.expect(`b${n}`);
    const params = this.text === '(' ? this.list('(', () => this.typedValue(), ')') : [];
    this.expect(':');
    const instrs: Instr[] = [];
    while (!TERM_FIELDS.has(this.text)) instrs.push(this.instr());
    return { params, instrs, term: this.node(TERM_FIELDS, {}) as unknown as Terminator };
  }

  private instr(): Instr {
    if (!/^v\d+$/.test(this.text)) {
      if (hasDst(this.text)) this.fail(`'v… =' before`);
      return this.node(INSTR_FIELDS, {}) as unknown as Instr;
    }
    const dst = this.value();
    this.expect('=');
    if (!hasDst(this.text)) this.fail('an instruction that gives a value');
    return this.node(INSTR_FIELDS, { dst }) as unknown as Instr;
  }

  private node(
    table: ReadonlyMap<string, readonly Field[]>,
    head: Record<string, unknown>,
  ): Record<string, unknown> {
    const op = this.text;
    const fields = table.get(op) ?? this.fail('an instruction');
    this.next();
    const node: Record<string, unknown> = { op, ...head };
    for (const field of fields) node[field.name] = this.field(op, field);
    node.at = this.at_();
    return node;
  }

  private field(op: string, { name, kind }: Field): unknown {
    switch (kind) {
      case 'type':
        return this.type();
      case 'word':
        return name === 'code' ? this.hedCode() : this.word(WORDS[`${op}.${name}`] ?? WORDS[name], name);
      case 'operand':
        return this.operand();
      case 'operand?':
        return this.accept('-') ? null : this.operand();
      case 'operands':
        return this.list('(', () => this.operand(), ')');
      case 'typed-operands':
        return this.list('[', (): TypedOperand => ({ type: this.type(), operand: this.operand() }), ']');
      case 'def':
        this.expect(name);
        this.expect('=');
        return this.value();
      case 'typed-defs':
        this.expect('->');
        return this.list('(', () => this.typedValue(), ')');
      case 'int':
        return this.labelled(name);
      case 'flag':
        this.expect(name);
        this.expect('=');
        return this.word(['true', 'false'], name) === 'true';
      case 'string':
        return this.string();
      case 'strings':
        return this.list('[', () => this.string(), ']');
      case 'types':
        return this.list('(', () => this.type(), ')');
      case 'func':
        return this.funcRef();
      case 'debug-type?':
        return this.debugTypeRef();
      case 'jump':
        return this.jump();
      case 'cases':
        return this.list(
          '[',
          () => {
            const bits = this.bigint();
            this.expect(':');
            return { bits, jump: this.jump() };
          },
          ']',
        );
      default:
        return unreachable(kind);
    }
  }

  private jump(): Jump {
    const to = this.blockRef();
    return { to, args: this.text === '(' ? this.list('(', () => this.operand(), ')') : [] };
  }
  private blockRef(): Jump['to'] {
    if (!/^b\d+$/.test(this.text)) this.fail('a block');
    return blockId(Number(this.next().slice(1)));
  }
  private loop(): Loop {
    this.next();
    const id = loopId(this.int());
    const label = (name: string): void => {
      this.expect(name);
      this.expect('=');
    };
    label('header');
    const header = this.blockRef();
    label('blocks');
    const blocks = this.list('(', () => this.blockRef(), ')');
    label('latches');
    const latches = this.list('(', () => this.blockRef(), ')');
    const mayAwait = this.accept('may-await');
    const mayIdle = this.accept('may-idle');
    const privateStores = this.accept('private-stores');
    return { id, header, blocks, latches, at: this.at_(), mayAwait, mayIdle, privateStores };
  }

  private type(): Type {
    if (!/^(i\d+|ptr|f32|f64)$/.test(this.text)) this.fail('a type');
    return this.next() as Type;
  }
  private value(): ReturnType<typeof valueId> {
    if (!/^v\d+$/.test(this.text)) this.fail('a value');
    return valueId(Number(this.next().slice(1)));
  }
  private typedValue(): TypedValue {
    const type = this.type();
    return { type, id: this.value() };
  }

  private operand(): Operand {
    const { text } = this;
    if (text === '@') {
      const global = this.globalRef();
      // `@x+4` is three tokens, `@x-4` two.
      const offset = this.accept('+') || /^-\d/.test(this.text) ? this.int() : 0;
      return { kind: 'global', global, offset };
    }
    if (text === '&') return { kind: 'function', func: this.funcRef() };
    if (text === 'undef') {
      this.next();
      this.expect(':');
      return { kind: 'undef', type: this.type() };
    }
    if (/^v\d+$/.test(text)) return { kind: 'value', id: this.value() };
    if (!/^\d+$/.test(text)) this.fail('an operand');
    const bits = this.bigint();
    this.expect(':');
    return { kind: 'const', type: this.type(), bits };
  }
}

const nameOf = (text: string): string => {
  if (!text.startsWith('"')) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
};
