import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { PublisherStatus } from '../../../scripts/publish/publisherStatus.ts';
import { decidePause, type SiteReport } from '../../../scripts/publish/sites/siteProcess.ts';
import { renderSitesPage } from '../../../scripts/publish/sites/sitesPage.ts';
import { QUIET_STATUS } from './quietStatus.ts';

const NOW = Date.UTC(2026, 4, 1, 12, 3, 10);

const STATUS: PublisherStatus = {
  ...QUIET_STATUS,
  siteUrl: 'https://east.example.test/news',
  startedAt: NOW - 300_000,
  build: { version: '0123456789abcdef', builtAt: NOW, isPinned: false, isNewest: true },
};

const EAST: SiteReport = {
  name: 'east',
  state: { kind: 'running', url: 'http://127.0.0.1:1', since: NOW - 300_000 },
  status: STATUS,
  problem: null,
};
const WEST: SiteReport = { ...EAST, name: 'west' };

const FAILURE = {
  id: '7',
  subject: 'article 12/345',
  reason: '<503>',
  attempts: 5,
  failedAt: NOW - 180_000,
};

function showPage(sites: readonly SiteReport[], options: { updates?: boolean } = {}) {
  const page = renderSitesPage(sites, { now: NOW, timeZone: 'UTC', ...options });
  const { document } = new JSDOM(page).window;
  const text = (document.body.textContent ?? '').replace(/\s+/g, ' ');
  const headline = document.querySelector('h1');
  return { document, text, headline };
}

describe('renderSitesPage', () => {
  it('shows queue, live build and a link of each site', () => {
    const queue = { waiting: 3, active: 1, retrying: 0, failed: 0 };
    const { document, text, headline } = showPage([
      { ...EAST, status: { ...STATUS, queue } },
      WEST,
    ]);
    expect(headline?.textContent).toBe('All 2 sites work.');
    const links = [...document.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['sites/east/', 'sites/west/']);
    expect(text).toContain('3 pages wait.');
    expect(text).toContain('Live build 0123456789abcdef.');
  });

  it('shows the last failure of a site, as text', () => {
    const status = { ...STATUS, failures: [FAILURE] };
    const { text, headline } = showPage([{ ...EAST, status }, WEST]);
    expect(headline?.textContent).toBe('1 of 2 sites needs a person.');
    expect(headline?.className).toBe('trouble');
    expect(text).toContain('Last failure: article 12/345 <503> 3 min ago');
  });

  it('shows why a publisher has ended and when it is started again', () => {
    const reason = 'It ended with exit code 1.\nSettings are wrong';
    const state = { kind: 'ended', reason, endedAt: NOW - 2_000, startsAt: NOW + 8_000 } as const;
    const { text, headline } = showPage([EAST, { ...WEST, state, status: null, problem: reason }]);
    expect(headline?.textContent).toBe('1 of 2 sites does not work.');
    expect(text).toContain(`It does not run. ${reason.replace('\n', ' ')} Ended 2 s ago`);
    expect(text).toContain('started again in 8 s');
  });

  it('shows what a running publisher cannot do', () => {
    const problem = 'the database does not answer: ECONNREFUSED';
    const { text } = showPage([{ ...EAST, status: null, problem }]);
    expect(text).toContain(`It does not work. ${problem}`);
  });

  it('counts a site that starts as one without trouble', () => {
    const state = { kind: 'starting', reason: null } as const;
    const starting = { ...WEST, state, status: null };
    const { headline } = showPage([EAST, { ...starting, problem: 'It is starting.' }]);
    expect(headline?.textContent).toBe('1 of 2 sites is starting.');
    expect(headline?.className).toBe('');
  });

  it('shows while a publisher is started again why it ended', () => {
    const reason = 'It ended with exit code 1.';
    const state = { kind: 'starting', reason } as const;
    const { text, headline } = showPage([EAST, { ...WEST, state, status: null, problem: reason }]);
    expect(headline?.textContent).toBe('1 of 2 sites does not work.');
    expect(text).toContain(`It is starting again. ${reason}`);
  });

  it('loads again by itself only on demand', () => {
    const refresh = (updates: boolean) =>
      showPage([EAST], { updates }).document.querySelector('meta[http-equiv=refresh]');
    expect(refresh(false)).toBeNull();
    expect(refresh(true)?.getAttribute('content')).toBe('10');
  });
});

describe('decidePause', () => {
  it('doubles from one second up to a minute', () => {
    expect([1, 2, 3, 6, 7, 100].map(decidePause)).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
    ]);
  });
});
