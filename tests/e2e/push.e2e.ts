import type { Page, WebSocket } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { expect, test } from '../helpers/browser.ts';
import { createId, putArticle, sendPush } from '../helpers/origin.ts';

/** The push channel in a browser with the back/forward cache, as readers have it. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    // Playwright turns the back/forward cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Stores a broadcast that has not begun; returns its id and its address. */
async function putBroadcast(): Promise<{ id: string; address: string }> {
  const id = createId();
  await putArticle(id, {
    kind: 'live',
    title: '长桥合龙',
    live: { linkId: id, status: 0, startsAt: shiftFutureDates('2026-11-24 19:30') },
  });
  return { id: String(id), address: `liveDetail/${id}/${id}.html` };
}

/** Returns the next socket of the page to the push channel, once it has subscribed. */
async function nextChannel(page: Page, id: string): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket', (candidate) =>
    /\/push\?token=/.test(candidate.url()),
  );
  const { payload } = await socket.waitForEvent('framesent');
  expect(JSON.parse(String(payload))).toEqual({ type: 'live_status_subscribe', data: { id } });
  return socket;
}

test('a broadcast follows its channel, and Back restores the page and its channel', {
  tag: '@sweep',
}, async ({ page }) => {
  const { id, address } = await putBroadcast();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { persisted });
    });
  });
  const opening = nextChannel(page, id);
  await page.goto(address);
  await opening;
  await expect(page).toHaveTitle(/预告/);
  await sendPush({ type: 'live_status', id, liveStatus: 1 });
  await expect(page).toHaveTitle(/正在直播/);

  await page.evaluate(() => location.assign('../../home.html'));
  await page.waitForURL('**/home.html');
  const reopening = nextChannel(page, id);
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted))
    .toBe(true);
  await expect(page).toHaveTitle(/正在直播/);
  await reopening;
  await sendPush({ type: 'live_status', id, liveStatus: 2 });
  await expect(page).not.toHaveTitle(/正在直播/);
});
