import type { Browser, Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { scrollToComments } from '../helpers/comments.ts';
import { launchDoubleText, openPhone } from '../helpers/doubleText.ts';
import { findLayoutProblems } from '../helpers/findLayoutProblems.ts';
import { HOOK, sheet } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { VIDEO_PAGE } from '../helpers/videos.ts';

/** Sheets, overlays and players at a text size of 200 % on the narrowest phone (decision 37). */
const NARROWEST = { width: 320, height: 640 };
const ARTICLE = 'newsDetail/12/345.html';
/** Selects the sheet that was opened last. */
const SHEET = `${HOOK.sheetLayer}:last-child ${HOOK.sheet}`;
const { cn } = actionMessages;

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchDoubleText();
});
test.afterAll(() => browser.close());

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await waitUntilStarted(page);
};
const tap = (page: Page, selector: string) => page.locator(selector).first().click();
const tapButton = (page: Page, name: string | RegExp) =>
  page.locator(SHEET).getByRole('button', { name }).first().click();
const closeSheets = async (page: Page): Promise<void> => {
  const sheets = sheet(page);
  for (let left = await sheets.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(sheets).toHaveCount(left - 1);
  }
};

/** Waits for `ready`, then records the boxes whose content does not fit. */
type Look = (what: string, boxes: string, ready?: string) => Promise<void>;

function testSizes(
  of: string,
  tag: '@sweep' | undefined,
  steps: (page: Page, look: Look) => Promise<void>,
): void {
  test(`${of} fit at text of 200 %`, { tag }, async () => {
    const page = await openPhone(browser, NARROWEST);
    const found: Record<string, readonly string[]> = {};
    await steps(page, async (what, boxes, ready = boxes) => {
      await page.locator(ready).first().waitFor();
      const misfits = await findLayoutProblems(page, boxes);
      if (misfits.length > 0) found[what] = misfits;
    });
    expect(found).toEqual({});
    await page.context().close();
  });
}

testSizes('ways of sharing and choices of look', '@sweep', async (page, look) => {
  await open(page, ARTICLE);
  await tap(page, `${HOOK.bottomBar} [data-act=share]`);
  await look('ways of sharing', SHEET, `${HOOK.shareTargets} button`);
  await tapButton(page, cn['share.qr']);
  await look('code of a page', SHEET, HOOK.qr);
  await tapButton(page, cn['share.poster']);
  await look('poster', SHEET, 'img.poster');
  await closeSheets(page);
  await tap(page, '[data-act=look]');
  await look('choices of look', SHEET, `${SHEET} select`);
  await closeSheets(page);
});

testSizes('composer, login, reply, report and lightbox', undefined, async (page, look) => {
  await open(page, ARTICLE);
  await tap(page, HOOK.commentField);
  await look('composer', SHEET);
  await page.getByRole('textbox').fill('很长的评论。'.repeat(40));
  await tap(page, `${SHEET} ${HOOK.sheetSubmit}`);
  await look('login by code', SHEET, `${HOOK.sheetLayer}:nth-child(2)`);
  await tapButton(page, '用密码登录');
  await tap(page, `${SHEET} ${HOOK.mainButton}`);
  await look('login by password', SHEET, HOOK.fieldError);
  await closeSheets(page);

  const comments = await scrollToComments(page);
  await comments.getByRole('button', { name: '回复' }).first().click();
  await look('reply', SHEET);
  await closeSheets(page);
  await comments.getByRole('button', { name: '举报' }).first().click();
  await tapButton(page, '提交举报');
  await look('report', SHEET);
  await closeSheets(page);

  await tap(page, 'main img[data-i="0"]');
  await look('pictures large', HOOK.lightbox);
});

testSizes('the form of a post and the question before a logout', '@sweep', async (page, look) => {
  await open(page, 'circleDetail/901.html');
  await tap(page, '[data-form=post]');
  await tap(page, `${SHEET} ${HOOK.sheetSubmit}`);
  await look('form of a post', SHEET, HOOK.fieldError);

  await logInAsMember(page);
  await page.goto('getUserInfo.html');
  await page.getByRole('button', { name: /退出/ }).click();
  await look('question before a logout', SHEET);
});

testSizes('the sheets of the newspaper', '@sweep', async (page, look) => {
  await open(page, 'paperSharePage/2026-11-20/1.html');
  await look('newspaper', `${HOOK.paperHead}, ${HOOK.paperTurn}, ${HOOK.paperTools}`);
  await page.getByRole('link', { name: cn['paper.days'] }).click();
  await look('calendar of the newspaper', SHEET);
  await closeSheets(page);
  await tap(page, `${HOOK.paperRows} a`);
  await look('article of the newspaper', HOOK.paperReader);
});

testSizes('players and a countdown', '@sweep', async (page, look) => {
  await open(page, VIDEO_PAGE);
  await tap(page, HOOK.mediaCover);
  await page.locator('media-player[data-state=playing]').waitFor();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await look('video player', 'media-player', 'media-player[data-state=paused]');

  await open(page, 'liveDetail/801/404.html');
  await look('countdown to a broadcast', HOOK.liveCountdown);

  const sound = { audio: 'almanac.mp3', title: '外婆的节气本', text: '朗读：景怀山', seconds: 24 };
  await open(page, await putArticle(863_001, { body: [sound, '一段文字。'] }));
  await tap(page, `${HOOK.audioCover}:not([hidden])`);
  await look('audio player', 'audio-player, .audio-bar', 'audio-player');
});
