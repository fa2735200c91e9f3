import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event, Part } from '../../bounded/events.ts';
import { type Cell, isOwnFlag } from '../../bounded/memory/cells.ts';

/**
 * The locations of a graph. The bounded program cuts objects into cells where accesses of different sizes meet; cells
 * that are only ever accessed together are one location. Where sizes really are mixed, each cell is a location, and
 * an access to several of them is as many events that happen in one go, which only sc, tso and pso know; other models
 * are refused.
 */
export interface Location {
  readonly id: number;
  readonly cells: readonly Cell[];
  readonly name: string;
}

/** Where an access may go, with the parts it takes there, in order. */
export interface Target {
  readonly when: Lit;
  readonly location: number;
  readonly parts: readonly number[];
}

export const FREED = 'flag freed ';
export const CLAIMED = 'flag claimed ';
export const RETURNED = 'flag returned ';

const isData = (part: Part): boolean => part.targets.some(({ cell }) => !isOwnFlag(cell.key));
export const isFlag = (part: Part, kind: string): boolean =>
  part.targets.some(({ cell }) => cell.key.startsWith(kind));

export class Locations {
  readonly all: Location[] = [];
  private readonly byCell = new Map<string, number>();
  /** Cells that are locations by themselves although accesses take them with others. */
  private readonly split = new Set<string>();

  constructor(program: BoundedProgram, refuseMixed: boolean) {
    const groups = new Map<string, readonly Cell[]>();
    for (const thread of program.threads)
      for (const event of thread.events)
        if (event.kind !== 'free') for (const { cells } of placesOf(event)) groups.set(keyOf(cells), cells);
    this.splitMixed(groups, refuseMixed);
    for (const cells of groups.values())
      if (cells.some((cell) => this.split.has(cell.key))) for (const cell of cells) this.enter([cell]);
      else this.enter(cells);
  }

  /** The location that this cell is, or is part of; -1 if nobody accesses it. */
  of(cell: Cell): number {
    return this.byCell.get(cell.key) ?? -1;
  }

  /** By node of the event, that is, once unless sizes are mixed: where it may go. */
  targetsOf(event: Event): Target[][] {
    const places = placesOf(event);
    if (places.length === 0) return [];
    const isSplit = places.some(({ cells }) => cells.some((cell) => this.split.has(cell.key)));
    if (!isSplit)
      return [places.map(({ when, cells, parts }) => ({ when, location: this.of(cells[0]), parts }))];
    return dataParts(event).map((part) =>
      event.parts[part].targets.map(({ when, cell }) => ({ when, location: this.of(cell), parts: [part] })),
    );
  }

  private enter(cells: readonly Cell[]): void {
    if (this.byCell.has(cells[0].key)) return;
    const id = this.all.length;
    this.all.push({ id, cells, name: cells[0].name });
    for (const cell of cells) this.byCell.set(cell.key, id);
  }

  private splitMixed(groups: ReadonlyMap<string, readonly Cell[]>, refuseMixed: boolean): void {
    const owner = new Map<string, string>();
    for (const [key, cells] of groups)
      for (const cell of cells) {
        const other = owner.get(cell.key);
        if (other === undefined) owner.set(cell.key, key);
        else if (other !== key) {
          if (refuseMixed) throw mixedSizes(cell);
          this.split.add(cell.key);
        }
      }
    for (let again = true; again; ) {
      again = false;
      for (const cells of groups.values()) {
        if (!cells.some((cell) => this.split.has(cell.key))) continue;
        for (const cell of cells) {
          if (this.split.has(cell.key)) continue;
          this.split.add(cell.key);
          again = true;
        }
      }
    }
  }
}

const keyOf = (cells: readonly Cell[]): string => cells.map((cell) => cell.key).join('|');

const dataParts = (event: Event): number[] => event.parts.flatMap((part, i) => (isData(part) ? [i] : []));

/** The places of an access: the cells that its parts take under one condition. */
function placesOf(event: Event): { when: Lit; cells: Cell[]; parts: number[] }[] {
  const places = new Map<string, { when: Lit; cells: Cell[]; parts: number[] }>();
  for (const i of dataParts(event))
    event.parts[i].targets.forEach(({ when, cell }) => {
      // Two places of one access may have one condition only if they are in different objects.
      const key = `${when} ${cell.object?.key ?? ''}`;
      const place = places.get(key);
      if (place === undefined) places.set(key, { when, cells: [cell], parts: [i] });
      else if (!place.parts.includes(i)) {
        place.cells.push(cell);
        place.parts.push(i);
      } else places.set(`${key} ${cell.key}`, { when, cells: [cell], parts: [i] });
    });
  return [...places.values()];
}

const mixedSizes = (cell: Cell): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED670',
      severity: 'error',
      message: `accesses of different sizes meet at ${cell.name}; only sc, tso and pso say what that means`,
      help: 'use --model sc, tso or pso, or --engine explore',
    },
    EXIT.unknown,
  );
