import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMainFromArticle } from '../../../src/model/live/mediaHeader.ts';
import { parseLiveMain } from '../../../src/model/live/normaliseLive.ts';
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
