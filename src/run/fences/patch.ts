import { readOrder } from '../../ir/orders.ts';
import type { FenceInstr } from './levels.ts';
import { changedSites, levelOf, type Placement, type Site } from './sites.ts';
import { applyEdits, type Edit } from './source/edits.ts';
import { type OrderArgument, type OrderWord, spell } from './source/order-arguments.ts';

/** A placement, written into the user's texts: orders in the words that are there, fences in the style of the file. */
export interface Text {
  readonly name: string;
  /** One character a byte. */
  readonly text: string;
  readonly cxx: boolean;
}

export function patchText(source: Text, sites: readonly Site[], placement: Placement): string {
  const edits: Edit[] = [];
  for (const site of changedSites(sites, placement)) {
    if (site.file !== source.name) continue;
    const level = levelOf(site, placement[site.id]);
    switch (site.change.kind) {
      case 'insert':
        edits.push(...insertion(source, site.change.place, level.fences));
        break;
      case 'order': {
        const { call, argument, failure } = site.change;
        if (level.order === null) edits.push(removal(source.text, call.at, argument.end));
        else edits.push(respelled(argument, level.order));
        if (failure !== null && level.failure !== undefined) edits.push(respelled(failure, level.failure));
        break;
      }
      case 'implicit':
        if (level.order !== null) edits.push(...spelledOut(site.change.call, level.order));
        break;
    }
  }
  const patched = applyEdits(source.text, edits);
  return /\bheddle_fence_(ll|ls|sl|ss)\b/.test(patched) ? withHeader(patched) : patched;
}

const respelled = ({ start, end, style, prefix }: OrderArgument, order: OrderWord): Edit => ({
  start,
  end,
  text: spell(order, style, prefix),
});

function insertion(
  { text, cxx }: Text,
  { at, wrapTo }: { readonly at: number; readonly wrapTo: number | null },
  fences: readonly FenceInstr[],
): Edit[] {
  const statements = fences.map((fence) => fenceText(text, cxx, fence));
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(lineStart, at);
  if (wrapTo !== null && wrapTo < at)
    return [
      { start: wrapTo, end: wrapTo, text: '{ ' },
      { start: at, end: at, text: ` ${statements.join(' ')} }` },
    ];
  if (wrapTo !== null)
    return [
      { start: at, end: at, text: `{ ${statements.join(' ')} ` },
      { start: wrapTo, end: wrapTo, text: ' }' },
    ];
  if (before.trim() !== '') return [{ start: at, end: at, text: `${statements.join(' ')} ` }];
  const closes = text[at] === '}';
  const indent = closes ? `${before}${unitOf(text)}` : before;
  const lines = statements.map((line) => `${indent}${line}${newline(text)}`).join('');
  return [{ start: lineStart, end: lineStart, text: lines }];
}

/** What one step of indentation is in this file: that of the first indented line. */
const unitOf = (text: string): string => /\{[^\n]*\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
const newline = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

function fenceText(text: string, cxx: boolean, { kind, order }: FenceInstr): string {
  if (kind !== 'thread') return `heddle_fence_${kind}();`;
  const word = order as OrderWord;
  if (cxx && /#\s*include\s*<atomic>/.test(text)) return `std::atomic_thread_fence(${spell(word, 'std')});`;
  if (/#\s*include\s*<stdatomic\.h>/.test(text)) return `atomic_thread_fence(${spell(word, 'c')});`;
  return `__atomic_thread_fence(${spell(word, 'gnu')});`;
}

/** `heddle.h` behind the last header that is included on top. */
function withHeader(text: string): string {
  if (/#\s*include\s*[<"]heddle\.h[>"]/.test(text)) return text;
  const last = [...text.matchAll(/^[ \t]*#[ \t]*include\b.*\r?\n/gm)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, at)}#include <heddle.h>${newline(text)}${text.slice(at)}`;
}

function spelledOut(
  call: { readonly nameAt: number; readonly name: string; readonly implicit: ImplicitOrder | null },
  order: OrderWord,
): Edit[] {
  const { implicit, name, nameAt } = call;
  if (implicit === null) return [];
  const words = /^atomic_compare_exchange/.test(name)
    ? [spell(order, implicit.style), spell(readOrder(order), implicit.style)]
    : [spell(order, implicit.style)];
  const text = `${implicit.comma ? ', ' : ''}${words.join(', ')}`;
  return [
    ...(implicit.rename === null
      ? []
      : [{ start: nameAt, end: nameAt + name.length, text: implicit.rename }]),
    { start: implicit.at, end: implicit.at, text },
  ];
}

interface ImplicitOrder {
  readonly at: number;
  readonly rename: string | null;
  readonly style: 'c' | 'std' | 'enum' | 'gnu';
  readonly comma: boolean;
}

/** A fence that goes: with its line, if it has one of its own. */
function removal(text: string, start: number, argumentEnd: number): Edit {
  const tail = /^\s*\)\s*;/.exec(text.slice(argumentEnd));
  if (tail === null) return { start, end: argumentEnd + 1, text: '(void)0' };
  const end = argumentEnd + tail[0].length;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end));
  const alone = text.slice(lineStart, start).trim() === '' && rest !== null;
  const isBody = /(?:\)|\belse|\bdo)\s*$/.test(text.slice(0, start));
  if (isBody) return { start, end, text: ';' };
  return alone ? { start: lineStart, end: end + rest[0].length, text: '' } : { start, end, text: '' };
}
