import type { ListItem } from './articleTypes.ts';

/** Returns the source that a row shows: '' for the site itself, whose name all rows would repeat. */
export const decideRowSource = ({ source }: Pick<ListItem, 'source'>, ownName: string): string =>
  source.trim() === ownName.trim() ? '' : source;
