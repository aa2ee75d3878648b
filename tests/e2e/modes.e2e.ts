import type { Page } from 'playwright/test';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { bo } from '../../src/i18n/messages/bo.ts';
import { cn } from '../../src/i18n/messages/cn.ts';
import { de } from '../../src/i18n/messages/de.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { fr } from '../../src/i18n/messages/fr.ts';
import { cn as mine } from '../../src/i18n/mine/cn.ts';
import { bakeWith } from '../helpers/bakeWith.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  articleBody,
  floatingButtons,
  HOOK,
  pageColumn,
  showAll,
  voteOption,
  voteSubmit,
} from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import {
  hydrateIslands,
  scrollBackTo,
  scrollThrough,
  waitUntilStarted,
} from '../helpers/pageHelpers.ts';

/** What the query of an address changes, and what navigation keeps. */
const BAKED = 'newsDetail/12/345.html';
const TEMPLATE = 'newsDetail.html?columnId=12&id=345';

const groundOf = (page: Page) =>
  pageColumn(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const filterOf = (page: Page) =>
  page.locator('html').evaluate((element) => getComputedStyle(element).filter);
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(20, 20, 20)';
const SEPIA = 'rgb(247, 240, 225)';

test.describe('theme', () => {
  test('the theme of the address is shown, else that of the system; unknown themes are ignored', async ({
    page,
  }) => {
    for (const [query, light, dark, filter] of [
      ['', LIGHT, DARK, 'none'],
      ['?theme=dark', DARK, DARK, 'none'],
      ['?theme=sepia', SEPIA, SEPIA, 'none'],
      ['?theme=grey', LIGHT, DARK, 'grayscale(1)'],
      ['?theme=dark%20--ground:red', LIGHT, DARK, 'none'],
    ] as const) {
      await page.goto(BAKED + query, { waitUntil: 'domcontentloaded' });
      for (const [colorScheme, ground] of [
        ['light', light],
        ['dark', dark],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const seen = [colorScheme, query, await groundOf(page), await filterOf(page)];
        expect(seen).toEqual([colorScheme, query, ground, filter]);
      }
    }
  });

  test('a theme of the site’s own is shown until the reader chooses another one', async ({
    page,
  }) => {
    const article = { route: 'newsDetail', params: { columnId: '12', id: '345' } } as const;
    const baked = await bakeWith({ THEMES: 'plum=dark ground:#201828' }, { articles: [article] });
    const body = [...baked.values()].join('');
    // A document from `route.fulfill` has no local address, so the local origin needs a permission.
    await page.context().grantPermissions(['local-network-access']);
    const address = `${BAKED}?theme=plum`;
    await page.route(`**/${address}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(address);
    expect(await groundOf(page)).toBe('rgb(32, 24, 40)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await waitUntilStarted(page);
    await page.locator('[data-act=look]').click();
    await page.locator('label').filter({ hasText: mine['look.sepia'] }).click();
    await expect.poll(() => groundOf(page)).toBe(SEPIA);
  });
});

test.describe('font size', () => {
  /** In CSS pixels on a window of 375: half the design pixels. */
  const SIZES: readonly (readonly [query: string, px: number])[] = [
    ['fontSize=42', 21],
    ['fontSize=42&isShare=true', 18],
    ['fontSize=999', 40],
    ['fontSize=1', 12],
  ];
  const sizeOf = (page: Page) =>
    articleBody(page)
      .locator('p')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

  test('a number in the query sets the font size on pages that are not shared', async ({
    page,
  }) => {
    const seen: (readonly [string, number])[] = [];
    for (const [query] of SIZES) {
      await page.goto(`${BAKED}?${query}`, { waitUntil: 'domcontentloaded' });
      seen.push([query, Math.round(await sizeOf(page))]);
    }
    expect(seen).toEqual(SIZES);
  });

  test('the template page sets the font size, too', { tag: '@sweep' }, async ({ page }) => {
    await page.goto(`${TEMPLATE}&fontSize=42`);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    expect(Math.round(await sizeOf(page))).toBe(21);
  });
});

test('a title in the query replaces the page title, as text, cut like all titles, and stays', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const query = `title=${'题'.repeat(70)}`;
  const cut = '题'.repeat(64);
  await test.step('on pages of each kind', async () => {
    const markup = '<b>另一个</b>';
    for (const [address, title] of [
      [`${BAKED}?title=${encodeURIComponent(markup)}`, markup],
      [`${TEMPLATE}&${query}`, cut],
      [`login.html?${query}`, cut],
    ] as const) {
      await page.goto(address);
      await waitUntilStarted(page);
      await expect(page).toHaveTitle(title);
    }
  });

  await test.step('on an article that does not exist', async () => {
    await page.goto(`newsDetail.html?columnId=12&id=404404&${query}`);
    await expect(page.locator('meta[data-missing]')).toHaveCount(1);
    await expect(page).toHaveTitle(cut);
  });

  await test.step('on a broadcast whose state is followed', async () => {
    await page.goto(`liveDetail/801/404.html?${query}`);
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    // The island that follows the state is alive.
    await expect(timer).not.toHaveText(before ?? '');
    await expect(page).toHaveTitle(cut);
  });

  await test.step('on the front page when another column is opened', async () => {
    await page.goto(`home.html?${query}`);
    const tab = page.locator('[data-act=column][data-column]').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(cut);
  });
});

test.describe('a view of another version opens the template and keeps its flags', () => {
  // tests/unit/model/mode.test.ts has all flags.
  test('a preview, with the theme of its address', async ({ page }) => {
    await page.goto(`${BAKED}?yl=1&userID=7&theme=sepia`);
    await expect(page).toHaveURL(/newsDetail\.html\?/);
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      columnId: '12',
      id: '345',
      theme: 'sepia',
      yl: '1',
      userID: '7',
    });
    await expect(page.locator('h1')).toHaveText('穿过十七条河的铁路');
    expect(await groundOf(page)).toBe(SEPIA);
    // Back leads to the page before, not to the baked page, which would redirect again.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('an editor’s state of the article is requested and counts no event', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${BAKED}?showStatusType=3&innerEditor=desk`);
    await expect(page.locator(`section ul ${HOOK.rowTitle}`).first()).toBeVisible();
    const content = asked.filter((url) => /getArticleContent\?/.test(url));
    expect(content).toHaveLength(1);
    expect(Object.fromEntries(new URL(content[0] ?? '').searchParams)).toMatchObject({
      articleId: '345',
      showStatusType: '3',
      innerEditor: 'desk',
    });
    await expect(page.locator('[data-act=share], #comments')).toHaveCount(0);
    expect(asked.filter((url) => /eventType/.test(url))).toEqual([]);
  });

  test('szb=1 requests the article of a newspaper', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const asked = page.waitForRequest(/getPaperArticle/);
    await page.goto(`${BAKED}?szb=1`);
    await asked;
    await expect(page).toHaveURL(/newsDetail\.html\?.*szb=1/);
  });

  test('flags of the same version stay on the baked page', async ({ page }) => {
    await page.goto(`${BAKED}?isShare=true&from=app&yl=0`);
    await expect(page.locator('h1')).toHaveText('穿过十七条河的铁路');
    await expect(page).toHaveURL(/12\/345\.html\?isShare=true&from=app&yl=0$/);
  });
});

for (const [pages, tag, addresses] of [
  ['a column and an activity', undefined, ['columnDetail/12.html', 'activityDetail/6005.html']],
  [
    'every other page with content',
    '@sweep',
    ['specDetail/90/402.html', 'reporter/11.html', 'dynamicDetail/501.html', 'mvodShare/7003.html'],
  ],
] as const) {
  test(`a view of editors counts nothing, has no ads and shares nothing, on ${pages}`, {
    tag,
  }, async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (
        /recordAccessCount|recordDevice|bigData|postEvents?\b|(articleApp|adv-appif-server)\/event/.test(
          request.url(),
        )
      )
        counted.push(request.url());
    });
    const left = page
      .locator('ad-slot, [data-act=share], [data-act=vote]')
      .filter({ visible: true });
    for (const address of addresses) {
      await page.goto(`${address}?ck=1`);
      await waitUntilStarted(page);
      await scrollThrough(page);
      await expect(left, address).toHaveCount(0);
      expect(counted, address).toEqual([]);
    }
  });
}

test('an editor sees the options of a vote, and can send none', async ({ page }) => {
  await page.goto('newsDetail/17/321.html?ck=1');
  await expect(voteOption(page).first()).toBeVisible();
  await expect(voteOption(page).first().locator('input')).toBeDisabled();
  await expect(voteSubmit(page)).toHaveCount(0);
});

test.describe('a text that opens in full in the app', () => {
  const body = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));
  const all = (page: Page) => page.getByRole('button', { name: cn['article.showAll'] });

  test('is folded when it is shown, and unfolds', async ({ page }) => {
    await page.goto(await putArticle(802_011, { body, points: 5 }));
    await expect(all(page)).toBeVisible();
    const last = page.getByText(/^第 60 段。/);
    const bottom = await articleBody(page).evaluate(
      (prose) => prose.getBoundingClientRect().bottom,
    );
    expect((await last.boundingBox())?.y).toBeGreaterThan(bottom);
    await all(page).click();
    await expect(all(page)).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test('a short text folds to a part of it', { tag: '@sweep' }, async ({ page }) => {
    const short = body.slice(0, 3);
    await page.goto(await putArticle(802_013, { body: short, onlyAppRead: true }));
    const heightOf = () => articleBody(page).evaluate((prose) => prose.clientHeight);
    await expect(all(page)).toBeVisible();
    const folded = await heightOf();
    await all(page).click();
    expect(await heightOf()).toBeGreaterThan(folded * 1.5);
  });

  test('is folded and unfolds on a baked page before any code has loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|chunk/i);
    await page.route('**/*.js*', (route) => route.abort());
    // The page has already loaded itself again for its missing code, so that it stays.
    await page.addInitScript((key) => {
      sessionStorage[key] = location.pathname;
    }, STORAGE_KEYS.reloaded);
    await page.goto('newsDetail/12/351.html');
    const isCut = () =>
      articleBody(page).evaluate((prose) => prose.clientHeight < prose.scrollHeight);
    expect(await isCut()).toBe(true);
    await all(page).click();
    await expect(all(page)).toHaveCount(0);
    expect(await isCut()).toBe(false);
  });
});

test.describe('language', () => {
  const messages = { en, fr, de, bo, cn };
  const title = (page: Page) => page.locator('[data-t="comment.title"]');

  for (const [locale, tag] of [
    ['en', '@sweep'],
    ['fr', undefined],
    ['de', '@sweep'],
    ['bo', '@sweep'],
  ] as const) {
    test(`lang=${locale} translates the interface and leaves the article`, { tag }, async ({
      page,
    }) => {
      const words = messages[locale];
      const template = `${TEMPLATE}&lang=${locale}`;
      // One locale is enough for the template, which loads all messages in the same way.
      for (const address of [`${BAKED}?lang=${locale}`, ...(locale === 'fr' ? [template] : [])]) {
        await page.goto(address);
        await expect(page.locator('[data-t="share.title"]')).toHaveText(words['share.title']);
        await expect(title(page)).toHaveText(words['comment.title']);
        await expect(page.locator('[data-back]')).toHaveAttribute('aria-label', words['page.back']);
        await expect(page.locator('h1')).toHaveText('穿过十七条河的铁路');
        await expect(articleBody(page)).toHaveAttribute('lang', 'zh-CN');
        // Islands that hydrate later use the same language.
        await scrollThrough(page);
        await hydrateIslands(page);
        await expect(title(page)).toHaveText(words['comment.title']);
      }
    });
  }

  test('lang is kept when a flag leads to the template', { tag: '@sweep' }, async ({ page }) => {
    await page.goto(`${BAKED}?lang=fr&yl=1`);
    await expect(page).toHaveURL(/newsDetail\.html\?/);
    await expect(page.getByRole('status').first()).toContainText(fr['state.preview']);
  });

  test('the language of a link applies until the tab closes, an unknown one is ignored', async ({
    page,
    context,
  }) => {
    await page.goto(`${BAKED}?lang=de`);
    await expect(title(page)).toHaveText(de['comment.title']);
    await page.goto(BAKED);
    await expect(title(page)).toHaveText(de['comment.title']);
    await page.goto(`${BAKED}?lang=en`);
    await expect(title(page)).toHaveText(en['comment.title']);
    const later = await context.newPage();
    await later.goto(`${BAKED}?lang=xx`);
    await waitUntilStarted(later);
    await expect(title(later)).toHaveText(cn['comment.title']);
  });

  test('"show all" of a baked text has the page’s language', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 500 });
    await page.goto('newsDetail/12/351.html?lang=de');
    const button = showAll(page);
    await expect(button).toHaveText(de['article.showAll']);
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('lang', 'de');
  });

  test('an English article sets English, and the next page is Chinese again', {
    tag: '@sweep',
  }, async ({ page }) => {
    for (const address of ['newsDetail/31/501.html', 'newsDetail/999/501.html']) {
      await page.goto(address);
      await waitUntilStarted(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(title(page)).toHaveText(en['comment.title']);
      await page.evaluate(() => scrollTo(0, 400));
      await expect(floatingButtons(page).locator('[aria-label]').last()).toHaveAttribute(
        'aria-label',
        en['page.top'],
      );
      await page.goto(BAKED);
      await waitUntilStarted(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(title(page)).toHaveText(cn['comment.title']);
    }
  });
});

test('English specials and links set English, and the next page is Chinese again', async ({
  page,
}) => {
  const common = { isEnglish: true, title: 'Rails' };
  const link = await putArticle(802_042, { ...common, kind: 'link', link: 'https://example.org/' });
  const special = await putArticle(802_041, { ...common, kind: 'special', specialColumn: 90 });
  for (const address of [special, link.replace(/.*\//, 'linkDetail/')]) {
    // An editor's view of a link stays on the page.
    await page.goto(`${address}?ck=1`);
    await waitUntilStarted(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[data-back]')).toHaveAttribute('aria-label', en['page.back']);
  }
  await page.goto(BAKED);
  await waitUntilStarted(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test.describe('scrolling', () => {
  const up = (page: Page) => page.getByRole('button', { name: cn['page.top'] });
  const down = (page: Page) => page.getByRole('button', { name: cn['page.bottom'] });
  const scrollToY = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top }), y);

  test('the buttons to the top and to the comments are shown where they lead somewhere', async ({
    page,
  }) => {
    await page.goto(BAKED);
    await waitUntilStarted(page);
    await expect(up(page)).toBeHidden();
    await scrollBackTo(page, 400);
    await expect(up(page)).toBeVisible();
    await scrollToY(page, 500);
    await expect(up(page)).toBeHidden();
    await scrollBackTo(page, 299);
    await expect(up(page)).toBeHidden();
    await scrollBackTo(page, 300);
    await expect(up(page)).toBeVisible();
    await up(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up(page)).toBeHidden();
    await scrollBackTo(page, 500);
    await down(page).click();
    await expect(page.locator('#comments h2')).toBeInViewport();
    await expect(down(page)).toBeHidden();
  });

  test('without comments there is no button to the bottom', { tag: '@sweep' }, async ({ page }) => {
    const body = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));
    // An editor's view has none.
    await page.goto(`${await putArticle(802_021, { body })}?ck=1`);
    await waitUntilStarted(page);
    await scrollBackTo(page, 500);
    await expect(up(page)).toBeVisible();
    await expect(down(page)).toBeHidden();
  });

  test('the button to the bottom stays where the site has no button to the top', {
    tag: '@sweep',
  }, async ({ page }) => {
    const body = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));
    await page.route('**/getConfig?**', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('"showBackTop":1', '"showBackTop":0');
      await route.fulfill({ response, body: text });
    });
    await page.goto(await putArticle(802_022, { body }));
    await waitUntilStarted(page);
    await page.locator('#comments').waitFor();
    await scrollBackTo(page, 500);
    await expect(down(page)).toBeVisible();
    await expect(up(page)).toHaveCount(0);
  });
});

test.describe('the back bar', () => {
  test('leads back to the page of the site before, or home', async ({ page }) => {
    await page.goto('newsDetail/12/346.html');
    await waitUntilStarted(page);
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL(/\/home\.html$/);
    await page.goto('newsDetail/12/346.html');
    await page.locator(`section ul a${HOOK.articleRow}`).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('346.html'));
    await waitUntilStarted(page);
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL(/12\/346\.html$/);
  });
});

test('an image that fails is requested twice more past the cache, then replaced', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource.*bridge-2/);
  const asked: string[] = [];
  await page.route(/bridge-2\.jpg/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 500 });
  });
  const address = await putArticle(802_031, { body: ['一段。', { picture: 'bridge-2' }] });
  await page.goto(address);
  await expect(articleBody(page).locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml/);
  const [first, ...again] = asked;
  expect(again).toHaveLength(2);
  for (const address of again) {
    expect(address).toMatch(
      new RegExp(`^${first?.replace(/[.*+?()]/g, '\\$&')}\\?\\w+=0?\\.?\\d+$`),
    );
  }
});

test('an image that loads at the second request stays', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource.*fields-0/);
  let first = true;
  await page.route(/fields-0\.jpg/, (route) => {
    const failed = first;
    first = false;
    return failed ? route.fulfill({ status: 500 }) : route.continue();
  });
  await page.goto(await putArticle(802_032, { body: ['一段。', { picture: 'fields-0' }] }));
  const picture = articleBody(page).locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(1);
  await expect(picture).toHaveAttribute('src', /fields-0.*\?r=/);
});

test.describe('the site’s typeface', () => {
  /** Puts a typeface of the page's own host into the settings before any script reads them. */
  const useFont = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const settings = document.getElementById('settings');
        if (settings?.textContent)
          settings.textContent = settings.textContent.replace(
            '"fontUrl":""',
            `"fontUrl":"${location.origin}/fzys.woff2"`,
          );
      });
    });

  test('is requested only where the site has one, and loaded only when it is found', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*fzys/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font' || request.method() === 'HEAD')
        asked.push(request.method());
    });
    await page.goto(BAKED);
    await waitUntilStarted(page);
    await scrollThrough(page);
    expect(asked).toEqual([]);

    let status = 404;
    await useFont(page);
    await page.route('**/fzys.woff2', (route) => route.fulfill({ status, body: '' }));
    await page.goto(BAKED);
    await waitUntilStarted(page);
    await expect.poll(() => asked).toEqual(['HEAD']);
    status = 200;
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(BAKED);
    await expect.poll(() => asked).toEqual(['HEAD', 'HEAD', 'GET']);
    // An empty file is no font: the page keeps its own typeface and logs that.
    await expect.poll(() => told.join()).toContain('FZYS is not used');
    await expect(page.locator('html')).not.toHaveAttribute('data-font');
  });
});
