import type { Page } from 'playwright/test';
import { MESSAGE_END } from './lengthenMessages.ts';
import { HOOK } from './locators.ts';

/**
 * Returns the messages of the page that are cut by a box around them, extend over the edge of their
 * control, begin above the page, or lie over other text, and the width of a page that is wider than the window. Text that
 * can be scrolled to is not cut.
 */
export const findCutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findInPage, {
    messageEnd: MESSAGE_END,
    whole: `${HOOK.rowMeta}, ${HOOK.touchTag}`,
  });

/** Runs in the page, so it cannot use anything outside of its body. */
function findInPage({
  messageEnd,
  whole,
}: {
  messageEnd: string;
  whole: string;
}): readonly string[] {
  /** Letters may extend beyond their box by this much without being cut visibly. */
  const TOLERANCE_PX = 2;
  /** Letters of lines with a small line height overlap by less than this. */
  const OVERLAP_PX = 8;
  const problems = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''}`;
  const short = (text: string) => `"${text.trim().slice(0, 20)}"`;
  /** Texts for screen readers alone are clipped. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.skip, [inert], [aria-hidden=true], noscript') === null &&
    !isClipped(element);

  /** Returns the box that a fixed or sticky part of the page is drawn in; null for the page. */
  const layerOf = (element: Element | null): Element | null => {
    for (let one = element; one; one = one.parentElement) {
      if (/fixed|sticky|absolute/.test(getComputedStyle(one).position)) return one;
    }
    return null;
  };

  interface Edges {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Line {
    readonly owner: Element;
    readonly text: string;
    readonly rect: Edges;
    readonly layer: Element | null;
    readonly isMessage: boolean;
  }
  const lines: Line[] = [];

  /** Returns the part of a line that a box shows; null for none. */
  const intersect = (rect: Edges, around: Edges): Edges | null => {
    const left = Math.max(rect.left, around.left);
    const right = Math.min(rect.right, around.right);
    const top = Math.max(rect.top, around.top);
    const bottom = Math.min(rect.bottom, around.bottom);
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };

  const ruler = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** Returns the part of a line's box that has letters: fonts, Tibetan ones most, are higher. */
  const inkOf = (text: string, owner: Element, { left, right, top }: DOMRect): Edges => {
    ruler.font = getComputedStyle(owner).font;
    const ink = ruler.measureText(text);
    const baseline = top + ink.fontBoundingBoxAscent;
    return {
      left,
      right,
      top: baseline - ink.actualBoundingBoxAscent,
      bottom: baseline + ink.actualBoundingBoxDescent,
    };
  };

  /** Reports the first box around the text that cuts it. Returns the part that is seen. */
  const checkClips = (
    owner: Element,
    text: string,
    rect: Edges,
    isMessage: boolean,
  ): Edges | null => {
    let isPlaced = false;
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      const around = box.getBoundingClientRect();
      if (scrolls) return intersect(rect, around);
      // A mark over an image follows the image, which may be wider than the link around it.
      isPlaced ||= style.position === 'absolute';
      const isControl =
        !isPlaced &&
        box.matches('button, a[href], label, legend') &&
        !/inline$|contents/.test(style.display);
      const clipsX = /hidden|clip/.test(style.overflowX) || isControl;
      const clipsY = /hidden|clip/.test(style.overflowY) || isControl;
      const cutX =
        rect.left < around.left - TOLERANCE_PX || rect.right > around.right + TOLERANCE_PX;
      const cutY =
        rect.top < around.top - 3 * TOLERANCE_PX || rect.bottom > around.bottom + 3 * TOLERANCE_PX;
      if ((clipsX && cutX) || (clipsY && cutY)) {
        const seen = intersect(rect, around);
        // What has no room in the line of a row, and the tag of the top bar, is left out whole.
        if (isMessage && (seen || !box.matches(whole)))
          problems.add(`cut by ${nameOf(box)}: ${short(text)}`);
        return isControl ? rect : seen;
      }
    }
    return rect;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = (node as Text).data;
    if (!owner || text.trim() === '' || owner.matches('script, style, option')) continue;
    if (!isShown(owner)) continue;
    const isMessage = text.includes(messageEnd);
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(owner);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const rect = inkOf(text, owner, box);
      if (isMessage && rect.bottom > 0 && rect.top + scrollY < -TOLERANCE_PX)
        problems.add(`above the page: ${short(text)}`);
      const seen = checkClips(owner, text, rect, isMessage);
      if (seen) lines.push({ owner, text, rect: seen, layer, isMessage });
    }
  }

  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.rect.top > one.rect.bottom) break;
      if (!one.isMessage && !other.isMessage) continue;
      if (one.layer !== other.layer || one.owner === other.owner) continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > TOLERANCE_PX && down > OVERLAP_PX)
        problems.add(`${short(one.text)} over ${short(other.text)} in ${nameOf(one.owner)}`);
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[placeholder], select',
  )) {
    if (!isShown(field)) continue;
    const text =
      field instanceof HTMLInputElement ? field.placeholder : field.selectedOptions[0]?.text;
    const style = getComputedStyle(field);
    ruler.font = style.font;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    if (text?.includes(messageEnd) && ruler.measureText(text).width > room + TOLERANCE_PX)
      problems.add(`cut in ${nameOf(field)}: ${short(text)}`);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement));
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isScrolled(element.parentElement),
    );
    const last = wide.at(-1);
    problems.add(`${scrollWidth} px wide${last ? ` by ${nameOf(last)}` : ''}`);
  }
  return [...problems];
}
