import type { Transform } from '../types.ts';
import { anchors } from './anchors.ts';
import { embeds } from './embeds.ts';
import { mediaElements } from './mediaElements.ts';
import { noscript } from './noscript.ts';
import { pageBreaks } from './pageBreaks.ts';
import { pictureSources } from './pictureSources.ts';
import { presentational } from './presentational.ts';
import { tables } from './tables.ts';
import { titleHeading } from './titleHeading.ts';

/**
 * Transforms of markup that few articles hold (`needsExtra.ts` lists it). They read it as
 * it was sent: elements that `structure` drops, styles that `styles` drops. The order:
 * - `noscript` releases pictures and frames that the transforms after it read;
 * - `embeds` writes media elements and pictures;
 * - `pageBreaks` before what changes styles;
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
  tables,
  anchors,
];
