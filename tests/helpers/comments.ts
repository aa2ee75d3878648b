import { expect, type Locator, type Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { HOOK } from './locators.ts';

export interface StoredComment {
  readonly id: number;
  readonly content: string;
  readonly parentId: number;
  readonly inReview: boolean;
}

/** Returns the comments of readers on an article that the origin has stored. */
export async function readStoredComments(articleId: number): Promise<readonly StoredComment[]> {
  const origin = `http://localhost:${readTestPorts().origin}`;
  const answer = await fetch(`${origin}/control/stored?articleId=${articleId}`);
  return ((await answer.json()) as { comments: StoredComment[] }).comments;
}

/** Scrolls to the comments of the page, waits until they are loaded and returns them. */
export async function scrollToComments(page: Page): Promise<Locator> {
  const comments = page.locator('#comments');
  await comments.waitFor({ state: 'attached' });
  // At once: an island may replace the element while Playwright waits until it is stable.
  await comments.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.mouse.wheel(0, 1);
  await comments.locator(`[data-comment], ${HOOK.noComments}`).first().waitFor();
  // A template shows the comments that it was loaded with, and loads them again.
  await expect(comments.locator('[aria-busy=true]')).toHaveCount(0);
  return comments;
}

/** Returns the text of every comment in a list, in the order of the list. */
export const readCommentTexts = (list: Locator): Promise<string[]> =>
  list.locator(HOOK.commentText).allTextContents();

/** Fills in the open composer and sends it. */
export async function sendComment(page: Page, text: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(text);
  await sheet.getByRole('button', { name: '发布', exact: true }).click();
}
