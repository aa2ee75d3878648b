import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  readCommentTexts,
  readStoredComments,
  scrollToComments,
  sendComment,
} from '../helpers/comments.ts';
import {
  commentField,
  composerCover,
  composerFile,
  fieldButton,
  mainButton,
  toast,
} from '../helpers/locators.ts';
import { createPhone, logInAsMember, readLoginCode } from '../helpers/member.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests the composer: drafts are never lost, and only images are uploaded. */
const sheet = (page: Page) => page.getByRole('dialog', { name: '写评论' });
const field = (page: Page) => sheet(page).getByRole('textbox');
const post = (page: Page) => sheet(page).getByRole('button', { name: /^(发布|正在发布…)$/ });
const problem = (page: Page) => sheet(page).getByRole('alert');

async function openComposer(page: Page, article = {}): Promise<{ id: number }> {
  const id = createId();
  await page.goto(await putArticle(id, { body: ['一段。'], ...article }));
  await waitUntilStarted(page);
  await commentField(page).click();
  await expect(field(page)).toBeFocused();
  return { id };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4IaCHFTEMLQkAvr9BgRV48AUAAAAASUVORK5CYII=',
  'base64',
);
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  sheet(page).getByLabel('添加图片').setInputFiles(files);
const pictures = (page: Page) => composerFile(sheet(page));

test('loads its code when it is opened, grows with its text, and refuses too little and too much', async ({
  page,
}) => {
  await logInAsMember(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const id = createId();
  await page.goto(await putArticle(id, { body: ['一段。'] }));
  await commentField(page).waitFor();
  expect(files.filter((url) => /Composer|sheets.*\.css/.test(url))).toEqual([]);
  await commentField(page).click();
  await expect(field(page)).toBeFocused();
  expect(files.some((url) => /Composer/.test(url))).toBe(true);
  await expect(field(page)).toHaveAttribute('placeholder', '说说你的看法');

  const height = () => field(page).evaluate((box) => box.clientHeight);
  const before = await height();
  await field(page).fill('行\n'.repeat(8));
  const grown = await height();
  expect(grown).toBeGreaterThan(before * 1.5);
  await field(page).fill('行\n'.repeat(200));
  expect(await height()).toBeLessThan(400);
  await field(page).fill('');
  expect(await height()).toBe(before);

  await field(page).fill('👩‍👩‍👧‍👦𠮷好');
  await expect(sheet(page).getByText('3/1000', { exact: true })).toBeVisible();
  await field(page).fill('字'.repeat(1002));
  await expect(problem(page)).toHaveText('超出 2 字，请删减');
  await post(page).click();
  await expect(field(page)).toHaveValue('字'.repeat(1002));
  await field(page).fill(' \n ');
  await post(page).click();
  await expect(problem(page)).toHaveText('请输入内容');
  expect(await readStoredComments(id)).toEqual([]);
  await field(page).fill('字'.repeat(1000));
  await post(page).click();
  await expect(toast(page)).toHaveText('评论已发布');
});

test('keeps a draft with its images per article when it is closed and after a reload', async ({
  page,
}) => {
  await logInAsMember(page);
  await openComposer(page);
  await choose(page, png('a.png'));
  await expect(pictures(page)).toHaveCount(1);
  await expect(composerCover(sheet(page))).toHaveCount(0);
  await field(page).fill('写到一半');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await commentField(page).click();
  await expect(field(page)).toHaveValue('写到一半');
  await page.reload();
  await waitUntilStarted(page);
  await commentField(page).click();
  await expect(field(page)).toHaveValue('写到一半');
  await expect(pictures(page)).toHaveCount(1);
  await openComposer(page);
  await expect(field(page)).toHaveValue('');
  await expect(pictures(page)).toHaveCount(0);
});

test('requires a login for images and comments, keeps the text, and sends it after the login', async ({
  page,
}) => {
  const { id } = await openComposer(page);
  await choose(page, png('a.png'));
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(problem(page)).toHaveText('请登录后再评论');
  await expect(pictures(page)).toHaveCount(0);
  await field(page).fill('登录后马上发出');
  await post(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(problem(page)).toHaveText('请登录后再评论');
  await expect(field(page)).toHaveValue('登录后马上发出');
  expect(await readStoredComments(id)).toEqual([]);

  await post(page).click();
  const phone = createPhone();
  await page.locator('[name=phone]').fill(phone);
  await fieldButton(page).click();
  await expect(page.getByText('验证码已发送至')).toBeVisible();
  await page.locator('[name=code]').fill(await readLoginCode(phone));
  await mainButton(page).click();
  await expect.poll(async () => (await readStoredComments(id)).length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keeps the text of a refused comment, and sends a comment once for a double tap', async ({
  page,
}) => {
  await logInAsMember(page);
  const { id } = await openComposer(page);
  await field(page).fill('拼音');
  // Enter during an input method's composition does not send.
  await field(page).evaluate((box) => {
    const init = { key: 'Enter', ctrlKey: true, bubbles: true, isComposing: true };
    box.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('拼音\n');
  await expect(post(page)).toHaveText('发布');
  await field(page).fill('会被拒绝');
  for (const [status, message, shown] of [
    [10202, '评论已关闭', '评论已关闭'],
    [10203, '评论太频繁，请稍后再试', '评论太频繁，请稍后再试'],
    [10204, '', '评论失败'],
  ] as const) {
    await test.step(String(status), async () => {
      await page.route(
        '**/discuss',
        (route) => route.fulfill({ json: { status, message, data: {} } }),
        { times: 1 },
      );
      await post(page).click();
      await expect(problem(page)).toHaveText(shown);
      // The message is shown once: no toast repeats it.
      expect(await toast(page).count()).toBe(0);
      await expect(field(page)).toHaveValue('会被拒绝');
      await expect(post(page)).toHaveText('发布');
    });
  }
  expect(await readStoredComments(id)).toEqual([]);
  await post(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(toast(page)).toHaveText('评论已发布');
  expect(await readStoredComments(id)).toHaveLength(1);
});

test('a comment written offline is shown as pending, and is sent when online', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await logInAsMember(page);
  const { id } = await openComposer(page);
  await page.keyboard.press('Escape');
  const comments = await scrollToComments(page);
  await commentField(page).click();
  await context.setOffline(true);
  await field(page).fill('在地铁里写的');
  await post(page).click();
  await expect(toast(page)).toHaveText('没有网络，联网后自动发布');
  await expect(sheet(page)).toHaveCount(0);
  await expect(comments.locator('ol > li')).toHaveText([/在地铁里写的.*等待发布/]);
  expect(await readStoredComments(id)).toEqual([]);
  // The response of the list that contains the comment is held back; before, the comment is looked for.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let noteRequest = () => {};
  const asked = new Promise<void>((resolve) => {
    noteRequest = resolve;
  });
  await page.route(/discussView/, async (route) => {
    if ((await readStoredComments(id)).length > 0) {
      noteRequest();
      await held;
    }
    await route.continue();
  });
  await context.setOffline(false);
  await expect.poll(async () => (await readStoredComments(id)).length).toBe(1);
  await asked;
  expect(await readCommentTexts(comments)).toEqual(['在地铁里写的']);
  answer();
  await expect(comments.getByText('等待发布')).toHaveCount(0);
  expect(await readCommentTexts(comments)).toEqual(['在地铁里写的']);
  await commentField(page).click();
  await expect(field(page)).toHaveValue('');
});

test('a pending comment that is refused is kept beside a newer draft', { tag: '@sweep' }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await logInAsMember(page);
  await openComposer(page);
  await field(page).fill('先写的话');
  await context.setOffline(true);
  await post(page).click();
  await expect(sheet(page)).toHaveCount(0);
  await commentField(page).click();
  await field(page).fill('后写的话');
  const refusal = { status: 10204, message: '评论内容不合适', data: {} };
  await page.route(/\/discuss$/, (route) => route.fulfill({ json: refusal }));
  await context.setOffline(false);
  await expect(toast(page)).toContainText(refusal.message);
  await page.keyboard.press('Escape');
  await commentField(page).click();
  await expect(field(page)).toHaveValue('后写的话');
  await expect(sheet(page).locator('section')).toContainText('先写的话');
  await sheet(page).getByRole('button', { name: '改用这条' }).click();
  await expect(field(page)).toHaveValue('先写的话');
  await expect(sheet(page).locator('section')).toContainText('后写的话');
});

test('without storage sends a comment, and warns before the page is closed while one is pending', {
  tag: '@sweep',
}, async ({ page, context, problems }) => {
  problems.allow(/Failed to load resource/);
  await logInAsMember(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { id } = await openComposer(page);
  await sendComment(page, '存不下也能发');
  await expect(toast(page)).toHaveText('评论已发布');
  expect(await readStoredComments(id)).toHaveLength(1);
  await commentField(page).click();
  await field(page).fill('只在这一页');
  await context.setOffline(true);
  await post(page).click();
  await expect(toast(page)).toHaveText('没有网络，请先不要关闭本页，联网后自动发布');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await expect.poll(async () => (await readStoredComments(id)).length).toBe(2);
  const isFree = () =>
    page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isFree).toBe(true);
});

test.describe('images', () => {
  test('can be removed after the upload, and are sent with the comment; another file is refused', async ({
    page,
  }) => {
    await logInAsMember(page);
    const { id } = await openComposer(page);
    const other = { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    await choose(page, [png('a.png'), png('b.png'), other]);
    await expect(problem(page)).toHaveText('“c.png”不是图片，不能上传');
    await expect(pictures(page)).toHaveCount(2);
    await expect(composerCover(sheet(page))).toHaveCount(0);
    const found = await findViolationsInBothThemes(page);
    expect(found.filter((text) => /composer|sheet|dialog/.test(text))).toEqual([]);
    await sheet(page).getByRole('button', { name: '移除图片 1' }).click();
    await expect(pictures(page)).toHaveCount(1);
    await field(page).fill('看图');
    const sent = page.waitForRequest(/\/discuss$/);
    await post(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('imgUrl')).toMatch(
      /^https?:[^,]+$/,
    );
    await expect(toast(page)).toHaveText('评论审核中，通过后会显示');
    const comments = await scrollToComments(page);
    await expect(comments.locator('img[loading=lazy]').last()).toBeVisible();
    expect(await readStoredComments(id)).toMatchObject([{ inReview: true }]);
  });

  test('show the progress of the upload, and upload again by a tap after a failure', {
    tag: '@sweep',
  }, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await logInAsMember(page);
    await openComposer(page);
    await page.route('**/upload?**', (route) => route.abort(), { times: 1 });
    await choose(page, png('a.png'));
    await expect(problem(page)).toHaveText('有图片上传失败，请重新上传或移除');
    const again = sheet(page).getByRole('button', { name: '重新上传图片 1' });
    await expect(again).toBeVisible();
    await field(page).fill('看图');
    await post(page).click();
    await expect(problem(page)).toHaveText('有图片上传失败，请重新上传或移除');

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/upload?**', async (route) => {
      await held;
      await route.continue();
    });
    await again.click();
    await expect(sheet(page).getByRole('progressbar')).toBeVisible();
    await post(page).click();
    await expect(problem(page)).toHaveText('图片正在上传，请稍候');
    letGo();
    await expect(sheet(page).getByRole('progressbar')).toHaveCount(0);
    await post(page).click();
    await expect(toast(page)).toContainText('评论');
  });

  const REFUSED = [
    [
      'another kind of file',
      { name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') },
      '仅支持 jpg/jpeg/png/gif/bmp 格式的图片',
    ],
    [
      'a renamed file',
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('MZ and so on') },
      '“a.png”不是图片，不能上传',
    ],
    [
      'a name that is markup',
      { name: '<img src=x onerror=alert(1)>.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      '“<img src=x onerror=alert(1)>.png”不是图片，不能上传',
    ],
  ] as const;

  test(
    'other files and images that are too large are refused before an upload',
    {
      tag: '@sweep',
    },
    async ({ page }, testInfo) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await logInAsMember(page);
      await openComposer(page);
      // Chosen by its path: passing 20 MB of content to the browser takes seconds.
      const large = testInfo.outputPath('a.png');
      await writeFile(large, PNG);
      await truncate(large, 20 * 2 ** 20);
      for (const [what, file, words] of [
        ...REFUSED,
        ['a picture of 20 MB', large, '图片不能超过 10 MB'],
      ] as const) {
        await test.step(what, async () => {
          await choose(page, file);
          await expect(problem(page)).toHaveText(words);
          await expect(pictures(page)).toHaveCount(0);
          expect(sent.filter((url) => /\/upload/.test(url))).toEqual([]);
        });
      }
    },
  );

  test('that the server cannot read are refused with its message', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
    // The page cannot show the image either, and the browser logs that.
    problems.allow(/Failed to load resource/);
    await logInAsMember(page);
    await openComposer(page);
    // The file ends after the first bytes of its pixels.
    await choose(page, { ...png('a.png'), buffer: PNG.subarray(0, 44) });
    await expect(problem(page)).toHaveText('图片无法识别');
  });

  test('are limited to nine', { tag: '@sweep' }, async ({ page }) => {
    await logInAsMember(page);
    await openComposer(page);
    await choose(
      page,
      Array.from({ length: 10 }, (_, n) => png(`${n}.png`)),
    );
    await expect(problem(page)).toHaveText('最多添加 9 张图片');
    await expect(pictures(page)).toHaveCount(9);
    await expect(sheet(page).getByLabel('添加图片')).toHaveCount(0);
  });

  test('cannot be added where the site does not show them', { tag: '@sweep' }, async ({ page }) => {
    await page.route('**/getConfig?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"showPic":true/, '"showPic":false');
      await route.fulfill({ response, body });
    });
    await openComposer(page);
    // The placeholder is of the same configuration.
    await expect(field(page)).toHaveAttribute('placeholder', '说说你的看法');
    await expect(sheet(page).getByLabel('添加图片')).toHaveCount(0);
  });
});
