import type { ListItem } from '../../../../model/article/types.ts';
import type { Dynamic, PeoplePart, PeopleRow, Question } from '../../../../model/people/types.ts';
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
type Part = Promise<Result<PeoplePart, ApiError>>;

export const xyArticles = (client: Client, asked: AccountListParams): Part =>
  partOf(getXyArticles(client, asked), articleRow);

export const xyVideos = (client: Client, asked: AccountListParams): Part =>
  partOf(getXyVideos(client, asked), articleRow);

export const xyQuestions = (client: Client, asked: AccountListParams): Part =>
  partOf(getXyQuestions(client, asked), questionRow);

export const xyDynamics = (client: Client, asked: AccountListParams): Part =>
  partOf(getXyDynamic(client, asked), dynamicRow);

const articleRow = (item: ListItem): PeopleRow => ({ kind: 'article', id: item.id, item });
const questionRow = (question: Question): PeopleRow => ({
  kind: 'question',
  id: question.id,
  question,
});
const dynamicRow = (dynamic: Dynamic): PeopleRow => ({
  kind: 'dynamic',
  id: dynamic.id,
  dynamic,
});

async function partOf<T>(asked: Read<AccountPart<T>>, rowOf: (item: T) => PeopleRow): Part {
  const answer = await asked;
  if (!answer.ok) return answer;
  const { items, hasMore } = answer.value;
  return ok({ rows: items.map(rowOf), hasMore });
}
