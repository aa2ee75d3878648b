import type { ListItem } from '../../../../model/article/articleTypes.ts';
import type {
  CommunityListPage,
  CommunityRow,
} from '../../../../model/community/communityTypes.ts';
import type { Dynamic } from '../../../../model/community/dynamic.ts';
import type { Question } from '../../../../model/community/question.ts';
import { ok, type Result } from '../../../../model/result.ts';
import {
  type AccountListParams,
  type AccountPart,
  getXyArticles,
  getXyDynamic,
  getXyQuestions,
  getXyVideos,
} from '../../../calls/accounts.ts';
import type { Read } from '../../../calls/read.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';

/** Loads the lists of an account as rows. */
type Part = Promise<Result<CommunityListPage, ApiError>>;

export const xyArticles = (client: Client, request: AccountListParams): Part =>
  partOf(getXyArticles(client, request), articleRow);

export const xyVideos = (client: Client, request: AccountListParams): Part =>
  partOf(getXyVideos(client, request), articleRow);

export const xyQuestions = (client: Client, request: AccountListParams): Part =>
  partOf(getXyQuestions(client, request), questionRow);

export const xyDynamics = (client: Client, request: AccountListParams): Part =>
  partOf(getXyDynamic(client, request), dynamicRow);

const articleRow = (item: ListItem): CommunityRow => ({ kind: 'article', id: item.id, item });
const questionRow = (question: Question): CommunityRow => ({
  kind: 'question',
  id: question.id,
  question,
});
const dynamicRow = (dynamic: Dynamic): CommunityRow => ({
  kind: 'dynamic',
  id: dynamic.id,
  dynamic,
});

async function partOf<T>(request: Read<AccountPart<T>>, rowOf: (item: T) => CommunityRow): Part {
  const answer = await request;
  if (!answer.ok) return answer;
  const { items, hasMore } = answer.value;
  return ok({ rows: items.map(rowOf), hasMore });
}
