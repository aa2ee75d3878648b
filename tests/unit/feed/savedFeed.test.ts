import { expect, it } from 'vitest';
import { createColumnFeed } from '../../../src/api/pages/feedFirstPage.ts';
import type { ColumnFeed } from '../../../src/model/column/feed.ts';
import {
  formatSavedFeed,
  parseSavedFeed,
  type SavedFeed,
} from '../../../src/state/feed/savedFeed.ts';

const feed = (letters = 0): ColumnFeed => ({
  ...createColumnFeed(null, { hasMore: true, home: false }),
  more: 'loading',
  blocks: [
    {
      recommended: false,
      rows: [
        {
          kind: 'activity',
          activity: {
            id: '1',
            title: 'x'.repeat(letters),
            abstract: '',
            picture: '',
            startsAt: null,
            endsAt: null,
            participants: 0,
            url: '',
          },
        },
      ],
    },
  ],
});
const kept = (feeds: Record<string, ColumnFeed>): SavedFeed => ({
  state: { current: '1', shown: '2', recent: Object.keys(feeds), feeds },
  anchor: null,
  columns: [],
  config: null,
});
const back = (feeds: Record<string, ColumnFeed>) => parseSavedFeed(formatSavedFeed(kept(feeds)));

it('pending requests and unloaded columns are not restored', () => {
  const state = back({ 1: feed(), 2: { state: 'loading' } })?.state;
  expect(state).toMatchObject({ current: '1', shown: '1', recent: ['1'] });
  expect(state?.feeds).toMatchObject({ 1: { more: 'waiting' } });
});

it('drops other columns if the state is too large, or all if one column is', () => {
  expect(Object.keys(back({ 1: feed(9), 2: feed(9) })?.state.feeds ?? {})).toEqual(['1', '2']);
  expect(Object.keys(back({ 1: feed(9), 2: feed(2e6) })?.state.feeds ?? {})).toEqual(['1']);
  expect(formatSavedFeed(kept({ 1: feed(2e6) }))).toBeNull();
});

it.each([null, '', '{', '{}', '[]', '{"state":{"current":"1","feeds":{}}}'])(
  'parseSavedFeed returns null for %s',
  (text) => expect(parseSavedFeed(text)).toBeNull(),
);
