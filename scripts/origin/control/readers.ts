import { PHONE } from '../calls/members.ts';
import { readTicket, setConsent, WX_MODES } from '../calls/messenger.ts';
import { transact } from '../database.ts';
import { lastCode, readVerifyAnswer } from '../store/codes.ts';
import { changeMember, createMember, findByPhone } from '../store/members.ts';
import {
  countAnonymous,
  expireSignatures,
  expireTokens,
  issueMember,
  kickMember,
} from '../store/tokens.ts';
import type { ControlCalls } from './controlParts.ts';

/** Logins without a phone, codes, expiry of sessions, and the simulated messenger. */
export const readerControl: ControlCalls = {
  'GET /code': ({ db }, { query }) => ({ code: lastCode(db, query('phone')) }),
  'GET /verifyCode': ({ db }, { query }) => ({ answer: readVerifyAnswer(db, query('codeId')) }),

  /** Logs in the member with this phone; creates the member where there is none. */
  'POST /member': ({ db, now }, { sent: { phone, nickname, official = false } }) => {
    if (typeof phone !== 'string' || !PHONE.test(phone)) return 'phone is a number';
    if (typeof nickname !== 'string' || nickname === '') return 'nickname is a text';
    return transact(db, () => {
      const member =
        findByPhone(db, phone) ?? createMember(db, { phone, nickname, joinedAt: now() });
      changeMember(db, member.uid, { nickname, official: official === true });
      return { uid: member.uid, userid: member.userId, ...issueMember(db, member.uid, now()) };
    });
  },

  'GET /session': ({ db }) => ({ anonymousTokens: countAnonymous(db) }),

  'POST /session': ({ db }, { sent }) => {
    if (sent.expireTokens === true) expireTokens(db);
    if (sent.expireAuth === true) expireSignatures(db);
    if (sent.kick !== undefined) kickMember(db, Number(sent.kick));
    if (sent.forbid !== undefined) changeMember(db, Number(sent.forbid), { forbidden: true });
    return undefined;
  },

  /** Sets the messenger's next login. */
  'POST /wx': ({ db }, { sent: { mode, nickname = '' } }) => {
    const known = WX_MODES.find((candidate) => candidate === mode);
    if (!known) return `mode is one of ${WX_MODES.join(', ')}`;
    setConsent(db, { mode: known, nickname: String(nickname) });
    return undefined;
  },

  /** Answers the ticket of the messenger's SDK. */
  'GET /ticket': ({ db }) => ({ ticket: readTicket(db) }),
};
