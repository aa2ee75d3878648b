import { filterLink } from '../../model/link.ts';
import { extractText } from '../../model/text.ts';
import { element, isElement, rewriteElements, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

export const DONE = '☑';
export const OPEN = '☐';

/**
 * Shows what a form and a map of an image say: ticks, chosen answers and values as text, options in a
 * line, areas as links.
 */
export const formParts: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    switch (node.tagName) {
      case 'input':
        return readInput(node);
      case 'en-todo':
        return sign(node.properties.checked === 'true' ? DONE : OPEN);
      case 'textarea':
        return readLines(textOf(node.children));
      case 'select':
        return text(listOptions(node).join(' / '));
      case 'map':
        return listAreas(node);
      default:
        return node;
    }
  });

const MAX_LINES = 1_000;

/** Returns the lines of a text; one that was not closed has taken the markup after it for text. */
function readLines(value: string): Node[] {
  const lines = extractText(value, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MAX_LINES);
  return lines.flatMap((line, at) => (at === 0 ? [text(line)] : [element('br'), text(line)]));
}

const sign = (mark: string): Node => text(`${mark} `);

/** Types of an input whose value is not for readers. */
const SILENT = /^(?:button|color|file|hidden|image|password|range|reset|submit)$/;

function readInput({ properties }: ElementNode): Node[] {
  const { type = 'text', checked, value = '' } = properties;
  const kind = type.trim().toLowerCase();
  if (kind === 'checkbox') return [sign(checked === undefined ? OPEN : DONE)];
  if (kind === 'radio') return [sign(checked === undefined ? '○' : '◉')];
  return SILENT.test(kind) || value.trim() === '' ? [] : [element('u', {}, [text(value.trim())])];
}

const CODE = /^(?:script|style|template)$/;

/** Returns the text of each option, and of other elements in a `select`; between options nothing is shown. */
const listOptions = ({ tagName, children }: ElementNode): string[] =>
  children.flatMap((child) => {
    if (isElement(child) && child.tagName !== 'option') {
      return CODE.test(child.tagName) ? [] : listOptions(child);
    }
    if (!isElement(child) && tagName === 'select') return [];
    const label = isElement(child) ? child.properties.label : '';
    return textOf([child]).trim() || label?.trim() || [];
  });

/** Returns a link for each area with an address. */
function listAreas(map: ElementNode): Node[] {
  const links: Node[] = [];
  const seen = new Set<string>();
  const collect = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const { href = '', alt = '', title = '' } = node.properties;
      const address = node.tagName === 'area' ? filterLink(href) : '';
      if (/^(?:https?:|\/)/.test(address) && !seen.has(address)) {
        seen.add(address);
        const words = alt.trim() || title.trim() || address.replace(/^https?:\/\/(?:www\.)?/, '');
        links.push(
          ...(links.length > 0 ? [text(' · ')] : []),
          element('a', { href }, [text(words)]),
        );
      }
      collect(node.children);
    }
  };
  collect(map.children);
  // Other content of a map is shown beside its image.
  return [...links, ...map.children.filter((node) => !isElement(node, 'area'))];
}
