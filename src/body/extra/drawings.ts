import { filterImageLink } from '../../model/link.ts';
import { element, isElement, some, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

/**
 * Replaces drawings (SVG) by what they show: pictures, labels, title and description as text, HTML
 * inside (`foreignObject`) as a section. Articles made of drawings have pictures as backgrounds, too:
 * the background of a drawing, or of a box that holds nothing else, is a picture. Links in a drawing
 * are dropped.
 */
export const drawings: Transform = (nodes) => (some(nodes, isDrawn) ? convert(nodes) : [...nodes]);

const isDrawn = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'svg' || /background/i.test(node.properties.style ?? ''));

const convert = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    const picture = readBackground(node);
    if (node.tagName === 'svg') return [...picture, ...extract(node, node, new Set())];
    return [{ ...node, children: [...picture, ...convert(node.children)] }];
  });

/** Returns what is shown of a part of a drawing; `shown` has the pictures that were found before. */
function extract(part: ElementNode, drawing: ElementNode, shown: Set<string>): Node[] {
  return part.children.flatMap((node): Node[] => {
    if (!isElement(node)) return [];
    const { tagName, properties } = node;
    if (tagName === 'foreignobject') return [element('section', {}, convert(node.children))];
    if (tagName === 'svg') return convert([node]);
    if (tagName === 'image') {
      const src = properties.href ?? properties['xlink:href'] ?? '';
      if (src === '' || shown.has(src)) return [];
      shown.add(src);
      return [element('img', { src, ...scale(readSides(node) ?? readViewBox(drawing), drawing) })];
    }
    if (/^(?:text|title|desc)$/.test(tagName)) {
      const words = textOf([node]).trim();
      // The name of a sign is none of its words.
      return tagName === 'title' && /^[\w.-]*$/.test(words) ? [] : [text(`${words} `)];
    }
    return extract(node, drawing, shown);
  });
}

type Size = readonly [width: number, height: number];

/** Width of the design in px. */
const PAGE_PX = 750;
/** A narrower drawing without a width in px has units of its own. */
const LEAST_PX = 200;

function readSides({ properties }: ElementNode): Size | null {
  const [width = 0, height = 0] = [properties.width, properties.height].map((side) =>
    Number(/^\d{1,5}(?:\.\d+)?(?:px)?$/.test(side ?? '') ? Number.parseFloat(side ?? '') : 0),
  );
  return width > 0 && height > 0 ? [width, height] : null;
}

function readViewBox({ properties }: ElementNode): Size | null {
  const box = (properties.viewBox ?? properties.viewbox ?? '')
    .slice(0, 80)
    .trim()
    .split(/[\s,]+/);
  const [width = 0, height = 0] = box.slice(2, 4).map(Number);
  return box.length === 4 && width > 0 && height > 0 ? [width, height] : null;
}

/** Returns the attributes of a size in units of a drawing, in px of the page. */
function scale(size: Size | null, drawing: ElementNode): Record<string, string> {
  if (size === null) return {};
  const [units] = readViewBox(drawing) ?? size;
  const width = readPx(drawing) || (units < LEAST_PX ? PAGE_PX : units);
  const [own, high] = size.map((side) => String(Math.round((side * width) / units)));
  return own !== undefined && high !== undefined ? { width: own, height: high } : {};
}

/** Returns the width in px that a style or attribute has; 0 without one. */
function readPx({ properties }: ElementNode): number {
  const sent = readStyle(properties.style, 'width') || (properties.width ?? '');
  return Number(/^(\d{1,4}(?:\.\d+)?)(?:px)?$/.exec(sent)?.[1] ?? 0);
}

const BACKGROUND =
  /(?:^|[;\s])background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')\s]{1,2000})["']?\s*\)/i;
/** A box without a drawing in it is a picture from this height on, in px or per cent of its width. */
const LEAST_HIGH = { px: 100, '%': 20 } as const;

/** Returns the picture that an element has as background; [] when that is an ornament. */
function readBackground(node: ElementNode): Node[] {
  const { style = '' } = node.properties;
  const src = filterImageLink(BACKGROUND.exec(style)?.[1]);
  if (src === '' || isPattern(style) || some([node], isContent)) return [];
  const drawing = findDrawing(node);
  const size = drawing === null ? readBox(style) : scale(readViewBox(drawing), drawing);
  const width = Number(size?.width ?? PAGE_PX);
  return size === null || width < LEAST_PX ? [] : [element('img', { src, ...size })];
}

const isPattern = (style: string): boolean =>
  /^repeat/.test(readStyle(style, 'background-repeat')) ||
  /(?:^|\s)repeat(?:-[xy])?(?:\s|$)/.test(readStyle(style, 'background'));

/** Text, or a picture of its own: a background behind it is an ornament. */
const isContent = (node: Node): boolean =>
  node.type === 'media' ||
  (node.type === 'text' && /\S/.test(node.value)) ||
  (isElement(node) && /^(?:img|table|hr|video|audio|iframe)$/.test(node.tagName));

function findDrawing(node: ElementNode): ElementNode | null {
  if (node.tagName === 'svg') return node;
  for (const child of node.children) {
    const found = isElement(child) ? findDrawing(child) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Returns the size of an empty box that is high enough for a picture; {} for an unknown width. */
function readBox(style: string): Record<string, string> | null {
  for (const side of ['height', 'min-height', 'padding-bottom', 'padding-top', 'padding']) {
    const [, amount, unit] = /^(\d{1,4}(?:\.\d+)?)(px|%)/.exec(readStyle(style, side)) ?? [];
    if (unit !== 'px' && unit !== '%') continue;
    if (Number(amount) < LEAST_HIGH[unit]) continue;
    const width = unit === '%' ? PAGE_PX : Number.parseFloat(readStyle(style, 'width'));
    const high = unit === '%' ? (Number(amount) * PAGE_PX) / 100 : Number(amount);
    const isKnown = width > 0 && !readStyle(style, 'width').endsWith('%');
    return isKnown ? { width: `${Math.round(width)}`, height: `${Math.round(high)}` } : {};
  }
  return null;
}
