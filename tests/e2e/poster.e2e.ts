import type { Page } from 'playwright/test';
import { encode } from 'uqr';
import { cn as words } from '../../src/i18n/messages/cn.ts';
import { POSTER_WIDTH_PX, QR_PX } from '../../src/model/share/planPoster.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** The poster is a real image: these tests read its pixels. */
const BAKED = 'newsDetail/12/345.html';
const TITLE = '穿过十七条河的铁路';
const NOW = 1795000000000;
/** The device pixel ratio of the tests' phone. */
const SCALE = 2;
const { cn } = actionMessages;

const sheet = (page: Page) => page.getByRole('dialog', { name: cn['share.poster'] });
const picture = (page: Page) => sheet(page).getByRole('img');

async function openPoster(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await waitUntilStarted(page);
  await tapPoster(page);
}

async function tapPoster(page: Page): Promise<void> {
  await page.locator('article [data-act=share]').click();
  await page
    .getByRole('dialog', { name: words['share.title'], exact: true })
    .getByRole('button', { name: cn['share.poster'] })
    .click();
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Colours at the given points, as '255,255,255'. */
  readonly at: readonly string[];
  /** Whether the QR code is somewhere on the poster, with every module right. */
  readonly hasCode: boolean;
}

/** Reads the pixels of the shown poster; points are fractions of width and height. */
async function readPoster(
  page: Page,
  url: string,
  points: readonly (readonly [number, number])[] = [],
): Promise<Pixels> {
  const code = encode(url, { ecc: 'M', border: 0 }).data;
  const module = Math.floor((QR_PX * SCALE) / code.length);
  const image = picture(page);
  await expect(image).toBeVisible();
  return image.evaluate(
    async (element, { code, module, points }) => {
      const shown = element as HTMLImageElement;
      await shown.decode();
      const { naturalWidth: width, naturalHeight: height } = shown;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(shown, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const offset = (x: number, y: number) => 4 * (Math.floor(y) * width + Math.floor(x));
      const isDark = (x: number, y: number) => (data[offset(x, y)] ?? 0) < 128;
      const side = code.length * module;
      const standsAt = (left: number, top: number) =>
        code.every((row, y) =>
          row.every(
            (dark, x) => isDark(left + (x + 0.5) * module, top + (y + 0.5) * module) === dark,
          ),
        );
      let hasCode = false;
      for (let top = 0; top + side <= height && !hasCode; top += 1) {
        for (let left = 0; left + side <= width && !hasCode; left += 1)
          hasCode = standsAt(left, top);
      }
      const at = points.map(([x, y]) => {
        const from = offset(x * (width - 1), y * (height - 1));
        return data.slice(from, from + 3).join();
      });
      return { width, height, at, hasCode };
    },
    { code, module, points },
  );
}

const sharedUrl = (path: string, baseURL = '') => `${baseURL}${path}?isShare=true&xyt=${NOW}`;
const WHITE = '255,255,255';

test('the poster has the image and a code of the shared address, and is saved as a file', async ({
  page,
  baseURL,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.text());
  });
  const drawing = async () => (await Promise.all(scripts)).filter((text) => /toBlob\(/.test(text));
  await page.clock.setFixedTime(NOW);
  await page.goto(BAKED);
  await waitUntilStarted(page);
  expect(await drawing(), 'no code of a poster before a tap').toEqual([]);
  await tapPoster(page);

  const middleOfPicture = [0.5, 0.1] as const;
  const corner = [0, 1] as const;
  const poster = await readPoster(page, sharedUrl(BAKED, baseURL), [middleOfPicture, corner]);
  expect(poster.width).toBe(POSTER_WIDTH_PX * SCALE);
  expect(poster.height).toBeGreaterThan(poster.width);
  expect(poster.hasCode).toBe(true);
  expect(poster.at[0]).not.toBe(WHITE);
  expect(poster.at[1]).toBe(WHITE);
  await expect(picture(page)).toHaveAttribute('alt', cn['poster.alt'].replace('{title}', TITLE));
  expect(await drawing()).toHaveLength(1);
  // The code of another address is not found on the poster.
  const other = sharedUrl(BAKED.replace('345', '346'), baseURL);
  expect((await readPoster(page, other)).hasCode).toBe(false);

  expect(await findViolationsInBothThemes(page, HOOK.sheet)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const save = sheet(page).getByRole('link', { name: cn['poster.save'] });
  await expect(save).toBeFocused();
  const counted = page.waitForRequest(/\/postEvent\b/);
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toBe('345.png');
  const form = new URLSearchParams((await counted).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({ id: '345', eventType: '2', channel: '1' });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: words['share.title'], exact: true })).toBeVisible();
});

test('the poster is black on white in dark mode and with the grey theme', {
  tag: '@sweep',
}, async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPoster(page, `${BAKED}?theme=grey`);
  const poster = await readPoster(page, sharedUrl(BAKED, baseURL), [[0, 1]]);
  expect(poster).toMatchObject({ hasCode: true, at: [WHITE] });
});

test('the poster leaves out an image whose host forbids reading it', { tag: '@sweep' }, async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/CORS policy|Failed to load resource/);
  const url = sharedUrl(BAKED, baseURL);
  await page.route('**/media/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': 'https://other.test' };
    await route.fulfill({ response, headers });
  });
  await openPoster(page, BAKED);
  const edge = [[0.01, 0.1]] as const;
  const bare = await readPoster(page, url, edge);
  expect(bare).toMatchObject({ hasCode: true, at: [WHITE] });
  // The host allows it now; the cached response of the page still forbids it.
  await page.unroute('**/media/**');
  await openPoster(page, BAKED);
  const whole = await readPoster(page, url, edge);
  expect(whole.at).not.toEqual([WHITE]);
});

test('the poster has the image of a host that refuses referrers of other sites', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/403/);
  await page.route('**/media/**', (route) =>
    route.request().headers().referer === undefined
      ? route.continue()
      : route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openPoster(page, BAKED);
  const poster = await readPoster(page, sharedUrl(BAKED, baseURL), [[0.01, 0.1]]);
  expect(poster.at).not.toEqual([WHITE]);
});

for (const [what, id, title] of [
  ['a long headline', 803_401, '江上的风吹过十七座桥，'.repeat(20)],
  ['a Tibetan headline', 803_402, 'བོད་ལྗོངས་ཀྱི་གསར་འགྱུར་གསར་པ།'],
  ['a headline of signs', 803_403, '<img src=x> 👨‍👩‍👧‍👦 &amp; \u202e𠮷 ﷽'],
] as const) {
  test(`the poster holds ${what}`, { tag: '@sweep' }, async ({ page, baseURL }) => {
    const address = await putArticle(id, { title, body: ['一段。'] });
    await openPoster(page, address);
    expect((await readPoster(page, sharedUrl(address, baseURL))).hasCode).toBe(true);
  });
}

test('where the browser shares files, the poster is sent as one and counts as a share', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files: [file] }: { files: File[] }) => {
        // The reader closes the panel the first time.
        if (shared.push(`${file?.name} ${file?.type}`) === 1)
          throw new DOMException('', 'AbortError');
      },
    });
  });
  await openPoster(page, BAKED);
  const send = sheet(page).getByRole('button', { name: cn['poster.send'] });
  const counts: string[] = [];
  page.on('request', (request) => {
    if (/\/postEvent\b/.test(request.url())) counts.push(request.url());
  });
  await send.click();
  await expect.poll(() => page.evaluate('shared.length')).toBe(1);
  const counted = page.waitForRequest(/\/postEvent\b/);
  await send.click();
  await counted;
  expect(counts).toHaveLength(1);
  expect(await page.evaluate('shared')).toEqual(['345.png image/png', '345.png image/png']);
  await expect(sheet(page).getByRole('link', { name: cn['poster.save'] })).toBeVisible();
});

test('a poster that cannot be made shows an error and can be retried', { tag: '@sweep' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function refuse(done) {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });
  await openPoster(page, BAKED);
  await expect(sheet(page).getByRole('alert')).toHaveText(cn['poster.failed']);
  await sheet(page).getByRole('button', { name: words['page.retry'] }).click();
  expect((await readPoster(page, sharedUrl(BAKED, baseURL))).hasCode).toBe(true);
});
