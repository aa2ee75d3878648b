import type { ColumnPage } from '../../../src/model/column/columnTypes.ts';

/** Returns how many rows the first screen of a column has, those of its modules included. */
export const countRows = ({ carousel, list, modules, topModule, live }: ColumnPage): number =>
  [carousel, list, live, ...modules.map(({ items }) => items), topModule?.items ?? []].reduce(
    (sum, { length }) => sum + length,
    0,
  );
