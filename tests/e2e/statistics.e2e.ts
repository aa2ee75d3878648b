import type { Page, Request } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { cn as bar } from '../../src/i18n/messages/cn.ts';
import { cn } from '../../src/i18n/mine/cn.ts';
import type { Settings } from '../../src/settings.ts';
import { expect, test } from '../helpers/browser.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** What analytics hosts receive: by the origin's records and by the requests of the page. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
const BAKED = 'newsDetail/12/345.html';
const ANALYTICS: Partial<Settings> = {
  recordUrl: `${ORIGIN}/record`,
  recordTenant: 'jichuan',
  recordKey: 'key=1',
  clickUrl: `${ORIGIN}/click`,
};

interface Stored {
  readonly kind: string;
  readonly headers: Record<string, string>;
  readonly params: Record<string, string>;
}

async function listRecords(kind: string, articleId: string | number): Promise<Stored[]> {
  const answer = await fetch(`${ORIGIN}/control/records`);
  const body = (await answer.json()) as Stored[] | { records: Stored[] };
  const records = Array.isArray(body) ? body : body.records;
  return records.filter(
    ({ kind: name, params }) =>
      name === kind && [params.id, params.articleID].includes(String(articleId)),
  );
}

const countOf = async (kind: string, id: string | number) => (await listRecords(kind, id)).length;
const decode = (value: string) => decodeURIComponent(Buffer.from(value, 'base64').toString());

/** Returns the statistics requests that the page sends from now on. */
function hearStatistics(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (/\/(postEvents?|sendRecord|click)\b/.test(new URL(request.url()).pathname))
      sent.push(request);
  });
  return sent;
}

/** Idle callbacks run in their order: all work that waited for an idle page has begun after two more. */
const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

test('a view is counted once by the template and by a baked page, which sends nothing else', async ({
  page,
}) => {
  const id = createId();
  await page.goto(await putArticle(id, { body: ['一段。'] }));
  await expect.poll(() => countOf('postEvents', id)).toBe(1);
  const [view] = await listRecords('postEvents', id);
  expect(view?.params).toMatchObject({ type: '7', eventType: '3', channel: '3', appID: '1' });

  // Other tests open the same baked page: the requests of this one count.
  const sent = hearStatistics(page);
  await page.goto(BAKED);
  await expect.poll(() => sent.length).toBe(1);
  await waitUntilIdle(page);
  expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(['/app_if/postEvents']);
});

test('a view of a shared page is counted under the type of what is shared', async ({ page }) => {
  for (const [type, article] of [
    ['10', { account: 203 }],
    ['0', {}],
  ] as const) {
    const id = createId();
    await page.goto(`${await putArticle(id, { body: ['一段。'], ...article })}?isShare=true`);
    await expect
      .poll(async () => (await listRecords('postEvents', id)).map(({ params }) => params.type))
      .toEqual([type]);
  }
});

for (const flags of ['yl=1', 'ck=1', 'cms=1']) {
  test(`an editor’s view with ${flags} sends nothing`, {
    tag: flags === 'yl=1' ? [] : '@sweep',
  }, async ({ page }) => {
    const sent = hearStatistics(page);
    await openWithSettings(page, `${BAKED}?${flags}`, ANALYTICS);
    await expect(page.locator('html')).toHaveAttribute('data-quiet', '');
    await waitUntilStarted(page);
    await waitUntilIdle(page);
    expect(sent.map((request) => request.url())).toEqual([]);
  });
}

test('a read record contains device, article, time and headers', async ({ page }) => {
  const id = createId();
  const address = await putArticle(id, { body: ['一段。'] });
  await openWithSettings(page, address, ANALYTICS);
  await expect.poll(() => countOf('sendRecord', id)).toBe(1);
  const [record] = await listRecords('sendRecord', id);
  const device = await page.evaluate(() => localStorage.getItem('xy_uuid') ?? '');
  expect(device).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(record?.params).toEqual({
    dataType: 'open',
    articleID: String(id),
    actionTime: expect.stringMatching(/^\d{13}$/),
    deviceid: device,
    platform: '1',
  });
  const headers = Object.entries(record?.headers ?? {}).map(([name, value]) => [
    name,
    decode(value),
  ]);
  expect(Object.fromEntries(headers)).toEqual({
    'tenant-code': 'jichuan',
    appkey: 'key=1',
    os: 'Android',
    deviceid: device,
  });

  // The next record has the same device, and this page as its referrer.
  await page.goto(BAKED, { referer: page.url() });
  const latest = async () => (await listRecords('sendRecord', 345)).pop()?.params;
  await expect
    .poll(latest)
    .toMatchObject({ deviceid: device, refer: expect.stringContaining(`${id}`) });
});

test('a reader decides in the choices of look whether records are sent', async ({ page }) => {
  const id = createId();
  const address = await putArticle(id, { body: ['一段。'] });
  await openWithSettings(page, address, { ...ANALYTICS, statisticsConsent: true });
  await page.getByRole('button', { name: bar['bar.look'] }).click();
  const choice = page.getByRole('button', { name: cn['look.statistics'] });
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  expect(await countOf('sendRecord', id)).toBe(0);

  await page.reload();
  await expect.poll(() => countOf('sendRecord', id)).toBe(1);
  await page.getByRole('button', { name: bar['bar.look'] }).click();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('xy_uuid'))).toBeNull();
});

for (const missing of ['recordTenant', 'recordKey'] as const) {
  test(`no record is sent without ${missing}`, { tag: '@sweep' }, async ({ page }) => {
    const sent = hearStatistics(page);
    const hasSent = (name: RegExp) => sent.some((request) => name.test(request.url()));
    const loaded = page.waitForResponse(/_astro\/sendReadRecord/);
    await openWithSettings(page, BAKED, ANALYTICS);
    const code = (await loaded).url();
    await expect.poll(() => hasSent(/sendRecord/)).toBe(true);
    sent.length = 0;
    await openWithSettings(page, BAKED, { ...ANALYTICS, [missing]: '' });
    await expect.poll(() => hasSent(/postEvents/)).toBe(true);
    // With the code of records at hand, one that was begun has been sent.
    await page.evaluate((url) => import(url), code);
    await waitUntilIdle(page);
    expect(hasSent(/sendRecord/)).toBe(false);
  });
}

test('a page works when analytics hosts fail', { tag: '@sweep' }, async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route(/\/(record\/|postEvents)/, (route) => route.abort());
  await openWithSettings(page, BAKED, ANALYTICS);
  await waitUntilStarted(page);
  await waitUntilIdle(page);
  await expect(page.locator('h1')).toBeVisible();
});

for (const [where, address, fromID, details] of [
  ['an article', BAKED, { fromID: '345' }, {}],
  ['the front page', 'home.html', {}, { tag: '@sweep' }],
] as const)
  test(
    `a tap on a row of ${where} is recorded by the click host although the page is left`,
    details,
    async ({ page }) => {
      // The listener is added when its module has run.
      const listening = page.waitForResponse(/_astro\/articleClicks/);
      await openWithSettings(page, address, ANALYTICS);
      const code = await listening;
      await code.finished();
      // A loaded module may not have run yet: importing it again waits for that.
      await page.evaluate((url) => import(url), code.url());
      await waitUntilIdle(page);
      const opened =
        (await page.locator('a[data-article]').first().getAttribute('data-article')) ?? '';
      const row = page.locator(`a[data-article="${opened}"]`).first();
      const before = await countOf('click', opened);
      // The next page is held back: a document that a test fulfils takes its requests along when it is
      // left, while the browser still checks whether it may reach this machine.
      let goOn = () => {};
      const counted = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(
        (url) => url.pathname.endsWith('.html'),
        async (route) => {
          await counted;
          await route.fallback();
        },
      );
      const told = page.waitForRequest((request) => request.resourceType() === 'ping');
      await row.click({ noWaitAfter: true });
      // A beacon outlives its page.
      await told;
      await expect.poll(() => countOf('click', opened)).toBe(before + 1);
      goOn();
      await page.waitForURL((url) => !url.pathname.endsWith(address));
      expect((await listRecords('click', opened)).pop()?.params).toMatchObject({
        articleID: opened,
        ...fromID,
        siteID: '1',
      });
    },
  );

test('an ad is counted when it is seen and when it is tapped, also on a page that had none at first', async ({
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!/\/adv-appif-server\/event/.test(request.url())) return;
    const sent = new URLSearchParams(request.postData() ?? '');
    counted.push(`${sent.get('eventType')} ${sent.get('advID')}`);
  });
  await page.goto('services.html');
  await waitUntilStarted(page);
  expect(await page.locator('[data-ad]').count()).toBe(0);
  // Code that follows the first touch runs when the linked page is requested.
  const link = page.locator('main a[href$=".html"]').first();
  await Promise.all([page.waitForRequest(/\.html$/), link.hover()]);
  const addAd = (id: string) =>
    page.locator('main').evaluate((main, ad) => {
      const image = `<img data-ad="${ad}" width="300" height="60" alt="广告">`;
      main.insertAdjacentHTML('afterbegin', `<ad-slot><a href="#${ad}">${image}</a></ad-slot>`);
    }, id);
  for (const id of ['77', '78']) {
    await addAd(id);
    const ad = page.locator(`[data-ad="${id}"]`);
    await ad.scrollIntoViewIfNeeded();
    await expect.poll(() => counted).toContain(`3 ${id}`);
    await ad.click();
    await expect.poll(() => counted).toContain(`4 ${id}`);
    await ad.click();
  }
  expect(counted).toHaveLength(4);
});
