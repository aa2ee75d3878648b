import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { parseRankRules } from '../../../src/model/people/rules.ts';
import { ok } from '../../../src/model/result.ts';
import type { ReadingKind } from './readingKind.ts';

export const xyRules: ReadingKind<'xyRules'> = {
  route: 'xyRules',
  load: async ({ client }) => {
    const answer = await getSiteFacts(client, parseRankRules);
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  // Without rules of the site the page has ours.
  countRows: () => 1,
};
