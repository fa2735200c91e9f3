import { type LocId, locId } from '../../base/ids.ts';
import type { Loc } from '../../ir/types.ts';
import { isOurFile } from '../compile/headers/our-headers.ts';
import type { SourcePlace } from '../llvm/debug/debug-info.ts';

/** The program's table of source places, each once. */
export class Locations {
  readonly locs: Loc[] = [];
  /** All that a place is but its line and column → line and column in one number → id. */
  private readonly groups = new Map<string, Map<number, LocId>>();
  /** By identity: the same debug location is asked for again and again. */
  private readonly places = new Map<SourcePlace, LocId>();

  /** `library` may be false for a line of one of our headers in the user's file. */
  add(given: Loc): LocId {
    const library = given.library || isOurFile(given.file);
    const key = `${given.file}\0${given.function}\0${given.inlinedAt}\0${library}`;
    let group = this.groups.get(key);
    if (group === undefined) this.groups.set(key, (group = new Map()));
    const where = given.line * 0x1_0000_0000 + given.column;
    const known = group.get(where);
    if (known !== undefined) return known;
    const id = locId(this.locs.length);
    this.locs.push(library === given.library ? given : { ...given, library });
    group.set(where, id);
    return id;
  }

  place(place: SourcePlace, library: boolean): LocId {
    const known = this.places.get(place);
    if (known !== undefined) return known;
    const inlinedAt = place.inlinedAt === null ? null : this.place(place.inlinedAt, library);
    const { file, line, column } = place;
    const id = this.add({ file, line, column, function: place.function, inlinedAt, library });
    this.places.set(place, id);
    return id;
  }
}
