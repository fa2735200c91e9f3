import { InternalError } from '../base/failure.ts';
import type { FuncId, LocId } from '../base/ids.ts';
import { cfgOf } from './analysis/cfg.ts';
import { dominatorsOf } from './analysis/dominators.ts';
import { printNode } from './print.ts';
import type { Func, Instr, Jump, Program, Terminator, Type } from './types.ts';
import { bitsOf } from './types.ts';
import { defsOf, eachOperand, successors } from './uses.ts';
import { checkInstrTypes, checkTermTypes } from './verify-types.ts';

/**
 * The invariants of the IR, checked between passes. `stage` is what just ran: it is the suspect.
 * - ids are in range, each value has exactly one definition, and definitions dominate uses;
 * - operands have the types their instruction asks for, calls match signatures, jumps match block parameters;
 * - the entry block has no parameters and no predecessors;
 * - constants are in [0, 2^width).
 */
export function verifyProgram(program: Program, stage: string): void {
  const bad = (where: string, why: string): never => {
    throw new InternalError(`after ${stage}: ${where}: ${why}`);
  };
  const inTable = (n: number | null, size: number): boolean =>
    n === null || (Number.isInteger(n) && n >= 0 && n < size);

  if (!inTable(program.entry, program.functions.length))
    bad('program', `entry &${program.entry} is not a function`);
  for (const c of program.constructors)
    if (!inTable(c, program.functions.length)) bad('program', `constructor ${c} is not a function`);
  program.locs.forEach((loc, i) => {
    // The chain must end: an inlined location refers to an earlier entry or at least never to itself.
    if (!inTable(loc.inlinedAt, program.locs.length) || loc.inlinedAt === i)
      bad(`!${i}`, `bad inlinedAt ${loc.inlinedAt}`);
  });
  for (const g of program.globals) {
    const where = `global ${g.name}`;
    if (g.bytes.length !== g.size) bad(where, `${g.bytes.length} bytes but size ${g.size}`);
    if (!inTable(g.at, program.locs.length)) bad(where, `location !${g.at} out of range`);
    if (!inTable(g.debugType, program.debugTypes.length))
      bad(where, `debug type #${g.debugType} out of range`);
    for (const r of g.relocs) {
      if (r.offset < 0 || r.offset >= g.size) bad(where, `relocation at ${r.offset} outside`);
      const size = r.target.kind === 'global' ? program.globals.length : program.functions.length;
      if (!inTable(r.target.kind === 'global' ? r.target.global : r.target.func, size))
        bad(where, 'relocation to nowhere');
    }
  }
  const loopIds = new Set<number>();
  program.functions.forEach((f, i) => {
    verifyFunc(program, f, i as FuncId, (where, why) => bad(`function ${f.name}${where}`, why));
    for (const loop of f.loops) {
      if (loopIds.has(loop.id)) bad(`function ${f.name}`, `loop id ${loop.id} is used twice`);
      loopIds.add(loop.id);
    }
  });
}

type Report = (where: string, why: string) => never;

function verifyFunc(program: Program, f: Func, id: FuncId, bad: Report): void {
  const checkLoc = (loc: LocId, where: () => string): void => {
    if (!Number.isInteger(loc) || loc < 0 || loc >= program.locs.length)
      bad(where(), `location !${loc} out of range`);
  };
  checkLoc(f.at, () => '');
  const at = (b: number, i: number, node: Instr | Terminator): string =>
    `, b${b}[${i}] \`${describe(program, node)}\``;

  // Definitions.
  const types: (Type | undefined)[] = new Array(f.valueCount).fill(undefined);
  const defBlock = new Int32Array(f.valueCount).fill(-1);
  const defIndex = new Int32Array(f.valueCount).fill(-1);
  const define = (value: number, type: Type, block: number, index: number, where: () => string): void => {
    if (!Number.isInteger(value) || value < 0 || value >= f.valueCount)
      bad(where(), `v${value} is not in [0, ${f.valueCount})`);
    if (types[value] !== undefined) bad(where(), `v${value} is defined twice`);
    if (!/^(i\d+|ptr|f32|f64)$/.test(type) || bitsOf(type) < 1 || bitsOf(type) > 128)
      bad(where(), `v${value} has type ${type}`);
    types[value] = type;
    defBlock[value] = block;
    defIndex[value] = index;
  };
  for (const p of f.params) define(p.id, p.type, 0, -2, () => ', parameters');
  f.blocks.forEach((block, b) => {
    for (const p of block.params) define(p.id, p.type, b, -1, () => `, parameters of b${b}`);
    block.instrs.forEach((instr, i) => {
      for (const d of defsOf(instr)) define(d.id, d.type, b, i, () => at(b, i, instr));
    });
  });
  if (f.blocks.length === 0) return;
  if (f.blocks[0].params.length > 0) bad(', b0', 'the entry block has parameters');

  const checkJump = (jump: Jump, where: () => string): void => {
    const to = f.blocks[jump.to];
    if (to === undefined) throw bad(where(), `jump to b${jump.to}, which does not exist`);
    if (jump.to === 0) bad(where(), 'jump to the entry block');
    if (jump.args.length !== to.params.length)
      bad(where(), `b${jump.to} takes ${to.params.length} arguments, not ${jump.args.length}`);
  };
  f.blocks.forEach((block, b) => {
    for (const jump of successors(block.term)) checkJump(jump, () => at(b, block.instrs.length, block.term));
  });

  // Uses.
  const cfg = cfgOf(f.blocks);
  const dom = dominatorsOf(cfg);
  const context = { program, func: f, id, types };
  f.blocks.forEach((block, b) => {
    const check = (node: Instr | Terminator, i: number): void => {
      const where = (): string => at(b, i, node);
      checkLoc(node.at, where);
      eachOperand(node, (o) => {
        switch (o.kind) {
          case 'value': {
            if (types[o.id] === undefined) bad(where(), `v${o.id} is not defined`);
            const d = defBlock[o.id];
            if (d === b ? defIndex[o.id] >= i : cfg.order[b] !== -1 && !dom.dominates(d, b)) {
              bad(where(), `the definition of v${o.id} in b${d} does not dominate this use`);
            }
            break;
          }
          case 'const':
            if (o.bits < 0n || o.bits >> BigInt(bitsOf(o.type)) !== 0n)
              bad(where(), `${o.bits} does not fit ${o.type}`);
            break;
          case 'global':
            if (program.globals[o.global] === undefined) bad(where(), `global ${o.global} does not exist`);
            if (!Number.isSafeInteger(o.offset)) bad(where(), `offset ${o.offset}`);
            break;
          case 'function':
            if (program.functions[o.func] === undefined) bad(where(), `function ${o.func} does not exist`);
            break;
        }
      });
    };
    block.instrs.forEach((instr, i) => {
      check(instr, i);
      checkInstrTypes(instr, context, (why) => bad(at(b, i, instr), why));
    });
    check(block.term, block.instrs.length);
    checkTermTypes(block.term, context, (why) => bad(at(b, block.instrs.length, block.term), why));
  });

  for (const loop of f.loops) {
    if (!loop.blocks.includes(loop.header))
      bad(`, loop ${loop.id}`, `its header b${loop.header} is not in it`);
    for (const l of loop.latches) {
      if (!cfg.succs[l]?.includes(loop.header))
        bad(`, loop ${loop.id}`, `b${l} is not a latch: it does not jump to b${loop.header}`);
    }
    for (const b of loop.blocks)
      if (f.blocks[b] === undefined) bad(`, loop ${loop.id}`, `b${b} does not exist`);
  }
}

/** A node as text; broken ids must not hide the message. */
function describe(program: Program, node: Instr | Terminator): string {
  try {
    return printNode(program, node);
  } catch {
    return node.op;
  }
}
