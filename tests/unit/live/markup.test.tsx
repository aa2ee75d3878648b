import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMainFromArticle } from '../../../src/model/live/mediaHeader.ts';
import { parseLiveMain, parseLiveReport } from '../../../src/model/live/normaliseLive.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { BakedLiveReports } from '../../../src/screens/liveDetail/BakedLiveReports.tsx';
import { LiveStatus } from '../../../src/screens/liveDetail/LiveStatus.tsx';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';

const t = await loadActionMessages('cn');
const START = Date.UTC(2026, 11, 1, 2);
const LEFT = { days: 0, hours: 1, minutes: 0, seconds: 0 };

describe('an announced broadcast can be added to the calendar', () => {
  const article = { id: '1', title: '长桥"合龙"', abstract: '', shareImage: '', live: null };
  const announced = { ...createMainFromArticle(article), startsAt: START };

  it.each([
    ['in a baked page, whose age is unknown', announced, false, null, true],
    ['until its start', announced, true, LEFT, true],
    ['not when its start is past', announced, true, null, false],
    ['not without a start', { ...announced, startsAt: null }, true, null, false],
    [
      'not with a start that is no date',
      { ...announced, ...parseLiveMain({ title: 'a', liveStartTime: '待定' }) },
      false,
      null,
      false,
    ],
    ['not once it is on air', { ...announced, state: 'live' as const }, true, LEFT, false],
  ])('%s', (_, main, asked, left, isOffered) => {
    const html = renderToStaticMarkup(
      <LiveStatus asked={asked} left={left} line={0} main={main} t={t} />,
    );
    const event =
      JSDOM.fragment(html).querySelector<HTMLElement>('[data-act=calendar]')?.dataset.event;
    const expected = isOffered ? { name: '长桥"合龙"', startsAt: START } : {};
    expect(JSON.parse(event ?? '{}')).toEqual(expected);
  });
});

describe('the reports of a baked page', () => {
  const sent = [
    { fileId: 2, content: '合龙了', isTop: 1 },
    { fileId: 3, content: '散场', title: '明年通车' },
    { fileId: 2, content: '合龙了' },
    { fileId: 1, content: '开场' },
  ];
  const render = (canShare: boolean) =>
    JSDOM.fragment(
      renderToStaticMarkup(
        <BakedLiveReports
          canShare={canShare}
          firstPicture={0}
          hasDiscussion
          live={{
            main: null,
            reports: sent.flatMap((report) => parseLiveReport(report) ?? []),
            hasMore: false,
          }}
          selfMediaName=""
          t={t}
          times={DEFAULT_SITE_CONFIG.times}
        />,
      ),
    );
  const listIds = (document: DocumentFragment) =>
    Array.from(document.querySelectorAll('[id^=report-]'), ({ id }) => id);

  it('are shown once, each with the place that a link can name', () =>
    expect(listIds(render(true))).toEqual(['report-2', 'report-3', 'report-1']));

  it('lead from the key events to their places', () => {
    const links = render(true).querySelectorAll('details a');
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual([
      '#report-2',
      '#report-3',
    ]);
  });

  it.each([
    [true, 3],
    [false, 0],
  ])('can be shared one by one where sharing is allowed: %s', (canShare, count) =>
    expect(render(canShare).querySelectorAll('[data-act=shareReport]')).toHaveLength(count),
  );
});
