import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Tag } from './scanTags.ts';

/**
 * Returns the rules of a style sheet that a page uses (`readUsedNames`), and all plain rules of elements: a
 * list that code adds later must not depend on the lists of the text. What else such code adds is styled by
 * `src/styles/deferred.css`, which loads with it.
 */
export function keepUsedRules(css: string, used: ReadonlySet<string>): string {
  const pieces = parseSheet(css);
  const rules = pieces.map(printUsed(used)).join('');
  const animations = pieces.filter((piece) => piece.kind === 'keyframes');
  return (
    rules +
    animations
      .filter(({ name }) => rules.includes(name))
      .map(({ css }) => css)
      .join('')
  );
}

/**
 * Returns the names that selectors may require of a page: `.class`, `tag`, `lang:xx` and
 * `style:property`.
 */
export function readUsedNames(tags: readonly Tag[]): Set<string> {
  const names = new Set<string>();
  /** Rows of a list have the same classes: each value is divided once. */
  const classes = new Set<string>();
  for (const { name, attributes } of tags) {
    names.add(name);
    for (const { name: attribute, value } of attributes) {
      if (attribute === 'class') classes.add(value);
      else if (attribute === 'lang') names.add(`lang:${value.split('-')[0]}`);
      else if (attribute === 'style') {
        for (const [, property = ''] of value.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)) {
          names.add(`style:${property}`);
        }
      }
    }
  }
  for (const value of classes) for (const one of value.split(/\s+/)) names.add(`.${one}`);
  return names;
}

/** A selector and the names that it requires (`readUsedNames`), all of them. */
interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
}

type Piece =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly css: string }
  | { readonly kind: 'other'; readonly css: string };

const sheets = new Map<string, readonly Piece[]>();

/** All pages of a kind contain the same style sheet, so each is parsed once. */
function parseSheet(css: string): readonly Piece[] {
  let pieces = sheets.get(css);
  if (!pieces) {
    pieces = postcss.parse(css).nodes.map(readNode);
    sheets.set(css, pieces);
  }
  return pieces;
}

function readNode(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const { selectors, nodes } = node as Rule;
    return {
      kind: 'rule',
      selectors: selectors.map((text) => ({ text, needs: readNeeds(text) })),
      body: nodes.filter(isRead).map(String).join(';'),
    };
  }
  const { name, params, nodes } = node as AtRule;
  if (node.type === 'atrule' && (name === 'media' || name === 'supports') && nodes) {
    return { kind: 'group', head: `@${name} ${params}`, pieces: nodes.map(readNode) };
  }
  if (name === 'keyframes') return { kind: 'keyframes', name: params, css: String(node) };
  // After a block a semicolon would be part of the next selector.
  return { kind: 'other', css: `${node}${nodes ? '' : ';'}` };
}

/** Returns whether a node is used: the compiler's variables for `light-dark()` are not. */
const isRead = (node: ChildNode): boolean =>
  node.type !== 'decl' || !node.prop.startsWith('--lightningcss-');

const PLAIN_ELEMENT = /^[a-z][a-z\d]*$/;

/**
 * Returns the names that a selector requires: `.row-small .row-words > p` requires both classes and
 * a `p`, `[style*=--c]` an inline style that sets it, `:lang(bo)` content in that language. Other
 * attributes and states may change in the page, so they require nothing, and neither does a plain `ol`.
 */
function readNeeds(selector: string): readonly string[] {
  if (PLAIN_ELEMENT.test(selector)) return [];
  const bare = selector
    .replace(/(?<!\\)\[[^\]]*\]/g, '')
    .replace(/(?<!\\)::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '');
  const classes = Array.from(
    bare.matchAll(/\.((?:\\.|[\w-])+)/g),
    ([, name = '']) => `.${name.replaceAll('\\', '')}`,
  );
  const tags = Array.from(bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g), ([, tag = '']) => tag);
  const properties = Array.from(
    selector.matchAll(/\[style\*=["']?([\w-]+)/g),
    ([, name = '']) => `style:${name}`,
  );
  const languages = Array.from(
    selector.replace(/:not\([^)]*\)/g, '').matchAll(/:lang\((\w+)\)/g),
    ([, name = '']) => `lang:${name}`,
  );
  return [...classes, ...tags, ...properties, ...languages];
}

function printUsed(used: ReadonlySet<string>) {
  return function print(piece: Piece): string {
    switch (piece.kind) {
      case 'rule': {
        const wanted = piece.selectors.filter(({ needs }) => needs.every((name) => used.has(name)));
        return wanted.length > 0 ? `${wanted.map(({ text }) => text).join()}{${piece.body}}` : '';
      }
      case 'group': {
        const inside = piece.pieces.map(print).join('');
        return inside && `${piece.head}{${inside}}`;
      }
      case 'keyframes':
        return '';
      case 'other':
        return piece.css;
    }
  };
}
