import { leaderView } from '../../../src/api/calls/leaderLists.ts';

import { readPages } from './readPages.ts';
import { createTemplateKind } from './templateKind.ts';

const MAX_PAGES = 50;

export const leaderViewList = createTemplateKind({
  route: 'LeaderViewList',
  load: ({ client }) => readPages((page) => leaderView(client, { page }), MAX_PAGES),
  countRows: (leaders) => leaders.length,
  listShown: (leaders) => leaders.flatMap(({ reports }) => reports),
});
