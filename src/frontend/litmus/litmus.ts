import type { SourceSpan } from '../../base/failure.ts';
import { funcId, type GlobalId, globalId, locId } from '../../base/ids.ts';
import { constant, FunctionBuilder, functionAddress, globalAddress, NULL } from '../../ir/builder.ts';
import type { Func, Global, Loc, Program } from '../../ir/types.ts';
import { CThread } from './c-dialect.ts';
import { parseParameters } from './c-parameters.ts';
import { type Prop, parseProp, parseVariable, type Quantifier, variablesOf } from './condition.ts';
import { elementsOf, type Init, locationsOf, namesIn, parseInit } from './initial-state.ts';
import { Cursor, litmusError, scan, type Token } from './scanner.ts';
import { elementAddress, LitmusThread } from './thread-builder.ts';
import { x86Instruction } from './x86-dialect.ts';

/**
 * A litmus test in herd's format becomes a program like any other: locations are globals, each `Pn` a thread that
 * observes its registers at its end, and main creates the threads, joins them and observes the locations the
 * condition asks for. The condition itself is judged on the observed outcomes.
 */
export interface LitmusTest {
  readonly name: string;
  readonly arch: 'C' | 'X86';
  readonly file: string;
  readonly program: Program;
  readonly quantifier: Quantifier;
  readonly condition: Prop;
  /** Only outcomes that satisfy it count. */
  readonly filter: Prop | null;
  /** What an outcome lists, in order. */
  readonly variables: readonly string[];
}

export function parseLitmus(text: string, file: string): LitmusTest {
  const { arch, name } = parseHeader(text, file);
  const tokens = scan(blankHeader(text, file), file);
  const cursor = new Cursor(tokens);
  const init = parseInit(cursor);
  cursor.accept(';');
  const bodyAt = cursor.at();
  const end = tokens.findIndex((token, i) => isTail(token, tokens[i + 1]));
  if (end < 0)
    throw litmusError(
      tokens.at(-1)!.at,
      'there is no final condition',
      'end the test with exists (…), ~exists (…) or forall (…)',
    );
  const tail = parseTail(new Cursor(tokens, end), init);
  const parameters =
    arch === 'C'
      ? sharedParameters(
          new Cursor(tokens.slice(0, end).concat(tokens.at(-1)!), tokens.indexOf(cursor.peek())),
        )
      : [];
  const body = new Cursor(
    [...tokens.slice(0, end), { kind: 'end', text: 'the final condition', at: tokens[end].at }],
    tokens.indexOf(cursor.peek()),
  );
  const variables = [...new Set([...tail.locations, ...variablesOf(tail.condition)])];
  const observed = [...new Set([...variables, ...(tail.filter ? variablesOf(tail.filter) : [])])];
  for (const location of arch === 'C' ? parameters : memoryNames(tokens.slice(0, end))) {
    if (!init.locations.has(location)) init.locations.set(location, { values: [0n], isArray: false });
  }
  const noSuch = (variable: string, message: string, help: string): Error =>
    litmusError(positionOf(tokens, end, variable), message, help);
  const program = buildProgram({ arch, file, text, init }, body, observed, bodyAt, noSuch);
  return {
    name,
    arch,
    file,
    program,
    quantifier: tail.quantifier,
    condition: tail.condition,
    filter: tail.filter,
    variables,
  };
}

/** Architecture and name, after comments: `C SB`. */
function parseHeader(text: string, file: string): { readonly arch: 'C' | 'X86'; readonly name: string } {
  const comments = /^\s*(?:\(\*[\s\S]*?\*\)\s*)*/.exec(text)![0];
  const lines = comments.split('\n');
  const at = { file, line: lines.length, column: lines.at(-1)!.length + 1 };
  const [, arch, name] = /^(\S+)(?:[ \t]+(\S+))?/.exec(text.slice(comments.length)) ?? [];
  if (arch === undefined || arch.startsWith('(*') || arch.startsWith('{'))
    throw litmusError(at, 'a litmus test begins with its architecture and name', 'for example: C SB');
  if (arch !== 'C' && arch !== 'X86')
    throw litmusError(at, `litmus tests for '${arch}' are not supported`, 'Heddle reads C and X86 tests');
  if (name === undefined)
    throw litmusError(
      { ...at, column: at.column + arch.length },
      `expected the name of the test after ${arch}`,
      `for example: ${arch} SB`,
    );
  return { arch, name };
}

/** Where the final part (from token `from` on) names a variable. */
function positionOf(tokens: readonly Token[], from: number, variable: string): SourceSpan {
  const [name, thread] = variable.replace(/\[.*/, '').split(':').reverse();
  const found = tokens.find(
    ({ text }, i) =>
      i >= from &&
      text === name &&
      (thread === undefined ||
        (tokens[i - 1].text === ':' && tokens[i - 2].text.replace('P', '') === thread)),
  );
  return found?.at ?? tokens[from].at;
}

/** Everything before the initial state is free text; it is blanked so that positions stay true. */
function blankHeader(text: string, file: string): string {
  const brace = /^[ \t]*\{/m.exec(text);
  if (!brace)
    throw litmusError(
      { file, line: 1, column: 1 },
      'there is no initial state',
      'write { } (or { x = 0; }) after the header',
    );
  return text.slice(0, brace.index).replace(/[^\n]/g, ' ') + text.slice(brace.index);
}

const isTail = (token: Token, next: Token | undefined): boolean =>
  token.kind === 'name'
    ? ['exists', 'forall', 'locations', 'filter', 'final'].includes(token.text)
    : token.text === '~' && next?.kind === 'name' && ['exists', 'forall'].includes(next.text);

function parseTail(
  cursor: Cursor,
  init: Init,
): {
  quantifier: Quantifier;
  condition: Prop;
  filter: Prop | null;
  locations: string[];
} {
  const locations: string[] = [];
  let filter: Prop | null = null;
  for (;;) {
    if (cursor.accept('locations')) {
      cursor.expect('[');
      while (!cursor.accept(']')) {
        const variable = parseVariable(cursor);
        locations.push(...(elementsOf(variable, init) ?? [variable]));
        if (!cursor.accept(';') && !cursor.is(']')) throw cursor.expected("';' or ']'");
      }
      cursor.accept(';');
    } else if (cursor.accept('filter')) {
      filter = parseProp(cursor, init);
      cursor.accept(';');
    } else break;
  }
  /* the older form, `final (…); with tso: ~exists; …`: what follows are others' answers */
  if (cursor.accept('final')) {
    const condition = parseProp(cursor, init);
    cursor.accept(';');
    return { quantifier: 'exists', condition, filter, locations };
  }
  const quantifier = parseQuantifier(cursor);
  const condition = parseProp(cursor, init);
  cursor.accept(';');
  if (!cursor.isEnd() && !cursor.is('with', '<<')) throw cursor.expected('the end of the test');
  return { quantifier, condition, filter, locations };
}

function parseQuantifier(cursor: Cursor): Quantifier {
  if (cursor.accept('~')) {
    cursor.expect('exists');
    return 'not-exists';
  }
  if (!cursor.is('exists', 'forall')) throw cursor.expected("'exists', '~exists' or 'forall'");
  return cursor.take().text === 'forall' ? 'forall' : 'exists';
}

/** Every parameter of every C thread is a shared location, named or not in the initial state. */
function sharedParameters(cursor: Cursor): string[] {
  const names: string[] = [];
  while (!cursor.isEnd()) {
    if (/^P\d+$/.test(cursor.peek().text) && cursor.peek(1).text === '(') {
      cursor.take();
      names.push(...parseParameters(cursor).map((param) => param.name));
    } else cursor.take();
  }
  return names;
}

const memoryNames = (tokens: readonly Token[]): string[] =>
  tokens
    .filter((token, i) => token.kind === 'name' && tokens[i - 1]?.text === '[' && tokens[i + 1]?.text === ']')
    .map((token) => token.text);

interface TestText {
  readonly arch: 'C' | 'X86';
  readonly file: string;
  readonly text: string;
  readonly init: Init;
}

function buildProgram(
  { arch, file, text, init }: TestText,
  body: Cursor,
  observed: readonly string[],
  at: SourceSpan,
  noSuch: (variable: string, message: string, help: string) => Error,
): Program {
  const locs: Loc[] = [{ ...at, function: 'main', inlinedAt: null, library: false }];
  const { sizes, addressOf } = locationsOf(init);
  const names = [...init.locations.keys()];
  const ids = new Map<string, GlobalId>(names.map((name, i) => [name, globalId(i)]));
  const globals = names.map((name): Global => {
    const { values } = init.locations.get(name)!;
    const bytes = new Uint8Array(4 * values.length);
    const view = new DataView(bytes.buffer);
    for (const [i, value] of values.entries()) view.setInt32(4 * i, Number(BigInt.asIntN(32, value)), true);
    return {
      name,
      size: bytes.length,
      align: 4,
      bytes,
      relocs: [],
      constant: false,
      threadLocal: false,
      debugType: null,
      at: locId(0),
      scope: 'shared',
    };
  });
  const newThread = (index: number): LitmusThread => {
    const thread = new LitmusThread(index, ids, sizes, locs);
    for (const [register, value] of init.registers) {
      if (register.startsWith(`${index}:`))
        thread.register(register.slice(register.indexOf(':') + 1), constant('i32', value), 'i32', at);
    }
    return thread;
  };
  const built = arch === 'C' ? cThreads(body, newThread) : x86Threads(body, newThread);
  for (const variable of observed.filter((name) => name.includes(':'))) {
    const [owner, register] = variable.split(':');
    const thread = built[Number(owner)];
    if (thread === undefined)
      throw noSuch(variable, `there is no thread ${owner}`, `threads are 0 to ${built.length - 1}`);
    if (!thread.isRegister(register))
      throw noSuch(
        variable,
        `thread ${owner} has no register '${register}'`,
        `its registers are ${thread.registerNames().join(', ') || 'none'}`,
      );
  }
  const unknown = observed.find((variable) => !variable.includes(':') && addressOf(variable) === null);
  if (unknown !== undefined)
    throw noSuch(
      unknown,
      `the test has no location '${unknown}'`,
      `its locations are ${namesIn(init).join(', ') || 'none'}; a register is written THREAD:NAME`,
    );
  const threads = built.map((thread) => thread.finish(observed, at));
  const main = buildMain(
    threads.length,
    observed.filter((name) => !name.includes(':')),
    (name) => {
      const { location, element } = addressOf(name)!;
      return { global: ids.get(location)!, offset: 4 * element };
    },
  );
  return {
    dataModel: 'lp64',
    globals,
    functions: [main, ...threads],
    constructors: [],
    entry: funcId(0),
    locs,
    debugTypes: [],
    sources: new Map([[file, text]]),
    notices: [],
  };
}

function cThreads(body: Cursor, newThread: (index: number) => LitmusThread): LitmusThread[] {
  const threads: LitmusThread[] = [];
  while (!body.isEnd()) {
    while (body.is('static', 'void')) body.take();
    const { text, at } = body.name(`P${threads.length}`);
    if (text !== `P${threads.length}`)
      throw litmusError(
        at,
        `expected P${threads.length}, found '${text}'`,
        'threads are named P0, P1, … in order',
      );
    const thread = newThread(threads.length);
    const params = parseParameters(body);
    new CThread(body, thread, params).block();
    threads.push(thread);
  }
  if (threads.length === 0) throw body.expected('P0 (…) { … }');
  return threads;
}

function x86Threads(body: Cursor, newThread: (index: number) => LitmusThread): LitmusThread[] {
  const threads: LitmusThread[] = [];
  do {
    const { text, at: nameAt } = body.name(`P${threads.length}`);
    if (text !== `P${threads.length}`)
      throw litmusError(
        nameAt,
        `expected P${threads.length}, found '${text}'`,
        'columns are named P0, P1, … in order',
      );
    threads.push(newThread(threads.length));
  } while (body.accept('|'));
  body.expect(';');
  while (!body.isEnd()) {
    threads.forEach((thread, i) => {
      if (i > 0) body.expect('|');
      if (!body.is('|', ';')) x86Instruction(body, thread);
    });
    body.expect(';');
  }
  return threads;
}

/** Creates P0 … Pn-1, joins them, and observes the final values of locations. */
function buildMain(
  threads: number,
  locations: readonly string[],
  placeOf: (name: string) => { readonly global: GlobalId; readonly offset: number },
): Func {
  const at = locId(0);
  const builder = new FunctionBuilder();
  builder.enter(builder.newBlock());
  const handles = Array.from({ length: threads }, (_, i) =>
    builder.define({ op: 'create', type: 'i64', func: functionAddress(funcId(i + 1)), arg: NULL, at }),
  );
  for (const thread of handles) builder.define({ op: 'join', type: 'ptr', thread, at });
  const args = locations.map((name) => {
    const { global, offset } = placeOf(name);
    const base = globalAddress(global);
    const addr = offset === 0 ? base : builder.define(elementAddress(base, null, offset, at));
    return {
      type: 'i32' as const,
      operand: builder.define({ op: 'load', type: 'i32', addr, order: 'na', scope: 'shared', at }),
    };
  });
  if (args.length > 0) builder.append({ op: 'observe', names: locations, args, at });
  builder.terminate({ op: 'ret', values: [constant('i32', 0)], at });
  return builder.finish({
    name: 'main',
    displayName: 'main',
    params: [],
    returns: ['i32'],
    variadic: false,
    at,
    library: false,
  });
}
