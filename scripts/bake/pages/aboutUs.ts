import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { parseAbout } from '../../../src/model/about/legal.ts';
import { ok } from '../../../src/model/result.ts';
import { linkTo } from '../../../src/routes.ts';
import type { ReadingKind } from './readingKind.ts';

export const aboutUs: ReadingKind<'aboutUs'> = {
  route: 'aboutUs',
  load: async ({ client }) => {
    const ownPath = linkTo('aboutUs', {}, client.settings.siteBase);
    const answer = await getSiteFacts(client, (payload) => parseAbout(payload, ownPath));
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  countRows: ({ legal, description }) => legal.length + (description ? 1 : 0),
};
