import { markers } from '../transforms/markers.ts';
import type { Transform } from '../types.ts';
import { closeMarkup } from './brokenMarkup.ts';
import { undouble } from './doubleBodies.ts';
import { replaceShortCodes } from './shortCodes.ts';
import { makeParagraphs } from './textLines.ts';

/**
 * Reads a content again whose markup is not what its author meant: made twice, not closed, short codes,
 * line breaks in plain text. Later rounds have no content, so that this is done once.
 */
export const repairs: Transform = (nodes, context) => {
  const { content } = context.input;
  if (content === '') return [...nodes];
  const repaired = replaceShortCodes(closeMarkup(undouble(content)));
  const parsed = repaired === content ? nodes : markers(context.parse(repaired), context);
  return context.exempt ? [...parsed] : makeParagraphs(parsed);
};
