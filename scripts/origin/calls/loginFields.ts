import type { MemberContext } from '../callContext.ts';
import { refused } from '../envelope.ts';

/** Refusals and fields that logins and changes of a profile share. */
export const NO_NICKNAME = refused('user nickname exception', '昵称不能为空');
export const EXCEPTION = refused('process exception', '操作失败');

const MAX_NICKNAME_LENGTH = 40;
const MAX_ADDRESS_LENGTH = 500;
const MAX_ACCOUNT_LENGTH = 128;
const PROVIDER = /^[a-z]+(_[A-Za-z]+)?$/;

/** Whether `uid`, where it is sent, is the logged-in member's. */
export const isOwn = ({ params, member }: MemberContext): boolean =>
  !params.has('uid') || params.count('uid') === member.uid;

/** Whether these are accounts of an external provider. */
export const isProviderAccount = (provider: string, accounts: readonly string[]): boolean =>
  PROVIDER.test(provider) &&
  accounts.length > 0 &&
  accounts.every((id) => id.length <= MAX_ACCOUNT_LENGTH);

/** Decodes a nickname (base64 of UTF-8); null when it is malformed. */
export function decodeNickname(text: string): string | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  try {
    const name = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
    return [...name].slice(0, MAX_NICKNAME_LENGTH).join('').trim();
  } catch {
    return null;
  }
}

/** Returns the address of a portrait; '' for none. */
export const readHead = (text: string): string =>
  text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text) && /^https?:/i.test(text) ? text : '';
