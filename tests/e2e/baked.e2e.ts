import type { Page } from 'playwright/test';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { setServerClock } from '../helpers/clock.ts';
import { adClose, articleBody, bottomBar, floatingButtons, HOOK } from '../helpers/locators.ts';
import { createId, likeArticle, putArticle, putComment, withBaked } from '../helpers/origin.ts';
import {
  hydrateIslands,
  scrollBackTo,
  scrollThrough,
  textOf,
  waitUntilStarted,
} from '../helpers/pageHelpers.ts';
import { readLayoutShift } from '../helpers/readLayoutShift.ts';

/** Tests baked articles: readable without JavaScript, then hydrated. */
const TEXT = 'newsDetail/12/345.html';
const MORNING = '2026-11-20T10:35:00+08:00';
/** Taller than a window, so that the comments are below the fold. */
const LONG = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('images reserve their space, and no control is shown that needs JavaScript', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*\/media\//);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(TEXT);
    const pictures = articleBody(page).locator(`${HOOK.bodyFigure} img`);
    const count = await pictures.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      const box = await pictures.nth(index).boundingBox();
      expect(box?.width).toBeGreaterThan(300);
      expect(box?.height).toBeGreaterThan(150);
    }
    // The controls are in the document, but hidden.
    await expect(page.locator('article [data-act=share]')).toHaveCount(1);
    await expect(adClose(page)).not.toHaveCount(0);
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(floatingButtons(page)).toHaveCount(0);
    await expect(page.locator('[data-back]')).toHaveAttribute('href', /\/home\.html$/);
  });
});

test.describe('loads, hydrates and is scrolled without a problem, a layout shift or another text', () => {
  for (const [what, address, details] of [
    ['a text article', TEXT, {}],
    ['a photo set', 'newsDetail/19/411.html', { tag: '@sweep' }],
    ['a Tibetan article', 'newsDetail/34/532.html', { tag: '@sweep' }],
  ] as const) {
    test(what, details, async ({ page }) => {
      await page.clock.setFixedTime(MORNING);
      await setServerClock(page, MORNING);
      await page.goto(address);
      const baked = await textOf(articleBody(page));
      await waitUntilStarted(page);
      await expect(page.locator('article [data-act=share]')).toBeVisible();
      await scrollThrough(page);
      await hydrateIslands(page);
      await scrollThrough(page);
      expect(await textOf(articleBody(page))).toBe(baked);
      expect(await readLayoutShift(page)).toEqual({ value: 0, sources: [] });
      // The measurement detects a shift.
      await page.evaluate(() => {
        const bar = document.createElement('div');
        bar.style.height = '200px';
        document.body.prepend(bar);
        scrollTo(0, 0);
      });
      expect((await readLayoutShift(page)).value).toBeGreaterThan(0);
    });
  }
});

test('keeps the baked comments when refreshing fails', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const id = createId();
  const address = await putArticle(id, { body: LONG });
  await putComment(id, { user: '读者甲', text: '烤进去的评论', at: '2026-11-20 09:00' });
  await withBaked(address, async () => {
    await page.route(/discussView/, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed');
    await page.goto(address);
    await scrollThrough(page);
    await asked;
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('#comments')).toContainText('烤进去的评论');
    await expect(page.locator('#comments [role=alert]')).toHaveCount(0);
  });
});

test('keeps the baked comments when the island’s code fails to load', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/Failed to load resource|Failed to fetch dynamically imported|astro-island/);
  const id = createId();
  const address = await putArticle(id, { body: LONG });
  await putComment(id, { user: '读者甲', text: '烤进去的评论', at: '2026-11-20 09:00' });
  await withBaked(address, async () => {
    await page.route(/_astro\/Comments/, (route) => route.fulfill({ status: 404 }));
    // The page has reloaded for a missing file before (deploy.e2e.ts): no reload ends the scrolling.
    await page.addInitScript((key) => {
      sessionStorage[key] = location.pathname;
    }, STORAGE_KEYS.reloaded);
    const failed = page.waitForEvent('console', (message) =>
      /imported module/.test(message.text()),
    );
    await page.goto(address);
    await scrollThrough(page);
    await failed;
    await expect(page.locator('#comments li')).toContainText('烤进去的评论');
  });
});

test('refreshes the counts', async ({ page }) => {
  const address = 'newsDetail/12/348.html';
  const praises = await likeArticle(348);
  expect(readBuilt(address)).not.toContain(`data-n="praises">${praises}<`);
  await page.goto(address);
  await expect(bottomBar(page).locator('[data-n=praises]')).toHaveText(String(praises));
});

test('shows times by the server’s clock on a device a day ahead, with the exact time as title', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T10:35:00+08:00');
  await setServerClock(page, MORNING);
  await page.goto(TEXT);
  const time = page.locator('article time').first();
  await expect(time).toHaveText('4小时前');
  await expect(time).toHaveAttribute('title', '2026年11月20日 06:30');
  // The template has requested the server's clock before it shows times.
  await page.goto('newsDetail/999/345.html');
  await expect(time).toHaveText('4小时前');
});

const WIDTHS = [320, 375, 768, 1440];

/** Returns the controls whose touch target, with its extended area, is smaller than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((inText) => {
    const SIZE = 43.9;
    const REACH = 21.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, [tabindex]',
    );
    const small: string[] = [];
    for (const control of Array.from(controls)) {
      // A link in a sentence has the height of its line (WCAG 2.5.8); media has its own controls.
      if (control.closest(inText) || !control.offsetParent) continue;
      if (getComputedStyle(control).visibility === 'hidden') continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width >= SIZE && height >= SIZE) continue;
      const [cx, cy] = [x + width / 2, y + height / 2];
      const missed = [
        [0, -REACH],
        [0, REACH],
        [-REACH, 0],
        [REACH, 0],
      ].some(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(cx + dx, cy + dy);
        return !hit || !control.contains(hit);
      });
      if (missed)
        small.push(`${Math.round(width)}x${Math.round(height)} ${control.outerHTML.slice(0, 120)}`);
    }
    return small;
  }, `${HOOK.articleBody}, ${HOOK.skipLink}`);

test.describe('no page is wider than its viewport, and every control has a touch target of 44 px', () => {
  for (const address of [
    TEXT,
    'newsDetail/12/346.html', // a table
    'newsDetail/19/411.html',
    'newsDetail/34/532.html',
    'newsDetail/31/501.html',
    'newsDetail/16/455.html',
    'newsDetail/133/451.html',
    'home.html',
  ]) {
    test(address, { tag: address === TEXT ? [] : '@sweep' }, async ({ page }) => {
      for (const query of ['?fontSize=60', '']) {
        await page.goto(address + query);
        await waitUntilStarted(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 812 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${query} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
      await page.setViewportSize({ width: 375, height: 812 });
      await scrollThrough(page);
      await scrollBackTo(page, 400);
      await expect(floatingButtons(page)).toBeVisible();
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        expect(await smallTargets(page), `at ${width}`).toEqual([]);
      }
    });
  }
});

test.describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { x, y } = element.getBoundingClientRect();
      return {
        name: element.className || element.outerHTML.slice(0, 80),
        outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        inWindow: x > -1 && y > -1 && x < innerWidth && y < innerHeight,
      };
    });

  test('every tab stop shows a focus outline, and the first is a link to the text', async ({
    page,
  }) => {
    await page.goto(TEXT);
    await waitUntilStarted(page);
    const stops = await page.locator('a[href]:visible, button:visible').count();
    expect(stops).toBeGreaterThan(10);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, ...seen } = await focused(page);
      expect({ name, ...seen }).toEqual({ name, outline: true, inWindow: true });
      if (stop === 0) expect(name).toBe('skip');
    }
    await page.locator(HOOK.skipLink).focus();
    await page.keyboard.press('Enter');
    await expect(articleBody(page)).toBeInViewport();
    expect(await page.evaluate(() => location.hash)).toBe('#text');
  });

  test('a baked link keeps the focus when the comments are loaded, and Enter closes an advertisement', async ({
    page,
  }) => {
    await page.goto(TEXT);
    await waitUntilStarted(page);
    const slots = page.locator('ad-slot');
    const close = adClose(slots.first());
    await expect(close).toBeVisible();
    const count = await slots.count();
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(slots).toHaveCount(count - 1);

    const comments = page.locator('#comments');
    const all = comments.locator('a[href*=commentAll]');
    await all.focus();
    await comments.locator('[data-comment]').first().waitFor();
    await expect(all).toBeFocused();
  });

  test('Enter unfolds a folded text', async ({ page }) => {
    const address = await putArticle(800_004, {
      onlyAppRead: true,
      body: LONG,
    });
    await page.goto(address);
    const all = page.getByRole('button', { name: '展开全文' });
    await expect(all).toBeVisible();
    const folded = await articleBody(page).evaluate((prose) => prose.clientHeight);
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(all).toHaveCount(0);
    expect(await articleBody(page).evaluate((prose) => prose.clientHeight)).toBeGreaterThan(
      folded * 1.5,
    );
  });
});
