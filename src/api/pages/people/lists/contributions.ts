import type { PeoplePart } from '../../../../model/people/types.ts';
import { ok, type Result } from '../../../../model/result.ts';
import type { ContributionsOf } from '../../../calls/contributionCalls.ts';
import { contributions } from '../../../calls/contributions.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import type { ListQuery, LoadList } from '../../peopleList.ts';

type Part = Promise<Result<PeoplePart, ApiError>>;

/** Loads the accepted contributions to a call. */
export const seekContributions: LoadList = (client, asked) =>
  loadPage(client, { seekId: asked.id }, asked);

/** Loads all contributions of a member, in every review state. */
export const ownContributions: LoadList = (client, asked) =>
  loadPage(client, { userId: asked.id }, asked);

async function loadPage(client: Client, of: ContributionsOf, { page }: ListQuery): Part {
  const answer = await contributions(client, of, page);
  if (!answer.ok) return answer;
  const { list, hasMore } = answer.value;
  return ok({
    rows: list.map((contribution) => ({ kind: 'contribution', id: contribution.id, contribution })),
    hasMore,
  });
}
