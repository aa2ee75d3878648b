import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { cn as words } from '../../src/i18n/messages/cn.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { bottomBar, HOOK } from '../helpers/locators.ts';
import { MESSENGER_AGENT, simulateMessenger } from '../helpers/messenger.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** The share panel and its cards, in a plain browser and in the messenger. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
const BAKED = 'newsDetail/12/345.html';
const TITLE = '穿过十七条河的铁路';
const { cn } = actionMessages;

const panel = (page: Page) => page.getByRole('dialog', { name: words['share.title'], exact: true });
const shareButton = (page: Page, name: string) => panel(page).getByRole('button', { name });

async function openPanel(page: Page): Promise<void> {
  await waitUntilStarted(page);
  await page.locator('article [data-act=share]').click();
  await expect(panel(page)).toBeVisible();
}

/** Returns how many shares of the article the origin has recorded. */
async function countShares(id: number): Promise<number> {
  const answer = await fetch(`${ORIGIN}/control/records`);
  const { records } = (await answer.json()) as {
    records: { kind: string; params: Record<string, string> }[];
  };
  return records.filter(
    ({ kind, params }) =>
      kind === 'postEvent' &&
      params.id === String(id) &&
      params.eventType === '2' &&
      params.channel === '1',
  ).length;
}

type Outcome = 'shares' | 'closes' | 'fails' | 'has none';

interface SharedWindow {
  shared: ShareData[];
  copied: string[];
  outcome: Outcome;
}

/** Replaces the phone's share sheet and clipboard; `outcome` is what the reader does. */
const stubPhone = (page: Page, outcome: Outcome) =>
  page.addInitScript((kind) => {
    const notes: SharedWindow = { shared: [], copied: [], outcome: kind };
    const stub = Object.assign(window as unknown as SharedWindow, notes);
    if (kind !== 'has none') {
      navigator.share = async (data = {}) => {
        notes.shared.push(data);
        if (stub.outcome === 'closes') throw new DOMException('closed', 'AbortError');
        if (stub.outcome === 'fails') throw new DOMException('no', 'NotAllowedError');
      };
    } else {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    }
    const clipboard = { writeText: async (text: string) => void notes.copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  }, outcome);

const setOutcome = (page: Page, outcome: Outcome) =>
  page.evaluate((next) => {
    (window as unknown as SharedWindow).outcome = next;
  }, outcome);

const notesOf = (page: Page) =>
  page.evaluate(() => {
    const { shared, copied } = window as unknown as SharedWindow;
    return { shared, copied };
  });

const sharedUrl = (path: string) => new RegExp(`/${path}\\?isShare=true&xyt=\\d{13}$`);

test.describe('in a plain browser', () => {
  test('the phone’s share sheet receives the card, the share is counted, and the QR code shows', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('response', (response) => files.push(response.url()));
    // Other tests share this article, too: the requests of this page count.
    const counts: string[] = [];
    page.on('request', (request) => {
      if (/\/postEvent\b/.test(request.url())) counts.push(request.postData() ?? '');
    });
    await stubPhone(page, 'shares');
    await page.goto(BAKED);
    await waitUntilStarted(page);
    // No code of sharing is loaded before the first tap.
    const pattern = /_astro\/(Share|Poster|poster|share|QrCode|browser|messenger|app)\b[^/]*\.js/;
    expect(files.filter((url) => pattern.test(url))).toEqual([]);
    await openPanel(page);
    await shareButton(page, cn['share.qr']).click();
    await expect(panel(page).getByRole('img', { name: cn['share.qrName'] })).toBeVisible();
    await expect(shareButton(page, cn['share.qr'])).toHaveAttribute('aria-expanded', 'true');

    await shareButton(page, cn['share.native']).click();
    await expect(page.getByText(cn['share.done'])).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    const { shared } = await notesOf(page);
    expect(shared).toEqual([
      {
        title: TITLE,
        text: await page.locator('meta[property="og:description"]').getAttribute('content'),
        url: expect.stringMatching(sharedUrl(BAKED)),
      },
    ]);
    await expect.poll(() => counts.length).toBe(1);
    expect(Object.fromEntries(new URLSearchParams(counts[0]))).toMatchObject({
      id: '345',
      eventType: '2',
      channel: '1',
    });
  });

  test('a share that is closed or fails is not counted, and the template shares the article that it shows', async ({
    page,
  }) => {
    const id = createId();
    await stubPhone(page, 'closes');
    const address = await putArticle(id, {
      title: '<b>"江上" & 风</b>',
      body: ['<p>一段&amp;。</p>'],
    });
    await page.goto(`${address}?isShare=true&xyt=1`);
    // Only sites that turn it on have a card to swipe.
    await expect(page.locator('[data-swipe]')).toHaveCount(0);
    await openPanel(page);
    await shareButton(page, cn['share.native']).click();
    // The panel ignores taps until the share sheet has been closed.
    await expect(panel(page).locator(HOOK.shareTargets)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(cn['share.notShared'])).toHaveCount(0);
    await setOutcome(page, 'fails');
    await shareButton(page, cn['share.native']).click();
    await expect(page.getByText(cn['share.notShared'])).toBeVisible();
    await expect(panel(page)).toBeVisible();

    await setOutcome(page, 'shares');
    await shareButton(page, cn['share.native']).click();
    await expect(page.getByText(cn['share.done'])).toBeVisible();
    const card = (await notesOf(page)).shared.pop();
    expect(card?.url).toMatch(sharedUrl(address));
    expect(card?.title).toBe(await page.locator('h1').textContent());
    await expect.poll(() => countShares(id)).toBe(1);
  });

  test('a report of a broadcast is shared by itself, with a link that opens it', async ({
    page,
  }) => {
    await stubPhone(page, 'shares');
    await page.goto('liveDetail/803/406.html');
    await page.locator('#report-406041 [data-act=shareReport]').click();
    await shareButton(page, cn['share.native']).click();
    await expect(page.getByText(cn['share.done'])).toBeVisible();
    const { shared } = await notesOf(page);
    expect(shared).toEqual([
      {
        title: '孩子们的画被贴在了最后一根轨枕旁边的护栏上，有船帆的那一张在正中间。',
        text: await page.locator('h1').textContent(),
        url: expect.stringMatching(
          /liveDetail\/803\/406\.html\?isShare=true&xyt=\d{13}#report-406041$/,
        ),
      },
    ]);
    const { pathname, search, hash } = new URL(shared[0]?.url ?? '');
    for (const address of [pathname + search, 'liveDetail.html?linkID=803&id=406']) {
      await page.goto('about:blank');
      await page.goto(address + hash);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.locator(hash)).toBeInViewport();
    }
    await page.goto('about:blank');
    await page.goto(`${pathname}#report-1`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.locator('h1')).toBeInViewport();
  });

  test('the link is copied by keyboard where the phone has no share sheet', async ({ page }) => {
    await stubPhone(page, 'has none');
    await page.goto(BAKED);
    await waitUntilStarted(page);
    await bottomBar(page).locator('[data-act=share]').focus();
    await page.keyboard.press('Enter');
    await expect(shareButton(page, cn['share.copy'])).toBeVisible();
    await expect(shareButton(page, cn['share.native'])).toHaveCount(0);
    expect(await findViolationsInBothThemes(page, HOOK.sheet)).toEqual([]);
    // The close button is first, then the targets in their order.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(shareButton(page, cn['share.copy'])).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(cn['share.copied'])).toBeVisible();
    await expect(bottomBar(page).locator('[data-act=share]')).toBeFocused();
    const { copied } = await notesOf(page);
    expect(copied).toEqual([expect.stringMatching(sharedUrl(BAKED))]);
  });
});

test('an article whose sharing is closed has no share buttons', async ({ page }) => {
  await page.goto(await putArticle(803_301, { body: ['一段。'], shareClosed: true }));
  await waitUntilStarted(page);
  await expect(page.locator('html')).toHaveAttribute('data-no-share', '');
  await expect(page.locator('[data-act=share]')).toHaveCount(0);
});

test.describe('a swipe at the end of the article', () => {
  const openSwipe = (page: Page) =>
    page.route('**/getConfig?**', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(
        '"swipeShare":{"open":0}',
        '"swipeShare":{"open":1}',
      );
      await route.fulfill({ response, body: text });
    });
  const card = (page: Page) => page.locator('[data-swipe]');

  /** Drags the card by so many CSS pixels. */
  async function swipe(page: Page, dx: number, dy = 0): Promise<void> {
    await card(page).scrollIntoViewIfNeeded();
    const box = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width - 20, box.y + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The module loads at the first touch. Importing it again waits until it has run.
    const file = await page.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return loaded.find((name) => /followSwipe/.test(name)) ?? '';
    });
    await page.evaluate((url) => import(url), await file.jsonValue());
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.mouse.move(x + dx, y + dy, { steps: 8 });
    await page.mouse.up();
  }

  test('opens the panel to the left only, not when it is short, and has a button as well', async ({
    page,
  }) => {
    await openSwipe(page);
    await page.goto(await putArticle(803_312, { body: ['一段。'] }));
    await waitUntilStarted(page);
    await expect(card(page)).toContainText(words['share.swipe']);
    for (const [dx, opens] of [
      [-40, false],
      [160, false],
      [-160, true],
    ] as const) {
      await swipe(page, dx);
      await expect(card(page)).toHaveCSS('transform', 'none');
      await expect(panel(page)).toHaveCount(opens ? 1 : 0);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await card(page).locator('[data-act=share]').press('Enter');
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  test('the messenger’s menu has the card, and a share by it is counted once', {
    tag: '@sweep',
  }, async ({ page, context }) => {
    const messenger = await simulateMessenger(context, 'android');
    const id = createId();
    const address = await putArticle(id, { title: '江上的风', body: ['一段。'] });
    await page.goto(address);
    await expect.poll(() => messenger.last('updateAppMessageShareData')).toBeTruthy();
    expect(messenger.last('updateAppMessageShareData')).toMatchObject({
      title: '江上的风',
      link: expect.stringMatching(sharedUrl(address)),
    });
    await messenger.shareByMenu(page, 'menu:share:timeline');
    await expect.poll(() => countShares(id)).toBe(1);
  });

  test('its share targets point to the menu and count nothing by themselves', {
    tag: '@sweep',
  }, async ({ page, context }) => {
    await simulateMessenger(context, 'android');
    const id = createId();
    await page.goto(await putArticle(id, { body: ['一段。'] }));
    await openPanel(page);
    await shareButton(page, cn['share.timeline']).click();
    await expect(page.getByRole('dialog', { name: cn['host.shareTitle'] })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await countShares(id)).toBe(0);
  });

  test('an article whose sharing is closed hides the menu entries', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    const messenger = await simulateMessenger(context, 'android');
    await page.goto(await putArticle(803_321, { body: ['一段。'], shareClosed: true }));
    await expect.poll(() => messenger.last('hideMenuItems')).toBeTruthy();
    expect(messenger.last('updateAppMessageShareData')).toBeUndefined();
  });
});
