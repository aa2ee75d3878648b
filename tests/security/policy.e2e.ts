/**
 * The content security policy in a real browser with the sanitiser off: code in content does not
 * run. And the pages with the policy off: the sanitiser alone is enough.
 */

import { expect, type Page, test } from 'playwright/test';
import type { BuiltCode } from '../../scripts/build/builtCode.ts';
import { finishBakedPage } from '../../scripts/build/finishPage.ts';
import { findPolicy } from '../../scripts/build/policy.ts';
import { applyEdits, attributeOf, scanTags } from '../../scripts/build/scanTags.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { MARKUP_FILES, payloads, withoutCorpus } from '../helpers/corpora.ts';
import { articleBody } from '../helpers/locators.ts';
import { createId, putArticle, withBaked } from '../helpers/origin.ts';
import { watchExecutions } from '../helpers/watchExecutions.ts';
import { openHarness, runDocuments } from './harness.ts';

/** How many payloads share one whole page; another test has each in its own document. */
const GROUP = 40;
/** A third of the payloads: raw ones are slow, and another test runs each alone. */
const sample = payloads.filter((_, index) => index % 3 === 0);

const policyOf = (html: string): string => attributeOf(findPolicy(scanTags(html)), 'content') ?? '';

const baked = readBuilt('newsDetail/12/345.html');
const hashes: ReadonlySet<string> = new Set(policyOf(baked).match(/'sha256-[^']+'/g));
const code: BuiltCode = {
  scripts: hashes,
  styles: hashes,
  islandRuntime: new Set(),
  modules: new Set(),
};

/** Returns the baked page with unsanitised content in its text. */
function bakeRaw(content: string): string {
  const tags = scanTags(baked);
  const policy = findPolicy(tags);
  const text = tags.find((tag) => attributeOf(tag, 'class') === 'prose');
  if (!policy || !text) throw new Error('the page has no policy or no text');
  const rendered = applyEdits(baked, [
    { start: policy.start, end: policy.end, text: '' },
    { start: text.end, end: text.end, text: content },
  ]);
  return finishBakedPage(rendered, code).html;
}

const documentUnder = (policy: string, body: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>a</title><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}`;

test.describe('without the sanitiser', () => {
  test.skip(...withoutCorpus(...MARKUP_FILES));

  test('no payload runs under the policy of a baked page', { tag: '@sweep' }, async ({ page }) => {
    const watch = await openHarness(page);
    const policy = policyOf(baked);
    const ran = await runDocuments(
      page,
      payloads.map((content) => documentUnder(policy, content)),
    );
    expect([...ran].map((number) => payloads[number])).toEqual([]);
    expect(watch.ran).toEqual([]);
  });

  test('no payload runs in whole baked pages', async ({ page }) => {
    const watch = await openHarness(page);
    const groups = payloads.flatMap((_, at) =>
      at % GROUP === 0 ? [payloads.slice(at, at + GROUP)] : [],
    );
    const pages = groups.map((group) => bakeRaw(group.map((one) => `<div>${one}</div>`).join('')));
    const ran = await runDocuments(page, pages);
    expect([...ran].map((number) => groups[number])).toEqual([]);
    expect(watch.ran).toEqual([]);
  });

  test('no payload that a script inserts runs under the policy of a template', async ({ page }) => {
    const watch = await openHarness(page);
    const html = documentUnder(policyOf(readBuilt('newsDetail.html')), '');
    const ran = await runDocuments(
      page,
      sample.map((inserted) => ({ html, inserted })),
    );
    expect([...ran].map((number) => sample[number])).toEqual([]);
    expect(watch.ran).toEqual([]);
  });
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  const expectNothingRuns = async (page: Page, isBaked: boolean): Promise<void> => {
    const ran = await watchExecutions(page);
    // Requests to addresses in payloads are aborted.
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    // Shows that the detector works: without the policy an inserted handler runs.
    await page.goto('newsDetail/12/345.html');
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.innerHTML = '<b onclick="alert(1)">b</b>';
      document.body.append(text);
      text.querySelector('b')?.click();
    });
    await expect.poll(() => ran.splice(0)).toEqual(['alert']);

    const content = sample.map((one) => `<div>${one}</div>`).join('');
    const address = await putArticle(createId(), { content: `<p>first</p>${content}` });
    const show = async () => {
      await page.goto(address);
      await expect(articleBody(page)).toContainText('first');
      await articleBody(page)
        .locator('*')
        .evaluateAll((elements) => {
          for (const element of elements) {
            for (const name of [
              'load',
              'error',
              'focus',
              'mouseover',
              'animationstart',
              'toggle',
            ]) {
              element.dispatchEvent(new Event(name));
            }
          }
        });
      expect(ran).toEqual([]);
    };
    await (isBaked ? withBaked(address, show) : show());
  };

  test('an article of payloads runs nothing in the template', async ({ page }) => {
    test.skip(...withoutCorpus(...MARKUP_FILES));
    await expectNothingRuns(page, false);
  });

  test('an article of payloads runs nothing when it is baked', { tag: '@sweep' }, async ({
    page,
  }) => {
    test.skip(...withoutCorpus(...MARKUP_FILES));
    await expectNothingRuns(page, true);
  });
});

test('the template shows a body whose controls are named like DOM properties', async ({ page }) => {
  const names = ['nodeName', 'childNodes', 'attributes', 'textContent', 'parentNode', 'firstChild'];
  const controls = names.map((name) => `<input name="${name}"><img id="${name}">`).join('');
  const content = `<p>first</p><form>${controls}<p>inside</p></form><p>last</p>`;
  await page.goto(await putArticle(createId(), { content }));
  await expect(articleBody(page)).toHaveText(/first\s*inside\s*last/);
});
