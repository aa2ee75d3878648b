import type { Transform } from '../types.ts';
import { anchors } from './anchors.ts';
import { backgroundColours } from './backgroundColours.ts';
import { codeBlocks } from './codeBlocks.ts';
import { columns } from './columns.ts';
import { direction } from './direction.ts';
import { drawings } from './drawings.ts';
import { embeds } from './embeds.ts';
import { formulas } from './formulas.ts';
import { mediaElements } from './mediaElements.ts';
import { noscript } from './noscript.ts';
import { pageBreaks } from './pageBreaks.ts';
import { pictureSources } from './pictureSources.ts';
import { presentational } from './presentational.ts';
import { preservedBreaks } from './preservedBreaks.ts';
import { tables } from './tables.ts';
import { titleHeading } from './titleHeading.ts';

/**
 * Transforms of markup that few articles hold (`needsExtra.ts` lists it). They read it as
 * it was sent: elements that `structure` drops, styles that `styles` drops. The order:
 * - `noscript` releases pictures and frames that the transforms after it read;
 * - `embeds` writes media elements and pictures;
 * - `pageBreaks` before what changes styles;
 * - `presentational` writes styles for those after it;
 * - `codeBlocks` before `preservedBreaks`, which leaves code alone, and before `tables`,
 *   which puts a box around it;
 * - `anchors` last: it decides which of the elements that are left carry ids.
 */
export const EXTRA_TRANSFORMS: readonly Transform[] = [
  noscript,
  embeds,
  mediaElements,
  pictureSources,
  titleHeading,
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
  anchors,
];
