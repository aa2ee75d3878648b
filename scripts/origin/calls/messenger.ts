/** The messenger's login. */

import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Call, Calls } from '../callContext.ts';
import { readMeta, writeMeta } from '../database.ts';
import { data, unknown } from '../envelope.ts';
import { consumeSecret, issueSecret } from '../store/codes.ts';
import { randomToken } from '../store/tokens.ts';

/**
 * What the simulated consent page issues: `ok` a user with both ids, `nounion` one without
 * `unionid`, `badcode` an invalid code.
 */
export const WX_MODES = ['ok', 'nounion', 'badcode'] as const;

interface Consent {
  readonly mode: (typeof WX_MODES)[number];
  /** Identifies the user: another nickname is another user. */
  readonly nickname: string;
}

const CONSENT_KEY = 'wx-consent';
const TICKET_KEY = 'wx-ticket';
const DEFAULT_NICKNAME = '霁江夜航';

export const MESSENGER_APP_ID = 'wx0jichuanribao26';

/** Returns what the consent page issues next. */
function readConsent(db: DatabaseSync): Consent {
  const stored = readMeta(db, CONSENT_KEY);
  return stored ? (JSON.parse(stored) as Consent) : { mode: 'ok', nickname: '' };
}

export const setConsent = (db: DatabaseSync, consent: Consent): void =>
  writeMeta(db, CONSENT_KEY, JSON.stringify(consent));

interface MessengerUser {
  readonly openid: string;
  readonly unionid?: string;
  readonly nickname: string;
}

/** Returns the user of a consent; null for `badcode`. */
function findMessengerUser({ mode, nickname }: Consent): MessengerUser | null {
  const name = nickname || DEFAULT_NICKNAME;
  const id = (kind: string) =>
    createHash('sha256').update(`${kind}:${name}`).digest('base64url').slice(0, 26);
  switch (mode) {
    case 'ok':
      return { openid: `o${id('open')}`, unionid: `u${id('union')}`, nickname: name };
    case 'nounion':
      return { openid: `o${id('open')}`, nickname: name };
    case 'badcode':
      return null;
  }
}

/** Returns the ticket that signs pages for the messenger's SDK; creates it once. */
export function readTicket(db: DatabaseSync): string {
  const stored = readMeta(db, TICKET_KEY);
  if (stored) return stored;
  const ticket = randomToken();
  writeMeta(db, TICKET_KEY, ticket);
  return ticket;
}

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

export const consentCalls: Calls = { authorize };

/**
 * Whether an address is on the site's host or on this machine.
 * @param pages URL of the site's pages
 */
function isOurPage(address: string, pages: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    password === '' &&
    (host === new URL(pages).host || LOOPBACK.test(hostname))
  );
}

/** The messenger's share signature. */

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

export const messengerCalls: Calls = {
  getWxUserInfo,
  getWxUserinfoByCode: getWxUserInfo,
  getShareContent,
};
