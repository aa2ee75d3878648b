import { filterLink } from '../../model/link.ts';
import { createFigure, isSmallImage } from '../imageNode.ts';
import { element, isBlank, isElement, rewriteElements, some, text, textOf, walk } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** Classes of the cards of other systems: bookmarks, previews of links, files. */
const CARD = /(?:^|[\s_-])(?:bookmark|(?:file|link)-(?:card|preview)|preview-card)(?:$|[\s_-])/i;
const CONTROLS = /^(?:button|input|select|progress|meter)$/;
const PLAYER = /player|controls/i;

/**
 * Makes cards (`players.ts`) of links that hold the lines of one, with their pictures above; and removes
 * what is left of the controls of a player: times and speeds beside buttons.
 */
export const linkCards: Transform = (nodes, { leaveOut }) =>
  rewriteElements(nodes, (node) => {
    if (isControls(node)) return leaveOut('hidden', [node]);
    if (node.tagName === 'figure' && node.children.some(isCard)) {
      return node.children.map((child) =>
        isElement(child, 'figcaption') ? element('p', {}, child.children) : child,
      );
    }
    return node.tagName === 'a' && CARD.test(node.properties.class ?? '') ? makeCard(node) : node;
  });

const isCard = (node: Node): boolean =>
  isElement(node, 'figure') && /^embed/.test(node.properties.class ?? '');

function makeCard(link: ElementNode): Node | Node[] {
  const { href = '' } = link.properties;
  const [title = '', ...rest] = readLines(link.children);
  if (title === '' || !/^(?:https?:|\/)/.test(filterLink(href))) return link;
  const images: ElementNode[] = [];
  walk(link.children, (node) => {
    if (isElement(node, 'img')) images.push(node);
  });
  const isSign = (image: ElementNode) =>
    ICON.test(image.properties.class ?? '') || isSmallImage(image);
  const note = [...images.filter(isSign), text(rest.join(' · '))];
  return [
    ...images
      .filter((image) => !isSign(image))
      .map((image) => createFigure(element('a', { href }, [image]))),
    element('figure', { class: 'embed' }, [
      element('a', { href }, [
        element('b', {}, [text(title)]),
        ...(isBlank(note) ? [] : [text(' '), element('small', {}, note)]),
      ]),
    ]),
  ];
}

/** Signs of the site that a link leads to. */
const ICON = /icon|logo|avatar/i;

function readLines(nodes: readonly Node[]): string[] {
  const lines: string[] = [];
  walk(nodes, (node) => {
    if (node.type === 'text' && /\S/.test(node.value)) lines.push(node.value.trim());
  });
  return lines;
}

/** Whether it holds controls of a player and no words. */
const isControls = ({ properties, children }: ElementNode): boolean =>
  PLAYER.test(properties.class ?? '') &&
  some(children, (child) => isElement(child) && CONTROLS.test(child.tagName)) &&
  !some(children, (child) => child.type === 'media') &&
  /^[\s\d:/.,×x%+-]*$/.test(textOf(children));
