import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../elements.ts';
import { CARD_RULES, cleanStyle, type Holds } from '../style.ts';
import { rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/**
 * Cleans inline styles by the allow-list (`style.ts`) and removes those of images. A span
 * without any effect is unwrapped.
 */
export const styles: Transform = (nodes, { exempt }) => {
  // A cache, because editors write the same style on every paragraph.
  const cleaned = new Map<string, string>();
  const clean = (sent: string, holds: Holds): string => {
    const key = `${holds} ${sent}`;
    const known = cleaned.get(key) ?? cleanStyle(sent, { keepPx: exempt, holds });
    cleaned.set(key, known);
    return known;
  };
  return rewriteElements(nodes, (node) => {
    const { style: sent, ...properties } = node.properties;
    const style =
      sent === undefined || node.tagName === 'img' ? '' : clean(sent, CARD_RULES.decideHolds(node));
    if (style !== '') return { ...node, properties: { ...properties, style } };
    const isSilent = properties.lang === undefined && properties.dir === undefined;
    if (node.tagName === 'span' && isSilent) return node.children;
    return sent === undefined ? node : { ...node, properties };
  });
};

/**
 * Reduces elements to the allowed ones: dropped elements are removed with their content, some
 * are renamed (h1 is the page's own title: h2), all others are unwrapped.
 */
export const structure: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (DROPPED_TAGS.has(node.tagName)) return [];
    const tagName = RENAMED_TAGS.get(node.tagName) ?? node.tagName;
    if (!ALLOWED_TAGS.has(tagName)) return node.children;
    return tagName === node.tagName ? node : { ...node, tagName };
  });
