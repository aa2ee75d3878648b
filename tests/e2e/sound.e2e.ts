import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { audioPosition, bottomBar, HOOK } from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { scrollToEnd } from '../helpers/pageHelpers.ts';

const WORDS = actionMessages.cn;
const SOUND = { audio: 'almanac.mp3', title: '外婆的节气本', text: '朗读：景怀山', seconds: 24 };
const TEXT = Array.from({ length: 30 }, (_, n) => `第 ${n} 页写一个节气，下面记的都是小事。`);

const card = (page: Page, nth = 0) => page.locator('audio-player').nth(nth);
const bar = (page: Page) => page.getByRole('region', { name: WORDS['audio.bar'] });
const slider = (page: Page) => card(page).getByRole('slider', { name: WORDS['audio.place'] });

/** Returns the playback position of the first card, in seconds. */
const position = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

async function start(page: Page, nth = 0): Promise<void> {
  await page.locator(`${HOOK.audioCover}:not([hidden])`).nth(nth).click();
}

test('plays in its card, has a bar while the card is out of view, and ends', async ({ page }) => {
  await page.goto(await putArticle(849_001, { body: [SOUND, ...TEXT] }));
  await start(page);
  await expect(card(page)).toHaveAttribute('data-state', 'playing');
  const first = await position(page);
  await expect.poll(() => position(page), { intervals: [100] }).toBeGreaterThan(first + 0.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(SOUND.title);

  await scrollToEnd(page);
  await expect(bar(page)).toBeVisible();
  // The bar is above the article's own bar once its animation has ended.
  const overlap = async () => {
    const [own, foot] = await Promise.all([bar(page).boundingBox(), bottomBar(page).boundingBox()]);
    return (own?.y ?? 0) + (own?.height ?? 0) - (foot?.y ?? 0);
  };
  await expect.poll(overlap, { intervals: [50] }).toBeLessThanOrEqual(1);
  await bar(page).getByRole('button', { name: WORDS['audio.pause'] }).click();
  await expect(card(page)).toHaveAttribute('data-state', 'paused');
  await bar(page).getByRole('button', { name: WORDS['audio.play'], exact: true }).click();

  // A tap on the title scrolls back to the card; the End key seeks to the end.
  await bar(page).getByRole('button', { name: SOUND.title }).click();
  await expect(bar(page)).toBeHidden();
  await expect(card(page).getByRole('button', { name: WORDS['audio.pause'] })).toBeFocused();
  await slider(page).press('End');
  await expect(card(page)).toHaveAttribute('data-state', 'ended');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:00');
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

test('is moved by keys, seek buttons and dragging, and its end closes the bar', async ({
  page,
}) => {
  await page.goto(await putArticle(849_002, { body: [SOUND, ...TEXT] }));
  await start(page);
  await expect(slider(page)).toBeEnabled();
  await card(page).getByRole('button', { name: WORDS['audio.pause'] }).click();
  await slider(page).press('Home');
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:05');
  await card(page).getByRole('button', { name: '快进 15 秒' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:20');

  // While the slider is dragged, playback does not move it; the seek happens on release.
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider has no place');
  const y = box.y + box.height / 2;
  // From the beginning: the sound must not end before the release.
  await slider(page).press('Home');
  await card(page).getByRole('button', { name: WORDS['audio.play'], exact: true }).click();
  await page.mouse.move(box.x + box.width * 0.9, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, y, { steps: 3 });
  const held = await position(page);
  expect(held).toBeGreaterThan(4);
  expect(held).toBeLessThan(8);
  await expect(audioPosition(card(page))).toHaveText(/00:0[5-7]/);
  await page.mouse.up();
  await expect.poll(() => position(page)).toBeGreaterThan(held + 0.2);

  const speed = card(page).getByRole('button', { name: /播放速度/ });
  await speed.click();
  await expect(speed).toHaveText('1.25×');
  await card(page).getByRole('button', { name: WORDS['audio.pause'] }).click();
  await slider(page).fill('23.2');
  await scrollToEnd(page);
  await bar(page).getByRole('button', { name: WORDS['audio.play'], exact: true }).click();
  await expect(bar(page)).toBeHidden();
  await expect(card(page)).toHaveAttribute('data-state', 'ended');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:00');
});

test('pauses the one that plays; one that fails to load shows an error and can be retried', {
  tag: '@sweep',
}, async ({ page, context, problems }) => {
  problems.allow(/status of 404/);
  const lost = { ...SOUND, audio: 'lost.mp3', title: '丢失的录音' };
  await page.goto(await putArticle(849_003, { body: [SOUND, lost, SOUND, ...TEXT] }));
  await start(page);
  await expect(card(page)).toHaveAttribute('data-state', 'playing');
  // The covers that are still visible: that of the missing file and the third.
  await start(page, 1);
  await expect(card(page, 1)).toHaveAttribute('data-state', 'playing');
  await expect(card(page)).toHaveAttribute('data-state', 'paused');

  await start(page);
  const failed = page.getByRole('group', { name: lost.title });
  await expect(failed.getByRole('alert')).toHaveText(WORDS['audio.failed']);
  await expect(page.locator('audio-player[data-state=playing]')).toHaveCount(0);
  await context.route('**/lost.mp3', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('lost', 'almanac') });
    await route.fulfill({ response });
  });
  await failed.getByRole('button', { name: '重新加载' }).click();
  await expect(failed).toHaveAttribute('data-state', 'playing');
  await expect(failed.getByRole('alert')).toBeHidden();
});
