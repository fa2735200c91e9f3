import type { SourceSpan } from '../../base/failure.ts';

/** The part of herd's cat language that memory models are written in (Alglave, Cousot, Maranget 2016). */
export type CatExpr =
  | { readonly kind: 'name'; readonly name: string; readonly at: SourceSpan }
  | { readonly kind: 'empty' } /* 0 or {} */
  | {
      readonly kind: 'binary';
      readonly op: '|' | '&' | '\\' | ';' | '*';
      readonly a: CatExpr;
      readonly b: CatExpr;
      readonly at: SourceSpan;
    }
  | {
      readonly kind: 'postfix';
      readonly op: '^-1' | '?' | '+' | '*';
      readonly a: CatExpr;
      readonly at: SourceSpan;
    }
  | { readonly kind: 'complement'; readonly a: CatExpr; readonly at: SourceSpan }
  | { readonly kind: 'identity'; readonly a: CatExpr; readonly at: SourceSpan } /* [S] */
  | {
      readonly kind: 'apply';
      readonly name: string;
      readonly args: readonly CatExpr[];
      readonly at: SourceSpan;
    };

export interface CatBinding {
  readonly name: string;
  readonly params: readonly string[];
  readonly body: CatExpr;
  readonly at: SourceSpan;
}

export type CatStatement =
  | { readonly kind: 'let'; readonly recursive: boolean; readonly bindings: readonly CatBinding[] }
  | {
      readonly kind: 'axiom';
      readonly test: 'acyclic' | 'irreflexive' | 'empty';
      readonly negated: boolean;
      /** A flag never forbids an execution; it marks it. */
      readonly flag: boolean;
      readonly body: CatExpr;
      readonly name: string;
      readonly at: SourceSpan;
    };

export interface CatModel {
  /** The title string at the top, or the file's name. */
  readonly title: string;
  readonly file: string;
  readonly statements: readonly CatStatement[];
  /** Names that a `try` did not find, if there are any. */
  readonly absent?: readonly string[];
}
