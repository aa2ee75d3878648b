import type { Page } from 'playwright/test';

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the layout problems of text and controls in the elements that match the selector:
 * controls that cannot be scrolled into the viewport or are below 44 px, text that its control or
 * an ancestor clips, and text over other text. Empty when there is no problem.
 */
export function findLayoutProblems(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(findInPage, selector);
}

/** Runs in the page, so it cannot use anything outside of its body. */
function findInPage(selector: string): readonly string[] {
  const LEAST_TARGET_PX = 43.5;
  /** Letters may extend beyond their box by this much without being cut visibly. */
  const TOLERANCE_PX = 2;
  /** Line boxes with a small line height overlap by less than this. */
  const LEAST_OVERLAP_PX = 10;
  const CONTROLS =
    'a[href], button:not(:disabled), summary, select, textarea, input:not([type=hidden])';
  const problems = new Set<string>();
  const nameOf = (element: Element, text = element.textContent ?? '') =>
    `${element.localName}.${element.getAttribute('class') ?? ''} "${text.trim().slice(0, 16)}"`;
  /** Texts for screen readers alone are clipped. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isClipped(element);
  const areaOf = (control: HTMLElement): HTMLElement => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
    return control.closest<HTMLElement>('.field-box, .vote-search') ?? label ?? control;
  };

  const checkControl = (control: HTMLElement): void => {
    const area = areaOf(control);
    area.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom, width, height } = area.getBoundingClientRect();
    const isHigh = height > innerHeight;
    if (left < -1 || right > innerWidth + 1 || (!isHigh && (top < -1 || bottom > innerHeight + 1)))
      problems.add(`outside of the window: ${nameOf(control)}`);
    const [x, y] = [left + width / 2, Math.min(top + height / 2, innerHeight / 2 + top)];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || hit.contains(control));
    };
    if (!isHit(0, 0)) problems.add(`covered: ${nameOf(control)}`);
    const half = LEAST_TARGET_PX / 2 - 1;
    const isWide = width >= LEAST_TARGET_PX || (isHit(-half, 0) && isHit(half, 0));
    const isTall = height >= LEAST_TARGET_PX || (isHit(0, -half) && isHit(0, half));
    if (!isWide || !isTall)
      problems.add(`${Math.round(width)}x${Math.round(height)}: ${nameOf(control)}`);
  };

  /** Returns the boxes that clip their overflow: element, horizontally, vertically. */
  const clipsOf = (text: Element, box: Element): readonly [Element, boolean, boolean][] => {
    const clips: [Element, boolean, boolean][] = [];
    for (let element: Element | null = text; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const isControl = element.matches('button, a[href]') && style.display !== 'inline';
      const isEllipsis =
        style.textOverflow === 'ellipsis' ||
        style.getPropertyValue('-webkit-line-clamp') !== 'none';
      const cuts = (overflow: string) => /hidden|clip/.test(overflow);
      if (!isEllipsis && (isControl || cuts(style.overflowX) || cuts(style.overflowY)))
        clips.push([
          element,
          isControl || cuts(style.overflowX),
          isControl || cuts(style.overflowY),
        ]);
      // Text that scrolls or ends in an ellipsis is not clipped by the boxes around it.
      if (isEllipsis || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (element === box) break;
    }
    return clips;
  };

  /** Returns the part of a line that scrolled and clamped boxes show; null when it is hidden. */
  const findSeen = ({ left, right, top, bottom }: DOMRect, owner: Element): Edges | null => {
    const seen = { left, right, top, bottom };
    for (let element: Element | null = owner; element; element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const around = element.getBoundingClientRect();
      seen.left = Math.max(seen.left, around.left);
      seen.right = Math.min(seen.right, around.right);
      seen.top = Math.max(seen.top, around.top);
      seen.bottom = Math.min(seen.bottom, around.bottom);
    }
    return seen.left < seen.right && seen.top < seen.bottom ? seen : null;
  };

  const lines: { readonly owner: Element; readonly text: string; readonly rect: Edges }[] = [];
  const checkText = (node: Text, box: Element): void => {
    const owner = node.parentElement;
    const text = node.data.trim();
    if (!owner || text === '' || !isShown(owner) || owner.matches('option, style, script')) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const seen = findSeen(rect, owner);
      if (seen) lines.push({ owner, text, rect: seen });
      for (const [clip, x, y] of clipsOf(owner, box)) {
        const around = clip.getBoundingClientRect();
        const isCutX =
          rect.left < around.left - TOLERANCE_PX || rect.right > around.right + TOLERANCE_PX;
        const isCutY =
          rect.top < around.top - TOLERANCE_PX * 3 ||
          rect.bottom > around.bottom + TOLERANCE_PX * 3;
        if ((x && isCutX) || (y && isCutY))
          problems.add(`text cut by ${nameOf(clip, '')}: ${nameOf(owner, text)}`);
      }
    }
  };

  const checkOverlaps = (): void => {
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (across > TOLERANCE_PX && down > LEAST_OVERLAP_PX)
          problems.add(
            `text over text: ${nameOf(one.owner, one.text)} and ${nameOf(other.owner, other.text)}`,
          );
      }
    }
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide`);
  const boxes = document.querySelectorAll(selector);
  if (boxes.length === 0) problems.add(`nothing to look at: ${selector}`);
  for (const box of boxes) {
    if (
      box.scrollWidth > box.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(box).overflowX)
    )
      problems.add(`scrolls sideways: ${nameOf(box, '')}`);
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) checkText(node as Text, box);
    checkOverlaps();
    lines.length = 0;
    const controls = box.querySelectorAll<HTMLElement>(CONTROLS);
    for (const control of controls) if (isShown(control)) checkControl(control);
    if (box.matches(CONTROLS)) checkControl(box as HTMLElement);
  }
  return [...problems];
}
