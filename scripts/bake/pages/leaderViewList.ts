import { leaderView } from '../../../src/api/calls/leaderLists.ts';
import type { ReadingKind } from './readingKind.ts';
import { readPages } from './readPages.ts';

const MAX_PAGES = 50;

export const leaderViewList: ReadingKind<'LeaderViewList'> = {
  route: 'LeaderViewList',
  load: ({ client }) => readPages((page) => leaderView(client, { page }), MAX_PAGES),
  countRows: (leaders) => leaders.length,
};
