/**
 * Changes of a member's profile: serves `modify`, `oauthUnBindPhone`, `bind`, `unbind` on host
 * `sso`. Wire form: src/docs/wireFields.md.
 */

import { type Calls, type MemberContext, requireMember } from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, refused } from '../envelope.ts';
import {
  addAccount,
  changeMember,
  findByAccount,
  hasAccount,
  removeAccounts,
} from '../store/members.ts';
import {
  decodeNickname,
  EXCEPTION,
  isOwn,
  isProviderAccount,
  NO_NICKNAME,
  readHead,
} from './loginFields.ts';

const ACCOUNT_TAKEN = refused('account_bound', '该账号已绑定其他会员');
/** Without phone and account a member could never log in again. */
const LAST_LOGIN = refused('last_login', '请先绑定手机号或第三方账号');

/** Changes the name, and the portrait where one is sent. */
const modify = requireMember((context) => {
  const { db, params, member } = context;
  if (!isOwn(context)) return EXCEPTION;
  const nickname = params.has('nickname')
    ? decodeNickname(params.text('nickname'))
    : member.nickname;
  if (nickname === null) return EXCEPTION;
  if (nickname === '') return NO_NICKNAME;
  const head = readHead(params.text('head')) || member.head;
  changeMember(db, member.uid, { nickname, head });
  return data({});
});

const oauthUnBindPhone = requireMember((context) => {
  const { db, member } = context;
  if (!isOwn(context)) return EXCEPTION;
  if (!hasAccount(db, member.uid)) return LAST_LOGIN;
  changeMember(db, member.uid, { phone: null });
  return data({});
});

/** Adds an account of an external provider to the member. */
const bind = requireMember((context) => {
  const { db, params, member } = context;
  const provider = params.text('provider');
  const accounts = accountsOf(context);
  const isUsable = isOwn(context) && isProviderAccount(provider, accounts);
  if (!isUsable) return EXCEPTION;
  return transact(db, (): Answer => {
    const holder = findByAccount(db, provider, accounts);
    if (holder && holder.uid !== member.uid) return ACCOUNT_TAKEN;
    for (const account of accounts) addAccount(db, member.uid, provider, account);
    return data({});
  });
});

const accountsOf = ({ params }: MemberContext): readonly string[] =>
  [params.text('unionid'), params.text('oid')].filter((id) => id !== '');

/** Removes the accounts of an external provider from the member. */
const unbind = requireMember((context) => {
  const { db, params, member } = context;
  if (!isOwn(context)) return EXCEPTION;
  if (member.phone === null) return LAST_LOGIN;
  removeAccounts(db, member.uid, params.text('provider'));
  return data({});
});

export const profileCalls: Calls = { modify, oauthUnBindPhone, bind, unbind };
