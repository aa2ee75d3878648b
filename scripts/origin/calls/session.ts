/** Tokens and signature keys. */

import { type Call, type Calls, LOGIN_NEEDED, STATUS } from '../callContext.ts';
import { transact } from '../database.ts';
import { data, fail } from '../envelope.ts';
import { equalsSafely, md5 } from '../gate/signature.ts';
import { consumeSecret, issueSecret } from '../store/codes.ts';
import { findMember } from '../store/members.ts';
import {
  issueAnonymous,
  issueMember,
  issueSignatureKeys,
  spendRefreshToken,
} from '../store/tokens.ts';

const NONCE_LIFE_MS = 5 * 60_000;

const getAnonymousToken: Call = ({ db, now }) => data({ token: issueAnonymous(db, now) });

/** Exchanges a refresh token for three new tokens; the old one expires a minute later. */
const refreshAccessToken: Call = ({ db, params, now }) =>
  transact(db, () => {
    const spent = spendRefreshToken(db, params.text('refreshToken'), now);
    const member = spent?.uid ? findMember(db, spent.uid) : null;
    if (!spent || !member || member.forbidden) return LOGIN_NEEDED;
    return data(issueMember(db, member.uid, now, spent.session));
  });

/** First step of the handshake: answers a nonce for the device. */
const authinfo: Call = ({ db, device, now }) =>
  data({ nonce: issueSecret(db, 'nonce', device, NONCE_LIFE_MS, now) });

/** Second step of the handshake: answers the keys for signatures when the nonce is signed correctly. */
const auth: Call = ({ db, params, device, app, now }) => {
  const nonce = params.text('nonce');
  const isOurs = consumeSecret(db, 'nonce', nonce, now) === device;
  const sign = md5(device + nonce + app.id);
  if (!isOurs || !equalsSafely(params.text('sign').toLowerCase(), sign)) {
    return fail(STATUS.signature, '认证失败');
  }
  return data({ ...issueSignatureKeys(db, now), authTime: now });
};

const serverTime: Call = ({ now }) => data(now);

export const sessionCalls: Calls = {
  getAnonymousToken,
  refreshAccessToken,
  authinfo,
  getAuthInfo: authinfo,
  auth,
  postAuth: auth,
  serverTime,
  getServerTime: serverTime,
};
