import type { Func } from '../../ir/types.ts';
import { regWords } from '../arithmetic/words.ts';
import type { CodeContext, FuncCode } from './code.ts';
import { Decoder } from './decode.ts';
import { layOutFrame } from './frame-layout.ts';

/** `first`: the numbers that its first instruction and its first loop have in the program. */
export function buildCode(
  func: Func,
  id: number,
  first: { readonly site: number; readonly loop: number },
  context: CodeContext,
): FuncCode {
  const layout = layOutFrame(func, context, first.loop);
  const { slot, objectList, livingAt } = layout;
  return {
    ...layout,
    id,
    func,
    siteBase: first.site,
    code: new Decoder(func, layout, context).code(),
    params: func.params.map((p) => ({ slot: slot[p.id], words: regWords(p.type), type: p.type })),
    marked: context.marked(func),
    objects: new Map(objectList.map((o) => [o.pc, o])),
    livingWords: Int32Array.from(livingAt.values()),
  };
}
