import { POSTS } from './posts.ts';
import { GOVERNMENT_QUESTIONS } from './qa.ts';
import { REPORTERS } from './reporters.ts';
import { TOPICS } from './topics.ts';

/** Pages that no call lists: a newsroom names them when it bakes (`npm run bake -- --page`). */
export const ANNOUNCED_PAGES = [
  ...TOPICS.map(({ id }) => ({ route: 'topicDetail', id: `${id}` }) as const),
  ...REPORTERS.map(({ id }) => ({ route: 'reporter', id: `${id}` }) as const),
  ...GOVERNMENT_QUESTIONS.flatMap(({ id }) =>
    (['qaDetail', 'newQaDetail'] as const).map((route) => ({ route, id: `${id}` })),
  ),
  ...POSTS.filter(({ circle }) => circle === undefined).map(
    ({ id }) => ({ route: 'friendsCircleDetail', id: `${id}` }) as const,
  ),
] as const;
