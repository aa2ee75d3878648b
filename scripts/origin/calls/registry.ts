import type { Calls } from '../call.ts';
import { adCalls } from './ads.ts';
import { articleCalls, recommendCalls } from './article.ts';
import { columnCalls } from './columns.ts';
import { commentCalls } from './comments.ts';
import { configCalls } from './config.ts';
import { eventCalls } from './events.ts';
import { listCalls } from './lists.ts';
import { peopleCalls } from './people.ts';
import { voteCalls } from './votes.ts';

/** What readers do, answered by the content server and the interaction server alike. */
const interactionCalls: Calls = { ...commentCalls, ...eventCalls, ...voteCalls, ...recommendCalls };

/** Calls by the first segment of the path, which stands for a host. */
export const HOST_CALLS: Readonly<Record<string, Calls>> = {
  app_if: {
    ...configCalls,
    ...columnCalls,
    ...listCalls,
    ...articleCalls,
    ...peopleCalls,
    ...interactionCalls,
  },
  nis: interactionCalls,
  'adv-appif-server': adCalls,
  sso: {},
  mvod_if: {},
  mam: {},
  minio: {},
};
