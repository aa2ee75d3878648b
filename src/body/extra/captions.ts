import { cutCharacters } from '../../model/cutCharacters.ts';
import { extractText } from '../../model/text.ts';
import { createFigure, SMALL_PX } from '../imageNode.ts';
import { element, isElement, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

const MAX_CAPTION_CHARACTERS = 500;

/** The class of a caption: beside its image, or in the next row or cell. */
const CAPTION =
  /(?:^|[\s_-])(?:(?:fig)?caption(?:-text|-dd)?|(?:img|image|pic|picture|photo)[-_]?(?:desc|title|note|text|info))(?:$|[\s_-])/i;
const BOXES = /^(?:div|section|dl|table|center|p|span)$/;
/** A title that is the name of the file. */
const FILE_NAME = /^\S*\.\w{2,5}$|^[\w-]*$/;

/**
 * Makes captions of what other systems write as one: an attribute of the image (`data-caption`, a title
 * for readers), and the last part of a box that holds nothing but images and that part.
 */
export const captions: Transform = (nodes) => convert(nodes, false);

const convert = (nodes: readonly Node[], isCaptioned: boolean): Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    if (node.tagName === 'img') return isCaptioned ? node : readAttributes(node);
    const figure = isCaptioned ? null : readBox(node);
    if (figure !== null) return figure;
    const hasCaption = node.children.some((child) => isElement(child, 'figcaption'));
    return { ...node, children: convert(node.children, isCaptioned || hasCaption) };
  });

function readAttributes(img: ElementNode): ElementNode {
  const { title = '', width, 'data-caption': caption = '' } = img.properties;
  const words = clean(caption) || (FILE_NAME.test(title.trim()) ? '' : clean(title));
  const isSign = Number.parseFloat(width ?? '') < SMALL_PX;
  return words === '' || isSign ? img : createFigure(img, words);
}

const clean = (value: string): string =>
  cutCharacters(extractText(value).replace(/\s+/g, ' ').trim(), MAX_CAPTION_CHARACTERS);

/** Returns a figure for a box of images with their caption after them; null for any other. */
function readBox(box: ElementNode): ElementNode | null {
  if (!BOXES.test(box.tagName)) return null;
  const images: Node[] = [];
  let caption: ElementNode | null = null;
  const isFigure = (nodes: readonly Node[]): boolean =>
    nodes.every((node) => {
      if (!isElement(node)) return node.type === 'comment' || isBlankText(node);
      if (caption !== null) return isNothing(node);
      if (node.tagName === 'img' || isImageLink(node)) return images.push(node) > 0;
      if (isCaption(node)) {
        caption = node;
        return images.length > 0;
      }
      return !/^(?:figure|figcaption|br|hr)$/.test(node.tagName) && isFigure(node.children);
    });
  if (!isFigure(box.children) || caption === null) return null;
  const { children } = caption as ElementNode;
  return element('figure', {}, [...images, element('figcaption', {}, children)]);
}

const isBlankText = (node: Node): boolean => node.type === 'text' && !/\S/.test(node.value);

const isNothing = (node: Node): boolean =>
  !some([node], (one) => one.type !== 'element' && !isBlankText(one)) &&
  !some([node], (one) => isElement(one, 'img'));

const isImageLink = ({ tagName, children }: ElementNode): boolean =>
  tagName === 'a' && children.some((child) => isElement(child, 'img')) && children.length === 1;

const isCaption = (node: ElementNode): boolean =>
  CAPTION.test(node.properties.class ?? '') &&
  !some(node.children, (one) => isElement(one, 'img')) &&
  !isNothing(node);
