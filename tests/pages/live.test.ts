import { describe, expect, it } from 'vitest';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { formatSampleTime } from '../helpers/formatSampleTime.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

/** Baked broadcasts, as they read without JavaScript. */

describe.each([
  ['an announcement', '801/404', /^【直播预告】/],
  ['a broadcast on air', '802/405', /^【正在直播】/],
  ['a recording, whose title says so itself', '803/406', /^回放/],
  ['a broadcast that left no recording', '804/410', /^(?!【)/],
] as const)('%s', (_, name, title) => {
  const document = openBuilt(`liveDetail/${name}.html`);

  it('has the state before its title, but not on its share card', () => {
    expect(document.title).toMatch(title);
    const card = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
    expect(card).toBe(document.querySelector('h1')?.textContent);
  });

  it('has a media header, one headline and its parts', () => {
    expect(document.querySelectorAll('.live-media')).toHaveLength(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    for (const part of ['#reports', '#discussion', '#comments']) {
      expect(document.querySelector(part), part).not.toBeNull();
    }
  });

  it('has message keys, so that it can be shown in every language', () => {
    expect(document.documentElement.dataset.words).toBe('');
    expect(document.documentElement.dataset.live).toBe('');
  });
});

it('an announcement shows its start, and no message that it has not begun', () => {
  const document = openBuilt('liveDetail/801/404.html');
  expect(document.querySelector('.live-media')?.textContent).toBe(
    `${formatSampleTime(shiftFutureDates('2026-11-22 07:00'))} 开播`,
  );
  const status = document.querySelector('.live-status');
  expect(status?.textContent).not.toContain('直播预告');
  expect(status?.querySelector('[data-act=calendar]')).not.toBeNull();
});

it('a broadcast on air links to its video and lists its lines', () => {
  const document = openBuilt('liveDetail/802/405.html');
  const film = document.querySelector<HTMLElement>('.live-media .video-cover');
  expect(film?.getAttribute('href')).toMatch(/^http/);
  expect(JSON.parse(film?.dataset.media ?? '{}')).toMatchObject({ kind: 'video', live: true });
  expect(document.querySelectorAll('.live-line')).toHaveLength(2);
});

it('the first reports are in the HTML, with their images in reading order', () => {
  const document = openBuilt('liveDetail/803/406.html');
  expect(document.querySelectorAll('#reports .live-report')).toHaveLength(20);
  const places = [...document.querySelectorAll<HTMLElement>('main img[data-i]')].map(
    ({ dataset }) => Number(dataset.i),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places).toEqual(places.map((_, place) => place));
});

it('key events lead to their reports, and each report can be shared', () => {
  const document = openBuilt('liveDetail/803/406.html');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#reports details a')];
  expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
    '明年春天通车',
    '全线铺通',
    '开始焊接',
    '长轨到位',
  ]);
  for (const { hash } of links)
    expect(document.querySelector(`.live-report${hash}`)).not.toBeNull();
  expect(document.querySelectorAll('.live-report [data-act=shareReport]')).toHaveLength(20);
});

it('reports are in the HTML once: the island’s data has only their ids', () => {
  const html = readBuilt('liveDetail/803/406.html');
  const text = openBuilt('liveDetail/803/406.html').querySelector('.live-text')?.textContent ?? '';
  expect(html.split(text.slice(0, 20))).toHaveLength(2);
});
