import type { ListItem } from './articleTypes.ts';

/** What is around a label and between its words; a tsheg is between syllables. */
const SIGNS = /(?:[^\p{L}\p{M}\p{N}་]|丨)+/gu;

const joinWords = (text: string) => `${text.toLowerCase().replace(SIGNS, ' ').trim()} `;

/**
 * Returns whether a title starts with the label, in brackets or not, so that the label would repeat
 * it. A sign or a space has to follow: "Lively" does not start with "Live", nor 专题片 with 专题.
 */
export const startsWithLabel = (title: string, label: string): boolean =>
  joinWords(title).startsWith(joinWords(label));

/** Returns the source that a row shows: '' for the site itself, whose name all rows would repeat. */
export const decideRowSource = ({ source }: Pick<ListItem, 'source'>, ownName: string): string =>
  source.trim() === ownName.trim() ? '' : source;
