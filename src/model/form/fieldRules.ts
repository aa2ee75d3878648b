import { countCharacters } from '../countCharacters.ts';

/** The rules of a form field. */
export interface FieldRules<W extends string> {
  /** Maximum number of characters (grapheme clusters). */
  readonly max: number;
  /** Message key for an empty field; absent when it may be empty. */
  readonly needed?: W;
}

export type FieldProblem<W extends string> = { readonly field: string } & (
  | { readonly needed: W }
  | { readonly over: number }
);

/** Returns the first invalid field; null when all are valid. */
export function findFieldProblem<W extends string>(
  fields: Readonly<Record<string, FieldRules<W>>>,
  values: Readonly<Record<string, string>>,
): FieldProblem<W> | null {
  for (const [field, { max, needed }] of Object.entries(fields)) {
    const text = (values[field] ?? '').trim();
    if (text === '' && needed !== undefined) return { field, needed };
    const over = countCharacters(text) - max;
    if (over > 0) return { field, over };
  }
  return null;
}
