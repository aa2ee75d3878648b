import { expect, test } from '../helpers/browser.ts';
import { breakFiles, listCode, listEntries } from '../helpers/chunks.ts';
import { waitUntilAwake } from '../helpers/reader.ts';
import { readBuilt } from '../helpers/site.ts';

const ARTICLE = 'newsDetail/12/345.html';
/** The floating buttons need the messages of the page's language. */
const MESSAGES = /^cn\./;

test('behaviours of a page start although the file of another one does not load', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  // The behaviours of pages from 960 px on are among them.
  await page.setViewportSize({ width: 1280, height: 800 });
  const html = readBuilt(ARTICLE);
  const entries = await listEntries(html);
  const requested = await listCode(page, async () => {
    await page.goto(ARTICLE);
    await waitUntilAwake(page);
    await page.waitForLoadState('networkidle');
  });
  const imported = requested.filter(
    (file) => entries.has(file) && !html.includes(file) && !MESSAGES.test(file),
  );
  expect(imported.length).toBeGreaterThan(1);

  for (const file of imported) {
    await breakFiles(page, [file], 'gone');
    await page.goto(ARTICLE);
    await waitUntilAwake(page);
    await expect.poll(() => problems.seen.join('\n'), { message: file }).toContain(file);
    await page.unrouteAll();
  }
});
