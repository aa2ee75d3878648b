import type { CommunityListPage } from '../../../../model/community/communityTypes.ts';
import { ok, type Result } from '../../../../model/result.ts';
import { type ContributionsOf, contributions } from '../../../calls/contributions.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import type { ListQuery, LoadList } from '../../communityList.ts';

type Part = Promise<Result<CommunityListPage, ApiError>>;

/** Loads the accepted contributions to a call. */
export const seekContributions: LoadList = (client, query) =>
  loadPage(client, { seekId: query.id }, query);

/** Loads all contributions of a member, in every review state. */
export const ownContributions: LoadList = (client, query) =>
  loadPage(client, { userId: query.id }, query);

async function loadPage(client: Client, of: ContributionsOf, { page }: ListQuery): Part {
  const answer = await contributions(client, of, page);
  if (!answer.ok) return answer;
  const { list, hasMore } = answer.value;
  return ok({
    rows: list.map((contribution) => ({ kind: 'contribution', id: contribution.id, contribution })),
    hasMore,
  });
}
