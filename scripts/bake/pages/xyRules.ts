import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { parseRankRules } from '../../../src/model/community/rankRules.ts';
import { ok } from '../../../src/model/result.ts';
import { createTemplateKind } from './templateKind.ts';

export const xyRules = createTemplateKind({
  route: 'xyRules',
  load: async ({ client }) => {
    const answer = await getSiteFacts(client, parseRankRules);
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  // A site without rules of its own gets the product's.
  countRows: () => 1,
});
