import { isElement, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

const HEADING = /^h[1-6]$/;
/** The class of an article's title in WeChat. */
const WECHAT_TITLE = /(?:^|\s)rich_media_title(?:\s|$)/;

/**
 * Removes the heading of a collected article that repeats its title, which the page shows above
 * the text: an `<h1>`, WeChat's title, or any heading at the start of the text.
 */
export const titleHeading: Transform = (nodes, { input, leaveOut }) => {
  const title = squeeze(input.title);
  let isOpening = true;
  const drop = (siblings: readonly Node[]): Node[] =>
    siblings.flatMap((node): Node[] => {
      if (!isElement(node)) {
        if (node.type === 'text' && squeeze(node.value) !== '') isOpening = false;
        return [node];
      }
      if (isHeading(node, isOpening) && squeeze(textOf([node])) === title) {
        return leaveOut('hidden', [node]);
      }
      return [{ ...node, children: drop(node.children) }];
    });
  return title === '' ? [...nodes] : drop(nodes);
};

const isHeading = ({ tagName, properties }: ElementNode, isOpening: boolean): boolean =>
  tagName === 'h1' ||
  WECHAT_TITLE.test(properties.class ?? '') ||
  (isOpening && HEADING.test(tagName));

/** Removes blanks and invisible characters, which editors and copying add. */
const squeeze = (value: string): string => value.replace(/[\s\u200b-\u200d\ufeff]+/g, '');
