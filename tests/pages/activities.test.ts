import { describe, expect, it } from 'vitest';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { formatSampleDay } from '../helpers/formatSampleTime.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

const metaOf = (document: Document) => (name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

const factsOf = (document: Document) =>
  [...document.querySelectorAll('.join-fact')].map((fact) =>
    [...fact.children].map((part) => part.textContent?.trim()),
  );

/** Returns a span of the sample content as a baked page has it: its end does not repeat the year. */
function formatSpan(...days: readonly [string, string]): string {
  const [from = '', until = ''] = days.map((day) => formatSampleDay(shiftFutureDates(day)));
  const year = from.slice(0, '2026年'.length);
  return `${from} – ${until.startsWith(year) ? until.slice(year.length) : until}`;
}

describe('a baked activity', () => {
  const document = openBuilt('activityDetail/6002.html');
  const meta = metaOf(document);
  const button = document.querySelector('apply-button');

  it('shows title, times, organiser and text without JavaScript', () => {
    expect(document.querySelector('h1')?.textContent).toBe('去南山口看银河：读者观星团');
    expect(document.querySelector('.join-head img')?.getAttribute('src')).toMatch(/^https?:/);
    const facts = factsOf(document);
    expect(facts).toContainEqual(['报名时间', formatSpan('2026-11-18 09:00', '2026-12-05 18:00')]);
    const time = formatSpan('2026-12-12 16:00', '2026-12-13 11:00');
    expect(facts).toContainEqual(['活动时间', `${time}加入日历`]);
    expect(facts).toContainEqual(['主办', '霁川天文台']);
    expect(facts).toContainEqual(['已报名', '27 / 40']);
    expect(document.querySelectorAll('.prose p').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('.entry')).toHaveLength(8);
    expect(document.querySelector('.entry-name')?.textContent).toMatch(/^.\*+$/);
  });

  it('links to the sign-up without JavaScript, and contains nothing about a reader', () => {
    const link = button?.querySelector('a');
    expect(link?.textContent).toBe('立即报名');
    expect(link?.getAttribute('href')).toMatch(/\/activityApply\/6002\.html$/);
    expect(link?.hidden).toBe(false);
    const facts = JSON.parse(button?.getAttribute('data-facts') ?? '{}');
    expect(facts).toMatchObject({ isSignedUp: false, takesSignUps: true, capacity: 40 });
    expect(document.querySelector('astro-island')).toBeNull();
  });

  it('has its own metadata, the share type of an activity, and structured data of an event', () => {
    expect(document.title).toMatch(/^去南山口看银河/);
    expect(meta('og:title')).toMatch(/^去南山口看银河/);
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('og:url')).toMatch(/\/activityDetail\/6002\.html$/);
    expect(document.documentElement.dataset.shared).toBe('4:6002');
    const events = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? ''))
      .filter((data) => data['@type'] === 'Event');
    expect(events).toEqual([
      expect.objectContaining({
        name: '去南山口看银河：读者观星团',
        startDate: `${shiftFutureDates('2026-12-12 16:00').replace(' ', 'T')}:00+08:00`,
      }),
    ]);
  });
});

it('a baked activity has its ad below the head, and one without an ad has no space for it', () => {
  const ad = openBuilt('activityDetail/6004.html').querySelector('ad-slot');
  expect(ad?.previousElementSibling?.className).toBe('join-facts');
  expect(ad?.querySelector('img')?.getAttribute('data-ad')).toBe('713');
  expect(ad?.querySelector('button')?.hidden).toBe(true);
  expect(openBuilt('activityDetail/6002.html').querySelector('ad-slot')).toBeNull();
});

it('a baked activity with a vote links to it, and hides the sign-up until a script has the time', () => {
  const document = openBuilt('activityDetail/6003.html');
  const votes = [...document.querySelectorAll('.join-link')].map((link) =>
    link.getAttribute('href'),
  );
  expect(votes).toEqual([expect.stringMatching(/\/activityVote\/8101\/6003\.html$/)]);
  expect(document.querySelector<HTMLElement>('apply-button a')?.hidden).toBe(true);
});

it('the page that redeems vouchers is not indexed', () =>
  expect(metaOf(openBuilt('writeOff.html'))('robots')).toBe('noindex'));
