import { activityDetail } from '../../api/calls/activity.ts';
import { getActivityVoucher } from '../../api/calls/signUps.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import { formatOwnKey } from '../../host/ownKey.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { Activity } from '../../model/activity/detail.ts';
import {
  formatSavedVouchers,
  parseSavedVouchers,
  replaceVouchers,
  type SavedVouchers,
} from '../../model/activity/savedVouchers.ts';
import type { SignUpVouchers, Vouchers } from '../../model/activity/vouchers.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { decideSessionStatus } from '../../model/session/statuses.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getClient } from '../../services/pageClient.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { type Loaded, loadWithConfig } from '../../state/singlePage.ts';

/** The fields of the activity that the page shows. */
export type SignUpActivity = Pick<Activity, 'id' | 'title' | 'place' | 'startsAt' | 'endsAt'>;

/** The states of the page of a sign-up. */
export type SignUpPage =
  | {
      readonly kind: 'signed';
      readonly activity: SignUpActivity;
      readonly vouchers: SignUpVouchers;
      /** Whether the activity has vouchers, one of which may be obtained. */
      readonly hasVouchers: boolean;
      /**
       * When the vouchers were loaded (epoch ms), because the network is lost and they are those that the
       * device has saved; null for those of the server.
       */
      readonly savedAt: number | null;
    }
  | { readonly kind: 'unsigned' | 'anonymous'; readonly activity: Activity }
  /** The server shows the sign-up only in the app. */
  | { readonly kind: 'inApp'; readonly activity: Activity };

const NONE = fail({ kind: 'empty', message: 'no activity', call: 'getActivityVoucher' } as const);

/** Loads a reader's sign-up for an activity, or why there is none. */
export function loadSignUpPage(
  client: Client,
  settings: Settings,
  id: string,
): Promise<Loaded<SignUpPage>> {
  void loadServerTime(settings);
  return loadWithConfig(client, id === '' ? Promise.resolve(NONE) : loadSignUp(client, id));
}

async function loadSignUp(client: Client, id: string): Promise<Result<SignUpPage, ApiError>> {
  const uid = readUid();
  const asked = activityDetail(client, { id, asMember: uid !== '' });
  // Not requested for anonymous readers, unless the activity accepts sign-ups without a login.
  const answering = uid === '' ? null : getActivityVoucher(client, { activityId: id, userId: uid });
  const activity = await asked;
  if (!activity.ok) return findSavedPage(activity.error, uid, id) ?? activity;
  const shown = activity.value;
  if (answering === null && shown.needsLogin) return ok({ kind: 'anonymous', activity: shown });
  const answer = await (answering ?? getActivityVoucher(client, { activityId: id, userId: '0' }));
  if (!answer.ok) {
    const { error } = answer;
    const session = error.kind === 'status' ? decideSessionStatus(error.status) : undefined;
    if (session === 'app') return ok({ kind: 'inApp', activity: shown });
    if (session === 'login') return ok({ kind: 'anonymous', activity: shown });
    return findSavedPage(error, uid, id) ?? { ok: false, error: asMissing(error) };
  }
  if (answer.value.signUp === null) {
    return ok({ kind: uid === '' ? 'anonymous' : 'unsigned', activity: shown });
  }
  saveLoadedVouchers(uid, shown, answer.value);
  if (uid === '') addToDevice(shown);
  return ok(createSignedPage(shown, answer.value));
}

/** Adds the sign-up of a reader without a login to the list of this device, when its page is shown. */
const addToDevice = (activity: Activity): void =>
  void import('./addGuestSignUp.state.ts').then(
    ({ addGuestSignUp }) => addGuestSignUp(activity),
    () => {},
  );

const createSignedPage = (activity: Activity, vouchers: SignUpVouchers): SignUpPage => ({
  kind: 'signed',
  activity,
  vouchers,
  hasVouchers: activity.hasVouchers || hasAny(vouchers.vouchers),
  savedAt: null,
});

const hasAny = (vouchers: Vouchers): boolean =>
  vouchers.kind === 'outside' || vouchers.vouchers.length > 0;

function saveLoadedVouchers(
  of: string,
  { id: activityId, title, place, startsAt, endsAt }: SignUpActivity,
  { vouchers }: SignUpVouchers,
): void {
  const list = vouchers.kind === 'list' ? vouchers.vouchers : [];
  saveVouchers(of, { activityId, title, place, startsAt, endsAt, vouchers: list });
}

/**
 * Returns the saved vouchers after a network failure, else null; nothing else of a sign-up is
 * saved.
 */
function findSavedPage(
  { kind }: ApiError,
  of: string,
  id: string,
): Result<SignUpPage, never> | null {
  const kept = kind === 'network' || kind === 'timeout' ? findSavedVouchers(of, id) : null;
  if (kept === null) return null;
  const { title, place, startsAt, endsAt, vouchers, at } = kept;
  return ok({
    kind: 'signed',
    activity: { id, title, place, startsAt, endsAt },
    vouchers: { signUp: null, vouchers: { kind: 'list', vouchers }, stock: 0, refusal: '' },
    hasVouchers: true,
    savedAt: at,
  });
}

/** Obtains a voucher; further calls return the same one. */
export async function drawVoucher(
  settings: Settings,
  activity: SignUpActivity,
): Promise<Result<SignUpVouchers, ApiError>> {
  const uid = readUid();
  const params = { activityId: activity.id, userId: uid || '0', draw: true };
  const answer = await getActivityVoucher(getClient(settings), params);
  if (answer.ok && answer.value.refusal === '') saveLoadedVouchers(uid, activity, answer.value);
  return answer;
}

/** `of` is the owner: a member's uid, or '' for readers without a login. */
const readOf = (of: string) =>
  parseSavedVouchers(readStored(formatOwnKey(STORAGE_KEYS.vouchers, of)), Date.now());

/** Saves vouchers, for an entrance without a network. An empty list removes the saved ones. */
const saveVouchers = (of: string, one: Omit<SavedVouchers, 'at'>): void =>
  writeStored(
    formatOwnKey(STORAGE_KEYS.vouchers, of),
    formatSavedVouchers(replaceVouchers(readOf(of), { ...one, at: Date.now() })),
  );

/** Returns the vouchers of a reader as last loaded; null for none. */
const findSavedVouchers = (of: string, activityId: string): SavedVouchers | null =>
  [...readOf(of), ...parseSavedVouchers(readStored(STORAGE_KEYS.vouchers), Date.now(), of)].find(
    (one) => one.activityId === activityId,
  ) ?? null;
