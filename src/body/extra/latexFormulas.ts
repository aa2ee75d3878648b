import { filterImageLink } from '../../model/link.ts';
import { element, isElement, rewriteElements, some, text, textOf } from '../tree.ts';
import type { ElementNode, LeaveOut, Node, Transform } from '../types.ts';
import { findLazyAddresses } from './imageAddresses.ts';
import { readImageFile, readInlineBase64 } from './imageSize.ts';
import { typesetLatex } from './latex.ts';

/** Attributes with a formula; `data-value` only of elements that are named so. */
const SOURCES = ['data-latex', 'data-tex', 'data-math', 'data-formula', 'data-equation', 'latex'];
const FORMULA = /formula|latex|math|equation|(?:^|[\s_-])tex(?:$|[\s_-])/i;
/** A formula as an address or markup. */
const OTHER = /^\s*(?:<|«|&lt;|https?:|\{")/;
const TEX_SCRIPT = /^math\/(?:la)?tex/i;
/** What MathJax draws beside the script with the source. */
const DRAWN = /(?:^|\s)MathJax(?:_(?:Preview|Display|SVG|SVG_Display|CHTML))?(?:$|\s)/;
/** Formulas between words. */
const DELIMITED =
  /\\\((?:[^\\]|\\[^()]){1,2000}?\\\)|\\\[(?:[^\\]|\\[^[\]]){1,2000}?\\\]|\$\$[^$]{1,2000}\$\$/;
const NO_TEXT = /^(?:pre|code|script|style|textarea|svg|math)$/;

/**
 * Shows formulas that an editor keeps as LaTeX in attributes, scripts and between words, where nothing
 * else shows them: set as text, else as their source.
 */
export const latexFormulas: Transform = (nodes, { leaveOut }) => {
  if (!some(nodes, mayHold)) return [...nodes];
  const hasScripts = some(nodes, isTexScript);
  const read = rewriteElements(nodes, (node) => {
    if (hasScripts && DRAWN.test(node.properties.class ?? '')) return leaveOut('hidden', [node]);
    const source = findSource(node);
    return source === '' ? node : typeset(source);
  });
  return setDelimited(read, leaveOut);
};

const mayHold = (node: Node): boolean => {
  if (node.type === 'text') return /\\[([]|\$\$/.test(node.value);
  return isElement(node) && (isTexScript(node) || findSource(node) !== '');
};

const isTexScript = (node: Node): boolean =>
  isElement(node, 'script') && TEX_SCRIPT.test(node.properties.type ?? '');

/** Returns the formula of an element that shows none itself; '' for all others. */
function findSource(node: ElementNode): string {
  const { tagName, properties, children } = node;
  if (isTexScript(node)) return textOf(children).trim();
  const named = SOURCES.map((name) => properties[name]?.trim() ?? '').find((value) => value !== '');
  const isFormula = FORMULA.test(
    `${properties.class} ${properties['data-w-e-type']} ${properties['data-type']}`,
  );
  const source =
    named ||
    (isFormula && (properties['data-value'] || (tagName === 'img' && properties.alt))) ||
    '';
  if (source === '' || OTHER.test(source)) return '';
  if (tagName === 'img') return isLoaded(properties) ? '' : source;
  return some(children, isShown) ? '' : source;
}

function isLoaded(properties: Readonly<Record<string, string>>): boolean {
  const { src = '' } = properties;
  if (filterImageLink(src) !== '' || findLazyAddresses(properties).length > 0) return true;
  return readImageFile(readInlineBase64(src)) !== null;
}

/** Editors keep characters without width in formulas. */
const isShown = (node: Node): boolean =>
  (node.type === 'text' && /[^\s\u200b\ufeff]/.test(node.value)) ||
  isElement(node, 'img') ||
  isElement(node, 'svg') ||
  isElement(node, 'math');

const typeset = (source: string): Node[] =>
  typesetLatex(source) ?? [element('code', {}, [text(source)])];

const setDelimited = (nodes: readonly Node[], leaveOut: LeaveOut): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (isElement(node)) {
      return [
        NO_TEXT.test(node.tagName)
          ? node
          : { ...node, children: setDelimited(node.children, leaveOut) },
      ];
    }
    if (node.type !== 'text') return [node];
    const result: Node[] = [];
    let rest = node.value;
    for (let found = DELIMITED.exec(rest); found !== null; found = DELIMITED.exec(rest)) {
      const [whole] = found;
      const set = typesetLatex(whole.slice(2, -2));
      if (set !== null) leaveOut('hidden', [text(whole)]);
      result.push(text(rest.slice(0, found.index)), ...(set ?? [text(whole)]));
      rest = rest.slice(found.index + whole.length);
    }
    return result.length === 0 ? [node] : [...result, text(rest)];
  });
