/**
 * The messenger's share signature: serves `getShareContent` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { MESSENGER_APP_ID, readTicket } from '../store/messenger.ts';
import { isOurPage } from './messenger.ts';

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
