import { isElement, some } from '../tree.ts';
import type { Transform } from '../types.ts';
import './editorStyles.ts';
import './plainParagraphs.ts';
import { ampElements } from './ampElements.ts';
import { anchors } from './anchors.ts';
import { backgroundColours } from './backgroundColours.ts';
import { bareAddresses } from './bareAddresses.ts';
import { captions } from './captions.ts';
import { codeBlocks } from './codeBlocks.ts';
import { columns } from './columns.ts';
import { direction } from './direction.ts';
import { drawings } from './drawings.ts';
import { editorLists } from './editorLists.ts';
import { embeds } from './embeds.ts';
import { formParts } from './formParts.ts';
import { formulas } from './formulas.ts';
import { hiddenColumns } from './hiddenColumns.ts';
import { hiddenParts } from './hiddenParts.ts';
import { imageSources } from './imageSources.ts';
import { indents } from './indents.ts';
import { innerMarkup } from './innerMarkup.ts';
import { latexFormulas } from './latexFormulas.ts';
import { linkCards } from './linkCards.ts';
import { mediaElements } from './mediaElements.ts';
import { mediaPictures } from './mediaPictures.ts';
import { noscript } from './noscript.ts';
import { pageBreaks, preservedBreaks, wordBreaks } from './pageBreaks.ts';
import { presentational } from './presentational.ts';
import { relativeAddresses } from './relativeAddresses.ts';
import { repairs } from './repairs.ts';
import { signs } from './signs.ts';
import { socialPosts } from './socialPosts.ts';
import { symbolFonts } from './symbolFonts.ts';
import { tables } from './tables.ts';
import { titleHeading } from './titleHeading.ts';
import { unknownElements } from './unknownElements.ts';

/** Returns the transform for content that has an element of such a name: a long table has 60,000 nodes. */
function onlyWith(tagNames: RegExp, transform: Transform): Transform {
  return (nodes, context) =>
    some(nodes, (node) => isElement(node) && tagNames.test(node.tagName))
      ? transform(nodes, context)
      : [...nodes];
}

/**
 * Transforms of rare markup (`needsExtra.ts` lists it). They read the original markup: elements
 * that `structure` drops, styles that `styles` drops. Their order:
 * - `repairs` first, which reads the content again; then `innerMarkup`: its markup is cleaned by all others;
 * - `hiddenColumns` counts cells, before `hiddenParts`: others change styles, and release what is hidden;
 * - `latexFormulas` before those that drop scripts and pictures; `symbolFonts` reads fonts;
 * - `ampElements` writes images, media and frames, `noscript` releases them;
 * - `drawings`, then `unknownElements`, which knows no drawings, write images and media, then those that write videos and cards, `embeds` too;
 * - `imageSources` before `signs`, which reads addresses, before `captions`, of which signs have none;
 * - `linkCards` removes controls before `formParts` reads them, `editorLists` reads its ticks;
 * - `pageBreaks` before those that change styles;
 * - `presentational` writes styles for those after it;
 * - `codeBlocks` before `preservedBreaks`, which skips code, and before `tables`, which wraps
 *   it;
 * - `anchors` last: it decides which of the remaining elements have ids.
 */
export const EXTRA_TRANSFORMS: readonly Transform[] = [
  repairs,
  onlyWith(/^(?:iframe|img)$/, innerMarkup),
  relativeAddresses,
  hiddenColumns,
  hiddenParts,
  latexFormulas,
  symbolFonts,
  indents,
  wordBreaks,
  onlyWith(/^(?:amp|lite)-/, ampElements),
  onlyWith(/^noscript$/, noscript),
  drawings,
  unknownElements,
  socialPosts,
  onlyWith(/^(?:img|div|span|p|section|a|figure|ins)$/, mediaPictures),
  bareAddresses,
  onlyWith(/^(?:iframe|embed|object)$/, embeds),
  onlyWith(/^(?:video|audio)$/, mediaElements),
  onlyWith(/^img$/, imageSources),
  onlyWith(/^img$/, signs),
  onlyWith(/^img$/, captions),
  onlyWith(/^(?:a|figure|button|input|select|progress|meter)$/, linkCards),
  onlyWith(/^(?:input|en-todo|textarea|select|map)$/, formParts),
  onlyWith(/^[ou]l$/, editorLists),
  titleHeading,
  pageBreaks,
  presentational,
  formulas,
  onlyWith(/^pre$/, codeBlocks),
  preservedBreaks,
  columns,
  backgroundColours,
  tables,
  direction,
  anchors,
];
