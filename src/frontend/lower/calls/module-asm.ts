import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Unit } from '../link.ts';

/** `asm("…")` outside of functions may define anything: it is refused by name. */
export function refuseModuleAsm({ module, library }: Unit): void {
  const [first] = module.moduleAsm;
  if (first === undefined || library) return;
  const text = first.length > 60 ? `${first.slice(0, 60)}…` : first;
  throw new DiagnosticError(
    {
      code: 'HED630',
      severity: 'error',
      message: `${module.sourceFile} has assembly outside of functions: asm(${JSON.stringify(text)})`,
      help: 'write what it defines in C for checking (#ifdef __HEDDLE__), or leave it out',
    },
    EXIT.unknown,
  );
}
