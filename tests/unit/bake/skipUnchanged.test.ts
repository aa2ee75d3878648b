import { describe, expect, it } from 'vitest';
import { type BakeJob, bakeJob, checkJob } from '../../../scripts/bake/bakeJob.ts';
import type { PageRef } from '../../../scripts/bake/pageRef.ts';
import { describeListed, skipUnchanged } from '../../../scripts/bake/plan/skipUnchanged.ts';

const NEWS: PageRef = { route: 'newsDetail', params: { columnId: '10', id: '1' } };
const FILM: PageRef = { route: 'videoDetail', params: { columnId: '10', id: '1' } };
const COMMENTS: PageRef = { route: 'commentAll', params: { id: '1', source: '0' } };
const LIVE: PageRef = { route: 'liveDetail', params: { linkID: '8', id: '1' } };
const COLUMN: PageRef = { route: 'columnDetail', params: { id: '10' } };

/** A job whose page was written from the version 5 of its article, which had 4 comments. */
function jobOf(ref: PageRef, row = { changedAt: 5 as number | null, comments: 4 }): BakeJob {
  const listed = describeListed(ref, row);
  return {
    ...bakeJob(ref),
    ...(listed && { listed }),
    stored: {
      ref,
      siteVersion: 'now',
      viewHash: 'hash',
      listedVersion: describeListed(ref, { changedAt: 5, comments: 4 })?.text ?? null,
      hasOutdatedRows: false,
      rowCount: null,
      isComplete: true,
      lostParts: [],
      published: null,
    },
  };
}

const withStored = (job: BakeJob, more: Partial<BakeJob['stored']>): BakeJob =>
  job.stored ? { ...job, stored: { ...job.stored, ...more } } : job;

describe('a page is not fetched again', () => {
  it.each([
    ['of an article whose list names the same version', jobOf(NEWS)],
    ['of an article with more comments', jobOf(NEWS, { changedAt: 5, comments: 9 })],
    ['of comments, when neither article nor number changed', jobOf(COMMENTS)],
  ])('%s', (_, job) => {
    expect(skipUnchanged([job], 'now')).toEqual({ todo: [], unchanged: [job] });
  });
});

describe('a page of another build', () => {
  const ofOtherBuild = (job: BakeJob) => withStored(job, { siteVersion: 'before' });

  it.each([
    ['an article', ofOtherBuild(jobOf(NEWS))],
    ['the comments of an article', ofOtherBuild(jobOf(COMMENTS))],
  ])('is made from its stored content: %s', (_, job) => {
    const todo = [{ ...job, isContentCurrent: true }];
    expect(skipUnchanged([job], 'now')).toEqual({ todo, unchanged: [] });
  });

  it.each([
    ['a broadcast', ofOtherBuild(jobOf(LIVE))],
    ['an article that changed', ofOtherBuild(jobOf(NEWS, { changedAt: 6, comments: 4 }))],
  ])('is fetched again: %s', (_, job) => {
    expect(skipUnchanged([job], 'now')).toEqual({ todo: [job], unchanged: [] });
  });
});

describe('a page is fetched again', () => {
  const { stored: _, ...unknown } = jobOf(NEWS);
  it.each([
    ['of an article with another version', jobOf(NEWS, { changedAt: 6, comments: 4 })],
    ['of an article whose version is not known', jobOf(NEWS, { changedAt: null, comments: 4 })],
    ['of comments when there are more', jobOf(COMMENTS, { changedAt: 5, comments: 5 })],
    ['of comments when the article changed', jobOf(COMMENTS, { changedAt: 6, comments: 4 })],
    ['of a broadcast, which shows reports', jobOf(LIVE)],
    ['of a column', jobOf(COLUMN)],
    ['that nothing is known of', unknown],
    ['with a part that could not be fetched', withStored(jobOf(NEWS), { isComplete: false })],
    [
      'that changed a moment before it was fetched',
      withStored(jobOf(NEWS), { listedVersion: null }),
    ],
    ['whose rows show another headline', withStored(jobOf(NEWS), { hasOutdatedRows: true })],
    ['that is only checked', { ...jobOf(NEWS), ...checkJob(NEWS) }],
    ['whose article has a page on another screen', { ...jobOf(NEWS), existing: [NEWS, FILM] }],
  ])('%s', (_, job) => {
    expect(skipUnchanged([job], 'now')).toEqual({ todo: [job], unchanged: [] });
  });
});
