import { countCharacters } from '../comment/length.ts';

/** What a field of a form may hold. */
export interface FieldRules<W extends string> {
  /** Characters as readers count them. */
  readonly max: number;
  /** Words for a field that must not be empty. */
  readonly needed?: W;
}

export type FieldProblem<W extends string> = { readonly field: string } & (
  | { readonly needed: W }
  | { readonly over: number }
);

/** The first field that is wrong; null when none is. */
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
