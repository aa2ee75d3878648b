import { element, isElement, isInline, rewriteElements, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { DONE, OPEN } from './formParts.ts';
import { readStyle } from './inlineStyle.ts';

/**
 * Shows lists as their editors do: kinds and depths that classes and attributes of items say, ticks of
 * tasks, numbers of every kind, and no sign where there is none.
 */
export const editorLists: Transform = (nodes) =>
  rewriteElements(nodes, (node) =>
    node.tagName === 'ol' || node.tagName === 'ul' ? rewriteList(node) : node,
  );

function rewriteList(list: ElementNode): Node[] {
  const ticked = { ...list, children: list.children.map((item) => tick(item, list)) };
  const nested = ticked.children.some(hasOwnKind) ? nest(ticked) : [ticked];
  return nested.map((node) => (isElement(node) ? markList(node) : node));
}

type Properties = Readonly<Record<string, string>>;

/** Adds the tick of a task that an attribute of the item, or of a list of done ones, says. */
function tick(item: Node, list: ElementNode): Node {
  if (!isElement(item, 'li')) return item;
  const state = readState(item.properties) ?? readState(list.properties);
  if (state === null || /^\s*[☑☐]/.test(textOf([item]))) return item;
  return { ...item, children: prepend(item.children, `${state ? DONE : OPEN} `) };
}

/** Whether a task is done; null when it is none. */
function readState(properties: Properties): boolean | null {
  const { 'data-list': kind = '', 'data-checked': checked, class: className = '' } = properties;
  if (/^(?:checked|done)$/.test(kind) || checked === 'true') return true;
  if (/^(?:unchecked|check|todo)$/.test(kind) || checked === 'false') return false;
  return /(?:^|\s)(?:task|todo)-(?:done|checked)(?:\s|$)/.test(className) ? true : null;
}

/** Puts a sign before the first line. */
function prepend(children: readonly Node[], sign: string): Node[] {
  const at = children.findIndex((child) => child.type !== 'text' || /\S/.test(child.value));
  const first = children[at];
  if (!isElement(first) || isInline(first)) return [text(sign), ...children];
  const inner = { ...first, children: prepend(first.children, sign) };
  return children.map((child) => (child === first ? inner : child));
}

const INDENT = /(?:^|\s)(?:ql-)?indent-([1-8])(?:\s|$)/;

const hasOwnKind = (item: Node): boolean =>
  isElement(item, 'li') &&
  (item.properties['data-list'] !== undefined || INDENT.test(item.properties.class ?? ''));

const depthOf = (item: Node): number =>
  isElement(item) ? Number(INDENT.exec(item.properties.class ?? '')?.[1] ?? 0) : 0;

function kindOf(item: Node, list: ElementNode): string {
  const kind = isElement(item) ? (item.properties['data-list'] ?? '') : '';
  if (kind === '') return list.tagName;
  return /^(?:ordered|number)/.test(kind) ? 'ol' : 'ul';
}

/** Returns the lists of items whose kind and depth their attributes say. */
function nest(list: ElementNode): ElementNode[] {
  const top: ElementNode[] = [];
  /** The open list of each depth. */
  const open: ElementNode[] = [];
  for (const item of list.children) {
    if (!isElement(item, 'li')) continue;
    const depth = Math.min(depthOf(item), open.length);
    const kind = kindOf(item, list);
    open.length = Math.min(open.length, depth + 1);
    if (open[depth]?.tagName !== kind) {
      const properties =
        kind === list.tagName && depth === 0 && top.length === 0 ? list.properties : {};
      const made = element(kind, { ...properties });
      const siblings = open[depth - 1]?.children ?? [];
      const parent = siblings[siblings.length - 1];
      open[depth] = made;
      if (isElement(parent)) parent.children.push(made);
      else top.push(made);
    }
    open[depth]?.children.push({ ...item, children: [...item.children] });
  }
  return top.map((one) => element(one.tagName, one.properties, one.children.map(markInner)));
}

/** Marks the lists that `nest` put into an item. */
const markInner = (node: Node): Node => {
  if (!isElement(node)) return node;
  const children = node.children.map(markInner);
  return node.tagName === 'ol' || node.tagName === 'ul'
    ? markList({ ...node, children })
    : { ...node, children };
};

const TYPES = new Map([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
  ['circle', 'circle'],
  ['square', 'square'],
  ['none', 'none'],
]);

/** Numbers of an editor that writes them as pictures: its name, and what is before and after. */
const WRITTEN = new Map([
  ['num', ['', '.']],
  ['num1', ['', '）']],
  ['num2', ['（', '）']],
  ['cn', ['', '、']],
  ['cn1', ['（', '）']],
  ['cn2', ['（', '）']],
  ['dash', ['—', '']],
  ['dot', ['·', '']],
]);

/** Adds the signs of a list as a style, or as text where no style has them. */
function markList(list: ElementNode): ElementNode {
  const { properties, children } = list;
  const [, written = ''] = /(?:^|\s)custom_(\w{2,4})(?:\s|$)/.exec(properties.class ?? '') ?? [];
  const around = WRITTEN.get(written);
  if (around !== undefined) {
    let number = Number(properties.start ?? 1) - 1;
    const items = children.map((item) => {
      if (!isElement(item, 'li')) return item;
      number += 1;
      const [before = '', after = ''] = around;
      const value = after === '' ? '' : written.startsWith('cn') ? formatHan(number) : `${number}`;
      return { ...item, children: prepend(item.children, `${before}${value}${after}`) };
    });
    return withoutSigns({ ...list, children: items });
  }
  const items = children.filter((item) => isElement(item, 'li'));
  if (items.length > 0 && items.every((item) => /^\s*[☑☐]/.test(textOf([item]))))
    return withoutSigns(list);
  const type = TYPES.get((properties.type ?? '').trim());
  if (type === undefined || readStyle(properties.style, 'list-style-type') !== '') return list;
  return withStyle(list, `list-style-type:${type}`);
}

const withoutSigns = (list: ElementNode): ElementNode => withStyle(list, 'list-style-type:none');

const withStyle = (list: ElementNode, declaration: string): ElementNode => {
  const style = [list.properties.style, declaration].filter(Boolean).join(';');
  return { ...list, properties: { ...list.properties, style } };
};

const DIGITS = '零一二三四五六七八九';

/** Returns a number from 1 to 99 in Chinese, else in digits. */
function formatHan(number: number): string {
  if (number < 1 || number > 99) return `${number}`;
  const tens = Math.floor(number / 10);
  const ones = DIGITS.charAt(number % 10);
  if (tens === 0) return ones;
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${number % 10 === 0 ? '' : ones}`;
}
