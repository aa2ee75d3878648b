import type { Transform } from '../types.ts';
import { backgroundColours } from './backgroundColours.ts';
import { codeBlocks } from './codeBlocks.ts';
import { columns } from './columns.ts';
import { direction } from './direction.ts';
import { drawings } from './drawings.ts';
import { formulas } from './formulas.ts';
import { pageBreaks } from './pageBreaks.ts';
import { presentational } from './presentational.ts';
import { preservedBreaks } from './preservedBreaks.ts';
import { tables } from './tables.ts';

/**
 * Transforms of markup that few articles hold (`needsExtra.ts` lists it). They read it as
 * it was sent: elements that `structure` drops, styles that `styles` drops. The order:
 * - `pageBreaks` before what changes styles;
 * - `presentational` writes styles for those after it;
 * - `codeBlocks` before `preservedBreaks`, which leaves code alone, and before `tables`,
 *   which puts a box around it.
 */
export const EXTRA_TRANSFORMS: readonly Transform[] = [
  pageBreaks,
  presentational,
  formulas,
  drawings,
  codeBlocks,
  preservedBreaks,
  columns,
  backgroundColours,
  tables,
  direction,
];
