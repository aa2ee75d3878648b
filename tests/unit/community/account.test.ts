import { describe, expect, it } from 'vitest';
import { parseAccountInfo, parseRecommended } from '../../../src/model/community/account.ts';

const account = {
  xyID: 201,
  topic: '江望观察',
  description: '看江',
  icon: 'https://cdn.example.test/a.png',
  banner: 'https://cdn.example.test/b.jpg',
  rssCount: '1200',
  articleCount: 33,
  countPraise: 5,
  xyStatus: 0,
  xyForbidden: 0,
  qaOpen: 1,
};

describe('parseAccountInfo', () => {
  it('parses an account', () => {
    expect(parseAccountInfo(account)).toEqual({
      id: '201',
      name: '江望观察',
      description: '看江',
      icon: 'https://cdn.example.test/a.png',
      banner: 'https://cdn.example.test/b.jpg',
      followers: 1200,
      articles: 33,
      praises: 5,
    });
  });

  // The server returns an object for an unknown id, too (product 4.13, wire 4.9).
  it.each([
    ['an unknown id', { articleCount: 0 }],
    ['nothing', {}],
    ['null', null],
    ['text', 'empty'],
    ['status 1', { ...account, xyStatus: 1 }],
    ['status 4 as text', { ...account, xyStatus: '4' }],
    ['forbidden', { ...account, xyForbidden: 1 }],
    ['id 0', { ...account, xyID: 0 }],
    ['id below 0', { ...account, xyID: -5 }],
    ['no id', { ...account, xyID: undefined }],
    ['no name', { ...account, topic: '' }],
  ])('returns null for %s', (_, wire) => {
    expect(parseAccountInfo(wire)).toBeNull();
  });

  it('uses empty values for missing images, counts and flags', () => {
    expect(parseAccountInfo({ xyID: '293', topic: '无图', icon: '图片存储;xy/a.jpg' })).toEqual({
      id: '293',
      name: '无图',
      description: '',
      icon: '',
      banner: '',
      followers: 0,
      articles: 0,
      praises: 0,
    });
  });
});

describe('parseRecommended', () => {
  it('omits the account itself, closed accounts and duplicates; at most eight', () => {
    const others = Array.from({ length: 12 }, (_, at) => ({ ...account, xyID: 300 + at }));
    const closed = { ...account, xyID: 250, xyStatus: 4 };
    const found = parseRecommended({ list: [account, closed, others[0], ...others] }, '201');
    expect(found.map(({ id }) => id)).toEqual(others.slice(0, 8).map(({ xyID }) => String(xyID)));
    expect(parseRecommended([others[0]], '201')).toHaveLength(1);
  });
});
