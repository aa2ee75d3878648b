import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab } from '../../host/browserTabs.ts';
import { readCurrentPath } from '../../host/navigation.ts';
import { readRouteName } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { listStored, readStored, removeStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { joinRequests } from '../../model/joinRequests.ts';
import { parseStoredMember } from '../../model/member/login.ts';
import type { LoginResult, Member, MemberSession } from '../../model/member/memberTypes.ts';
import { $sheets, type LoginReason, openSheet } from '../sheets.ts';
import { getTokenStore, readUid } from './tokenStore.ts';

const $state = atom<MemberSession>({ state: 'unknown' });

/** The login state of the reader; `unknown` until `loadSession` is called. */
export const $session: ReadableAtom<MemberSession> = $state;

/** The member, where the storage refused it; lasts as long as the page. */
let unstoredMember: Member | null = null;
let isWatching = false;

/** Reads the login state, and follows its changes from then on, in this tab and in others. */
export function loadSession(): void {
  if (!isWatching) {
    isWatching = true;
    getTokenStore().onMember(refresh);
    onOtherTab([STORAGE_KEYS.memberTokens, STORAGE_KEYS.member], refresh);
  }
  refresh();
}

function refresh(): void {
  const member = readMember();
  const now = $state.get();
  if (member === null) {
    if (now.state !== 'anonymous') $state.set({ state: 'anonymous' });
  } else if (now.state !== 'member' || JSON.stringify(now.member) !== JSON.stringify(member)) {
    $state.set({ state: 'member', member });
  }
}

/**
 * Returns the logged-in member. The tokens decide whether there is one; the profile is stored
 * separately and may be missing.
 */
function readMember(): Member | null {
  const tokens = getTokenStore().readMember();
  if (tokens === null) return null;
  const { uid, userid: userId } = tokens;
  const known = [parseStoredMember(readStored(STORAGE_KEYS.member)), unstoredMember].find(
    (member) => member?.uid === uid,
  );
  return known ?? { uid, userId, nickname: '', icon: '', phone: '', hasPassword: true };
}

/** Stores a successful login of any kind. */
export function setMember({ member, ...tokens }: LoginResult): void {
  storeMember(member);
  removeVouchersOfOthers(member.uid);
  getTokenStore().writeMember({ uid: member.uid, userid: member.userId, ...tokens });
  loadSession();
}

/**
 * Stores changed data of the member: a phone, a password, a name. Does nothing once another one is
 * logged in.
 */
export function updateMember(member: Member): void {
  if (readUid() === member.uid) storeMember(member);
  loadSession();
}

function storeMember(member: Member): void {
  unstoredMember = member;
  writeStored(STORAGE_KEYS.member, JSON.stringify(member));
}

/** Deletes the saved tickets of all other members, which another holder of the device could show. */
function removeVouchersOfOthers(uid: string): void {
  // The form of such keys is that of host/ownKey.ts, a file that pages without lists of their own do not load.
  const prefix = `${STORAGE_KEYS.vouchers}@`;
  for (const key of listStored(prefix)) {
    if (key !== prefix + uid) removeStored(key);
  }
}

/** Removes the member, the tokens and the member's tickets. */
export function clearMember(): void {
  unstoredMember = null;
  removeStored(STORAGE_KEYS.member);
  removeVouchersOfOthers('');
  getTokenStore().clearMember();
  loadSession();
}

/**
 * Lets the reader log in: with the host's own login where there is one, else in the sheet. Returns
 * whether they are logged in. `reason` says what for. Calls at the same time share one login.
 */
export const requestLogin: (reason?: LoginReason) => Promise<boolean> = joinRequests(
  (reason?: LoginReason) => login(reason),
);

/** Returns the member. Without one the login opens; null when the reader cancels it. */
export async function requireMember(reason?: LoginReason): Promise<Member | null> {
  loadSession();
  if ($state.get().state !== 'member') await requestLogin(reason);
  const now = $state.get();
  return now.state === 'member' ? now.member : null;
}

const isMember = (): boolean => {
  loadSession();
  return $state.get().state === 'member';
};

async function login(reason: LoginReason | undefined): Promise<boolean> {
  // The login page needs no second login.
  if (isMember() || readRouteName() === 'login') return isMember();
  switch (await loginWithHost()) {
    case 'done':
      return isMember();
    case 'cancelled':
      return false;
    default:
      return loginInSheet(reason);
  }
}

async function loginWithHost() {
  try {
    const { getHost } = await import('../getHost.ts');
    return await (await getHost(readSettings())).login(readCurrentPath());
  } catch {
    return 'failed';
  }
}

/** Opens the sheet; resolves when it is closed, right after the login or by the reader. */
function loginInSheet(reason: LoginReason | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const request = { kind: 'login', reason } as const;
    openSheet(request);
    const stop = $sheets.listen((sheets) => {
      if (sheets.some(({ kind }) => kind === 'login')) return;
      stop();
      resolve(isMember());
    });
  });
}
