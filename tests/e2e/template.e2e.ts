import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, HOOK, layoutArea, skeleton } from '../helpers/locators.ts';
import { injectFault, putArticle } from '../helpers/origin.ts';
import { stopLimits } from '../helpers/pageHelpers.ts';

/** The template: what it shows for a path without a baked file, and when something fails. */
const CALL = '**/app_if/getArticleContent?**';
const notice = (page: Page) => page.locator('main [role=status], main [role=alert]');
const retry = (page: Page) => page.getByRole('button', { name: '重新加载' });

test.describe('shows what the baked file shows:', () => {
  /**
   * Returns the texts of the page's parts. Relative times are replaced by exact ones, since they
   * change; counts are removed, since other tests like and publish, too.
   */
  const readParts = async (page: Page) => {
    // In one step: the page writes its relative times when they come near the screen.
    const article = await page.locator('article').evaluate((element) => {
      // Counts change, and a template shows the ads that have arrived in time.
      const changing = '[data-n], [data-t="reporter.counts"], ad-slot';
      for (const part of Array.from(document.querySelectorAll(changing))) part.remove();
      for (const time of Array.from(document.querySelectorAll('time'))) {
        time.removeAttribute('data-style');
        time.textContent = time.dateTime;
      }
      return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
    const lists = page.locator(`section ul ${HOOK.rowTitle}`);
    return {
      title: await page.title(),
      lang: await page.locator('html').getAttribute('lang'),
      article,
      pictures: await articleBody(page)
        .locator('img')
        .evaluateAll((list) =>
          list.map((img) => [img.getAttribute('src'), img.getAttribute('width')]),
        ),
      lists: await lists.allTextContents(),
      canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    };
  };

  for (const [what, tag, baked, other] of [
    ['under another column', undefined, 'newsDetail/12/345.html', 'newsDetail/999/345.html'],
    ['with a query', '@sweep', 'newsDetail/12/345.html', 'newsDetail.html?columnId=12&id=345'],
    ['with the id alone', '@sweep', 'newsDetail/12/345.html', 'newsDetail.html?id=345'],
    ['a photo set', '@sweep', 'imageDetail/19/411.html', 'imageDetail/999/411.html'],
    ['a film', '@sweep', 'videoDetail/20/401.html', 'videoDetail/999/401.html'],
    ['in English', '@sweep', 'newsDetail/31/501.html', 'newsDetail/999/501.html'],
    ['in Tibetan', undefined, 'newsDetail/34/532.html', 'newsDetail/999/532.html'],
    ['a collected article', '@sweep', 'newsDetail/133/451.html', 'newsDetail/999/451.html'],
  ] as const) {
    test(what, { tag }, async ({ page }) => {
      await page.goto(baked);
      const expected = await readParts(page);
      expect(expected.article.length).toBeGreaterThan(100);
      expect(expected.lists.length).toBeGreaterThan(0);
      await page.goto(other);
      await expect(page.locator(`section ul ${HOOK.rowTitle}`)).toHaveCount(expected.lists.length);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      const { canonical, ...shown } = await readParts(page);
      const { canonical: address, ...parts } = expected;
      expect(shown).toEqual(parts);
      // The column may differ where the address has a wrong one: only the file name is compared.
      expect(canonical?.split('/').pop()).toBe(address?.split('/').pop());
    });
  }
});

test('the skeleton is shown until the article has loaded', async ({ page }) => {
  const address = await putArticle(801_001, { body: ['一段。'] });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/getArticleContent?**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  await expect(skeleton(page)).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('稿件 801001');
  await expect(skeleton(page)).toHaveCount(0);
});

test('requests its data once, and before any module', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('newsDetail/999/345.html');
  await expect(page.locator(`section ul ${HOOK.rowTitle}`).first()).toBeVisible();
  const first = (what: RegExp) => asked.findIndex((url) => what.test(url));
  expect(first(/getArticleContent/)).toBeGreaterThan(-1);
  expect(first(/getArticleContent/)).toBeLessThan(first(/\.js$/));
  for (const call of ['getArticleContent?', 'getConfig']) {
    expect(
      asked.filter((url) => url.includes(call)),
      call,
    ).toHaveLength(1);
  }
});

/** Expects that templates at these addresses say that there is no article. */
async function expectNoArticle(
  page: Page,
  cases: readonly (readonly [what: string, address: string])[],
): Promise<void> {
  for (const [what, address] of cases) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(notice(page)).toContainText('稿件已撤下');
      await expect(retry(page)).toHaveCount(0);
      await expect(page.locator(`${HOOK.skeleton}, article`)).toHaveCount(0);
    });
  }
}

test('shows a message when there is no article', async ({ page }) => {
  await expectNoArticle(page, [
    ['of another site', 'newsDetail/133/308.html'],
    ['with markup for an id', 'newsDetail/12/%3Cimg%20onerror%3Dalert(1)%3E.html'],
  ]);
});

test('shows it without an article at other addresses, too', { tag: '@sweep' }, async ({ page }) => {
  await expectNoArticle(page, [
    ['with an unknown id', 'newsDetail/12/99999999.html'],
    ['without an id', 'newsDetail.html'],
    ['with a query of nonsense', 'newsDetail.html?columnId[]=1&id=%00&id=../..'],
  ]);
});

test.describe('shows what failed, and retries', () => {
  const expectRecovery = async (page: Page, title: string) => {
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 500 });
      await expect(page.locator('h1')).toHaveText(title, { timeout: 1500 });
    }).toPass();
    await expect(notice(page)).toHaveCount(0);
  };

  for (const [kind, tag, id, words] of [
    ['html', '@sweep', 801_011, '内容暂时打不开'],
    ['garble', '@sweep', 801_012, '内容暂时打不开'],
    ['half', '@sweep', 801_013, '没有连上网络'],
    ['drop', undefined, 801_014, '没有连上网络'],
    ['status', '@sweep', 801_015, '内容暂时打不开'],
  ] as const) {
    test(`the origin’s answer is broken: ${kind}`, { tag }, async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      const address = await putArticle(id, { body: ['一段。'] });
      // On a broken connection the client retries once, and the browser on each that was open, six at most.
      const times = kind === 'half' || kind === 'drop' ? 9 : 1;
      await injectFault({ path: `getArticleContent.*articleId=${id}`, kind, times });
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText(words);
      await expectRecovery(page, `稿件 ${id}`);
    });
  }

  test('the origin does not answer in time', async ({ page }) => {
    const address = await putArticle(801_016, { body: ['一段。'] });
    await page.clock.install();
    let held = true;
    await page.route(CALL, (route) => (held ? undefined : route.continue()));
    await page.goto(address);
    await expect(skeleton(page)).toBeVisible();
    // The client waits for the early request; its time-out starts with that request.
    await expect(async () => {
      await page.clock.fastForward(51_000);
      await expect(page.getByRole('alert')).toContainText('加载超时', { timeout: 300 });
    }).toPass();
    held = false;
    await expectRecovery(page, '稿件 801016');
  });

  test('the article shows when only the configuration fails', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.route('**/getConfig?**', (route) => route.abort());
    await page.goto('newsDetail/999/346.html');
    await expect(page.locator('h1')).toContainText('全省秋粮');
  });
});

test('lists and comments are shown 600 ms after the text, at the earliest', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 600
        ? Number(Boolean(Object.assign(window, { reveal: run })))
        : later(run, delay)) as typeof setTimeout;
  });
  await page.goto('newsDetail.html?columnId=12&id=345');
  await page.waitForFunction(() => 'reveal' in window);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#comments')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { reveal: () => void }).reveal());
  await expect(page.locator('#comments')).toHaveCount(1);
});

test.describe('ads', () => {
  const ADDRESS = 'newsDetail.html?columnId=12&id=345';

  test('are shown in the text and below it', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('getArticleAdvs')) requests += 1;
    });
    await stopLimits(page);
    await page.goto(ADDRESS);
    await expect(page.locator('#text ad-slot')).toBeVisible();
    expect(requests).toBe(1);
    await page.clock.resume();
    await expect(page.locator('article ~ ad-slot')).toBeVisible();
  });

  test('are requested neither for an article nor for a site without ads', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [path, name, value] of [
      ['getArticleContent', 'advClosed', 1],
      ['getConfig', 'adsEnabled', false],
    ] as const) {
      await page.route(`**/app_if/${path}?**`, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const changed = text.replace(new RegExp(`"${name}":[^,}]+`), `"${name}":${value}`);
        expect(changed).toContain(`"${name}":${value}`);
        await route.fulfill({ response: answer, body: changed });
      });
      await page.goto(ADDRESS);
      await expect(page.locator('#comments')).toBeVisible();
      await page.unroute(`**/app_if/${path}?**`);
    }
    expect(requests.filter((url) => url.includes('getArticleAdvs'))).toEqual([]);
  });

  test('are shown only below the text when they come after it', { tag: '@sweep' }, async ({
    page,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/getArticleAdvs/, (route) => answered.then(() => route.continue()));
    await page.goto(ADDRESS);
    await expect(page.locator('article')).toBeVisible();
    answer();
    await expect(page.locator('article ~ ad-slot')).toBeVisible();
    await expect(page.locator('ad-slot')).toHaveCount(1);
  });
});

test.describe('modes that change the request', () => {
  test('an unreleased article is requested by its own call and marked as a preview', async ({
    page,
  }) => {
    const address = await putArticle(801_021, { status: 3, body: ['未发布的一段。'] });
    const asked = page.waitForRequest(/getArticleContentUnrelease.*articleId=801021/);
    await page.goto(`${address}?yl=1`);
    await asked;
    await expect(page.getByRole('status')).toContainText('未发布稿件，仅供预览');
    await expect(page.locator('h1')).toHaveText('稿件 801021');
    await expect(page.locator('#comments, [data-act=share], ad-slot')).toHaveCount(0);
  });

  test('a newspaper article shows its page with its own area marked', async ({ page }) => {
    const asked = page.waitForRequest(/getPaperArticle.*id=7001/);
    await page.goto('newsDetail/23/7001.html?szb=1');
    await asked;
    await expect(page.locator('h1')).toHaveText('最后一对长轨今晨落槽');
    const figure = page.locator('figure', { has: layoutArea(page) });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('img')).toHaveAttribute('src', /sheet-12001-page/);
    const [picture, area] = [figure.locator('img'), layoutArea(figure)];
    await expect(area).toHaveCount(1);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const [outer, inner] = [await picture.boundingBox(), await area.boundingBox()];
    if (!outer || !inner) throw new Error('the page or its area has no box');
    // The area is from 5 % to 63 % across and from 10.5 % to 37.5 % down.
    expect((inner.x - outer.x) / outer.width).toBeCloseTo(0.05, 1);
    expect(inner.width / outer.width).toBeCloseTo(0.58, 1);
    expect(inner.height / outer.height).toBeCloseTo(0.27, 1);
    await expect(page.locator('main > img')).toHaveCount(2);
  });

  test('a link of a poster shows an article of another site', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.goto('newsDetail/133/308.html?tg=1&userID=7&appID=9');
    await expect(page.locator('h1')).not.toBeEmpty();
  });
});

test.describe('bad content', () => {
  // The first is the hardest to recognise.
  const BAD = [
    ' JaVa\nScRiPt://x%0aalert(1)',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'foo:bar',
  ];

  for (const [at, bad] of BAD.entries()) {
    const tag = at === 0 ? undefined : '@sweep';
    test(`no link leads to ${JSON.stringify(bad)}`, { tag }, async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      const id = 801_100 + at;
      const attribute = bad.replace(/"/g, '&quot;');
      const vote = {
        voteID: 9,
        name: '投票',
        endTime: '2099-01-01 00:00:00',
        questions: [
          {
            id: 1,
            name: '问',
            limit: 1,
            options: [{ id: 1, name: '项', pic: bad, picUrl: bad, imageUrl: bad }],
          },
        ],
      };
      const related = [
        {
          fileId: 5,
          title: '链接',
          articleType: 4,
          contentUrl: bad,
          url: bad,
          shareUrl: bad,
          picSmall: bad,
          pic1: bad,
          pic_list_title: [bad],
        },
      ];
      const address = await putArticle(id, {
        wire: {
          detail: {
            sourceUrl: bad,
            source: '来源',
            originalUrl: bad,
            contentUrl: bad,
            shareUrl: bad,
            url: bad,
            blockChainCertificatePngUrl: bad,
            picBig: bad,
            imageUrl: bad,
            headPic: bad,
            xyAccountIcon: bad,
            topImage: bad,
            bottomImage: bad,
            layoutPicture: { picUrl: bad },
            widgets: { file: [{ attUrl: bad, attContent: '附件' }], vote, pic: [], video: [] },
            reporters: [{ id: 1, name: '记者', url: bad }],
            isShowReporterCard: 1,
            related,
            hotArticles: related,
            showHotArticle: 1,
            content: `<p>正文<a href="${attribute}">链接</a><img src="${attribute}"><iframe src="${attribute}"></iframe></p>`,
            images: [
              {
                ref: '<!--IMAGES#1-->',
                imagearray: [{ ref: '<!--IMAGEARRAY#0-->', imageUrl: bad }],
              },
            ],
            videos: [
              { videoarray: [{ ref: '<!--VIDEOARRAY#0-->', videoUrl: bad, imageUrl: bad }] },
            ],
          },
        },
      });
      await page.route('**/adv-appif-server/**', async (route) => {
        const ad = {
          id: 1,
          title: '广告',
          advID: 1,
          imgUrl: bad,
          picUrl: bad,
          contentUrl: bad,
          url: bad,
          linkUrl: bad,
        };
        await route.fulfill({
          json: { success: true, data: { top: [ad], bottom: [ad], articleTop: [ad], list: [ad] } },
        });
      });
      await page.goto(address);
      await expect(articleBody(page)).toContainText('正文');
      await expect(page.locator('#comments')).toBeAttached();
      const targets = await page.evaluate(() =>
        Array.from(document.body.querySelectorAll('*')).flatMap((element) =>
          ['href', 'src', 'action', 'formaction', 'poster', 'srcset', 'data', 'xlink:href'].flatMap(
            (name) => element.getAttribute(name) ?? [],
          ),
        ),
      );
      expect(targets.length).toBeGreaterThan(2);
      // The default image is a data: address of our own; '' is the address of the page itself.
      const strange = targets.filter((to) => !/^(https?:|\/|#|data:image\/svg\+xml,|$)/.test(to));
      expect(strange).toEqual([]);
    });
  }

  for (const [what, tag, value] of [
    ['null', '@sweep', null],
    ['a list', '@sweep', []],
    ['a list of lists', '@sweep', [[['x']]]],
    ['an object', undefined, { a: { b: 1 } }],
    ['a number', '@sweep', -7.5],
    ['true', '@sweep', true],
    ['text', '@sweep', 'x'],
    ['a list of nulls', '@sweep', [null, null]],
  ] as const) {
    test(`every field is ${what}: the page shows an article or a message`, { tag }, async ({
      page,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      const garble = (json: unknown): unknown =>
        json !== null && typeof json === 'object' && !Array.isArray(json)
          ? Object.fromEntries(
              Object.entries(json).map(([key, field]) =>
                // Keeps the envelope and the fields that decide whether the article shows at all.
                key === 'data' && typeof field === 'object'
                  ? [key, garble(field)]
                  : ['success', 'status', 'siteID', 'fileId', 'aStatus'].includes(key)
                    ? [key, field]
                    : [key, value],
              ),
            )
          : value;
      await page.route(/\/(app_if|nis|adv-appif-server)\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: garble(await response.json()) });
      });
      await page.goto('newsDetail/999/384.html');
      await expect(
        page.locator('h1, main [role=status], main [role=alert]').first(),
      ).toBeAttached();
      await expect(skeleton(page)).toHaveCount(0);
      // Requests that are still open need no answer any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('a body of 2 MB renders in full', { tag: '@sweep' }, async ({ page }) => {
    const paragraph = `<p>${'长文。'.repeat(200)}</p>`;
    const content = paragraph.repeat(Math.ceil((2 << 20) / Buffer.byteLength(paragraph)));
    const address = await putArticle(801_201, { content: `${content}<p>最后一段。</p>` });
    await page.goto(address);
    await expect(articleBody(page)).toContainText('最后一段。');
  });

  test('a deeply nested body renders its text', { tag: '@sweep' }, async ({ page }) => {
    const content = `${'<div>'.repeat(20_000)}最深处${'</div>'.repeat(20_000)}<p>尾段。</p>`;
    const address = await putArticle(801_202, { content });
    await page.goto(address);
    await expect(articleBody(page)).toContainText('最深处');
  });

  test('a body that is a script or cut off renders', async ({ page }) => {
    for (const [id, content] of [
      [801_203, '<script>alert(1)</script>'],
      [801_204, '<html><body><p>开头<b>粗体<table><tr><td>格<img src="'],
    ] as const) {
      const address = await putArticle(id, { content });
      await page.goto(address);
      await expect(page.locator('h1')).toHaveText(`稿件 ${id}`);
      await expect(articleBody(page)).toBeAttached();
      await expect(articleBody(page).locator('script')).toHaveCount(0);
    }
  });
});
