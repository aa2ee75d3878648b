import { xyRank } from '../../../src/api/calls/rank.ts';
import type { ReadingKind } from './readingKind.ts';

export const xyListShare: ReadingKind<'xyListShare'> = {
  route: 'xyListShare',
  load: ({ client }) => xyRank(client, { type: 0, userId: '0' }),
  countRows: (rows) => rows.length,
};
