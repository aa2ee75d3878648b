import { rm } from 'node:fs/promises';
import path from 'node:path';
import { formatSampleAddress } from '../../scripts/run/examples.ts';
import type { SampleArticle, SampleComment } from '../../scripts/sample/types.ts';
import { readBakePort, readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';

/** How the embedded origin misbehaves (scripts/origin/faults.ts). */
export interface Fault {
  /** A regular expression for path and query; name the ids of your test, since others run beside it. */
  readonly path: string;
  readonly kind: 'delay' | 'status' | 'html' | 'half' | 'drop' | 'garble';
  readonly ms?: number;
  readonly code?: number;
  readonly times?: number;
}

const ORIGIN = `http://localhost:${readTestPorts().origin}`;

/** No list contains this sample column, so that articles of a test do not affect other tests. */
export const TEST_COLUMN = 26;

/** Makes the tested site's origin misbehave for the first `times` matching requests. */
export const injectFault = (fault: Fault): Promise<void> => post('fault', fault);

/**
 * Stores an article on the origin; returns its address below the base. No page is baked at this
 * address: the template shows it. Every test uses its own id, from 800,001 on.
 */
export async function putArticle(
  id: number,
  article: Partial<SampleArticle> = {},
): Promise<string> {
  const common = { column: TEST_COLUMN, at: '2026-11-20 08:00', title: `稿件 ${id}` };
  const filled = { ...common, ...article, id };
  await post('article', filled);
  return formatSampleAddress(filled);
}

/** Ids of one process are this far apart; the index of the process is between them. */
const ID_STEP = 16;
let lastTime = 0;

/** Returns an id that no other test and no earlier run has used, for tests of comments and counts. */
export function createId(): number {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  return 1_000_000_000 + ((lastTime * ID_STEP + worker) % 1_000_000_000);
}

/** Adds a comment to an article of the origin. */
export const putComment = (articleId: number, comment: SampleComment): Promise<void> =>
  post('comment', { articleId, ...comment });

/** Stores a comment with two images. */
export const putCommentWithImages = (articleId: number): Promise<void> =>
  putComment(articleId, {
    user: '读者',
    text: '两张照片。',
    at: '2026-11-20 09:00',
    pictures: ['market-2-small', 'terraces-1-small'],
  });

/** Sends a message to all readers on the push channel (scripts/origin/control/push.ts). */
export const sendPush = (message: Readonly<Record<string, unknown>>): Promise<void> =>
  post('push', message);

/** Everything that readers have written on an article of the origin. */
export interface Stored {
  readonly comments: readonly {
    readonly id: number;
    readonly content: string;
    readonly idempotencyKey: string;
    readonly userId: number;
    readonly parentId: number;
    readonly inReview: number | boolean;
  }[];
  readonly praises: readonly unknown[];
  readonly favs: readonly unknown[];
  readonly votes: readonly unknown[];
  readonly follows: readonly unknown[];
}

export async function readStored(articleId: number): Promise<Stored> {
  const answer = await fetch(`${ORIGIN}/control/stored?articleId=${articleId}`);
  return (await answer.json()) as Stored;
}

/** Returns the tip-offs of readers that the origin has stored. */
export async function readStoredTips(): Promise<readonly unknown[]> {
  const answer = await fetch(`${ORIGIN}/control/writings?kind=tipoff`);
  return ((await answer.json()) as { writings: readonly unknown[] }).writings;
}

/** Likes an article as a reader's device does; returns the number of likes after it. */
export async function likeArticle(id: number): Promise<number> {
  await fetch(`${ORIGIN}/app_if/event?type=0&id=${id}&eventType=1`, { method: 'POST' });
  const answer = await fetch(`${ORIGIN}/app_if/getArticleCounts?articleId=${id}`);
  return ((await answer.json()) as { countPraise: number }).countPraise;
}

/** Bakes an article of the origin into the served files, runs `use`, then deletes the page. */
export async function withBaked(page: string, use: () => Promise<void>): Promise<void> {
  const [, columnId = '', id = ''] = page.replace('.html', '').split('/');
  await bakeArticle(columnId, id);
  try {
    await use();
  } finally {
    await rm(path.join(TESTED_FOLDERS.outDir, page), { force: true });
  }
}

/** Throws the reason when the page is not baked. */
async function bakeArticle(columnId: string, id: string): Promise<void> {
  const url = `http://localhost:${readBakePort()}/${columnId}/${id}`;
  const answer = await fetch(url, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}

async function post(name: string, body: unknown): Promise<void> {
  const answer = await fetch(`${ORIGIN}/control/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the origin refused the ${name}: ${await answer.text()}`);
}
