import { describe, expect, it } from 'vitest';
import {
  addFollowName,
  type FollowName,
  mergeFollows,
  parseFollowNames,
} from '../../../src/model/follow/followName.ts';
import {
  listFollowedNews,
  parseFollowedAccounts,
  parseFollowedColumns,
} from '../../../src/model/follow/normaliseFollows.ts';

const TOPIC: FollowName = { object: 3, id: '61', name: '老城的树' };
const REPORTER: FollowName = { object: 2, id: '11', name: '江一苇' };
const ACCOUNT: FollowName = { object: 4, id: '201', name: '观潮' };

describe('what a member follows', () => {
  it('is what the server lists, then what this device has marked', () => {
    const marks = { 'follow:3-61:7': 1, 'follow:4-201:7': 2, 'follow:2-11:8': 3 };
    expect(mergeFollows([ACCOUNT], [TOPIC, REPORTER, ACCOUNT], marks, '7')).toEqual([
      ACCOUNT,
      TOPIC,
    ]);
  });

  it('has no name whose mark was removed', () =>
    expect(mergeFollows([], [TOPIC], {}, '7')).toEqual([]));
});

describe('the stored names', () => {
  it('have the last one first, and once', () =>
    expect(addFollowName([TOPIC, REPORTER], REPORTER)).toEqual([REPORTER, TOPIC]));

  it.each([
    ['an unknown object', { ...TOPIC, object: 9 }],
    ['no id', { ...TOPIC, id: '' }],
    ['no name', { ...TOPIC, name: '' }],
  ])('leave out an entry with %s', (_, entry) =>
    expect(parseFollowNames(JSON.stringify([entry, REPORTER]))).toEqual([REPORTER]),
  );
});

describe('the accounts of getSubcribeXys', () => {
  it.each([
    ['a list', { list: [{ xyID: 201, topic: '观潮' }] }, [ACCOUNT]],
    ['a bare array', [{ xyID: '201', topic: '观潮', isFollow: 1 }], [ACCOUNT]],
    ['an account that is not followed', [{ xyID: 201, topic: '观潮', isFollow: '0' }], []],
    ['a forbidden account', [{ xyID: 201, topic: '观潮', xyForbidden: 1 }], []],
    ['no list', {}, []],
  ])('in the form of %s', (_, payload, expected) =>
    expect(parseFollowedAccounts(payload)).toEqual(expected),
  );
});

describe('the columns of subcribeView', () => {
  const column = { object: 1, id: '12', name: '城事', articles: [] };
  it.each([
    [
      'columns with their rows',
      [{ column: { columnId: 12, columnName: '城事' }, list: [] }],
      [column],
    ],
    [
      'columns with articles and a row that is none',
      [{ column: { columnId: 12, columnName: '城事' }, list: [{ fileId: 3, title: '桥' }, 7] }],
      [{ ...column, articles: [expect.objectContaining({ id: '3', title: '桥' })] }],
    ],
    ['columns alone', { list: [{ columnID: '12', columnName: '城事' }] }, [column]],
    ['a column without a name', [{ column: { columnId: 12 } }], []],
    ['none', null, []],
  ])('in the form of %s', (_, payload, expected) =>
    expect(parseFollowedColumns(payload)).toEqual(expected),
  );
});

describe('what is new in the followed columns', () => {
  const columns = parseFollowedColumns([
    {
      column: { columnId: 12, columnName: '城事' },
      list: [
        { fileId: 1, title: '桥', publishtime: '2026-11-20 08:00:00' },
        { fileId: 2, title: '路', publishtime: '2026-11-22 08:00:00' },
      ],
    },
    {
      column: { columnId: 13, columnName: '省内' },
      list: [
        { fileId: 2, title: '路', publishtime: '2026-11-22 08:00:00' },
        { fileId: 3, title: '河' },
        { fileId: 4, title: '山', publishtime: '2026-11-21 08:00:00' },
      ],
    },
  ]);

  it('is each article once, the newest first, at the end those without a time', () => {
    expect(listFollowedNews(columns).map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
  });

  it('is limited', () => {
    const list = Array.from({ length: 90 }, (_, at) => ({ fileId: at + 1, title: '桥' }));
    const many = parseFollowedColumns([{ column: { columnId: 12, columnName: '城事' }, list }]);
    expect(listFollowedNews(many)).toHaveLength(20);
  });
});
