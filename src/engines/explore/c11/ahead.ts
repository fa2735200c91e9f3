import type { Image } from '../../../vm/code/image-types.ts';
import {
  FR_PC,
  FR_PREV,
  ST_FP,
  ST_SITE,
  ST_STATUS,
  STATUS_NONE,
  STATUS_PENDING,
} from '../../../vm/code/layout.ts';

/** Can a thread still come to one of some instructions? By the program's text: "no" is certain. */
export class Ahead {
  private readonly image: Image;
  private readonly wanted: (site: number) => boolean;
  /** By function: from which pc one can be reached. */
  private readonly reach: Uint8Array[];

  constructor(image: Image, wanted: (site: number) => boolean) {
    this.image = image;
    this.wanted = wanted;
    const holds = this.functionsThatHold();
    this.reach = image.code.map((code) => this.reachIn(code, holds));
  }

  /** A thread with this state; one that is not created yet may come to anything. */
  reaches(s: Int32Array): boolean {
    if (s[ST_STATUS] === STATUS_NONE) return true;
    if (s[ST_STATUS] === STATUS_PENDING && this.wanted(s[ST_SITE])) return true;
    for (let fp = s[ST_FP]; fp !== 0; fp = s[fp + FR_PREV])
      if (this.reach[s[fp]][s[fp + FR_PC]] === 1) return true;
    return false;
  }

  /** Functions that have one of the instructions, or call one that has. */
  private functionsThatHold(): ReadonlySet<number> {
    const holds = new Set<number>();
    for (let size = -1; size !== holds.size; ) {
      size = holds.size;
      for (const code of this.image.code)
        for (const { src, pc } of code.code)
          if (this.wanted(code.siteBase + pc) || calls(src, holds)) holds.add(code.id);
    }
    return holds;
  }

  private reachIn({ code, siteBase, starts }: Image['code'][number], holds: ReadonlySet<number>): Uint8Array {
    const reach = new Uint8Array(code.length + 1);
    for (let changed = true; changed; ) {
      changed = false;
      for (let pc = code.length - 1; pc >= 0; pc--) {
        if (reach[pc] === 1) continue;
        const { src, edges } = code[pc];
        const here = this.wanted(siteBase + pc) || calls(src, holds);
        const next =
          edges.length > 0 ? edges.some((edge) => reach[starts[edge.to]] === 1) : reach[pc + 1] === 1;
        if (!here && (!next || src.op === 'ret')) continue;
        reach[pc] = 1;
        changed = true;
      }
    }
    return reach;
  }
}

function calls(src: Image['code'][number]['code'][number]['src'], holds: ReadonlySet<number>): boolean {
  return src.op === 'call' ? holds.has(src.func) : src.op === 'icall' && holds.size > 0;
}
