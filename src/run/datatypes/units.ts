import { parseModule } from '../../frontend/llvm/parser.ts';
import { foldedDivisions } from '../../frontend/lower/lower.ts';
import type { Unit } from '../make-program.ts';
import type { Driver } from './drivers/driver.ts';
import type { DataType } from './operations/operations.ts';

/** What is linked: the data type with its glue, parsed once, and the driver of a client. */
const parsed = new WeakMap<DataType, Unit>();

export function typeUnit(type: DataType): Unit {
  let unit = parsed.get(type);
  if (unit === undefined) {
    const { llvm, file, sources, warnings } = type.unit;
    unit = {
      module: parseModule(llvm, file),
      library: false,
      sources,
      file,
      divisions: foldedDivisions(warnings),
    };
    parsed.set(type, unit);
  }
  return unit;
}

export const driverUnit = ({ llvm, file, source }: Driver): Unit => ({
  module: parseModule(llvm, file),
  library: false,
  sources: new Map([[file, source]]),
  file,
});
