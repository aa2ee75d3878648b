import { describe, expect, it } from 'vitest';
import {
  formatLearnedForms,
  formatSummary,
  plainLine,
  reportProgress,
} from '../../../scripts/bake/bakeReport.ts';
import type { BakeSummary } from '../../../scripts/bake/bakeSummary.ts';
import { parseFormChoice } from '../../../src/api/forms/parseFormChoice.ts';

const summary = (more: Partial<BakeSummary> = {}): BakeSummary => ({
  baked: 120,
  unchanged: 30,
  kept: 0,
  skipped: 0,
  removed: [],
  held: null,
  failed: [],
  leftOut: [],
  lostParts: [],
  learnedForms: [],
  stopped: null,
  notTried: 0,
  seconds: 3,
  ...more,
});

describe('the summary', () => {
  it('is one line without failures', () => {
    expect(formatSummary(summary())).toBe(
      'baked 120, unchanged 30, removed 0, failed 0 in 3.0 s (50 pages/s)',
    );
  });

  it('counts what has no page because the server has nothing for it', () => {
    expect(formatSummary(summary({ skipped: 2 }))).toContain(
      'failed 0, without content on the server 2 in 3.0 s',
    );
  });

  it('names pages that do not show all of their content in one line', () => {
    const image = { kind: 'image', reason: 'address', count: 2, place: 'cid:1' } as const;
    const text = { kind: 'text', reason: 'element', count: 9, place: 'One' } as const;
    const hidden = { kind: 'frame', reason: 'hidden', count: 1, place: '' } as const;
    const lostParts = [
      { page: '10/0', parts: [hidden] },
      ...[1, 2, 3, 4, 5, 6].map((id) => ({ page: `10/${id}`, parts: [image, hidden] })),
      { page: '10/7', parts: [text] },
    ];
    expect(formatSummary(summary({ lostParts })).split('\n')[0]).toBe(
      '7 pages do not show all content (12 images, 9 characters of text): 10/1, 10/2, 10/3, 10/4, 10/5, … 2 more',
    );
    expect(formatSummary(summary({ lostParts: lostParts.slice(-1) })).split('\n')[0]).toBe(
      '1 page does not show all content (9 characters of text): 10/7',
    );
    expect(formatSummary(summary({ lostParts: lostParts.slice(0, 1) }))).toMatch(/^baked/);
  });

  it('names failures, removed pages and omitted parts', () => {
    const text = formatSummary(
      summary({
        removed: [{ page: '10/4', reason: 'not published' }],
        failed: [
          { subject: 'column 12', kind: 'timeout', message: 'getArticles: timeout' },
          { subject: '10/5', kind: 'render', message: 'a\n\x1b[31mb' },
        ],
        leftOut: [
          { call: 'getArticleAdvs', kind: 'network', count: 7, reused: false },
          { call: 'discussView', kind: 'timeout', count: 2, reused: true },
        ],
        stopped: 'origin',
        notTried: 9,
      }),
    );
    expect(text.split('\n')).toEqual([
      'removed 10/4: not published',
      'failed column 12: timeout: getArticles: timeout',
      'failed 10/5: render: a [31mb',
      'left out of pages: getArticleAdvs failed 7 × (network)',
      'kept as in the last run: discussView failed 2 × (timeout)',
      'the origin stopped answering: 9 pages not tried, they are as they were',
      'baked 120, unchanged 30, removed 1, failed 2 in 3.0 s (50 pages/s)',
    ]);
  });

  it('names what was not removed, and how to permit it', () => {
    const held = {
      removed: [{ page: '10/4', reason: 'not found' }],
      emptied: [{ page: 'home', reason: 'its list is empty' }],
      permission: 'tdkq2c-9f86d081884c7d65',
    };
    expect(formatSummary(summary({ held })).split('\n').slice(0, -1)).toEqual([
      'would empty home: its list is empty',
      'would remove 10/4: not found',
      'None of this was removed or emptied: this run would remove 1 page and empty 1 list.',
      'If the content server is right, run again within an hour with --allow-removals tdkq2c-9f86d081884c7d65, which permits exactly this.',
    ]);
  });

  it('names at most fifty removed pages', () => {
    const removed = Array.from({ length: 60 }, (_, i) => ({ page: `10/${i}`, reason: 'x' }));
    expect(formatSummary(summary({ removed })).split('\n')).toHaveLength(52);
  });
});

describe('the line about forms of calls', () => {
  const learnedForms = ['getArticles=GET:getArticlesNew', 'moduleView=GET:getModuleView'];

  it('has the setting that saves the requests, with what is set already', () => {
    const callForms = parseFormChoice('getLiveComing=GET:liveComing') ?? {};
    const line = formatLearnedForms({ learnedForms }, { callForms }) ?? '';
    expect(line).toMatch(
      / CALL_FORMS=getLiveComing=GET:liveComing,getArticles=GET:getArticlesNew,moduleView=GET:getModuleView$/,
    );
    const value = line.slice(line.indexOf('CALL_FORMS=') + 'CALL_FORMS='.length);
    expect(Object.keys(parseFormChoice(value) ?? {})).toHaveLength(3);
  });

  it('is left out when the first form of every call was answered', () =>
    expect(formatLearnedForms({ learnedForms: [] }, {})).toBeNull());
});

describe('a message of a server', () => {
  it.each([
    ['a\r\nb\tc', 'a b c'],
    ['\x1b]0;title\x07', ']0;title'],
    ['a\u202eb\u200bc', 'a b c'],
    ['长'.repeat(500), '长'.repeat(200)],
  ])('is one line without control characters: %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });
});

describe('progress', () => {
  const at = (done: number) => ({ phase: 'baking', done, total: 200, failed: 1 }) as const;

  function report(isTTY: boolean, times: readonly number[]) {
    let now = 0;
    let text = '';
    const output = {
      isTTY,
      write: (part: string) => {
        text += part;
      },
    };
    const progress = reportProgress(output, () => now);
    times.forEach((time, i) => {
      now = time;
      progress.show(at(i + 1));
    });
    progress.end();
    return text;
  }

  it('is a line every five seconds in a log', () => {
    expect(report(false, [10, 4_999, 5_000, 5_001, 9_999, 10_000])).toBe(
      'baking: 3 of 200 (1 %), 5 s, 1 failed\nbaking: 6 of 200 (3 %), 10 s, 1 failed\n',
    );
  });

  it('is one line on a terminal, cleared at the end', () => {
    const text = report(true, [0, 50, 100]);
    expect(text.split('\r\x1b[K')).toEqual([
      '',
      'baking: 1 of 200 (0 %), 0 s, 1 failed',
      'baking: 3 of 200 (1 %), 0 s, 1 failed',
      '',
    ]);
  });
});
