import { DiagnosticError, EXIT } from '../base/failure.ts';
import { MODELS, type StdRs } from '../base/names.ts';
import { EventSet, Relation } from '../base/relation.ts';
import { assetPath } from '../host/assets.ts';
import { readText } from '../host/files.ts';
import { basename, dirname, join } from '../host/paths.ts';
import { BASE_RELATIONS, BASE_SETS } from './base.ts';
import type { CatModel } from './cat/ast.ts';
import { evaluateCat } from './cat/evaluate.ts';
import { LIBRARY, withLibrary } from './cat/library.ts';
import { parseCat } from './cat/parser.ts';

/** Models by name or file and release sequences. */
const loaded = new Map<string, CatModel>();

/** A built-in model by name, or the user's own `FILE.cat`, in the variant `stdRs`; parsed and checked once. */
export function loadModel(nameOrFile: string, stdRs: StdRs = 'rc11'): CatModel {
  const key = `${stdRs} ${nameOrFile}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = nameOrFile.endsWith('.cat') ? nameOrFile : join(assetPath('models'), `${nameOrFile}.cat`);
  // Our own models say all that they mean.
  const isForeign = nameOrFile.endsWith('.cat');
  const library = isForeign ? readModel(join(assetPath('models'), 'stdlib.cat')) : null;
  const model = parseCat(readModel(file), isForeign ? file : basename(file), {
    stdRs,
    readInclude: (name) => readInclude(name, dirname(file)),
    ...(library === null ? {} : { library }),
  });
  const whole = library === null ? model : withLibrary(model, parseCat(library, 'stdlib.cat'));
  checkModel(whole);
  loaded.set(key, whole);
  return whole;
}

/** Evaluates the model over one event: unknown names and mixed-up sets and relations show without a program. */
export function checkModel(model: CatModel): void {
  const base = new Map<string, EventSet | Relation>();
  for (const name of Object.keys(BASE_SETS)) base.set(name, new EventSet(1));
  for (const name of Object.keys(BASE_RELATIONS)) base.set(name, new Relation(1));
  evaluateCat(model, { n: 1, base });
}

function readModel(file: string): string {
  try {
    return readText(file);
  } catch {
    throw new DiagnosticError(
      {
        code: 'HED120',
        severity: 'error',
        message: `cannot read the memory model ${file}`,
        help: `use a built-in model (${MODELS.join(', ')}) or the path of a .cat file`,
      },
      EXIT.usage,
    );
  }
}

/** Beside the including file first, then among the built-in models; herd's library is always ours. */
function readInclude(name: string, folder: string): string | null {
  const dirs = LIBRARY.has(basename(name)) ? [] : [folder];
  for (const dir of [...dirs, assetPath('models')]) {
    try {
      return readText(join(dir, basename(name)));
    } catch {}
  }
  return null;
}
