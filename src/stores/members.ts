import { atom, type ReadableAtom } from 'nanostores';
import { getMemberInfo, getUserInfo, memberInfo } from '../api/calls/members.ts';
import type { ApiError } from '../api/errors.ts';
import { asShown } from '../api/missing.ts';
import { mergeInfo } from '../model/member/info.ts';
import type { Member, MemberInfo } from '../model/member/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { openHost } from './host.ts';
import { $session, updateMember } from './session.ts';

export type MemberInfoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly info: MemberInfo }
  | { readonly state: 'failed'; readonly error: ApiError };

const $state = atom<MemberInfoState>({ state: 'loading' });

/** What the member centre tells of who is logged in. */
export const $memberInfo: ReadableAtom<MemberInfoState> = $state;

/** Asks for it, stores what is shown elsewhere, and hands it to the native app inside it. */
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
    updateMember(mergeInfo(now.member, info));
  }
  const host = await openHost(settings).catch(() => null);
  await host?.takeMember(info);
}

/** Servers know one call or another: the next is asked where one says that there is none. */
async function askServers(settings: Settings, { uid, userId }: Member) {
  const client = openClient(settings);
  const first = await getMemberInfo(client, { uid });
  if (first.ok || !isUnknown(first.error)) return first;
  const second = await getUserInfo(client, { userid: userId });
  if (second.ok || !isUnknown(second.error)) return second;
  return memberInfo(client, { uid });
}

/** No session status: those below 1000 are a call's own, and say that it is not there. */
const isUnknown = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'empty' ||
  (kind === 'status' && status < 1000) ||
  (kind === 'network' && status === 404);
