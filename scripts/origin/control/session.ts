import { Hono } from 'hono';
import { transact } from '../database.ts';
import { lastCode } from '../store/codes.ts';
import { changeMember, createMember, findByPhone } from '../store/members.ts';
import {
  countAnonymous,
  expireSignatures,
  expireTokens,
  issueMember,
  kickMember,
} from '../store/tokens.ts';
import { PHONE } from '../wire/member.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Serves /control/code, /control/member and /control/session: logins without a phone, and expiry. */
export function createSessionControl({ db, now }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.get('/code', (c) => c.json({ code: lastCode(db, c.req.query('phone') ?? '') }));

  /** Logs in the member with this phone; creates the member where there is none. */
  control.post('/member', async (c) => {
    const { phone, nickname, official = false } = await readJson(c);
    if (typeof phone !== 'string' || !PHONE.test(phone)) return refuse(c, 'phone is a number');
    if (typeof nickname !== 'string' || nickname === '') return refuse(c, 'nickname is a text');
    const login = transact(db, () => {
      const member =
        findByPhone(db, phone) ?? createMember(db, { phone, nickname, joinedAt: now() });
      changeMember(db, member.uid, { nickname, official: official === true });
      return { uid: member.uid, userid: member.userId, ...issueMember(db, member.uid, now()) };
    });
    return c.json(login);
  });

  control.get('/session', (c) => c.json({ anonymousTokens: countAnonymous(db) }));

  control.post('/session', async (c) => {
    const { expireTokens: tokens, expireAuth, kick, forbid } = await readJson(c);
    if (tokens === true) expireTokens(db);
    if (expireAuth === true) expireSignatures(db);
    if (kick !== undefined) kickMember(db, Number(kick));
    if (forbid !== undefined) changeMember(db, Number(forbid), { forbidden: true });
    return c.json({ ok: true });
  });

  return control;
}
