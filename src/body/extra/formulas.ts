import { element, isElement, rewriteElements, some, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Converts formulas (MathML) to HTML text with sub- and superscripts, which every supported
 * browser shows without foreign elements (decision 32). KaTeX writes each formula a second time
 * for browsers without MathML; that copy is dropped.
 */
export const formulas: Transform = (nodes, { leaveOut }) => {
  if (!some(nodes, (node) => isElement(node, 'math'))) return [...nodes];
  return rewriteElements(nodes, (node) => {
    if (/\bkatex-html\b/.test(node.properties.class ?? '')) return leaveOut('hidden', [node]);
    if (node.tagName !== 'math') return node;
    const children = convertChildren(node).flat();
    return node.properties.display === 'block'
      ? element('span', { style: BLOCK }, children)
      : children;
  });
};

/** A line of its own, also within a paragraph. */
const BLOCK = 'display:inline-block;width:100%;text-align:center';

const convertChildren = ({ children }: ElementNode): Node[][] =>
  children
    .filter((node) => isElement(node) || (node.type === 'text' && /\S/.test(node.value)))
    .map((node, index, siblings) => {
      if (!isElement(node)) return [node];
      if (node.tagName !== 'mo') return convert(node);
      const before = siblings[index - 1];
      return [text(formatOperator(node, before !== undefined && !isElement(before, 'mo')))];
    });

function convert(node: ElementNode): Node[] {
  const parts = convertChildren(node);
  const [base = [], first = [], second = []] = parts;
  switch (node.tagName) {
    case 'mi':
    case 'mn':
    case 'ms':
    case 'mtext': {
      const name = textOf([node]).trim();
      const isVariable = node.tagName === 'mi' && Array.from(name).length === 1;
      return [isVariable ? element('var', {}, [text(name)]) : text(name)];
    }
    case 'mspace':
      return [text(' ')];
    case 'msup':
    case 'mover':
      return [...base, element('sup', {}, first)];
    case 'msub':
    case 'munder':
      return [...base, element('sub', {}, first)];
    case 'msubsup':
    case 'munderover':
      return [...base, element('sub', {}, first), element('sup', {}, second)];
    case 'mfrac':
      return [...group(base), text('/'), ...group(first)];
    case 'msqrt':
      return [text('√'), ...group(parts.flat())];
    case 'mroot':
      return [element('sup', {}, first), text('√'), ...group(base)];
    case 'mfenced': {
      const { open = '(', close = ')' } = node.properties;
      return [text(open), ...join(parts, text(', ')), text(close)];
    }
    case 'mtable':
      return join(parts, element('br'));
    case 'mtr':
      return join(parts, text('\u2003'));
    case 'semantics':
      return base;
    case 'mphantom':
    case 'annotation':
    case 'annotation-xml':
      return [];
    default:
      return parts.flat();
  }
}

/** Returns an operator with blanks around it between two terms; '' for invisible operators. */
function formatOperator(node: ElementNode, isAfterTerm: boolean): string {
  const sign = textOf([node]).trim().replace('-', '−');
  if (/^[\u2061-\u2064]$/.test(sign)) return '';
  return isAfterTerm && /^[=<>≠≤≥≈≡→⇒⇔∈±×÷+−]$/.test(sign) ? ` ${sign} ` : sign;
}

/**
 * Encloses nodes in brackets, in place of the bar of a fraction or root, except a single name
 * or number.
 */
function group(nodes: readonly Node[]): Node[] {
  return /^(?:.|[\d.,]+)$/u.test(textOf(nodes)) ? [...nodes] : [text('('), ...nodes, text(')')];
}

const join = (parts: readonly Node[][], separator: Node): Node[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
