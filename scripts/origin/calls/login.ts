/** Logins, and changes of a member's profile. */

import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import {
  type Call,
  type CallContext,
  type Calls,
  type MemberContext,
  requireMember,
} from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, refused } from '../envelope.ts';
import { equalsSafely } from '../gate/signature.ts';
import { checkCode, createCode } from '../store/codes.ts';
import {
  addAccount,
  changeMember,
  createMember,
  findByAccount,
  findByPhone,
  findMember,
  hasAccount,
  type Member,
  removeAccounts,
} from '../store/members.ts';
import { endSession, issueMember, kickMember, readToken } from '../store/tokens.ts';
import { formatLogin, maskPhone, PHONE } from './members.ts';

/** Refusals and fields that logins and changes of a profile share. */
const NO_NICKNAME = refused('user nickname exception', '昵称不能为空');
const EXCEPTION = refused('process exception', '操作失败');

const MAX_NICKNAME_LENGTH = 40;
const MAX_ADDRESS_LENGTH = 500;
const MAX_ACCOUNT_LENGTH = 128;
const PROVIDER = /^[a-z]+(_[A-Za-z]+)?$/;

/** Whether `uid`, where it is sent, is the logged-in member's. */
const isOwn = ({ params, member }: MemberContext): boolean =>
  !params.has('uid') || params.count('uid') === member.uid;

/** Whether these are accounts of an external provider. */
const isProviderAccount = (provider: string, accounts: readonly string[]): boolean =>
  PROVIDER.test(provider) &&
  accounts.length > 0 &&
  accounts.every((id) => id.length <= MAX_ACCOUNT_LENGTH);

/** Decodes a nickname (base64 of UTF-8); null when it is malformed. */
function decodeNickname(text: string): string | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  try {
    const name = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
    return [...name].slice(0, MAX_NICKNAME_LENGTH).join('').trim();
  } catch {
    return null;
  }
}

/** Returns the address of a portrait; '' for none. */
const readHead = (text: string): string =>
  text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text) && /^https?:/i.test(text) ? text : '';

const BAD_PHONE = refused('phone_format_error', '手机号格式不正确');
const WRONG_CODE = refused('code_error', '验证码错误');
const EXPIRED_CODE = refused('code_expired', '验证码已过期，请重新获取');
const WRONG_PASSWORD = refused('password_error', '手机号或密码错误');
const BAD_PASSWORD = refused('password_error', '密码须为6至32位');
const TOO_OFTEN = refused('too_often', '操作过于频繁，请稍后再试');
const PHONE_TAKEN = refused('register_phoneregistered', '该手机号已被其他账号使用');
const BLOCKED = refused('user account exception', '账号不可用');

const PASSWORD = /^.{6,32}$/su;

const sendCode: Call = ({ db, params, now, log, limits }) => {
  const phone = params.text('phone');
  if (!PHONE.test(phone)) return BAD_PHONE;
  const code = createCode(db, phone, limits.on, now);
  if (code === null) return TOO_OFTEN;
  log(`code for ${maskPhone(phone)}: ${code}`);
  return data({});
};

/** Logs in with a code; creates a member for a new phone. */
const loginByPhone: Call = (context) => {
  const { db, params, now } = context;
  const phone = params.text('phone');
  if (!PHONE.test(phone)) return BAD_PHONE;
  return transact(db, () => {
    const refusal = refuseCode(context, phone);
    if (refusal) return refusal;
    const nickname = `读者${phone.slice(-4)}`;
    const member = findByPhone(db, phone) ?? createMember(db, { phone, nickname, joinedAt: now });
    return openSession(context, member, null, now);
  });
};

const loginByPassword: Call = async (context) => {
  const { db, params, now } = context;
  const phone = params.text('phone');
  if (!PHONE.test(phone)) return BAD_PHONE;
  const member = findByPhone(db, phone);
  const isRight = await checkPassword(params.text('password'), member?.password ?? null);
  if (!isRight || !member) return WRONG_PASSWORD;
  return openSession(context, member, null, now);
};

/** Sets a password and ends the member's other sessions. */
const setPassword = requireMember(async (context) => {
  const { db, params, member } = context;
  if (!isOwn(context)) return EXCEPTION;
  const password = params.text('password');
  if (!PASSWORD.test(password)) return BAD_PASSWORD;
  changeMember(db, member.uid, { password: await hashPassword(password) });
  kickMember(db, member.uid, sessionOf(context));
  return data({});
});

/** Logs in with an external account; creates a member without a phone for a new account. */
const oauthLogin: Call = (context) => {
  const { db, params, now } = context;
  const provider = params.text('provider');
  const accounts = accountsOf(context);
  const nickname = decodeNickname(params.text('nickname'));
  const isUsable = isProviderAccount(provider, accounts) && params.text('oid') !== '';
  if (!isUsable || nickname === null) return EXCEPTION;
  if (nickname === '') return NO_NICKNAME;
  return transact(db, () => {
    const head = readHead(params.text('head'));
    const member =
      findByAccount(db, provider, accounts) ??
      createMember(db, { phone: null, nickname, head, joinedAt: now });
    for (const account of accounts) addAccount(db, member.uid, provider, account);
    return openSession(context, member, provider, now);
  });
};

const oauthBindPhone = requireMember((context) => {
  const { db, params, member } = context;
  const phone = params.text('phone');
  if (!isOwn(context)) return EXCEPTION;
  if (!PHONE.test(phone)) return BAD_PHONE;
  return transact(db, () => {
    const refusal = refuseCode(context, phone);
    if (refusal) return refusal;
    const holder = findByPhone(db, phone);
    if (holder && holder.uid !== member.uid) return PHONE_TAKEN;
    changeMember(db, member.uid, { phone });
    return data({ uid: String(member.uid), userid: String(member.userId), phone });
  });
});

/** Ends the session of the request's token; does nothing without one. */
const logout: Call = (context) => {
  const session = sessionOf(context);
  if (session) endSession(context.db, session);
  return data({});
};

function openSession(
  { db, addresses }: CallContext,
  { uid, forbidden }: Member,
  provider: string | null,
  now: number,
): Answer {
  const member = findMember(db, uid);
  if (!member || forbidden) return BLOCKED;
  return data(formatLogin(member, issueMember(db, uid, now), addresses, provider));
}

function refuseCode({ db, params, now }: CallContext, phone: string): Answer | null {
  switch (checkCode(db, phone, params.text('code'), now)) {
    case 'right':
      return null;
    case 'wrong':
      return WRONG_CODE;
    case 'expired':
      return EXPIRED_CODE;
  }
}

function sessionOf({ db, headers, params, now }: CallContext): string {
  const token = headers.get('token')?.trim() || params.text('token');
  return readToken(db, token, now)?.session ?? '';
}

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** Hashes a password: returns `salt$hash`, both in hex. */
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}$${await derive(password, salt)}`;
}

/**
 * Compares a password with a stored hash; false for null. It takes as long for null as for
 * a wrong password, so that the time does not reveal which phones have an account.
 */
async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '$').split('$');
  const derived = await derive(password, salt);
  return equalsSafely(derived, hash) && stored !== null;
}

function derive(password: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    );
  });
}

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

const accountsOf = ({ params }: CallContext): readonly string[] =>
  [params.text('unionid'), params.text('oid')].filter((id) => id !== '');

/** Removes the accounts of an external provider from the member. */
const unbind = requireMember((context) => {
  const { db, params, member } = context;
  if (!isOwn(context)) return EXCEPTION;
  if (member.phone === null) return LAST_LOGIN;
  removeAccounts(db, member.uid, params.text('provider'));
  return data({});
});

export const loginCalls: Calls = {
  sendCode,
  loginByPhone,
  loginByPassword,
  setPassword,
  oauthLogin,
  thirdLogin: oauthLogin,
  oauthBindPhone,
  logout,
  modify,
  oauthUnBindPhone,
  bind,
  unbind,
};
