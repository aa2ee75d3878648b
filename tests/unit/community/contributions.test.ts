import { describe, expect, test } from 'vitest';
import {
  parseContribution,
  parseContributionPage,
  parseSeek,
} from '../../../src/model/community/contribution.ts';

const piece = { id: 1204, title: '旧船票', content: '第一行\n第二行', author: '阿秋', userID: 7 };

describe('a contribution', () => {
  test('keeps its line breaks, files and author', () => {
    const found = parseContribution({
      ...piece,
      linkID: 1101,
      seekTitle: '我家的冬天',
      created: '2026-11-08 19:30:00.0',
      auditStatus: '2',
      reason: '已在别处发表',
      pics: [{ url: 'https://pic.example/1.jpg' }, 'https://pic.example/2.jpg'],
      videos: [{ url: 'https://film.example/1.mp4' }],
      articleId: 0,
    });
    expect(found).toMatchObject({
      id: '1204',
      seekId: '1101',
      text: '第一行\n第二行',
      writerId: '7',
      review: 'refused',
      reason: '已在别处发表',
      articleId: '',
      createdAt: Date.UTC(2026, 10, 8, 11, 30),
    });
    expect(found?.attached.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'video']);
  });

  test.each([
    [0, 'awaiting'],
    ['0', 'awaiting'],
    [1, 'passed'],
    [2, 'refused'],
    // An undocumented number.
    [7, 'passed'],
    // Lists of passed contributions lack the field.
    [undefined, 'passed'],
  ] as const)('auditStatus %j is %s', (auditStatus, review) => {
    expect(parseContribution({ ...piece, auditStatus })?.review).toBe(review);
  });

  test.each([
    ['a null author is an empty name', { author: null }, { author: '' }],
    ['a missing title is empty', { title: '' }, { title: '' }],
    ['a missing text is empty', { content: undefined }, { text: '' }],
    ['a contribution without a call has no seekId', { linkID: 0 }, { seekId: '' }],
    ['keeps the id of the published article', { articleId: '345' }, { articleId: '345' }],
    [
      'keeps markup as text',
      { content: '<img src=x onerror=alert(1)>' },
      { text: '<img src=x onerror=alert(1)>' },
    ],
    [
      'drops files with an unsafe address',
      { pics: ['javascript:alert(1)', 'data:text/html,x'] },
      { attached: [] },
    ],
  ])('%s', (_, wire, expected) => {
    expect(parseContribution({ ...piece, ...wire })).toMatchObject(expected);
  });

  test.each([[{}], [null], [{ id: 1 }], [{ title: 'a' }], [{ id: '../1', title: 'a' }]])(
    'returns null for %j',
    (wire) => expect(parseContribution(wire)).toBeNull(),
  );
});

describe('a call for contributions', () => {
  test.each([
    [0, 'coming'],
    [1, 'open'],
    ['2', 'closed'],
    [undefined, 'open'],
    [9, 'open'],
  ] as const)('with status %j is %s', (status, state) => {
    expect(parseSeek({ id: 1101, title: '征稿', status })?.state).toBe(state);
  });

  test('without a title is null', () => {
    expect(parseSeek({ id: 1101 })).toBeNull();
  });
});

describe('a list of contributions', () => {
  test.each([
    [{ seek: { id: 1, title: 'a' }, list: [piece], hasMore: 'true' }, true],
    [{ list: [piece], hasMore: false }, false],
    [{ list: [piece] }, true],
    [[piece], true],
  ])('is parsed with hasMore (case %#)', (payload, hasMore) => {
    const page = parseContributionPage(payload);
    expect(page?.list.map(({ id }) => id)).toEqual(['1204']);
    expect(page?.hasMore).toBe(hasMore);
  });

  test('omits entries that are not contributions', () => {
    expect(parseContributionPage({ list: [null, {}, piece] })?.list).toHaveLength(1);
  });

  test('is null for an empty response', () => {
    expect(parseContributionPage({})).toBeNull();
  });
});
