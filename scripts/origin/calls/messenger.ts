/**
 * The messenger's login: serves `getWxUserInfo`, `getWxUserinfoByCode`, `authorize` on hosts
 * `app_if` and `wx`. Wire form: src/docs/wireFields.md.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { consumeSecret, issueSecret } from '../store/codes.ts';
import {
  type Consent,
  findMessengerUser,
  MESSENGER_APP_ID,
  readConsent,
  readTicket,
} from '../store/messenger.ts';

const CODE_LIFE_MS = 5 * 60_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Answers the user of a consent page's code; {} when the code is invalid. */
const getWxUserInfo: Call = ({ db, params, now, addresses }) => {
  const stored = consumeSecret(db, 'wx', params.text('code'), now);
  const user = stored === null ? null : findMessengerUser(JSON.parse(stored) as Consent);
  return data(user ? { ...user, headimgurl: addresses.logo('reader-5.jpg') } : {});
};

/**
 * Simulates the messenger's consent page: redirects back with a code, as if the reader had
 * consented. Only to the site's pages or to this machine.
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

/**
 * Whether an address is on the site's host or on this machine.
 * @param pages URL of the site's pages
 */
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

/**
 * The messenger's share signature: serves `getShareContent` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

const NONCE_BYTES = 8;
const MS_PER_SECOND = 1000;

/** Answers the signature that the messenger's SDK requires of a page. */
const getShareContent: Call = ({ db, params, now, addresses }) => {
  const url = params.text('url').replace(/#.*/s, '');
  if (!isOurPage(url, addresses.page(''))) return unknown;
  const noncestr = randomBytes(NONCE_BYTES).toString('hex');
  const timestamp = Math.floor(now / MS_PER_SECOND);
  const text = `jsapi_ticket=${readTicket(db)}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`;
  const signature = createHash('sha1').update(text).digest('hex');
  return data({ appid: MESSENGER_APP_ID, timestamp, noncestr, signature });
};

export const shareCalls: Calls = { getShareContent };
