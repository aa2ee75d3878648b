import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { formatSampleDay } from '../helpers/formatSampleTime.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

const meta = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

const MAX_BROTLI_BYTES = 20_000;

describe.each(['activityVote', 'activityVoteWeb'])(
  'a baked vote with 2,000 options: %s',
  (route) => {
    const name = `${route}/8102/6010.html`;
    const document = openBuilt(name);

    it('shows subject, times and the first twenty options without JavaScript', () => {
      expect([...document.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([
        '霁川百姓小店：两千家候选，选出你家门口的那一家',
      ]);
      expect(document.querySelector('.vote-times')?.textContent).toBe(
        `2026年11月15日 08:00至${formatSampleDay(shiftFutureDates('2026-12-31 18:00'))}`,
      );
      expect(document.querySelector('.vote-head')?.textContent).toContain('每天可投 10 次');
      expect(document.querySelector('.vote-rules .prose')?.textContent).toContain('每天十票');
      const options = [...document.querySelectorAll('.option')];
      expect(options.map((one) => one.querySelector('.option-number')?.textContent)).toEqual(
        Array.from({ length: 20 }, (_, n) => String(n + 1)),
      );
      for (const option of options) {
        expect(option.querySelector('.option-name')?.textContent).not.toBe('');
        expect(option.querySelector('a.option-link')?.getAttribute('href')).toMatch(
          /\/voteItemDetail\/6010\/8102\/\w+\.html$/,
        );
      }
      for (const image of document.querySelectorAll('main img')) {
        expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
        expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      }
    });

    it('contains nothing about a reader or the current time', () => {
      expect(document.querySelector('.vote-stage, .vote-left, [data-voted]')).toBeNull();
      expect(document.querySelectorAll('.ballot[aria-pressed=true]')).toHaveLength(0);
    });

    it('is shared as the vote of its activity, and is for members', () => {
      expect(document.documentElement.dataset.shared).toBe('4:6010');
      expect(document.documentElement.dataset.auth).toMatch(/\/login\.html$/);
      expect(meta(document, 'og:url')).toMatch(/\/activityVoteWeb\/8102\/6010\.html$/);
      expect(meta(document, 'og:title')).toBe(document.querySelector('h1')?.textContent);
      expect(meta(document, 'og:image')).toContain('market-1-banner');
    });

    it('is small', () => {
      expect(brotliCompressSync(readBuilt(name)).length).toBeLessThan(MAX_BROTLI_BYTES);
    });
  },
);

describe('a baked vote', () => {
  it('shows several header images in a strip that the keyboard can scroll', () => {
    const strip = openBuilt('activityVoteWeb/8101/6003.html').querySelector('.vote-strip');
    expect(strip?.getAttribute('tabindex')).toBe('0');
    expect(strip?.querySelectorAll('img')).toHaveLength(2);
    expect(strip?.querySelector('a')?.getAttribute('href')).toBe(
      'https://shop.example.test/photos',
    );
  });

  it('plays video and audio by the same covers as articles', () => {
    const document = openBuilt('activityVoteWeb/8105/6015.html');
    expect(document.querySelectorAll('.option .video-cover[data-act=play]').length).toBeGreaterThan(
      0,
    );
    expect(document.querySelectorAll('.option .audio-cover[data-act=play]').length).toBeGreaterThan(
      0,
    );
  });

  it('shows no counts where the server hides them', () => {
    const document = openBuilt('activityVoteWeb/8104/6013.html');
    expect(document.querySelector('.option-votes')).toBeNull();
    expect(document.querySelectorAll('.vote-numbers dd')).toHaveLength(2);
  });
});
