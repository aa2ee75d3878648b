import { describe, expect, it } from 'vitest';
import { formatRef, type PageRef } from '../../../scripts/bake/pageRef.ts';
import { planShortVideos } from '../../../scripts/bake/pages/shortVideoKind.ts';

const AT = 1_000;
const ALL = { kind: 'all' } as const;
const SINCE = { kind: 'since', at: AT } as const;

/** Returns the jobs for the shared page of videos when the pages of `existing` ids exist. */
const plan = (
  select: typeof ALL | typeof SINCE,
  videos: readonly (readonly [string, number | null])[] | null,
  existing: readonly string[] = [],
  failureCount = 0,
) => {
  const refs = existing.map((id): PageRef<'mvodShare'> => ({ route: 'mvodShare', params: { id } }));
  const failure = { subject: 'short videos', kind: 'network', message: 'no' } as const;
  const listing = {
    videos: videos && new Map(videos),
    failures: Array(failureCount).fill(failure),
  };
  const context = { select, existing: new Map(refs.map((ref) => [formatRef(ref), ref])) };
  return planShortVideos('mvodShare', context, listing).map(
    (job) => `${job.action} ${formatRef(job)}`,
  );
};

describe('planning short videos', () => {
  it.each([
    ['bakes a listed one with --all', ALL, [['1', AT - 1]], ['1'], ['bake mvodShare/1']],
    ['skips an old one with --since', SINCE, [['1', AT - 1]], ['1'], []],
    ['bakes a new one with --since', SINCE, [['1', AT]], ['1'], ['bake mvodShare/1']],
    ['counts an unknown time as new', SINCE, [['1', null]], ['1'], ['bake mvodShare/1']],
    ['bakes a missing page with --since', SINCE, [['1', AT - 1]], [], ['bake mvodShare/1']],
    ['checks one that no list names', ALL, [], ['1'], ['check mvodShare/1']],
    ['keeps the pages of a site without lists', ALL, null, ['1'], []],
  ] as const)('%s', (_, select, videos, existing, jobs) => {
    expect(plan(select, videos, existing)).toEqual(jobs);
  });

  it('keeps unlisted pages when a list could not be read', () => {
    expect(plan(ALL, [], ['1'], 1)).toEqual([]);
  });
});
