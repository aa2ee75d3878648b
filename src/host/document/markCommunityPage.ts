import type { ArticleMark } from '../../model/share/shareTypes.ts';

/**
 * Marks the document with what a template of community pages shows: for sharing and, where readers
 * write, for their actions.
 */
export function markCommunityPage(
  { object, id, shareClosed }: ArticleMark,
  isWritable: boolean,
): void {
  const { dataset } = document.documentElement;
  if (isWritable) {
    dataset.article = id;
    dataset.object = String(object);
  } else dataset.shared = `${object}:${id}`;
  document.documentElement.toggleAttribute('data-no-share', shareClosed);
}
