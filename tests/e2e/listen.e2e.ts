import type { Page } from 'playwright/test';
import { cn as words } from '../../src/i18n/messages/cn.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { putArticle } from '../helpers/origin.ts';
import { stopLimits, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { endUtterance, readSaid, readSpeaking, simulateSpeech } from '../helpers/simulateSpeech.ts';

/** Articles that are read aloud, with a simulated voice. */
const { cn } = actionMessages;
const BAKED = 'newsDetail/12/345.html';
const TITLE = '穿过十七条河的铁路';
const TEXT = Array.from({ length: 30 }, (_, n) => `第 ${n} 页写一个节气。下面记的都是小事。`);

const bar = (page: Page) => page.getByRole('region', { name: cn['listen.name'] });
const key = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function tapListen(page: Page): Promise<void> {
  await waitUntilStarted(page);
  await page.locator('article [data-act=listen]').click();
}

const readMarked = (page: Page) =>
  page.evaluate(() => {
    const marks = CSS.highlights.get('spoken');
    return marks ? Array.from(marks, (range) => String(range)).join('') : '';
  });

test('reads the title and the text, marks the sentence and obeys the buttons', async ({ page }) => {
  await simulateSpeech(page, ['zh-CN']);
  await page.goto(await putArticle(861_001, { body: TEXT }));
  await tapListen(page);
  await expect(key(page, cn['audio.pause'])).toBeFocused();
  const title = (await page.locator('main h1').textContent()) ?? '';
  expect(await readSaid(page)).toEqual([title]);
  await endUtterance(page);
  await expect.poll(() => readMarked(page)).toBe('第 0 页写一个节气。');

  await key(page, cn['listen.forward']).click();
  await expect.poll(() => readMarked(page)).toBe('下面记的都是小事。');
  await key(page, cn['listen.back']).click();
  expect((await readSpeaking(page))?.text).toBe('第 0 页写一个节气。');
  await key(page, cn['audio.speed'].replace('{speed}', '1×')).click();
  expect(await readSpeaking(page)).toEqual({ text: '第 0 页写一个节气。', rate: 1.25 });
  await key(page, cn['listen.sleepOff']).click();
  await expect(key(page, cn['listen.sleep'].replace('{time}', '15 分'))).toBeVisible();

  await key(page, cn['audio.pause']).click();
  expect(await readSpeaking(page)).toBeNull();
  await key(page, cn['audio.play']).click();
  expect((await readSpeaking(page))?.text).toBe('第 0 页写一个节气。');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await key(page, cn['audio.close']).click();
  await expect(bar(page)).toBeHidden();
  expect(await readSpeaking(page)).toBeNull();
  expect(await readMarked(page)).toBe('');
});

test('starts from the share panel, too', { tag: '@sweep' }, async ({ page }) => {
  await simulateSpeech(page, ['zh-CN']);
  await page.goto(BAKED);
  await waitUntilStarted(page);
  await page.locator('article [data-act=share]').click();
  const panel = page.getByRole('dialog', { name: words['share.title'], exact: true });
  await panel.getByRole('button', { name: words['listen.start'] }).click();
  await expect(panel).toHaveCount(0);
  await expect(key(page, cn['audio.pause'])).toBeVisible();
});

test('has no button on an article without text', { tag: '@sweep' }, async ({ page }) => {
  await page.goto(await putArticle(861_009, { body: [] }));
  await expect(page.locator('article [data-act=share]')).toBeVisible();
  await expect(page.locator('[data-act=listen]')).toHaveCount(0);
});

test('keeps the sentence in view, but not while the reader scrolls', { tag: '@sweep' }, async ({
  page,
}) => {
  await simulateSpeech(page, ['zh-CN']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await putArticle(861_002, { body: TEXT }));
  await waitUntilStarted(page);
  // A sentence that takes too long is left, and the page follows again some seconds after a scroll.
  await stopLimits(page);
  await tapListen(page);
  await expect(bar(page)).toBeVisible();
  const readTop = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('spoken') ?? [];
      return (range as Range | undefined)?.getBoundingClientRect().top ?? -1;
    });
  // The title is above the window: the share button is at the end of the article.
  await expect.poll(readTop).toBeGreaterThan(0);
  await page.mouse.wheel(0, 3000);
  await expect.poll(readTop).toBeLessThan(-300);
  await key(page, cn['listen.forward']).click();
  await expect.poll(() => readMarked(page)).toBe('第 0 页写一个节气。');
  expect(await readTop()).toBeLessThan(0);
});

test('stops when the page is left and goes on with a tap on the next one', {
  tag: '@sweep',
}, async ({ page }) => {
  await simulateSpeech(page, ['zh-CN']);
  await page.goto(await putArticle(861_003, { body: TEXT }));
  const title = (await page.locator('main h1').textContent()) ?? '';
  await tapListen(page);
  await expect(bar(page)).toBeVisible();
  await endUtterance(page);
  await key(page, cn['listen.forward']).click();
  await page.goto(BAKED);
  await waitUntilStarted(page);
  expect(await readSaid(page)).toEqual([]);
  await page.mouse.move(100, 300);
  const link = bar(page).getByRole('link', {
    name: cn['listen.continue'].replace('{title}', title),
  });
  await expect(link).toBeVisible();
  await key(page, cn['audio.play']).click();
  expect(await readSaid(page)).toEqual(['下面记的都是小事。']);

  // Its own page marks the sentence; what was closed is not offered again.
  await bar(page).getByRole('link', { name: title }).click();
  await expect(page.locator('main h1')).toHaveText(title);
  await waitUntilStarted(page);
  await page.mouse.move(120, 320);
  await key(page, cn['audio.play']).click();
  await expect.poll(() => readMarked(page)).toBe('下面记的都是小事。');
  await key(page, cn['audio.close']).click();
  await page.goto(BAKED);
  await waitUntilStarted(page);
  await page.mouse.move(100, 300);
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('xy_speech'))).toBeNull();
});

test('says when the device has no voice for the language, and plays a recording where there is one', {
  tag: '@sweep',
}, async ({ page }) => {
  await simulateSpeech(page, ['en-US']);
  await page.goto(BAKED);
  await tapListen(page);
  await expect(page.getByText(cn['listen.noVoice'])).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goto(
    await putArticle(861_004, {
      body: [{ audio: 'almanac.mp3', title: '节气', text: '', seconds: 24 }, ...TEXT],
    }),
  );
  await tapListen(page);
  await expect(page.locator('audio-player')).toHaveAttribute('data-state', 'playing');
});

test('says when the browser cannot read aloud', { tag: '@sweep' }, async ({ page }) => {
  await simulateSpeech(page, null);
  await page.goto(BAKED);
  await expect(page.locator('main h1')).toHaveText(TITLE);
  await tapListen(page);
  await expect(page.getByText(cn['listen.noSpeech'])).toBeVisible();
});
