import type { CommunityListName } from '../../model/community/communityLists.ts';
import type { CommunityListPage } from '../../model/community/communityTypes.ts';
import { fail, type Result } from '../../model/result.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';

/** Parameters of a page of a list; pages count from 0. */
export interface ListQuery {
  /** Id of the owner: an account, a reporter, a topic, a question, a circle, ... */
  readonly id: string;
  readonly page: number;
  /** Id of the last row that is shown; '0' on the first page. */
  readonly lastId: string;
}

export type LoadList = (
  client: Client,
  query: ListQuery,
) => Promise<Result<CommunityListPage, ApiError>>;

const accounts = () => import('./community/lists/accounts.ts');
const reporters = () => import('./community/lists/reporters.ts');
const contributions = () => import('./community/lists/contributions.ts');
const questions = () => import('./community/lists/questions.ts');
const posts = () => import('./community/lists/posts.ts');

/** Loaders of the lists; the code of a family is imported when its first list is opened. */
const LISTS: Readonly<Record<CommunityListName, () => Promise<LoadList>>> = {
  xyArticles: async () => (await accounts()).xyArticles,
  xyVideos: async () => (await accounts()).xyVideos,
  xyQuestions: async () => (await accounts()).xyQuestions,
  xyDynamics: async () => (await accounts()).xyDynamics,
  reporterArticles: async () => (await reporters()).reporterArticles,
  reporterDynamics: async () => (await reporters()).reporterDynamics,
  figureReports: async () => (await import('./community/lists/figures.ts')).figureReports,
  userPosts: async () => (await import('./community/lists/members.ts')).userPosts,
  seekContributions: async () => (await contributions()).seekContributions,
  ownContributions: async () => (await contributions()).ownContributions,
  questionsNew: async () => (await questions()).questionsNew,
  questionsHot: async () => (await questions()).questionsHot,
  questionAnswers: async () => (await questions()).questionAnswers,
  postsDefault: async () => (await posts()).postsDefault,
  postsNew: async () => (await posts()).postsNew,
  postsHot: async () => (await posts()).postsHot,
};

/** Loads a page of a list. A failed import counts as a network failure. */
export async function loadCommunityList(
  client: Client,
  name: CommunityListName,
  query: ListQuery,
): Promise<Result<CommunityListPage, ApiError>> {
  try {
    const load = await LISTS[name]();
    return await load(client, query);
  } catch (error) {
    return fail({ kind: 'network', message: String(error), call: name });
  }
}
