import './editorStyles.ts';
import type { Transform } from '../types.ts';
import { anchors } from './anchors.ts';
import { backgroundColours } from './backgroundColours.ts';
import { codeBlocks } from './codeBlocks.ts';
import { columns } from './columns.ts';
import { direction } from './direction.ts';
import { drawings } from './drawings.ts';
import { embeds } from './embeds.ts';
import { formulas } from './formulas.ts';
import { hiddenParts } from './hiddenParts.ts';
import { imageSources } from './imageSources.ts';
import { mediaElements } from './mediaElements.ts';
import { noscript } from './noscript.ts';
import { pageBreaks } from './pageBreaks.ts';
import { presentational } from './presentational.ts';
import { preservedBreaks } from './preservedBreaks.ts';
import { tables } from './tables.ts';
import { titleHeading } from './titleHeading.ts';

/**
 * Transforms of rare markup (`needsExtra.ts` lists it). They read the original markup: elements
 * that `structure` drops, styles that `styles` drops. Their order:
 * - `hiddenParts` first: others change styles, and release what is hidden;
 * - `noscript` releases images and frames for the transforms after it;
 * - `embeds` writes media elements and images;
 * - `pageBreaks` before those that change styles;
 * - `presentational` writes styles for those after it;
 * - `codeBlocks` before `preservedBreaks`, which skips code, and before `tables`, which wraps
 *   it;
 * - `anchors` last: it decides which of the remaining elements have ids.
 */
export const EXTRA_TRANSFORMS: readonly Transform[] = [
  hiddenParts,
  noscript,
  embeds,
  mediaElements,
  imageSources,
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
