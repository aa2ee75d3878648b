import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { type Consent, findMessengerUser, readConsent } from '../store/messenger.ts';
import { consumeSecret, issueSecret } from '../store/oneTimeSecrets.ts';

const CODE_LIFE_MS = 5 * 60_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The reader behind a code of the consent page; without `openid` when the code is worth nothing. */
const getWxUserInfo: Call = ({ db, params, now, addresses }) => {
  const stored = consumeSecret(db, 'wx', params.text('code'), now);
  const user = stored === null ? null : findMessengerUser(JSON.parse(stored) as Consent);
  return data(user ? { ...user, headimgurl: addresses.look('reader-5.jpg') } : {});
};

/**
 * Stands in for the messenger's consent page: every reader consents. It leads back with
 * a code, to the pages or to this machine and nowhere else.
 */
const authorize: Call = ({ db, params, now, addresses }) => {
  const target = params.text('redirect_uri');
  if (params.text('appid') === '' || !isOurPage(target, addresses.page(''))) return unknown;
  const back = new URL(target);
  back.searchParams.set(
    'code',
    issueSecret(db, 'wx', JSON.stringify(readConsent(db)), CODE_LIFE_MS, now),
  );
  back.searchParams.set('state', params.text('state'));
  return { kind: 'redirect', to: back.href };
};

export const messengerCalls: Calls = { getWxUserInfo, getWxUserinfoByCode: getWxUserInfo };
export const consentCalls: Calls = { authorize };

/** @param pages where the reader's pages stand */
export function isOurPage(address: string, pages: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    password === '' &&
    (host === new URL(pages).host || LOOPBACK.test(hostname))
  );
}
