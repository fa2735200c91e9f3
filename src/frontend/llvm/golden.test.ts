import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseModule } from './parser.ts';
import { printInstr, printRef, printType, printTyped } from './testing/print.ts';

/**
 * Golden files: each instruction of each file, printed back from the tree, is the line it was read from, but for
 * what the tree does not keep. So nothing that clang prints is misread or lost without notice.
 */
const testdata = join(import.meta.dirname, 'testdata');
const goldens = readdirSync(testdata, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ll'))
  .sort();

/** Instructions by line, continuation lines joined; numbered metadata by number; everything without comments. */
function sourceOf(text: string): { instrs: Map<number, string>; nodes: Map<number, string> } {
  const instrs = new Map<number, string>();
  const nodes = new Map<number, string>();
  let inBody = false;
  let last = 0;
  text.split('\n').forEach((raw, i) => {
    const line = raw
      .replace(/\s+; preds = .*$/, '')
      .replace(/^\s*;.*$/, '')
      .trim();
    const node = /^!(\d+) = (?:distinct )?(.*)$/.exec(line);
    if (node) nodes.set(Number(node[1]), node[2]);
    else if (/^define /.test(line)) inBody = true;
    else if (line === '}') inBody = false;
    else if (inBody && line !== '' && !/^[-\w$.]+:$/.test(line)) {
      if (/^(i\d+ -?\d+, label|\]|cleanup\b|catch |filter |to label)/.test(line)) {
        instrs.set(last, `${instrs.get(last)} ${line}`);
      } else instrs.set((last = i + 1), line);
    }
  });
  return { instrs, nodes };
}

const RESULT_ATTRS =
  /\b(call|invoke)((?: (?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc))*)((?: (?:noundef|zeroext|signext|nonnull|noalias|fastcc|ccc|align \d+|dereferenceable\(\d+\)|range\([^)]*\)))+) /;

/** What the tree does not keep is cut from the source line; decimal floats become patterns as the tree has them. */
function normalise(line: string): string {
  const dbg = /^call void @llvm\.dbg\.(\w+)\((.*)\), !dbg (!\d+)$/.exec(line.replace(/^tail /, ''));
  if (dbg) return `#dbg_${dbg[1]}(${dbg[2].replace(/\bmetadata /g, '')}, ${dbg[3]})`;
  const assign =
    /^#dbg_assign\((.*, !\d+, !DIExpression\([^)]*\)), !\d+, .*, !DIExpression\([^)]*\), (!\d+)\)$/.exec(
      line,
    );
  if (assign) return plainAddresses(`#dbg_assign(${assign[1]}, ${assign[2]})`);
  const strings: string[] = [];
  const text = plainAddresses(line)
    .replace(/"[^"]*"/g, (s) => `"${strings.push(s) - 1}"`)
    .replace(RESULT_ATTRS, '$1$2 ')
    .replace(/\) #\d+/g, ')')
    .replace(/ \[ "\d+"\(.*?\) \]/g, '')
    .replace(/^(.*\b(?:cmpxchg|atomicrmw) .*), align \d+/, '$1')
    .replace(/<(\d+) x (\w+)>((?: %?\S+,)?) splat \((\w+ [^)]*)\)/g, (_, n, type, other, item) => {
      return `<${n} x ${type}>${other} <${Array(Number(n)).fill(item).join(', ')}>`;
    })
    .replace(/-?\b\d+\.\d+e[+-]\d+/g, (x) => {
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, Number(x));
      return `0x${view.getBigUint64(0).toString(16).toUpperCase().padStart(16, '0')}`;
    });
  return text.replace(/"(\d+)"/g, (_, n) => strings[Number(n)]);
}

/** Flags of constant expressions are not kept. */
const plainAddresses = (text: string): string =>
  text
    .replace(/, inrange /g, ', ')
    .replace(/getelementptr (?:inbounds |nuw |nusw |inrange\([^)]*\) )+\(/g, 'getelementptr (');

/** In an aggregate of a named type the printer does not know whether it is packed. */
const unpacked = (text: string): string => text.replaceAll('<{ ', '{ ').replaceAll(' }>', ' }');

const OTHER = /\b(catchswitch|catchpad|catchret|cleanuppad|cleanupret|callbr)\b/;

describe.each(goldens)('%s', (golden) => {
  const text = readFileSync(join(testdata, golden), 'utf8');
  const module = parseModule(text, golden);
  const { instrs, nodes } = sourceOf(text);

  it('prints each instruction back', () => {
    const expected = new Map<number, string>();
    for (const [line, source] of instrs) {
      const half = source.replace(/0xH[0-9A-F]{4}/g, (x) => `half:${halfBits(x)}`);
      expected.set(line, OTHER.test(source) ? OTHER.exec(source)![1] : normalise(half));
    }
    const actual = new Map<number, string>();
    for (const fn of module.functions) {
      for (const block of fn.blocks ?? []) {
        for (const instr of block.instrs) {
          actual.set(instr.pos.line, instr.op === 'other' ? instr.opcode : printInstr(instr));
        }
      }
    }
    expect([...actual]).toEqual([...expected]);
  });

  it('prints each metadata node back', () => {
    for (const [id, source] of nodes) expect(printRef(module.metadata.get(id)!)).toBe(source);
    expect(module.metadata.size).toBe(nodes.size);
  });

  it('prints each type definition and global back', () => {
    for (const [, name, body] of text.matchAll(/^%(\S+) = type (.*)$/gm)) {
      const type = module.types.get(name.replace(/^"|"$/g, ''));
      expect(type === null ? 'opaque' : printType(type!)).toBe(body);
    }
    const lines = text.split('\n');
    for (const global of module.globals) {
      const kind = global.constant ? 'constant' : 'global';
      const source = unpacked(normalise(lines[global.pos.line - 1]));
      if (global.init === null) expect(source).toContain(unpacked(`${kind} ${printType(global.type)}`));
      else
        expect(source).toContain(
          unpacked(`${kind} ${printTyped({ type: global.type, value: global.init })}`),
        );
      if (global.align > 0) expect(source).toContain(`, align ${global.align}`);
      expect(source.includes(' thread_local')).toBe(global.threadLocal);
    }
    expect(module.globals.length + module.aliases.length).toBe(lines.filter((l) => l.startsWith('@')).length);
  });
});

/** 0xHhhhh → the double's pattern, for finite normal halves. */
function halfBits(text: string): bigint {
  const bits = Number.parseInt(text.slice(3), 16);
  const value = (bits & 0x8000 ? -1 : 1) * (1 + (bits & 0x3ff) / 1024) * 2 ** (((bits >> 10) & 31) - 15);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}
