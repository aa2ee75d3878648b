import { describe, expect, test } from 'vitest';
import { parseLeaders, parseRegions } from '../../../src/model/community/leaders.ts';
import { parsePublicMember } from '../../../src/model/community/member.ts';
import { parseReporterInfo } from '../../../src/model/community/reporter.ts';

describe('a reporter', () => {
  const whole = {
    id: 11,
    name: '沈知遥',
    url: 'https://pic.example/r11.jpg',
    duty: '记者',
    description: '跑乡村。',
    articleCount: '12',
    dynamicCount: 3,
    followerCount: 40,
  };

  test.each([
    ['with all data', whole, { name: '沈知遥', icon: 'https://pic.example/r11.jpg', articles: 12 }],
    ['without a name and an icon', { articleCount: 2 }, { name: '', icon: '', articles: 2 }],
    ['with a null name', { name: null, duty: '记者' }, { name: '', duty: '记者' }],
    ['with an unsafe icon', { name: 'a', url: 'javascript:alert(1)' }, { icon: '' }],
    ['with older field names', { reporterName: 'a', fansCount: 9 }, { name: 'a', followers: 9 }],
    ['with the unset number', { name: 'a', articleCount: -2147483648 }, { articles: 0 }],
  ])('%s is parsed', (_, wire, expected) => {
    expect(parseReporterInfo(wire, '11')).toMatchObject({ id: '11', ...expected });
  });

  test.each([[{}], [null], [[]], ['empty'], [{ articleCount: 0, followerCount: 0 }]])(
    'is null for %j',
    (wire) => expect(parseReporterInfo(wire, '999')).toBeNull(),
  );
});

describe('leaders', () => {
  const article = { fileId: 1, title: '调研', articleType: 0 };

  test('are parsed from an array or a list, with at most two reports each', () => {
    const leader = {
      id: 301,
      name: '周望',
      duty: '市长',
      articles: [1, 2, 3].map((n) => ({ ...article, fileId: n })),
    };
    for (const payload of [[leader], { list: [leader] }]) {
      const [found] = parseLeaders(payload);
      expect(found).toMatchObject({ id: '301', name: '周望', portrait: '', columnId: '' });
      expect(found?.reports.map(({ id }) => id)).toEqual(['1', '2']);
    }
  });

  test('without a name or an id are omitted', () => {
    expect(parseLeaders([{ id: 1, name: null }, { name: '某' }, 'x', null])).toEqual([]);
  });

  test.each([[{}], [null], ['x'], [{ list: 'x' }]])('are empty for %j', (payload) => {
    expect(parseLeaders(payload)).toEqual([]);
  });

  test('have no regions without a name or an id', () => {
    const cats = [{ catID: 1, catName: '雁回' }, { catID: 2 }, { catName: '望潮' }];
    expect(parseRegions({ cats })).toEqual([{ id: '1', name: '雁回' }]);
  });
});

describe('a public profile', () => {
  test('contains no private fields', () => {
    const member = parsePublicMember(
      {
        uid: 5,
        nickname: '阿秋',
        head: '/h.jpg',
        isOfficial: '1',
        postCount: 3,
        praiseCount: '7',
        created: '2025-03-01 08:00:00.0',
        phone: '13800000004',
        address: '磨坊巷',
      },
      '5',
    );
    expect(member).toEqual({
      id: '5',
      name: '阿秋',
      icon: '/h.jpg',
      official: true,
      posts: 3,
      praises: 7,
      joinedAt: Date.UTC(2025, 2, 1),
    });
  });

  test.each([
    ['a null name', { uid: 5, nickname: null }],
    ['no image', { uid: 5, head: '' }],
    ['an unsafe image address', { uid: 5, head: 'javascript:alert(1)' }],
    ['a storage path as image address', { uid: 5, head: '图片存储;a.jpg' }],
  ])('has an empty value for %s', (_, wire) => {
    expect(parsePublicMember(wire, '5')).toMatchObject({ id: '5', name: '', icon: '' });
  });

  test.each([[{}], [null], [[]], [{ postCount: 0 }]])('is null for %j', (wire) => {
    expect(parsePublicMember(wire, '9')).toBeNull();
  });
});
