import { unreachable } from '../base/failure.ts';
import type { FuncId } from '../base/ids.ts';
import type {
  Func,
  Instr,
  Jump,
  Operand,
  Program,
  Terminator,
  Type,
  TypedOperand,
  TypedValue,
} from './types.ts';
import { bitsOf, isFloat, isInt } from './types.ts';
import { typeOf } from './uses.ts';

/** Which types each instruction takes and gives. Part of the verifier. */
interface Context {
  readonly program: Program;
  readonly func: Func;
  readonly id: FuncId;
  readonly types: readonly (Type | undefined)[];
}
type Report = (why: string) => never;

/** An operand must have this type. */
const wanting =
  (c: Context, bad: Report) =>
  (o: Operand, type: Type, what: string): void => {
    const found = typeOf(o, c.types);
    if (found !== type) bad(`${what} has type ${found}, not ${type}`);
  };

export function checkInstrTypes(i: Instr, c: Context, bad: Report): void {
  const want = wanting(c, bad);
  const wantTyped = (args: readonly TypedOperand[]): void =>
    args.forEach((a, n) => {
      want(a.operand, a.type, `argument ${n}`);
    });
  const gives = (...types: Type[]): void => {
    if ('type' in i && !types.includes(i.type)) bad(`its type is ${i.type}, not ${types.join(' or ')}`);
  };
  const must = (holds: boolean, why: string): void => {
    if (!holds) bad(why);
  };
  switch (i.op) {
    case 'bin':
      must(isInt(i.type), `${i.bin} of ${i.type}`);
      want(i.a, i.type, 'a');
      want(i.b, i.type, 'b');
      break;
    case 'overflow':
      must(isInt(i.type), `${i.arith} of ${i.type}`);
      want(i.a, i.type, 'a');
      want(i.b, i.type, 'b');
      break;
    case 'fbin':
      must(isFloat(i.type), `${i.fbin} of ${i.type}`);
      want(i.a, i.type, 'a');
      want(i.b, i.type, 'b');
      break;
    case 'icmp':
      gives('i1');
      must(!isFloat(i.of), `icmp of ${i.of}`);
      want(i.a, i.of, 'a');
      want(i.b, i.of, 'b');
      break;
    case 'fcmp':
      gives('i1');
      must(isFloat(i.of), `fcmp of ${i.of}`);
      want(i.a, i.of, 'a');
      want(i.b, i.of, 'b');
      break;
    case 'cast':
      want(i.a, i.from, 'a');
      checkCast(i, must);
      break;
    case 'select':
      want(i.cond, 'i1', 'cond');
      want(i.a, i.type, 'a');
      want(i.b, i.type, 'b');
      break;
    case 'gep':
      gives('ptr');
      want(i.base, 'ptr', 'base');
      must(
        Number.isSafeInteger(i.scale) && Number.isSafeInteger(i.offset),
        `scale ${i.scale}, offset ${i.offset}`,
      );
      if (i.index !== null) {
        must(isInt(i.indexType), `index of ${i.indexType}`);
        want(i.index, i.indexType, 'index');
      }
      break;
    case 'unary':
    case 'freeze':
      want(i.a, i.type, 'a');
      break;
    case 'nary':
      i.args.forEach((a, n) => {
        want(a, i.type, `argument ${n}`);
      });
      break;
    case 'alloca':
      gives('ptr');
      must(Number.isSafeInteger(i.size) && i.size >= 0, `size ${i.size}`);
      if (i.count !== null) must(isInt(typeOf(i.count, c.types) ?? 'ptr'), 'count is no integer');
      break;
    case 'lifetime':
    case 'free':
      want(i.addr, 'ptr', 'addr');
      break;
    case 'load':
      want(i.addr, 'ptr', 'addr');
      break;
    case 'store':
    case 'rmw':
      want(i.addr, 'ptr', 'addr');
      want(i.value, i.type, 'value');
      break;
    case 'cmpxchg':
      want(i.addr, 'ptr', 'addr');
      want(i.expected, i.type, 'expected');
      want(i.desired, i.type, 'desired');
      break;
    case 'sync':
      gives('i32');
      want(i.addr, 'ptr', 'addr');
      break;
    case 'malloc':
      gives('ptr');
      must(isInt(typeOf(i.size, c.types) ?? 'ptr'), 'size is no integer');
      break;
    case 'blocksize':
      gives('i64');
      want(i.addr, 'ptr', 'addr');
      break;
    case 'create':
      gives('i64');
      want(i.func, 'ptr', 'func');
      want(i.arg, 'ptr', 'arg');
      break;
    case 'join':
      gives('ptr');
      want(i.thread, 'i64', 'thread');
      break;
    case 'detach':
      want(i.thread, 'i64', 'thread');
      break;
    case 'self':
      gives('i64');
      break;
    case 'threadexit':
      want(i.value, 'ptr', 'value');
      break;
    case 'assume':
    case 'assert':
    case 'inrange':
    case 'require':
    case 'serial':
      must(isInt(typeOf(i.cond, c.types) ?? 'ptr'), 'cond is no integer');
      break;
    case 'choose':
      want(i.lo, i.type, 'lo');
      want(i.hi, i.type, 'hi');
      must(i.of !== '' || i.args.length === 0, 'arguments of no function');
      wantTyped(i.args);
      break;
    case 'observe':
      must(i.names.length === i.args.length, `${i.names.length} names for ${i.args.length} values`);
      wantTyped(i.args);
      break;
    case 'output':
      gives('i32');
      if (i.format !== null) want(i.format, 'ptr', 'format');
      wantTyped(i.args);
      break;
    case 'call': {
      const callee = c.program.functions[i.func];
      if (callee === undefined) throw bad(`function ${i.func} does not exist`);
      if (i.args.length !== callee.params.length)
        bad(`${callee.name} takes ${callee.params.length} arguments, not ${i.args.length}`);
      callee.params.forEach((p, n) => {
        want(i.args[n], p.type, `argument ${n}`);
      });
      must(callee.variadic || i.varargs.length === 0, `${callee.name} is not variadic`);
      wantTyped(i.varargs);
      sameTypes(i.dsts, callee.returns, bad);
      break;
    }
    case 'icall':
      want(i.target, 'ptr', 'target');
      must(i.args.length === i.params.length, `${i.params.length} parameters for ${i.args.length} arguments`);
      i.params.forEach((type, n) => {
        want(i.args[n], type, `argument ${n}`);
      });
      wantTyped(i.varargs);
      break;
    case 'vastart':
      must(c.func.variadic, 'vastart in a function that is not variadic');
      want(i.list, 'ptr', 'list');
      break;
    case 'terminate':
      want(i.detail, 'ptr', 'detail');
      break;
    case 'fence':
    case 'halt':
    case 'yield':
    case 'atomic':
    case 'unsupported':
      break;
    default:
      unreachable(i);
  }
}

function sameTypes(dsts: readonly TypedValue[], types: readonly Type[], bad: Report): void {
  if (dsts.length !== types.length || dsts.some((d, n) => d.type !== types[n])) {
    bad(`takes (${dsts.map((d) => d.type).join(', ')}) from a function that returns (${types.join(', ')})`);
  }
}

function checkCast(i: Extract<Instr, { op: 'cast' }>, must: (holds: boolean, why: string) => void): void {
  const { cast, from, type } = i;
  const from1 = bitsOf(from);
  const to1 = bitsOf(type);
  const ok = ((): boolean => {
    switch (cast) {
      case 'trunc':
        return isInt(from) && isInt(type) && to1 <= from1;
      case 'zext':
      case 'sext':
        return isInt(from) && isInt(type) && to1 >= from1;
      case 'ptrtoint':
        return from === 'ptr' && isInt(type);
      case 'inttoptr':
        return isInt(from) && type === 'ptr';
      case 'bitcast':
        return from1 === to1 && (from === 'ptr') === (type === 'ptr');
      case 'fptrunc':
        return from === 'f64' && type === 'f32';
      case 'fpext':
        return from === 'f32' && type === 'f64';
      case 'fptosi':
      case 'fptoui':
        return isFloat(from) && isInt(type);
      case 'sitofp':
      case 'uitofp':
        return isInt(from) && isFloat(type);
      default:
        return unreachable(cast);
    }
  })();
  must(ok, `${cast} from ${from} to ${type}`);
}

export function checkTermTypes(t: Terminator, c: Context, bad: Report): void {
  const want = wanting(c, bad);
  const wantJump = (jump: Jump): void => {
    c.func.blocks[jump.to].params.forEach((p, n) => {
      want(jump.args[n], p.type, `argument ${n} of the jump to b${jump.to}`);
    });
  };
  switch (t.op) {
    case 'br':
      wantJump(t.jump);
      break;
    case 'condbr':
      want(t.cond, 'i1', 'cond');
      wantJump(t.then);
      wantJump(t.else);
      break;
    case 'switch': {
      want(t.value, t.type, 'value');
      const seen = new Set<bigint>();
      for (const { bits, jump } of t.cases) {
        if (bits < 0n || bits >> BigInt(bitsOf(t.type)) !== 0n) bad(`case ${bits} does not fit ${t.type}`);
        if (seen.has(bits)) bad(`case ${bits} twice`);
        seen.add(bits);
        wantJump(jump);
      }
      wantJump(t.default);
      break;
    }
    case 'ret':
      if (t.values.length !== c.func.returns.length)
        bad(`returns ${t.values.length} values, not ${c.func.returns.length}`);
      c.func.returns.forEach((type, n) => {
        want(t.values[n], type, `value ${n}`);
      });
      break;
    case 'unreachable':
      break;
    default:
      unreachable(t);
  }
}
