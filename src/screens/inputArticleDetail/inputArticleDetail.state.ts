import { contribution, contributions } from '../../api/calls/contributions.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import type { Contribution } from '../../model/community/contribution.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';
import { createSinglePage, loadWithConfig } from '../../state/singlePage.ts';

/** One of the contributions of the reader, or the list of them; both require a login. */
export type OwnContributionData =
  | { readonly kind: 'login' }
  | { readonly kind: 'one'; readonly piece: Contribution }
  | { readonly kind: 'all' };

export const inputArticleDetail = createSinglePage<OwnContributionData>();
/** All contributions of the reader, when the page shows the list. */
export const ownContributions = createListPage<Contribution, null>();

/** Loads a contribution, or the list when `id` is ''. */
export function loadOwnPage(settings: Settings, id: string): Promise<void> {
  loadSession();
  const session = $session.get();
  const member = session.state === 'member' ? session.member : null;
  return inputArticleDetail.load(settings, (client) =>
    loadWithConfig(client, requestOwn(client, id, member)),
  );
}

async function requestOwn(
  client: Client,
  id: string,
  member: Member | null,
): Promise<Result<OwnContributionData, ApiError>> {
  if (member === null) return ok({ kind: 'login' });
  if (id !== '') return requestOne(client, id, member);
  const first = await requestPage(client, member.uid, 0);
  if (!first.ok) return first;
  ownContributions.adopt(
    {
      loadFirst: async () => ok({ ...first.value, head: null }),
      next: (next, { page }) => requestPage(next, member.uid, page),
    },
    { ...first.value, head: null, config: DEFAULT_SITE_CONFIG },
  );
  return ok({ kind: 'all' });
}

async function requestOne(
  client: Client,
  id: string,
  { uid, userId }: Member,
): Promise<Result<OwnContributionData, ApiError>> {
  const answer = await contribution(client, { id });
  if (!answer.ok) return fail(asMissing(answer.error));
  const { writerId } = answer.value;
  // Servers send passed contributions to everybody; those of others are shown by
  // `seekArticleDetail`.
  const isOwn = writerId === '' || writerId === uid || writerId === userId;
  return isOwn ? ok({ kind: 'one', piece: answer.value }) : fail(NOT_OWN);
}

const NOT_OWN: ApiError = {
  kind: 'empty',
  message: 'not the reader’s own',
  call: 'inputArticleDetail',
};

async function requestPage(
  client: Client,
  userId: string,
  page: number,
): Promise<Result<ListPart<Contribution>, ApiError>> {
  const answer = await contributions(client, { userId }, page);
  if (answer.ok) return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
  const isNone = asMissing(answer.error).kind === 'empty';
  return isNone ? ok({ items: [], hasMore: false }) : answer;
}
