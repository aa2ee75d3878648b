import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { readCorpusLines, withoutCorpus } from '../helpers/corpora.ts';
import { credits, HOOK } from '../helpers/locators.ts';
import { createId, putArticle, putComment, withBaked } from '../helpers/origin.ts';
import { scrollThrough } from '../helpers/pageHelpers.ts';
import { watchExecutions } from '../helpers/watchExecutions.ts';

/**
 * Hostile text in every text field. The content security policy of the page would stop most of it;
 * a violation of the policy also fails the test (helpers/browser.ts).
 */
const FEW = 8;
const MANY = 30;

const lines = readCorpusLines('xss.txt').filter((line) => line.trim() !== '');

/** Returns `count` payloads spread over the corpus, after three that every corpus must contain. */
function sample(count: number): string[] {
  const sure = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><svg onload=alert(1)>',
  ];
  const step = Math.max(1, Math.floor(lines.length / (count - sure.length)));
  return [...sure, ...lines.filter((_, index) => index % step === 0)].slice(0, count);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
/** Returns text as `textContent` compares it: without characters that pages drop or replace. */
const visible = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Dispatches events on every element; returns the elements that must not exist. */
const provoke = (page: Page): Promise<string[]> =>
  page.evaluate((body) => {
    const EVENTS = [
      'load',
      'error',
      'focus',
      'mouseover',
      'pointerover',
      'keydown',
      'toggle',
      'animationstart',
    ];
    const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*'));
    for (const element of elements) {
      // A failed image is replaced, a failed script reloads the page.
      if (/^(?:img|script)$/.test(element.localName)) continue;
      for (const event of EVENTS) element.dispatchEvent(new Event(event));
    }
    // The vote's form has no action, so it submits nothing.
    const isVote = (element: HTMLElement) =>
      element.matches('form:not([action])') && !element.closest(`${body}, #comments`);
    return elements
      .filter((element) => !isVote(element))
      .filter(
        (element) =>
          /^(iframe|object|embed|form|base|link|meta|frame|marquee)$/.test(element.localName) ||
          Array.from(element.attributes).some(
            ({ name, value }) =>
              /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  }, HOOK.articleBody);

/** Returns fields whose text became elements; the interface's own elements do not count. */
const markup = (page: Page, fields: string): Promise<string[]> =>
  page.locator(fields).evaluateAll((list) =>
    list
      .filter((field) =>
        Array.from(field.children).some((child) => {
          const isLangText = child.matches('span[lang]') && child.children.length === 0;
          return !isLangText && !child.matches('[data-t], a[rel~="ugc"]');
        }),
      )
      .map((field) => field.outerHTML.slice(0, 200)),
  );

/** Selects the text of a comment, baked or live. */
const COMMENT = `li ${HOOK.commentText}`;

/** Returns comments as written: a link is shown short and has the full text in its title. */
async function readComments(page: Page): Promise<string[]> {
  // Rows far from the screen are not in the document.
  await page.locator('#comments').evaluate((section) => section.scrollIntoView());
  return page
    .locator(COMMENT)
    .evaluateAll((list) =>
      list.map((comment) =>
        Array.from(comment.childNodes, (node) =>
          node instanceof HTMLAnchorElement ? node.title : (node.textContent ?? ''),
        ).join(''),
      ),
    );
}

test('the detector finds scripts, frames and handlers', async ({ page, problems }) => {
  problems.allow(/^console: /);
  const ran = await watchExecutions(page);
  await page.goto('newsDetail/12/345.html');
  await page.evaluate(() => {
    const bad = document.createElement('p');
    bad.innerHTML =
      '<a href="javascript:alert(1)">x</a><iframe></iframe><b onclick="alert(1)">y</b>';
    document.body.append(bad);
    alert(1);
  });
  expect(await provoke(page)).toHaveLength(3);
  await expect.poll(() => ran).toEqual(['alert']);
  expect(problems.seen.some((text) => text.includes('Content Security Policy'))).toBe(true);
});

for (const [index, payload] of sample(FEW).entries()) {
  test(`single fields show hostile text as text: ${payload.slice(0, 60)}`, {
    tag: index === 2 ? undefined : '@sweep',
  }, async ({ page, problems }) => {
    test.skip(...withoutCorpus('xss.txt'));
    // Payloads that are addresses of images load nothing.
    problems.allow(/Failed to load resource/);
    const ran = await watchExecutions(page);
    const html = `${payload}${escaped(payload)}`;
    const id = 804_001 + index;
    const address = await putArticle(id, {
      title: html,
      leadTitle: html,
      subtitle: html,
      abstract: html,
      source: payload,
      sourceUrl: payload,
      originalUrl: payload,
      credits: { author: payload, reporter: html, editor: html, photographer: payload },
      youngReporters: [{ name: payload, cardNumber: payload, school: payload, className: payload }],
      share: { title: html, text: html, picture: 'rail-1' },
      body: ['一段。'],
      wire: {
        detail: {
          xyAccountID: 3,
          xyAccount: payload,
          columnName: payload,
          isShowReporterCard: 1,
          reporters: [
            { id: payload, name: payload, duty: payload, description: payload, url: payload },
          ],
        },
      },
    });
    await page.goto(
      `${address}?title=${encodeURIComponent(payload)}&theme=${encodeURIComponent(payload)}`,
    );
    await expect(credits(page)).toBeVisible();
    await expect(page.locator('#comments')).toBeVisible();
    expect(await provoke(page)).toEqual([]);
    expect(await markup(page, 'h1, header p, [role="note"], .credits dd')).toEqual([]);
    await expect(page).toHaveTitle(visible(payload));
    expect(ran).toEqual([]);
  });
}

/**
 * Shows an article whose lists, captions, attachments, tags, votes and comments are hostile text,
 * and expects it to be text.
 */
async function expectText(page: Page, isBaked: boolean): Promise<void> {
  const payloads = sample(MANY);
  const ran = await watchExecutions(page);
  const id = createId();
  const address = await putArticle(id, {
    title: '<b>坏</b>标题</script><script>alert(1)</script>',
    kind: 'photos',
    photos: payloads.map((caption) => ({ picture: 'rail-1-small', caption })),
    body: ['一段。'],
    tags: payloads,
    keywords: payloads.join(' '),
    attachments: payloads.map((name) => ({ name, file: 'sound-1.mp3' })),
    vote: {
      id: 804_101,
      name: payloads[0] ?? '',
      endsAt: '2099-01-01 00:00',
      cycle: 0,
      questions: [
        {
          id: 1,
          name: payloads[1] ?? '',
          limit: 1,
          options: payloads.map((name, at) => ({ id: at + 1, name, votes: at })),
        },
      ],
    },
  });
  // The first page of comments has five entries.
  const said = payloads.slice(0, 5);
  for (const [at, text] of said.entries()) {
    await putComment(id, {
      user: text,
      text,
      at: `2026-11-20 09:0${at}`,
      place: text,
      praises: at,
      replies: [{ user: text, text, at: '2026-11-20 10:00' }],
    });
  }

  const inspect = async () => {
    await scrollThrough(page);
    await expect(page.locator(COMMENT)).not.toHaveCount(0);
    expect(await provoke(page)).toEqual([]);
    const fields = `figcaption, ${HOOK.voteName}, ${COMMENT}, li p, li bdi`;
    expect(await page.locator(fields).count()).toBeGreaterThan(MANY);
    expect(await markup(page, `${COMMENT}, figcaption`)).toEqual([]);
    await expect
      .poll(async () => (await readComments(page)).map(visible))
      .toEqual(expect.arrayContaining(said.map(visible)));
    expect(ran).toEqual([]);
  };
  const show = async () => {
    await page.goto(address);
    await inspect();
  };
  await show();
  if (!isBaked) return;
  await withBaked(address, async () => {
    await show();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await inspect();
  });
}

const RULE = 'lists, captions, attachments, tags, votes and comments show hostile text as text';

test(`${RULE} in the template`, async ({ page, problems }) => {
  test.skip(...withoutCorpus('xss.txt'));
  problems.allow(/Failed to load resource/);
  await expectText(page, false);
});

test(`${RULE} in the template and baked`, { tag: '@sweep' }, async ({ page, problems }) => {
  test.skip(...withoutCorpus('xss.txt'));
  problems.allow(/Failed to load resource/);
  await expectText(page, true);
});
