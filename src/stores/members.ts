import { atom, type ReadableAtom } from 'nanostores';
import { getMemberInfo, getUserInfo, memberInfo } from '../api/calls/members.ts';
import type { ApiError } from '../api/errors.ts';
import { asShown } from '../api/missing.ts';
import { mergeMemberInfo } from '../model/member/memberInfo.ts';
import type { Member, MemberInfo } from '../model/member/types.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { openHost } from './host.ts';
import { $session, updateMember } from './session.ts';

export type MemberInfoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly info: MemberInfo }
  | { readonly state: 'failed'; readonly error: ApiError };

const $state = atom<MemberInfoState>({ state: 'loading' });

/** Data of the member centre about the logged-in member. */
export const $memberInfo: ReadableAtom<MemberInfoState> = $state;

/** Loads the data, stores what other pages show, and passes it to the native app. */
export async function loadMemberInfo(settings: Settings): Promise<void> {
  const session = $session.get();
  if (session.state !== 'member') return;
  $state.set({ state: 'loading' });
  const answer = await askServers(settings, session.member);
  if (!answer.ok) return $state.set({ state: 'failed', error: asShown(answer.error) });
  const info = answer.value;
  $state.set({ state: 'ready', info });
  const now = $session.get();
  if (now.state === 'member' && now.member.uid === session.member.uid) {
    updateMember(mergeMemberInfo(now.member, info));
  }
  const host = await openHost(settings).catch(() => null);
  await host?.takeMember(info);
}

/**
 * Sends the calls for member data one after another, until a server supports one: no server has
 * all.
 */
async function askServers(settings: Settings, { uid, userId }: Member) {
  const client = openClient(settings);
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
