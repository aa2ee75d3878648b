import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { PublisherStatus } from '../../../scripts/publish/publisherStatus.ts';
import { renderNoticePage, STATUS_PAGE_POLICY } from '../../../scripts/publish/statusDocument.ts';
import { renderStatusPage } from '../../../scripts/publish/statusPage.ts';
import { MINUTE_MS } from '../../../src/model/durations.ts';
import { QUIET_STATUS } from './quietStatus.ts';

const NOW = Date.UTC(2026, 4, 1, 12, 3, 10);

const EMPTY: PublisherStatus = { ...QUIET_STATUS, startedAt: NOW - 5 * MINUTE_MS };

const FAILURE = {
  id: '7',
  subject: 'article 12/345',
  reason: 'the content server answered 503',
  attempts: 5,
  failedAt: NOW - 3 * MINUTE_MS,
};

const REMOVAL = { page: '12/346', reason: 'withdrawn' };
const LIST = 'a'.repeat(64);
const REFUSING = { name: 'storage', waiting: 1300, problem: 'storage did not accept index.html' };
const HELD = { count: 1, since: NOW, pages: [REMOVAL], list: LIST };

function showPage(status: Partial<PublisherStatus> = {}, options: { updates?: boolean } = {}) {
  const page = renderStatusPage({ ...EMPTY, ...status }, { now: NOW, timeZone: 'UTC', ...options });
  const { document } = new JSDOM(page).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
  return { page, document, texts };
}

const queue = (counts: Partial<PublisherStatus['queue']>) => ({
  queue: { ...EMPTY.queue, ...counts },
});

describe('the headline', () => {
  it.each<[string, Partial<PublisherStatus>]>([
    ['All published.', {}],
    ['1 page waits.', queue({ waiting: 1, active: 4 })],
    ['1,312 pages wait.', queue({ waiting: 1312 })],
    ['1 page is being published.', queue({ active: 1, retrying: 1 })],
    ['2 pages are being published.', queue({ active: 2 })],
    ['3 pages will be tried again.', queue({ retrying: 3 })],
    [
      'The sweep is stopped.',
      { sweep: { startedAt: NOW, total: 2000, done: 500, isStopped: true } },
    ],
    [
      '1 page waits.',
      { ...queue({ waiting: 1 }), sweep: { startedAt: NOW, total: 9, done: 5, isStopped: true } },
    ],
    ['1 removal needs permission.', { held: HELD }],
    ['A target refuses files.', { targets: [REFUSING], ...queue({ retrying: 1 }) }],
    ['2 pages failed.', { ...queue({ failed: 2, waiting: 9 }), failures: [FAILURE] }],
    ['1 page failed.', { failures: [FAILURE], held: HELD }],
  ])('says "%s"', (headline, status) => {
    const { texts } = showPage(status);
    expect(texts('h1')).toEqual([headline]);
    expect(texts('title')).toEqual([`${headline} Publisher`]);
  });
});

describe('the status page', () => {
  it('says what targets and the CDN do not have yet, and nothing when they have all', () => {
    const { texts } = showPage({ targets: [REFUSING], waitingPurges: 1 });
    const section = texts('section[aria-labelledby="targets"]').join();
    expect(section).toContain('storage did not accept index.html');
    expect(section).toContain('1,300 files are tried again.');
    expect(section).toContain('older copies of 1 address,');
    const fine = [{ name: 'storage', waiting: 0, problem: null }];
    expect(showPage({ targets: fine }).texts('#targets')).toEqual([]);
  });

  it('has one button for several failures', () => {
    const retryAll = 'form[action="failures/retry?updates"] button';
    const show = (failed: number) =>
      showPage({ failures: [FAILURE], ...queue({ failed }) }, { updates: true }).texts(retryAll);
    expect(show(178)).toEqual(['Retry all 178']);
    expect(show(1)).toEqual([]);
  });

  it('names the pages that do not show all of their content, with a link and why', () => {
    const url = 'https://news.example.test/news/newsDetail/12/345.html';
    const parts = [
      { kind: 'image', reason: 'address', count: 2, place: 'cid:<1>' },
      { kind: 'text', reason: 'unexplained', count: 9, place: '' },
    ] as const;
    const { document, texts } = showPage({
      lacking: { count: 7, pages: [{ url, title: 'The <b>harbour', parts }] },
    });
    const section = '[aria-labelledby=lacking]';
    expect(document.querySelector(`${section} a`)?.getAttribute('href')).toBe(url);
    expect(texts(`${section} li`)).toEqual([
      'The <b>harbour 2 images, 9 characters of textno reader can load its address: cid:<1>the reason is not known',
    ]);
    expect(texts(`${section} p`)).toEqual([
      '7 pages do not show all that was sent.',
      'And 6 more.',
    ]);
    expect(showPage().document.querySelector(section)).toBeNull();
  });

  it('says of each part that it is empty', () => {
    const { texts, document } = showPage();
    expect(texts('.empty')).toEqual([
      'No page has failed.',
      'No sweep has started yet.',
      'No event has been published since the start. The pages of sweeps are not listed here.',
    ]);
    expect(document.querySelectorAll('form[method], table, progress')).toHaveLength(0);
  });

  it('counts the queue by state', () => {
    const { texts } = showPage(queue({ waiting: 1200, active: 2, retrying: 3, failed: 0 }));
    expect(texts('.counts dt')).toEqual(['Waiting', 'Active', 'Retrying', 'Failed']);
    expect(texts('.counts dd')).toEqual(['1,200', '2', '3', '0']);
  });

  it('shows publications with their lag in a table with a caption and headings', () => {
    const at = (publishedAt: number, lagMs: number) => ({
      subject: 'article 12/345',
      pages: 14,
      receivedAt: publishedAt - lagMs,
      publishedAt,
    });
    const lags = [420, 12_000, 200_000, 7_500_000, -20];
    const { texts, document } = showPage({
      publications: [...lags.map((lagMs) => at(NOW, lagMs)), at(Date.UTC(2025, 11, 31, 8), 1)],
    });
    expect(texts('caption')).toEqual(['Last publications']);
    expect(texts('thead th[scope=col]')).toEqual(['Subject', 'Time', 'Lag', 'Pages']);
    expect(texts('tbody th[scope=row]')[0]).toBe('article 12/345');
    expect(texts('tbody td:nth-child(3)')).toEqual([
      '0.42 s',
      '12 s',
      '3 min 20 s',
      '2 h 5 min',
      '0.00 s',
      '0.00 s',
    ]);
    expect(texts('tbody td:nth-child(2)')).toContain('12:03:10');
    expect(texts('tbody td:nth-child(2)').at(-1)).toBe('31 Dec 2025, 08:00');
    const time = document.querySelector('tbody time');
    expect(time?.getAttribute('datetime')).toBe('2026-05-01T12:03:10.000Z');
  });

  it('shows a failure with its reason and a button that retries it, named after its subject', () => {
    const { texts, document } = showPage({ failures: [{ ...FAILURE, id: 'a/../b?c' }] });
    expect(texts('.failure')[0]).toBe(
      'article 12/345 the content server answered 503 3 min ago, after 5 attempts Retry article 12/345',
    );
    const form = document.querySelector('.failure form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('failures/a%2F..%2Fb%3Fc/retry');
    expect(texts('.failure button')).toEqual(['Retry article 12/345']);
  });

  it('counts the failures that it does not name', () => {
    const { texts } = showPage({ ...queue({ failed: 12 }), failures: [FAILURE] });
    expect(texts('section:has(#failures) > p')).toEqual(['And 11 more.']);
  });

  it('shows the progress of a sweep as a bar with a name and the time left', () => {
    const sweep = { startedAt: NOW - 10 * MINUTE_MS, total: 2000, done: 500, isStopped: false };
    const { texts, document } = showPage({ sweep });
    const bar = document.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([500, 2000]);
    const names = bar?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Sweep of the whole site',
      '500 of 2,000 pages done, 25 %',
    ]);
    expect(texts('section:has(progress) .meta')).toEqual([
      'Started 10 min ago, about 30 min left.',
    ]);
  });

  it('stops a sweep with a button, and lets it go on', () => {
    const sweep = { startedAt: NOW - 10 * MINUTE_MS, total: 2000, done: 500 };
    const show = (isStopped: boolean) => {
      const { document, texts } = showPage({ sweep: { ...sweep, isStopped } }, { updates: true });
      const form = document.querySelector('section:has(#sweep) form');
      return [form?.getAttribute('action'), form?.textContent, texts('section:has(#sweep) .meta')];
    };
    expect(show(false)).toEqual([
      'sweep/stop?updates',
      'Stop the sweep',
      ['Started 10 min ago, about 30 min left.'],
    ]);
    expect(show(true)).toEqual(['sweep/continue?updates', 'Go on', ['Started 10 min ago.']]);
  });

  it('has no button for a sweep that is done', () => {
    const sweep = { startedAt: NOW, total: 5, done: 5, isStopped: false };
    expect(showPage({ sweep }).texts('section:has(#sweep) form')).toEqual([]);
  });

  it.each([
    ['pinned, of earlier', true, false, 'It is pinned; there is a newer one.'],
    ['the newest, pinned', true, true, 'It is the newest, and pinned.'],
    ['the newest', false, true, 'It is the newest, and not pinned.'],
  ])('names the live build: %s', (_, isPinned, isNewest, sentence) => {
    const build = { version: '0123456789abcdef', builtAt: NOW - 5 * MINUTE_MS, isPinned, isNewest };
    const { texts } = showPage({ build });
    expect(texts('section:has(#build) p')).toEqual([
      '0123456789abcdef, made 5 min ago.',
      `${sentence} npm run publish -- release lists the builds.`,
    ]);
  });

  it.each([
    [{ total: 2000, done: 1999 }, '1,999 of 2,000 pages done, 99 %'],
    [{ total: 2000, done: 2000 }, '2,000 of 2,000 pages done, 100 %'],
    [{ total: 0, done: 0 }, 'Nothing had changed. Started 10 min ago.'],
  ])('shows a sweep of %j as "%s"', (counts, text) => {
    const { texts } = showPage({
      sweep: { startedAt: NOW - 10 * MINUTE_MS, isStopped: false, ...counts },
    });
    expect(texts('section:has(#sweep) > p')[0]).toBe(text);
  });

  it('names held removals with a button that allows exactly those', () => {
    const pages = Array.from({ length: 143 }, (_, i) => ({
      page: `page ${i}`,
      reason: 'withdrawn',
    }));
    const held = { count: 1_200, since: NOW - 2 * MINUTE_MS, pages, list: LIST };
    const { texts, document } = showPage({ held });
    expect(texts('section:has(#held) li')).toHaveLength(143);
    expect(texts('section:has(#held) li')[0]).toBe('page 0 withdrawn');
    expect(texts('section:has(#held) > .meta')).toEqual([
      'And 1,057 more, which are listed after these.',
    ]);
    expect(texts('section:has(#held) button')).toEqual(['Allow these 143 removals']);
    const form = document.querySelector('section:has(#held) form');
    expect(form?.getAttribute('action')).toBe('removals/allow');
    expect(form?.querySelector('input')?.outerHTML).toContain(
      `type="hidden" name="list" value="${LIST}"`,
    );
  });

  it('loads again by itself only on demand, and its forms keep that', () => {
    const calm = showPage({ failures: [FAILURE] });
    expect(calm.document.querySelector('meta[http-equiv]')).toBeNull();
    expect(calm.document.querySelector('footer a')?.getAttribute('href')).toBe('./?updates');
    const { document } = showPage({ failures: [FAILURE] }, { updates: true });
    expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('10');
    expect(document.querySelector('form[method]')?.getAttribute('action')).toBe(
      'failures/7/retry?updates',
    );
    expect(document.querySelector('footer a')?.getAttribute('href')).toBe('./');
  });

  it('escapes hostile text everywhere', () => {
    const hostile = `</style><script>alert(1)</script><img src=x onerror=alert(1)>"'&amp;`;
    const { document, page } = showPage({
      siteUrl: `https://news.example.test/${hostile}`,
      failures: [{ ...FAILURE, id: hostile, subject: hostile, reason: hostile }],
      publications: [{ subject: hostile, receivedAt: NOW, publishedAt: NOW, pages: 1 }],
      held: { count: 1, since: NOW, pages: [{ page: hostile, reason: hostile }], list: hostile },
    });
    expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(document.querySelector('.reason')?.textContent).toBe(hostile);
    expect(page).not.toContain('<script');
    const notice = renderNoticePage(hostile, { back: '../', detail: hostile });
    expect(new JSDOM(notice).window.document.querySelectorAll('script, img')).toHaveLength(0);
  });

  it('needs nothing but its own style, which its policy permits by hash', async () => {
    const { document } = showPage();
    const style = document.querySelector('style')?.textContent ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = Buffer.from(digest).toString('base64');
    expect(STATUS_PAGE_POLICY).toContain(`style-src 'sha256-${hash}'`);
    expect(STATUS_PAGE_POLICY).not.toMatch(/unsafe|script-src|https?:/);
    expect(document.querySelectorAll('[style], [src]')).toHaveLength(0);
    const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['data:,']);
  });
});
