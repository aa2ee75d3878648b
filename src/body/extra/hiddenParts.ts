import { INLINE_TAGS, TEXT_BLOCK_TAGS } from '../elements.ts';
import { isElement, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { findLazyAddresses } from './imageAddresses.ts';
import { readStyle } from './inlineStyle.ts';

/**
 * Removes what is hidden inside a text: notes of editors, fields of word processors, the picture of a
 * share card. A wrapper that hides the whole text is shown (wire 7.1): collected articles wait for a
 * script that shows them.
 */
export const hiddenParts: Transform = (nodes, { leaveOut }) => {
  if (!some(nodes, mayHide)) return [...nodes];
  const total = weigh(nodes);
  const shown = new Set<Node>();
  for (;;) {
    const roots: Root[] = [];
    const removed: Node[] = [];
    const outer: State = { invisible: null, tiny: null, isDrawing: false };
    const kept = strip(nodes, outer, { shown, roots, removed });
    const wrappers = findWrappers(roots, total);
    if (wrappers.length === 0) {
      leaveOut('hidden', removed);
      return kept;
    }
    for (const { node } of wrappers) shown.add(node);
  }
};

/** A part of every style that hides something. */
const HIDING =
  /none|hid|collapse|opacity|font|absolute|fixed|indent\s*:\s*-|clip-path|scale|[\s:][01](?:px)?\s*(?:[;!]|$)/i;

const mayHide = (node: Node): boolean =>
  isElement(node) &&
  (node.properties.hidden !== undefined || HIDING.test(node.properties.style ?? ''));

/** An outermost element that hides something. */
interface Root {
  readonly node: ElementNode;
  /** A script usually shows what only is transparent or invisible. */
  readonly isRevealed: boolean;
  /** The weight of what it hides. */
  lost: number;
}

/** What the surrounding elements hide, which inner elements can show again. */
interface State {
  readonly invisible: Root | null;
  readonly tiny: Root | null;
  /** Animations show the parts of a drawing. */
  readonly isDrawing: boolean;
}

interface Pass {
  /** Wrappers that were found to be shown. */
  readonly shown: ReadonlySet<Node>;
  readonly roots: Root[];
  /** The nodes that were left out. */
  readonly removed: Node[];
}

const MEDIA = /^(?:img|picture|video|audio|iframe|embed|object|image)$/;
const UNREADABLE = /^(?:script|style|title|template|noframes|noembed)$/;
/** An image weighs as much as a line of text. */
const MEDIA_WEIGHT = 20;

/** Returns how much there is to read and see. */
function weigh(nodes: readonly Node[]): number {
  let weight = 0;
  for (const node of nodes) {
    if (node.type === 'text') weight += weighText(node.value);
    else if (node.type === 'media' || (isElement(node) && MEDIA.test(node.tagName)))
      weight += MEDIA_WEIGHT;
    else if (isElement(node) && !UNREADABLE.test(node.tagName)) weight += weigh(node.children);
  }
  return weight;
}

const weighText = (value: string): number => value.replace(/\s+/g, '').length;

function strip(nodes: readonly Node[], state: State, pass: Pass): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) {
      const hider = node.type === 'text' ? (state.invisible ?? state.tiny) : state.invisible;
      const weight = hider === null ? 0 : weigh([node]);
      if (hider === null || weight === 0) return [node];
      hider.lost += weight;
      pass.removed.push(node);
      return [];
    }
    const isShown = pass.shown.has(node);
    const isRevealed = isTransparent(node, state);
    if (!isShown && (isRevealed || isRemoved(node))) {
      pass.roots.push({ node, isRevealed, lost: weigh([node]) });
      pass.removed.push(node);
      return [];
    }
    const inner = enter(node, state, isShown, pass);
    if (inner.invisible !== null && MEDIA.test(node.tagName)) {
      inner.invisible.lost += MEDIA_WEIGHT;
      pass.removed.push(node);
      return [];
    }
    return [{ ...node, children: strip(node.children, inner, pass) }];
  });
}

/** Returns the state inside an element. */
function enter(node: ElementNode, outer: State, isShown: boolean, { roots }: Pass): State {
  const { style } = node.properties;
  const isDrawing = outer.isDrawing || node.tagName === 'svg';
  if (style === undefined) return isDrawing === outer.isDrawing ? outer : { ...outer, isDrawing };
  const decide = (isHiding: boolean | null, before: Root | null, isRevealed: boolean) => {
    if (isHiding === null || (isHiding && before !== null)) return before;
    if (!isHiding || isShown) return null;
    const root: Root = { node, isRevealed, lost: 0 };
    roots.push(root);
    return root;
  };
  const visibility = readStyle(style, 'visibility');
  const isInvisible = visibility === '' ? null : /^(?:hidden|collapse)/.test(visibility);
  return {
    invisible: decide(isLazy(node) ? null : isInvisible, outer.invisible, true),
    tiny: decide(isTiny(style), outer.tiny, false),
    isDrawing,
  };
}

/** Whether the style makes text too small to see; null when it does not set a size of its own. */
function isTiny(style: string): boolean | null {
  const size =
    readStyle(style, 'font-size') || (/^[^/]*/.exec(readStyle(style, 'font'))?.[0] ?? '');
  const [, amount, unit] = /(?:^|\s)(\d*\.\d+|\d+)(px|pt|r?em|%)?$/.exec(size.trim()) ?? [];
  if (amount === undefined) return size === '' ? null : false;
  if (Number(amount) === 0) return true;
  if (unit === 'em' || unit === '%') return null;
  return unit !== 'rem' && Number(amount) < 2;
}

/** Whether it only is transparent: not an image that a script shows when it has loaded it. */
function isTransparent(node: ElementNode, { isDrawing }: State): boolean {
  const opacity = readStyle(node.properties.style, 'opacity');
  return opacity !== '' && Number.parseFloat(opacity) === 0 && !isDrawing && !isLazy(node);
}

const isLazy = ({ tagName, properties }: ElementNode): boolean =>
  tagName === 'img' && findLazyAddresses(properties).length > 0;

const ROW = /^t(?:r|body|head|foot)$/;

/** Whether the element has no box on its page, or one outside of the visible part. */
function isRemoved(node: ElementNode): boolean {
  const { tagName, properties } = node;
  const { style, hidden } = properties;
  if (hidden !== undefined) return true;
  if (style === undefined) return false;
  const read = (property: string) => readStyle(style, property);
  if (ROW.test(tagName) && /^collapse/.test(read('visibility'))) return true;
  if (/^none/.test(read('display')) || read('mso-hide') === 'all') return true;
  if (/^(?:absolute|fixed)/.test(read('position'))) {
    if (['left', 'right', 'top'].some((side) => /^-\d{3}/.test(read(side)))) return true;
    if (/^rect\((?:0|1px)/.test(read('clip'))) return true;
  }
  if (/^-\d{3}/.test(read('text-indent')) || /^inset\((?:50|100)%/.test(read('clip-path')))
    return true;
  if (/(?:^|\s)scale\(0\)/.test(read('transform'))) return true;
  const isFlat = ['height', 'max-height', 'width', 'max-width'].some((side) =>
    /^[01](?:px)?$/.test(read(side)),
  );
  // Drawings unfold what is beside them when they are tapped.
  return isFlat && /hidden/.test(read('overflow')) && !some([node], (one) => isElement(one, 'svg'));
}

/** A wrapper has at least this part of the text; the rest is a heading or a date. */
const WHOLE = 0.8;

/** Returns the elements that hide the text itself. */
function findWrappers(roots: readonly Root[], total: number): readonly Root[] {
  const lost = sum(roots);
  if (lost === 0) return [];
  const wrappers = roots.filter((root) => root.lost >= WHOLE * total);
  // Nothing else is in the text.
  if (lost === total) return wrappers.length > 0 ? wrappers : roots;
  // A single image or line is no text.
  const containers = wrappers.filter(({ node, lost }) => lost > MEDIA_WEIGHT && isContainer(node));
  if (containers.length > 0) return containers;
  const revealed = roots.filter(({ isRevealed }) => isRevealed);
  return sum(revealed) >= WHOLE * total ? revealed : [];
}

const sum = (roots: readonly Root[]): number =>
  roots.reduce((weight, { lost }) => weight + lost, 0);

const isContainer = ({ tagName }: ElementNode): boolean =>
  !INLINE_TAGS.has(tagName) && !TEXT_BLOCK_TAGS.has(tagName);
