import type { Locator, Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/environment.ts';

export interface StoredComment {
  readonly id: number;
  readonly content: string;
  readonly parentId: number;
  readonly inReview: boolean;
}

/** What readers wrote on an article, as the origin holds it. */
export async function storedComments(articleId: number): Promise<readonly StoredComment[]> {
  const origin = `http://localhost:${readTestPorts().origin}`;
  const answer = await fetch(`${origin}/control/stored?articleId=${articleId}`);
  return ((await answer.json()) as { comments: StoredComment[] }).comments;
}

/** Comes to the comments of the page as a reader does, and waits until they are awake. */
export async function reachComments(page: Page): Promise<Locator> {
  const comments = page.locator('#comments');
  await comments.waitFor({ state: 'attached' });
  await comments.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await comments.locator('[data-comment], p.text-center').first().waitFor();
  return comments;
}

/** The text of every comment under a heading, in their order. */
export const textsUnder = (list: Locator): Promise<string[]> =>
  list.locator('p.whitespace-pre-line.text-32').allTextContents();

/** Writes in the open composer and sends it. */
export async function write(page: Page, text: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(text);
  await sheet.getByRole('button', { name: '发布', exact: true }).click();
}
