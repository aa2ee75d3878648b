import { atom, type ReadableAtom } from 'nanostores';
import { LATER_STORED } from '../host/laterKeys.ts';
import { readOwnPath } from '../host/leave.ts';
import { isLoginPage } from '../host/page.ts';
import { readSettings } from '../host/settings.ts';
import { readStored, removeStored, STORED, writeStored } from '../host/storage.ts';
import { onOtherTab } from '../host/tabs.ts';
import { parseStoredMember } from '../model/member/login.ts';
import type { LoginResult, Member, Session } from '../model/member/types.ts';
import { $sheets, type LoginReason, openSheet } from './sheet.ts';
import { openTokens } from './tokens.ts';

const $state = atom<Session>({ state: 'unknown' });

/** The login state of the reader; `unknown` until `loadSession` is called. */
export const $session: ReadableAtom<Session> = $state;

/** The member, where the storage refused it; lasts as long as the page. */
let kept: Member | null = null;
let watching = false;

/** Reads the login state, and follows its changes from then on, in this tab and in others. */
export function loadSession(): void {
  if (!watching) {
    watching = true;
    openTokens().onMember(refresh);
    onOtherTab([STORED.memberTokens, LATER_STORED.member], refresh);
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
  const tokens = openTokens().readMember();
  if (tokens === null) return null;
  const { uid, userid: userId } = tokens;
  const known = [parseStoredMember(readStored(LATER_STORED.member)), kept].find(
    (member) => member?.uid === uid,
  );
  return known ?? { uid, userId, nickname: '', icon: '', phone: '', hasPassword: true };
}

/** Stores a successful login of any kind. */
export function setMember({ member, ...tokens }: LoginResult): void {
  storeMember(member);
  openTokens().writeMember({ uid: member.uid, userid: member.userId, ...tokens });
  loadSession();
}

/** Stores changed data of the same member: a phone, a password, a name. */
export function updateMember(member: Member): void {
  storeMember(member);
  loadSession();
}

function storeMember(member: Member): void {
  kept = member;
  writeStored(LATER_STORED.member, JSON.stringify(member));
}

/** Removes the member and the tokens. */
export function clearMember(): void {
  kept = null;
  removeStored(LATER_STORED.member);
  openTokens().clearMember();
  loadSession();
}

let asking: Promise<boolean> | undefined;

/**
 * Lets the reader log in: with the host's own login where there is one, else in the sheet. Returns
 * whether they are logged in. `reason` says what for. Calls at the same time share one login.
 */
export function askLogin(reason?: LoginReason): Promise<boolean> {
  asking ??= ask(reason).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Returns the member. Without one the login opens; null when the reader cancels it. */
export async function requireMember(reason?: LoginReason): Promise<Member | null> {
  loadSession();
  if ($state.get().state !== 'member') await askLogin(reason);
  const now = $state.get();
  return now.state === 'member' ? now.member : null;
}

const isMember = (): boolean => {
  loadSession();
  return $state.get().state === 'member';
};

async function ask(reason: LoginReason | undefined): Promise<boolean> {
  // The login page needs no second login.
  if (isMember() || isLoginPage()) return isMember();
  switch (await askHost()) {
    case 'done':
      return isMember();
    case 'cancelled':
      return false;
    default:
      return askSheet(reason);
  }
}

async function askHost() {
  try {
    const { openHost } = await import('./host.ts');
    return await (await openHost(readSettings())).login(readOwnPath());
  } catch {
    return 'failed';
  }
}

/** Opens the sheet; resolves when it is closed, right after the login or by the reader. */
function askSheet(reason: LoginReason | undefined): Promise<boolean> {
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
