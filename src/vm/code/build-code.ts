import type { Func } from '../../ir/types.ts';
import { regWords } from '../arithmetic/words.ts';
import type { CodeContext, FuncCode } from './code.ts';
import { Decoder } from './decode.ts';
import { layOutFrame } from './frame-layout.ts';

export function buildCode(func: Func, id: number, siteBase: number, context: CodeContext): FuncCode {
  const layout = layOutFrame(func, context);
  const { slot, objectList, livingAt } = layout;
  return {
    ...layout,
    id,
    func,
    siteBase,
    code: new Decoder(func, layout, context).code(),
    params: func.params.map((p) => ({ slot: slot[p.id], words: regWords(p.type), type: p.type })),
    marked: context.marked(func),
    objects: new Map(objectList.map((o) => [o.pc, o])),
    livingWords: Int32Array.from(livingAt.values()),
  };
}
