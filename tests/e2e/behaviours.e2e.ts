import { expect, test } from '../helpers/browser.ts';
import { breakFiles, listCode } from '../helpers/chunks.ts';
import { waitUntilAwake } from '../helpers/reader.ts';

const ARTICLE = 'newsDetail/12/345.html';

test('behaviours of a page start although the file of another one does not load', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  // The behaviours of pages from 960 px on are among them.
  await page.setViewportSize({ width: 1280, height: 800 });
  const first = await listCode(page, async () => {
    await page.goto(ARTICLE);
    await waitUntilAwake(page);
  });
  const all = await listCode(page, async () => {
    await page.reload();
    await page.waitForLoadState('networkidle');
  });
  const late = all.filter((file) => file.endsWith('.js') && !first.includes(file));
  expect(late.length).toBeGreaterThan(0);

  for (const file of late) {
    await breakFiles(page, [file], 'gone');
    await page.goto(ARTICLE);
    await waitUntilAwake(page);
    await expect(page.locator('[data-act=praise]').first(), file).toBeEnabled();
    await expect.poll(() => problems.seen.join('\n'), { message: file }).toContain(file);
    await page.unrouteAll();
  }
});
