import { describe, expect, it } from 'vitest';
import { planShortVideos } from '../../../scripts/bake/shortVideo.ts';
import type { PageRef } from '../../../scripts/bake/types.ts';

const AT = 1_000;
const ALL = { kind: 'all' } as const;
const SINCE = { kind: 'since', at: AT } as const;

const plan = (
  select: typeof ALL | typeof SINCE,
  videos: readonly (readonly [string, number | null])[] | null,
  baked: readonly string[] = [],
  failures = 0,
) => {
  const refs = baked.map((key): [string, PageRef] => {
    const [route = '', id = ''] = key.split('/');
    return [key, { route: route as 'mvodShare', columnId: '', id }];
  });
  const error = { kind: 'network', message: 'no', call: 'getMvodArticleList' } as const;
  const listing = videos && { videos: new Map(videos), failures: Array(failures).fill(error) };
  return planShortVideos(select, listing, new Map(refs)).map(
    ({ action, route, id }) => `${action} ${route}/${id}`,
  );
};

const BOTH = ['mvodShare/1', 'minVideoDetail/1'];

describe('what a run does with short videos', () => {
  it.each([
    ['--all bakes both pages', ALL, [['1', AT - 1]], BOTH, BOTH.map((page) => `bake ${page}`)],
    ['--since leaves an old one alone', SINCE, [['1', AT - 1]], BOTH, []],
    ['--since bakes a new one', SINCE, [['1', AT]], BOTH, BOTH.map((page) => `bake ${page}`)],
    [
      '--since takes an unknown time for new',
      SINCE,
      [['1', null]],
      BOTH,
      ['bake mvodShare/1', 'bake minVideoDetail/1'],
    ],
    [
      '--since bakes the page that is missing',
      SINCE,
      [['1', AT - 1]],
      ['mvodShare/1'],
      ['bake minVideoDetail/1'],
    ],
    ['one that is not listed is looked at', ALL, [], ['mvodShare/1'], ['check mvodShare/1']],
    ['a site that lists none keeps its pages', ALL, null, BOTH, []],
  ] as const)('%s', (_, select, videos, baked, jobs) => {
    expect(plan(select, videos, baked)).toEqual(jobs);
  });

  it('leaves what no list names alone when a list could not be read', () => {
    expect(plan(ALL, [], BOTH, 1)).toEqual([]);
  });

  it('is nobody else’s page', () => {
    const baked = new Map([['10/1', { columnId: '10', id: '1' }]]);
    expect(planShortVideos(ALL, { videos: new Map(), failures: [] }, baked)).toEqual([]);
  });
});
