import { cleanStyle, parseColour } from '../style.ts';
import { isElement, some } from '../tree.ts';
import type { Node, Transform } from '../types.ts';

const BACKGROUND_IMAGE = /(?:^|;)\s*background(?:-image)?\s*:[^;]*(?:url|gradient)\(/i;
/**
 * The first colour of a gradient is near its beginning; the limit keeps the cost of hostile
 * styles low.
 */
const GRADIENT_COLOUR = /gradient\([^;]{0,80}?(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]{5,60}\))/i;
const CLIPPED = /background-clip\s*:\s*text/i;
const COLOUR = /(^|;)\s*color\s*:[^;]*/gi;

/**
 * Removes text colours that were chosen for a background image (mostly white), because
 * background images are removed, also in descendants without a background of their own. A
 * gradient is replaced by its first colour.
 */
export const backgroundColours: Transform = (nodes) =>
  some(nodes, hasImage) ? dropColours(nodes, false) : [...nodes];

const hasImage = (node: Node): boolean =>
  isElement(node) &&
  (BACKGROUND_IMAGE.test(node.properties.style ?? '') || node.properties.background !== undefined);

function dropColours(nodes: readonly Node[], isBare: boolean): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const { properties } = node;
    let style = properties.style ?? '';
    const replacement = CLIPPED.test(style)
      ? ''
      : parseColour(GRADIENT_COLOUR.exec(style)?.[1] ?? '');
    if (replacement !== '' && !hasColour(style)) style += `;background-color:${replacement}`;
    const isStillBare = !hasColour(style) && (isBare || hasImage(node));
    if (isStillBare) style = style.replace(COLOUR, '$1');
    const children = dropColours(node.children, isStillBare);
    return style === (properties.style ?? '')
      ? { ...node, children }
      : { ...node, properties: { ...properties, style }, children };
  });
}

/** Whether the style has a background colour that is kept. */
const hasColour = (style: string): boolean =>
  /background|--b/i.test(style) && /(?:^|;)--b:/.test(cleanStyle(style, { keepPx: true }));
