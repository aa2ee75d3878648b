import { isElement, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

const HEADING = /^h[1-6]$/;
/** How WeChat marks the title of an article. */
const WECHAT_TITLE = /(?:^|\s)rich_media_title(?:\s|$)/;

/**
 * Drops the heading of a collected article that repeats its title, which the page shows
 * above the text: an `<h1>`, WeChat's title, or any heading that the text opens with.
 */
export const titleHeading: Transform = (nodes, { input }) => {
  const title = squeeze(input.title);
  let isOpening = true;
  const drop = (siblings: readonly Node[]): Node[] =>
    siblings.flatMap((node): Node[] => {
      if (!isElement(node)) {
        if (node.type === 'text' && squeeze(node.value) !== '') isOpening = false;
        return [node];
      }
      if (isHeading(node, isOpening) && squeeze(textOf([node])) === title) return [];
      return [{ ...node, children: drop(node.children) }];
    });
  return title === '' ? [...nodes] : drop(nodes);
};

const isHeading = ({ tagName, properties }: ElementNode, isOpening: boolean): boolean =>
  tagName === 'h1' ||
  WECHAT_TITLE.test(properties.class ?? '') ||
  (isOpening && HEADING.test(tagName));

/** Without blanks and invisible characters, which editors and copying add. */
const squeeze = (value: string): string => value.replace(/[\s\u200b-\u200d\ufeff]+/g, '');
