import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { parseAbout } from '../../../src/model/about/legal.ts';
import { ok } from '../../../src/model/result.ts';
import { linkTo } from '../../../src/routes.ts';
import { createTemplateKind } from './templateKind.ts';

export const aboutUs = createTemplateKind({
  route: 'aboutUs',
  load: async ({ client }) => {
    const ownPath = linkTo('aboutUs', {}, client.settings.siteBase);
    const answer = await getSiteFacts(client, (payload) => parseAbout(payload, ownPath));
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  countRows: ({ legal, description }) => legal.length + (description ? 1 : 0),
});
