import type { Page, Request } from 'playwright/test';
import sharp from 'sharp';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { findViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { composerFile, toast } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { makePhoto, makePhotos, makeVideo, TAKEN_AT } from '../helpers/uploadFiles.ts';

/**
 * The form of a post and its files: uploads survive a broken network, and photos carry no location.
 */
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => sheet(page).getByRole('textbox', { name: '正文' });
const post = (page: Page) => sheet(page).getByRole('button', { name: /^(发布|正在发送…)$/ });
const tiles = (page: Page) => composerFile(sheet(page));
const chooser = (page: Page) => sheet(page).getByLabel('添加图片或视频');
const CIRCLE = '901';

async function openForm(page: Page): Promise<void> {
  await page.goto(`circleDetail/${CIRCLE}.html`);
  await waitUntilStarted(page);
  await page.locator('[data-act=form][data-form=post]').first().click();
  await expect(field(page)).toBeFocused();
}

interface StoredPost {
  readonly content: string;
  readonly pics: readonly { readonly width: number }[];
  readonly videos: readonly { readonly duration: number }[];
}

/** Returns the posts of the circle with this text, as the server has stored them. */
async function storedPosts(text: string): Promise<readonly StoredPost[]> {
  const origin = `http://localhost:${readTestPorts().origin}/app_if`;
  const answer = await fetch(`${origin}/post-list?circleId=${CIRCLE}&listType=1&page=0`);
  const { list } = (await answer.json()) as { list: readonly StoredPost[] };
  return list.filter(({ content }) => content === text);
}

const bodyOf = (request: Request): Buffer => request.postDataBuffer() ?? Buffer.alloc(0);

test('an upload continues after a break: one post is stored, with all images in order', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const text = `江边九张 ${createId()}`;
  await logInAsMember(page);
  await openForm(page);
  let sent = 0;
  await page.route('**/upload?**', async (route) => {
    sent += 1;
    if (sent === 5) await context.setOffline(true);
    await (sent < 5 ? route.continue() : route.abort('internetdisconnected'));
  });
  await field(page).fill(text);
  await chooser(page).setInputFiles(await makePhotos(9));
  await expect(tiles(page)).toHaveCount(9);
  await expect(sheet(page).getByText('网络已断开，联网后自动继续上传')).toBeVisible();
  await post(page).click();
  await expect(post(page)).toHaveText('正在发送…');

  await page.unroute('**/upload?**');
  await context.setOffline(false);
  await expect(toast(page)).toHaveText('帖子已发布');
  await expect(sheet(page)).toHaveCount(0);
  const posts = await storedPosts(text);
  expect(posts.map(({ pics }) => pics.map(({ width }) => width))).toEqual([
    [40, 41, 42, 43, 44, 45, 46, 47, 48],
  ]);
});

test('a video is uploaded in parts, and a part that failed is sent again alone', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  const text = `江边短片 ${createId()}`;
  await logInAsMember(page);
  await openForm(page);
  const parts: string[] = [];
  await page.route('**/minio/upload?**', async (route) => {
    const part = /name="part"\r\n\r\n(\d+)/.exec(bodyOf(route.request()).toString('latin1'))?.[1];
    parts.push(part ?? '');
    await (parts.length === 2 ? route.abort() : route.continue());
  });
  await field(page).fill(text);
  await chooser(page).setInputFiles(await makeVideo('江.mp4'));
  // A video excludes all other files.
  await expect(chooser(page)).toHaveCount(0);
  await post(page).click();
  await expect(toast(page)).toHaveText('帖子已发布');
  expect(parts).toEqual(['0', '1', '1']);
  const [stored] = await storedPosts(text);
  expect(stored?.videos[0]?.duration).toBeGreaterThan(0);
});

test('text and uploads survive a reload; a photo is sent upright, smaller and without its location', async ({
  page,
}) => {
  // Some browsers have no canvas in workers.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
  });
  await logInAsMember(page);
  await openForm(page);
  await field(page).fill('写到一半');
  await chooser(page).setInputFiles([
    { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
  ]);
  const problem = sheet(page).getByRole('alert').last();
  await expect(problem).toContainText('这里可以添加：JPG/PNG/GIF/HEIC · MP4/MOV/WebM');
  await expect(problem).toContainText('“b.png”的内容和名称不符');
  await expect(tiles(page)).toHaveCount(0);

  const upload = page.waitForRequest('**/upload?**');
  const photo = await makePhoto('c.jpg', { width: 2400, height: 1600, orientation: 6 });
  expect(photo.buffer.includes(TAKEN_AT)).toBe(true);
  await chooser(page).setInputFiles(photo);
  const body = bodyOf(await upload);
  expect(body.includes(TAKEN_AT)).toBe(false);
  const sent = sharp(body.subarray(body.indexOf(Buffer.from([0xff, 0xd8, 0xff]))));
  expect(await sent.metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 1920 });
  // Orientation 6: the stored upper left corner is the upper right one of the photo.
  const pixel = async (left: number) =>
    (await sent.clone().extract({ left, top: 100, width: 1, height: 1 }).raw().toBuffer())[1] ?? 0;
  expect(await pixel(1200)).toBeLessThan(60);
  expect(await pixel(80)).toBeGreaterThan(200);
  await expect(sheet(page).getByRole('progressbar')).toHaveCount(0);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = (await findViolations(page)).filter((one) =>
      /composer|sheet|dialog|form/.test(one),
    );
    expect(found, colorScheme).toEqual([]);
  }
  await page.reload();
  await waitUntilStarted(page);
  await page.locator('[data-act=form][data-form=post]').first().click();
  await expect(field(page)).toHaveValue('写到一半');
  await expect(tiles(page).locator('img')).toHaveCount(1);
});
