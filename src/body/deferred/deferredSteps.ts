import type { DeferredSteps, Transform } from '../types.ts';
import { anchors } from './anchors.ts';
import { isEditor135 } from './editor135.ts';
import { embeds } from './embeds.ts';
import { mediaElements } from './mediaElements.ts';
import { noscript } from './noscript.ts';
import { pageBreaks } from './pageBreaks.ts';
import { pictureSources } from './pictureSources.ts';
import { titleHeading } from './titleHeading.ts';

/**
 * Transforms for markup that few articles have. They run once, right after `marks`; what
 * they return consists of common markup. Their order:
 * - `noscript` releases pictures and frames that the steps after it read;
 * - `embeds` writes media elements and pictures;
 * - `anchors` is the last to add or remove elements: it decides which elements carry ids.
 */
const TRANSFORMS: readonly Transform[] = [
  noscript,
  embeds,
  mediaElements,
  pictureSources,
  titleHeading,
  pageBreaks,
  anchors,
];

/**
 * What only rare content needs. The template loads this file for content with such markup;
 * `deferredMarkup.ts` names what each step reads.
 */
export const DEFERRED_STEPS: DeferredSteps = { transforms: TRANSFORMS, isExempt: isEditor135 };
