import { ByHappensBefore } from './by-happens-before.ts';

/** Release-acquire: RC11 without SC. Coherence and atomicity are all there is, so that locations are independent. */
export class Ra extends ByHappensBefore {
  tiesLocations(): boolean {
    return false;
  }
  holds(): boolean {
    return true;
  }
  holdsThroughout(): boolean {
    return true;
  }
  isOrdered(): boolean {
    return false;
  }
}
