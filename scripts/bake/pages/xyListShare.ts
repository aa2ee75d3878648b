import { xyRank } from '../../../src/api/calls/rank.ts';
import { createTemplateKind } from './templateKind.ts';

export const xyListShare = createTemplateKind({
  route: 'xyListShare',
  load: ({ client }) => xyRank(client, { type: 0, userId: '0' }),
  countRows: (rows) => rows.length,
});
