import { type LocId, locId } from '../../base/ids.ts';
import type { Loc } from '../../ir/types.ts';
import type { SourcePlace } from '../llvm/debug-info.ts';
import { isOurFile } from '../our-headers.ts';

/** The program's table of source places, each once. */
export class Locations {
  readonly locs: Loc[] = [];
  private readonly ids = new Map<string, LocId>();
  /** By identity: the same debug location is asked for again and again. */
  private readonly places = new Map<SourcePlace, LocId>();

  /** `library` may be false for a line of one of our headers in the user's file. */
  add(given: Loc): LocId {
    const loc = { ...given, library: given.library || isOurFile(given.file) };
    const key = `${loc.file}\0${loc.line}\0${loc.column}\0${loc.function}\0${loc.inlinedAt}\0${loc.library}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = locId(this.locs.length);
    this.locs.push(loc);
    this.ids.set(key, id);
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
