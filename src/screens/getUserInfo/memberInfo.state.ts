import { atom, type ReadableAtom } from 'nanostores';
import { getMemberInfo, getUserInfo, memberInfo, memberScore } from '../../api/calls/members.ts';
import type { ApiError } from '../../api/errors.ts';
import { asPageError } from '../../api/missingError.ts';
import { type MemberInfo, mergeMemberInfo } from '../../model/member/memberInfo.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { decideSessionStatus } from '../../model/session/statuses.ts';
import { getHost } from '../../services/getHost.ts';
import { getClient } from '../../services/pageClient.ts';
import { $session, updateMember } from '../../services/session/memberSession.ts';
import type { Settings } from '../../settings.ts';

export type MemberInfoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly info: MemberInfo }
  | { readonly state: 'failed'; readonly error: ApiError };

const $state = atom<MemberInfoState>({ state: 'loading' });

/** Data of the member centre about the logged-in member. */
export const $memberInfo: ReadableAtom<MemberInfoState> = $state;

const $points = atom<number | null>(null);

/** The points of the member; null until they are loaded, and where the server does not say. */
export const $memberScore: ReadableAtom<number | null> = $points;

/** Loads the points; a failure leaves them unknown. */
export async function loadMemberScore(settings: Settings, uid: string): Promise<void> {
  $points.set(null);
  const answer = await memberScore(getClient(settings), { uid });
  if (answer.ok) $points.set(answer.value);
}

/** Loads the data, stores what other pages show, and passes it to the native app. */
export async function loadMemberInfo(settings: Settings): Promise<void> {
  const session = $session.get();
  if (session.state !== 'member') return;
  $state.set({ state: 'loading' });
  const answer = await requestMemberInfo(settings, session.member);
  const now = $session.get();
  // Logged out meanwhile, or logged in as another member, whose page and app have data of their own.
  if (now.state !== 'member' || now.member.uid !== session.member.uid) return;
  if (!answer.ok) return $state.set({ state: 'failed', error: asPageError(answer.error) });
  const info = answer.value;
  $state.set({ state: 'ready', info });
  updateMember(mergeMemberInfo(now.member, info));
  const host = await getHost(settings).catch(() => null);
  await host?.setMember(info);
}

/**
 * Sends the calls for member data one after another, until a server supports one: no server has
 * all.
 */
async function requestMemberInfo(settings: Settings, { uid, userId }: Member) {
  const client = getClient(settings);
  const first = await getMemberInfo(client, { uid });
  if (first.ok || !isUnknown(first.error)) return first;
  const second = await getUserInfo(client, { userid: userId });
  if (second.ok || !isUnknown(second.error)) return second;
  return memberInfo(client, { uid });
}

/**
 * Returns whether the server lacks the call. A session status does not count: it would refuse any
 * call.
 */
const isUnknown = ({ kind, status }: ApiError): boolean =>
  kind === 'empty' ||
  (kind === 'status' && decideSessionStatus(status) === undefined) ||
  (kind === 'network' && status === 404);
