import { EV_FAIL } from '../code/event.ts';
import type { Image } from '../code/image-types.ts';
import { FR_PC, FR_PREV, ST_ADDR, ST_EVENT, ST_FP, ST_OP, ST_STATUS, STATUS_ENDED } from '../code/layout.ts';
import { FAIL_EXCEPTION } from './fail.ts';
import { pendingSite, thrownAt } from './failure-text.ts';

/** Source locations, innermost first: through inlined calls and frames. */
export function sourceStack(image: Image, s: Int32Array): readonly number[] {
  const sites = [pendingSite(image, s)];
  const ended = s[ST_STATUS] === STATUS_ENDED;
  for (let fp = ended || s[ST_FP] === 0 ? 0 : s[s[ST_FP] + FR_PREV]; fp !== 0; fp = s[fp + FR_PREV])
    sites.push(image.code[s[fp]].siteBase + s[fp + FR_PC] - 1);
  const locs: number[] = [];
  /* where the exception was thrown that ended the program: those frames are gone */
  const thrown = s[ST_EVENT] === EV_FAIL && s[ST_OP] === FAIL_EXCEPTION ? thrownAt(image, s[ST_ADDR]) : -1;
  if (thrown >= 0) locs.push(thrown);
  for (const site of sites)
    for (
      let l: number | null = image.sites[site].loc;
      l !== null;
      l = image.program.locs[l]?.inlinedAt ?? null
    )
      locs.push(l);
  return locs;
}
