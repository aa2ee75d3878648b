import type { ReactNode } from 'react';

/**
 * The JSX runtime of modules that are compiled to markup (scripts/build/markupModules.ts): elements
 * are HTML text, and components are plain functions that run at once. It has no hooks, so a component
 * with state cannot be compiled to markup; the build stops there.
 */

/** Finished HTML; every other text is escaped. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Props = Readonly<Record<string, unknown>>;
export type Component = (props: Props) => unknown;

/** Returns finished HTML as a node, such as the content of a slot. */
export const markHtml = (html: string): unknown => new Markup(html);

/** Returns the HTML of what a component returns. Types call it a ReactNode, as React does. */
export const toHtml = (node: ReactNode): string => formatNode(node);

export const jsx = (type: string | Component, props: Props): unknown =>
  typeof type === 'function' ? type(props) : new Markup(formatElement(type, props));
export const jsxs = jsx;
/** Of the development server. */
export const jsxDEV = jsx;

export const Fragment = ({ children }: Props): unknown => new Markup(formatNode(children));

/** With the marks by which React finds the content that it hydrates. */
export const Suspense = ({ children }: Props): unknown =>
  new Markup(`<!--$-->${formatNode(children)}<!--/$-->`);

export const createElement = (
  type: string | Component,
  props: Props | null,
  ...children: readonly unknown[]
): unknown => jsx(type, children.length > 0 ? { ...props, children } : (props ?? {}));

function formatNode(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (node instanceof Markup) return node.html;
  if (Array.isArray(node)) return node.map(formatNode).reduce(joinNodes, '');
  return escapeText(String(node));
}

/**
 * Joins the HTML of two neighbours. Two texts stay apart, as React separates them, because React may
 * make the HTML interactive later (islands/mountIsland.ts). Only texts have no `<` and no `>`.
 */
const joinNodes = (before: string, after: string): string =>
  before && after && !before.endsWith('>') && !after.startsWith('<')
    ? `${before}<!-- -->${after}`
    : before + after;

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Shapes of SVG have no content and end themselves, which saves bytes in every icon. */
const SHAPE = /^(?:path|circle|rect|line)$/;
/** The HTML parser drops a line break at the start of these. */
const DROPS_FIRST_BREAK = /^(?:pre|textarea|listing)$/;

function formatElement(type: string, props: Props): string {
  let start = `<${type}`;
  for (const name in props) start += formatAttribute(name, props[name]);
  if (SHAPE.test(type)) return `${start}/>`;
  start += '>';
  if (VOID.test(type)) return start;
  const raw = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  const content = raw ? raw.__html : formatNode(props.children);
  const kept = content.startsWith('\n') && DROPS_FIRST_BREAK.test(type) ? '\n' : '';
  return `${start}${kept}${content}</${type}>`;
}

/** Properties that are no attributes. */
const NO_ATTRIBUTE =
  /^(?:children|key|ref|dangerouslySetInnerHTML|suppressHydrationWarning|on[A-Z].*)$/;
/** Attributes whose value is the word `true` or `false`. */
const WORD_VALUE = /^(?:aria-|data-|(?:draggable|contentEditable|spellCheck)$)/;
/** Attributes that HTML and SVG name otherwise. HTML ignores the case of names. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
  defaultValue: 'value',
};
const SVG_NAME = /^(?:stroke|fill|clip)[A-Z]/;

function formatAttribute(name: string, value: unknown): string {
  if (value === null || value === undefined || NO_ATTRIBUTE.test(name)) return '';
  const attribute = NAMES[name] ?? (SVG_NAME.test(name) ? toKebab(name) : name);
  if (name === 'style') return ` style="${escapeAttribute(formatStyle(value as Props))}"`;
  if (typeof value === 'boolean' && !WORD_VALUE.test(name)) return value ? ` ${attribute}=""` : '';
  return ` ${attribute}="${escapeAttribute(String(value))}"`;
}

/** Properties whose numbers have no unit. */
const UNITLESS =
  /^(?:--|aspectRatio|flex|fontWeight|lineHeight|opacity|order|zIndex|lineClamp|WebkitLineClamp)/;

const formatStyle = (style: Props): string =>
  Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? 'px' : '';
      return `${name.startsWith('--') ? name : toKebab(name)}:${String(value).trim()}${unit}`;
    })
    .join(';');

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeCharacter = (character: string): string => ESCAPED[character] ?? character;
const escapeText = (text: string): string => text.replace(/[&<>]/g, escapeCharacter);
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, escapeCharacter);
