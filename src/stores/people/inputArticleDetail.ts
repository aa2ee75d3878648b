import { contribution, contributions } from '../../api/calls/contributions.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missing.ts';
import type { Member } from '../../model/member/types.ts';
import type { Contribution } from '../../model/people/types.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normalise.ts';
import type { Settings } from '../../settings.ts';
import { createListPage, type ListPart } from '../listPage.ts';
import { $session, loadSession } from '../session.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** One of the contributions of the reader, or the list of them; both require a login. */
export type OwnData =
  | { readonly kind: 'login' }
  | { readonly kind: 'one'; readonly piece: Contribution }
  | { readonly kind: 'all' };

export const inputArticleDetail = createSinglePage<OwnData>();
/** All contributions of the reader, when the page shows the list. */
export const ownContributions = createListPage<Contribution, null>();

/** Loads a contribution, or the list when `id` is ''. */
export function openOwn(settings: Settings, id: string): Promise<void> {
  loadSession();
  const session = $session.get();
  const member = session.state === 'member' ? session.member : null;
  return inputArticleDetail.open(settings, (client) =>
    besideConfig(client, loadOwn(client, id, member)),
  );
}

async function loadOwn(
  client: Client,
  id: string,
  member: Member | null,
): Promise<Result<OwnData, ApiError>> {
  if (member === null) return ok({ kind: 'login' });
  if (id !== '') return loadPiece(client, id, member);
  const first = await loadPage(client, member.uid, 0);
  if (!first.ok) return first;
  ownContributions.adopt(
    {
      open: async () => ok({ ...first.value, head: null }),
      next: (next, { page }) => loadPage(next, member.uid, page),
    },
    { ...first.value, head: null, config: DEFAULT_SITE_CONFIG },
  );
  return ok({ kind: 'all' });
}

async function loadPiece(
  client: Client,
  id: string,
  { uid, userId }: Member,
): Promise<Result<OwnData, ApiError>> {
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

async function loadPage(
  client: Client,
  userId: string,
  page: number,
): Promise<Result<ListPart<Contribution>, ApiError>> {
  const answer = await contributions(client, { userId }, page);
  if (answer.ok) return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
  const isNone = asMissing(answer.error).kind === 'empty';
  return isNone ? ok({ items: [], hasMore: false }) : answer;
}
