import type { PeopleListName } from '../../model/people/lists.ts';
import type { PeoplePart } from '../../model/people/types.ts';
import { fail, type Result } from '../../model/result.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';

/** A page of a list of people's things, from page 0. */
export interface ListAsked {
  /** Whose list: an account, a reporter, a topic, a question, a circle, ... */
  readonly id: string;
  readonly page: number;
  /** Of the row that is the last one now; '0' on the first page. */
  readonly lastId: string;
}

export type LoadList = (client: Client, asked: ListAsked) => Promise<Result<PeoplePart, ApiError>>;

const accounts = () => import('./people/lists/accounts.ts');
const reporters = () => import('./people/lists/reporters.ts');
const contributions = () => import('./people/lists/contributions.ts');
const questions = () => import('./people/lists/questions.ts');
const posts = () => import('./people/lists/posts.ts');

/** Every list under a head of people's pages; its code comes with the first that is opened. */
const LISTS: Readonly<Record<PeopleListName, () => Promise<LoadList>>> = {
  xyArticles: async () => (await accounts()).xyArticles,
  xyVideos: async () => (await accounts()).xyVideos,
  xyQuestions: async () => (await accounts()).xyQuestions,
  xyDynamics: async () => (await accounts()).xyDynamics,
  reporterArticles: async () => (await reporters()).reporterArticles,
  reporterDynamics: async () => (await reporters()).reporterDynamics,
  figureReports: async () => (await import('./people/lists/figures.ts')).figureReports,
  userPosts: async () => (await import('./people/lists/members.ts')).userPosts,
  seekContributions: async () => (await contributions()).seekContributions,
  ownContributions: async () => (await contributions()).ownContributions,
  questionsNew: async () => (await questions()).questionsNew,
  questionsHot: async () => (await questions()).questionsHot,
  questionAnswers: async () => (await questions()).questionAnswers,
  postsDefault: async () => (await posts()).postsDefault,
  postsNew: async () => (await posts()).postsNew,
  postsHot: async () => (await posts()).postsHot,
};

/** Asks for a page of a list. Code that does not come is a network that failed. */
export async function loadPeopleList(
  client: Client,
  name: PeopleListName,
  asked: ListAsked,
): Promise<Result<PeoplePart, ApiError>> {
  try {
    const load = await LISTS[name]();
    return await load(client, asked);
  } catch (error) {
    return fail({ kind: 'network', message: String(error), call: name });
  }
}
