import { demangle } from '../../../base/demangle/demangle.ts';
import type { MdRef } from '../tree.ts';
import { type Nodes, nodeOf, refField, stringField, type TaggedNode } from './metadata-fields.ts';

/** A chain of scopes longer than this is damaged (cyclic) metadata. */
const MAX_SCOPES = 1000;

/** The file of a scope, or of the nearest scope around it that has one; empty when none has. */
export function scopeFile(nodes: Nodes, scope: MdRef | null): string {
  let node = nodeOf(nodes, scope);
  for (let steps = 0; node !== null && steps < MAX_SCOPES; steps++) {
    if (node.tag === 'DIFile') return stringField(node, 'filename') ?? '';
    node = nodeOf(nodes, refField(node, 'file')) ?? nodeOf(nodes, refField(node, 'scope'));
  }
  return '';
}

/** The function that a scope lies in. */
export function scopeFunction(nodes: Nodes, scope: MdRef | null): string | null {
  let node = nodeOf(nodes, scope);
  for (let steps = 0; node !== null && steps < MAX_SCOPES; steps++) {
    if (node.tag === 'DISubprogram') return qualifiedName(nodes, node);
    node = nodeOf(nodes, refField(node, 'scope'));
  }
  return null;
}

/** The lexical blocks from this scope outwards, by number, with the function last. */
export function blockChain(nodes: Nodes, scope: MdRef): readonly number[] {
  const chain: number[] = [];
  let ref: MdRef | null = scope;
  for (let steps = 0; ref?.kind === 'ref' && steps < MAX_SCOPES; steps++) {
    const node = nodeOf(nodes, ref);
    if (node === null) break;
    // A change of the file inside a block (`#line`, an included piece) is no block.
    if (node.tag === 'DILexicalBlock' || node.tag === 'DISubprogram') chain.push(ref.id);
    if (node.tag === 'DISubprogram') break;
    ref = refField(node, 'scope');
  }
  return chain;
}

/** A function's or variable's name with its namespaces and classes; a lambda is `main::lambda#1`. */
export function qualifiedName(nodes: Nodes, node: TaggedNode): string {
  const linkage = node.tag === 'DISubprogram' ? stringField(node, 'linkageName') : null;
  const demangled = linkage === null ? null : demangle(linkage);
  if (demangled !== null) return demangled;
  let name = stringField(node, 'name') ?? '';
  let scope = nodeOf(nodes, refField(node, 'scope'));
  for (let steps = 0; scope !== null && steps < MAX_SCOPES; steps++) {
    if (scope.tag === 'DINamespace')
      name = `${stringField(scope, 'name') ?? '(anonymous namespace)'}::${name}`;
    else if (scope.tag === 'DICompositeType')
      name = `${stringField(scope, 'name') ?? '(anonymous)'}::${name}`;
    else break;
    scope = nodeOf(nodes, refField(scope, 'scope'));
  }
  return name;
}
