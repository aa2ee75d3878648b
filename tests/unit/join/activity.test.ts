import { describe, expect, it } from 'vitest';
import {
  parseActivity,
  parseActivityVotes,
  parseEntries,
  VISIBLE_ENTRIES,
} from '../../../src/model/activity/detail.ts';
import { parseTimestamp } from '../../../src/model/wire.ts';
import { createEventJsonLd } from '../../../src/screens/activityDetail/ActivityView.tsx';

const WIRE = {
  fileId: '6002',
  title: '去南山口看银河&amp;读者观星团',
  abstract: '一晚，限四十人。',
  tag: '读者',
  imageUrl: 'https://img.example.test/night.jpg.2',
  organizer: '霁川天文台',
  location: '雪麓州',
  startTime: '2026-12-12 16:00:00.0',
  endTime: '2026-12-13 11:00:00.0',
  startSignTime: '2026-11-18 09:00:00.0',
  endSignTime: '2026-12-05 18:00:00.0',
  content: '<p>请带红光手电</p>',
  signFlag: 1,
  maxNum: '40',
  participatorNum: '27',
  needLogin: '1',
  needCode: 1,
  signForm: [{ id: 'a', name: '姓名', type: 'text', required: 1 }],
  isSigned: 0,
  voucherFlag: 1,
  countClick: '900',
  shareClosed: '1',
};
const at = (text: string) => parseTimestamp(text);

describe('an activity', () => {
  it('is parsed from numbers as text, entities and suffixed image addresses', () =>
    expect(parseActivity(WIRE)).toEqual({
      id: '6002',
      title: '去南山口看银河&读者观星团',
      abstract: '一晚，限四十人。',
      picture: 'https://img.example.test/night.jpg.2',
      startsAt: at('2026-12-12 16:00:00'),
      endsAt: at('2026-12-13 11:00:00'),
      participants: 27,
      url: '',
      html: '<p>请带红光手电</p>',
      tag: '读者',
      organizer: '霁川天文台',
      place: '雪麓州',
      takesSignUps: true,
      signUpFrom: at('2026-11-18 09:00:00'),
      signUpUntil: at('2026-12-05 18:00:00'),
      capacity: 40,
      needsLogin: true,
      needsCode: true,
      fields: [expect.objectContaining({ id: 'a', kind: 'text', label: '姓名', required: true })],
      isSignedUp: false,
      hasVouchers: true,
      views: 900,
      shareClosed: true,
    }));

  it.each([[null], [''], ['empty'], [{}], [[]], [42], [{ fileId: '1' }], [{ title: '只有标题' }]])(
    'is null for %j',
    (payload) => expect(parseActivity(payload)).toBeNull(),
  );

  it.each([
    [
      'a sign-up time, ignoring the flags',
      { signFlag: 0, entryType: 0, startSignTime: '2026-11-18 09:00:00' },
      true,
    ],
    ['signFlag as text', { signFlag: 'true' }, true],
    ['no undocumented flag', { entryType: 1, statusEntry: 1 }, false],
    ['an end of the sign-up', { endSignTime: '2026-11-18 09:00:00' }, true],
    ['a sign-up form', { signForm: '[{"name":"姓名"}]' }, true],
    ['nothing else', {}, false],
  ])('decides takesSignUps by %s', (_, wire, takes) =>
    expect(parseActivity({ fileId: 1, title: '活动', ...wire })?.takesSignUps).toBe(takes),
  );

  it('has no start or end if only its sign-up has them', () =>
    expect(
      parseActivity({ ...WIRE, startTime: '', endTime: null, maxNum: -2147483648 }),
    ).toMatchObject({ startsAt: null, endsAt: null, capacity: null }));

  it('has no link and no image for an unsafe address', () =>
    expect(
      parseActivity({ ...WIRE, linkUrl: 'javascript:alert(1)', imageUrl: '图片存储;a.jpg' }),
    ).toMatchObject({ url: '', picture: '' }));

  it('has structured data for search engines only with a start', () => {
    const activity = parseActivity(WIRE);
    if (!activity) throw new Error('no activity');
    expect(createEventJsonLd(activity)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-12T16:00:00+08:00',
      location: { name: '雪麓州' },
    });
    expect(createEventJsonLd({ ...activity, startsAt: null })).toBeNull();
  });
});

describe('the list of sign-ups', () => {
  const entry = (name: unknown) => ({ name, userIcon: 'javascript:1', created: '坏' });

  it('is parsed from an array, an object or JSON, with its total', () => {
    const read = { name: '李**', icon: '', at: null };
    expect(parseEntries([entry('李**')])).toEqual({ entries: [read], total: 1 });
    expect(parseEntries({ list: [entry('李**'), entry(null), 7], total: '27' })).toEqual({
      entries: [read],
      total: 27,
    });
    expect(parseEntries('[{"name":"李**"}]').entries).toEqual([read]);
    expect(parseEntries({})).toEqual({ entries: [], total: 0 });
  });

  it('shows eight entries at a time', () => expect(VISIBLE_ENTRIES).toBe(8));
});

describe('votes of an activity', () => {
  it('are parsed without duplicates and without entries that have no id', () =>
    expect(
      parseActivityVotes({
        list: [
          { voteID: 8101, title: '<b>年度照片</b>', startTime: '2026-11-10 00:00:00' },
          { voteID: '8101', title: '又一次' },
          { voteID: 0, title: '没有' },
          { title: '没有' },
          '../../login',
        ],
      }),
    ).toEqual([
      { id: '8101', title: '年度照片', startsAt: at('2026-11-10 00:00:00'), endsAt: null },
    ]));
});
