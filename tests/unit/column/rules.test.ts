import { describe, expect, it } from 'vitest';
import { decideActivityState } from '../../../src/model/activity/activityState.ts';
import { parseActivityItem } from '../../../src/model/activity/normaliseActivity.ts';
import { decideColumnTarget } from '../../../src/model/column/columnTarget.ts';
import { decideRowLook, decideRowTitle } from '../../../src/model/column/rowLook.ts';
import { parseColumn } from '../../../src/model/site/column.ts';
import { column, picture } from './wires.ts';

describe('decideRowLook', () => {
  const pictures = [picture('a'), picture('b'), picture('c'), picture('d')];
  it.each([
    ['news', 0, false, 'text'],
    ['news', 0, true, 'text'],
    ['news', 1, false, 'small'],
    ['news', 2, false, 'small'],
    ['news', 3, false, 'three'],
    ['news', 4, true, 'three'],
    ['news', 1, true, 'big'],
    ['photos', 4, false, 'three'],
    ['photos', 1, true, 'big'],
    ['video', 1, false, 'small'],
    ['video', 1, true, 'big'],
    ['special', 1, false, 'wide'],
    ['special', 0, true, 'text'],
    ['live', 3, false, 'wide'],
    ['live', 0, false, 'text'],
    ['link', 1, false, 'small'],
    ['h5', 1, true, 'big'],
  ] as const)('for %s with %i images and big = %s returns %s', (kind, count, big, look) =>
    expect(decideRowLook({ kind, big, pictures: pictures.slice(0, count) })).toBe(look),
  );
});

it.each([
  [{ title: '题' }, '题'],
  [{ title: '', abstract: '摘要' }, '摘要'],
  [{ columnName: '要闻' }, '要闻'],
  [{}, '7'],
])('decideRowTitle: the title of %j is %s', (more, title) =>
  expect(decideRowTitle({ title: '', abstract: '', columnName: '', id: '7', ...more })).toBe(title),
);

describe('decideColumnTarget', () => {
  it.each([
    [{ columnStyle: '101' }, 'articles'],
    [{ columnStyle: '' }, 'articles'],
    [{ columnStyle: 99_999 }, 'articles'],
    [{ columnStyle: '102' }, 'paper'],
    [{ columnStyle: 107 }, 'questions'],
    [{ columnStyle: '108' }, 'leaders'],
    [{ columnStyle: '221' }, 'activities'],
    [{ columnStyle: '225' }, 'live'],
    [{ columnStyle: '225', linkUrl: 'https://a.example.test/' }, 'link'],
    [{ columnStyle: '225', linkUrl: 'javascript:alert(1)' }, 'live'],
  ])('opens the target of column %j as %s', (more, kind) => {
    const parsed = parseColumn(column(1, more));
    expect(parsed && decideColumnTarget(parsed).kind).toBe(kind);
  });
});

describe('an activity of a list', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);

  it('is parsed with tags removed and an unsafe link dropped', () =>
    expect(
      parseActivityItem({
        fileId: '77',
        title: '<b>河湾</b>徒步',
        abstract: '报名从速',
        startTime: '2026-11-20 09:00:00.0',
        endTime: '',
        imageUrl: `${picture('walk')}.2`,
        participatorNum: '12',
        linkUrl: 'javascript:1',
      }),
    ).toEqual({
      id: '77',
      title: '河湾徒步',
      abstract: '报名从速',
      picture: `${picture('walk')}.2`,
      startsAt: at('20T09:00'),
      endsAt: null,
      participants: 12,
      url: '',
    }));

  it.each([null, {}, { title: '没有编号' }, { fileId: 1, title: '<br>' }])('is null: %j', (wire) =>
    expect(parseActivityItem(wire)).toBeNull(),
  );

  const [start, end] = [at('20T09:00'), at('21T18:00')];
  it.each([
    [null, null, start, null],
    [start, end, start - 1, 'coming'],
    [start, end, start, 'open'],
    [start, end, end - 1, 'open'],
    [start, end, end, 'over'],
    [null, end, start, 'open'],
    [start, null, end, 'open'],
    // An activity that ends before it starts is over, too.
    [end, start, start, 'over'],
  ])('with start %s and end %s, the state at %s is %s', (startsAt, endsAt, now, state) =>
    expect(decideActivityState({ startsAt, endsAt }, now)).toBe(state),
  );
});
