import { expect, type Locator, type Page } from 'playwright/test';

/** No page of the tests has more controls before the one that a test wants. */
const MAX_STEPS = 120;

/**
 * Presses a key (Tab, unless another is given) until the element has the focus. Fails when it is
 * not reached, and when a focused element is outside of the window on the way.
 */
export async function moveTo(target: Locator, key = 'Tab'): Promise<void> {
  const page = target.page();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `not reached by ${key}`).toBeFocused({ timeout: 1 });
}

/** Waits a frame, in which the page may react to the last key. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(async (elements) => {
    await new Promise((frame) => requestAnimationFrame(frame));
    return elements.some((one) => one === document.activeElement);
  });

/** Moves to the element by Tab and presses a key on it. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await moveTo(target);
  await target.page().keyboard.press(key);
}

/** One stop of the Tab key. */
interface TabStop {
  readonly name: string;
  /** What is wrong with it; '' for nothing. */
  readonly problem: string;
}

/**
 * Presses Tab from the start of the page to its end. Returns the stops: each is visible, shows the
 * focus, has a name and is not reached twice. Stops at the first trap.
 */
export async function walkPage(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
    if (/twice/.test(stop.problem)) return stops;
  }
  return stops;
}

/** Runs in the page; returns null when the focus has left it. */
function readStop(): TabStop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const visited = window as unknown as { stops?: Set<Element> };
  visited.stops ??= new Set();
  const isKnown = visited.stops.has(element);
  visited.stops.add(element);
  // A hidden input shows its focus on what belongs to it.
  const shown = element.matches('input')
    ? [element, element.parentElement, element.nextElementSibling]
    : [element];
  const hasRing = shown.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  const area = element.matches('input') ? (element.closest('label') ?? element) : element;
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  const isOutside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
  const isSeen = hit !== null && (area.contains(hit) || hit.contains(area));
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
  const image = element.matches('img') ? element : element.querySelector('img[alt]:not([alt=""])');
  const name = [
    element.getAttribute('aria-label'),
    label,
    element.textContent,
    image?.getAttribute('alt'),
  ]
    .map((text) => text?.trim() ?? '')
    .find((text) => text !== '');
  const problems = [
    isKnown && 'reached twice',
    (element as HTMLElement).tabIndex > 0 && 'positive tabindex',
    !name && 'no name',
    !hasRing && 'no visible focus',
    isOutside ? 'outside of the window' : !isSeen && 'covered',
  ].filter(Boolean);
  const tag = `${element.localName}.${element.getAttribute('class') ?? ''}`;
  return { name: `${tag} "${(name ?? '').slice(0, 20)}"`, problem: problems.join(', ') };
}
