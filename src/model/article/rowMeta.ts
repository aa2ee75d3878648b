import type { ListItem } from './articleTypes.ts';

/**
 * Returns whether a title starts with the label, in brackets or not, so that the label would repeat
 * it. "Lively" does not start with "Live".
 */
export function startsWithLabel(title: string, label: string): boolean {
  const bare = (text: string) =>
    text.toLowerCase().replace(/^[\s[\](){}<>【】「」『』（）〔〕|:：]+/, '');
  const wanted = /^.*[^\s\])}>】」』）〕|:：]/s.exec(bare(label))?.[0] ?? '';
  const rest = bare(title);
  if (wanted === '' || !rest.startsWith(wanted)) return false;
  return !(
    /[a-z\u00df-\u00ff]$/.test(wanted) && /^[a-z\u00df-\u00ff]/.test(rest.slice(wanted.length))
  );
}

/** Returns the source that a row shows: '' for the site itself, whose name all rows would repeat. */
export const decideRowSource = ({ source }: Pick<ListItem, 'source'>, ownName: string): string =>
  source.trim() === ownName.trim() ? '' : source;
