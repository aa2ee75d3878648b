import type { KeepTag } from './extra/plainParagraphs.ts';

const MAX_IMAGES = 2_000;
/** What an image needs to be shown. */
const ATTRIBUTE =
  /\s(?:(?:data-)?src|data-original|alt|width|height|data-w|data-ratio)\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/gi;

/**
 * Returns what keeps more than words of a body that is too large: images, and the rows of tables as a line
 * each. For the bake: phones show no such body.
 */
export function createRowKeeper(): KeepTag {
  let images = 0;
  let isRow = false;
  let isFirst = true;
  return (name, tag) => {
    const isEnd = tag.startsWith('</');
    if (name === 'img') {
      images += 1;
      return images > MAX_IMAGES ? '' : `<img${tag.match(ATTRIBUTE)?.join('') ?? ''}>`;
    }
    if (name === 'tr' || name === 'table') {
      isRow = name === 'tr' && !isEnd;
      isFirst = true;
      return undefined;
    }
    if (!isRow) return undefined;
    if (name !== 'td' && name !== 'th') return ' ';
    const isNext = !isEnd && !isFirst;
    isFirst = false;
    return isNext ? ' | ' : ' ';
  };
}
