import type { Page } from 'playwright/test';
import { cn as words } from '../../src/i18n/messages/cn.ts';
import { QUOTE_MESSAGES } from '../../src/i18n/quoteMessages.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, HOOK } from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Text that readers select in an article: quotations, and links that open at them. */
const { cn } = actionMessages;
const { cn: quoteMessages } = QUOTE_MESSAGES;
const BAKED = 'newsDetail/12/345.html';
const TEXT = Array.from(
  { length: 40 },
  (_, n) => `第 ${n} 段写一个节气，${'下面记的都是小事，'.repeat(6)}第 ${n} 段完。`,
);
const NARROW = { width: 375, height: 812 };

const bar = (page: Page) => page.getByRole('status', { name: quoteMessages.name });
const key = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const paragraph = (page: Page, index: number) => articleBody(page).locator('p').nth(index);

/** Opens an article and moves the pointer, which is the first sign of a reader. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilStarted(page);
  await page.mouse.move(100, 300);
  await page.mouse.move(100, 310);
}

/** Selects text from one paragraph to the end of another; returns what the browser would copy. */
const select = (page: Page, from: number, to = from) =>
  articleBody(page).evaluate(
    (text, [first, last]) => {
      const paragraphs = text.querySelectorAll('p');
      const [begin, end] = [paragraphs[first as number], paragraphs[last as number]];
      if (!begin || !end) throw new Error('no paragraph');
      begin.scrollIntoView({ block: 'center' });
      getSelection()?.setBaseAndExtent(begin, 0, end, end.childNodes.length);
      return String(getSelection());
    },
    [from, to],
  );

/** Returns the text that the page has marked. */
const readMarked = (page: Page) =>
  page.evaluate((mark) => {
    const ranges = 'highlights' in CSS ? Array.from(CSS.highlights.get('quote') ?? []) : [];
    const marks = Array.from(document.querySelectorAll(mark), (part) => part.textContent);
    return [...ranges.map(String), ...marks];
  }, HOOK.quoteMark);

interface Notes {
  copied: string[];
  shared: ShareData[];
}

/** Replaces the clipboard and the phone's share sheet. */
const stubPhone = (page: Page) =>
  page.addInitScript(() => {
    const notes: Notes = Object.assign(window, { copied: [], shared: [] });
    const clipboard = { writeText: async (text: string) => void notes.copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    navigator.share = async (data = {}) => void notes.shared.push(data);
  });

const readNotes = (page: Page) =>
  page.evaluate(() => {
    const { copied, shared } = window as unknown as Notes;
    return { copied, shared };
  });

test('a bar below the selection copies the quotation with its source, and a link that opens there', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(response.url()));
  await stubPhone(page);
  await open(page, BAKED);
  const copied = await select(page, 2);
  await expect(key(page, quoteMessages.copy)).toBeVisible();
  const before = files.findIndex((url) => /quote[^/]*\.css/.test(url));
  expect(before, 'its style is loaded with the first selection').toBeGreaterThan(0);

  const box = await bar(page).boundingBox();
  const selected = await paragraph(page, 2).boundingBox();
  expect(box?.y).toBeGreaterThan((selected?.y ?? 0) + (selected?.height ?? 0));
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(NARROW.width);
  for (const button of await bar(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await key(page, quoteMessages.copy).click();
  await expect(page.getByText(quoteMessages.copied)).toBeVisible();
  const counted = page.waitForRequest(/\/postEvent\b/);
  await key(page, quoteMessages.link).click();
  await counted;
  const [citation = '', link = ''] = (await readNotes(page)).copied;
  expect(citation).toBe(`“${copied.trim()}”\n穿过十七条河的铁路 · 霁川日报\n${link}`);
  expect(link).toMatch(/345\.html\?isShare=true&xyt=\d{13}&quote=[%\w.]+$/);

  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(bar(page)).toBeEmpty();
  await page.goto(link);
  await expect.poll(() => readMarked(page)).toEqual([copied.trim()]);
  await expect(paragraph(page, 2)).toBeInViewport();
});

test('Tab leads from the selection to the bar, Escape closes it, and its quotation is shared', async ({
  page,
}) => {
  await stubPhone(page);
  // A key is the first sign of a reader without a pointer, whose place browsers report when they scroll.
  await page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(BAKED);
  await waitUntilStarted(page);
  await page.keyboard.press('Shift');
  const quotation = `“${(await select(page, 1)).trim()}”`;
  await expect(key(page, quoteMessages.copy)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(key(page, quoteMessages.copy)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(key(page, words['share.title'])).toBeFocused();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog', { name: words['share.title'], exact: true });
  await panel.getByRole('button', { name: cn['share.poster'] }).click();
  const poster = page.getByRole('dialog', { name: cn['share.poster'] });
  await expect(poster.getByRole('img')).toHaveAttribute(
    'alt',
    cn['poster.alt'].replace('{title}', quotation),
  );
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: cn['share.native'] }).click();
  await expect(panel).toHaveCount(0);
  const { shared } = await readNotes(page);
  expect(shared[0]).toMatchObject({
    title: '穿过十七条河的铁路',
    url: expect.stringMatching(/&quote=/),
  });
  expect(quotation.startsWith((shared[0]?.text ?? '').slice(0, 20))).toBe(true);

  await expect(key(page, words['share.title'])).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeEmpty();
});

test('a mouse selects with the bar away until it is released', async ({ page }) => {
  await open(page, await putArticle(863_001, { body: TEXT }));
  const box = await paragraph(page, 0).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(key(page, quoteMessages.copy)).toBeVisible();
  await paragraph(page, 3).click();
  await expect(bar(page)).toBeEmpty();

  await select(page, 3);
  await expect(key(page, quoteMessages.copy)).toBeVisible();
  expect((await select(page, 0, 39)).length, 'too long for a quote').toBeGreaterThan(2_000);
  await expect(bar(page)).toBeEmpty();
});

for (const [what, body, [from, to], hasHighlights, tag] of [
  ['two paragraphs and a figure', withFigure(TEXT), [30, 31], true, undefined],
  ['the same, in an engine without highlights', withFigure(TEXT), [30, 31], false, '@sweep'],
] as const) {
  test(`a link opens at ${what}`, { tag }, async ({ page }) => {
    await stubPhone(page);
    if (!hasHighlights) await page.addInitScript('delete window.Highlight');
    const address = await putArticle(hasHighlights ? 863_002 : 863_003, { body });
    await open(page, address);
    await select(page, from, to);
    await key(page, quoteMessages.link).click();
    await expect.poll(async () => (await readNotes(page)).copied).toHaveLength(1);
    const [link = ''] = (await readNotes(page)).copied;
    await page.goto(link);
    await expect.poll(() => readMarked(page)).toEqual([TEXT[from], TEXT[to]]);
    await expect(paragraph(page, from)).toBeInViewport();
    const text = await select(page, from);
    expect(text.trim(), 'what is copied has no mark').toBe(TEXT[from]);
  });
}

function withFigure(text: readonly string[]) {
  return [
    ...text.slice(0, 31),
    { picture: 'market-2', caption: '图说不在引文里。' },
    ...text.slice(31),
  ];
}

test('a link opens in a folded text, and a page whose text has changed opens as usual', async ({
  page,
}) => {
  const address = await putArticle(863_004, { body: TEXT, points: 5 });
  const quoted = (quote: string) => `${address}${address.includes('?') ? '&' : '?'}quote=${quote}`;
  await page.goto(quoted(encodeURIComponent('第35段写一个节气')));
  await expect.poll(() => readMarked(page)).toEqual(['第 35 段写一个节气，']);
  await expect(paragraph(page, 35)).toBeInViewport();
  await expect(page.getByRole('button', { name: words['article.showAll'] })).toHaveCount(0);

  await page.goto(quoted('nowhere'));
  await waitUntilStarted(page);
  await expect(page.getByRole('button', { name: words['article.showAll'] })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readMarked(page)).toEqual([]);
});

test('an article whose sharing is closed has no bar', { tag: '@sweep' }, async ({ page }) => {
  await open(page, await putArticle(863_005, { body: TEXT, shareClosed: true }));
  await select(page, 1);
  await expect(bar(page)).toBeAttached();
  await expect(bar(page)).toBeEmpty();
});
