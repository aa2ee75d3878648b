import { isElement, rewriteElements, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

const ALIGNED = /^(?:p|div|section|h[1-6]|td|th|tr|tbody|thead|tfoot|caption|center|li)$/;
const CELL = /^(?:td|th|tr|tbody|thead|tfoot|table|col)$/;

/**
 * Converts presentational attributes and elements to styles: `<font color>`, `<center>`,
 * `align`, `bgcolor`, `valign`, a width in per cent. A style of the element overrides them.
 */
export const presentational: Transform = (nodes) =>
  some(nodes, isPresentational) ? rewriteAll(nodes) : [...nodes];

const isPresentational = (node: Node): boolean =>
  isElement(node) && (/^(?:font|big)$/.test(node.tagName) || describe(node).length > 0);

const rewriteAll = (nodes: readonly Node[]): Node[] =>
  rewriteElements(nodes, (node) => {
    const declarations = describe(node);
    const tagName = node.tagName === 'font' || node.tagName === 'big' ? 'span' : node.tagName;
    if (declarations.length === 0 && tagName === node.tagName) return node;
    const style = [...declarations, node.properties.style ?? ''].join(';');
    return { ...node, tagName, properties: { ...node.properties, style } };
  });

function describe({ tagName, properties }: ElementNode): string[] {
  const declarations: string[] = [];
  const add = (name: string, value: string | undefined) => {
    // The value must not be able to add a second declaration.
    if (value !== undefined && /^[\w#%(), .-]+$/.test(value)) declarations.push(`${name}:${value}`);
  };
  if (tagName === 'center') add('text-align', 'center');
  if (tagName === 'font') add('color', properties.color);
  if (ALIGNED.test(tagName)) add('text-align', properties.align);
  if (CELL.test(tagName)) {
    add('background-color', properties.bgcolor);
    add('vertical-align', properties.valign);
    if (properties.width?.endsWith('%')) add('width', properties.width);
  }
  return declarations;
}
