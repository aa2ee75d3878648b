import { filterImageLink } from '../link.ts';
import { field, parseRecord, parseText } from '../wire.ts';

/** Who the messenger says the reader is; only with an `openid` is there anyone. */
export interface MessengerUser {
  readonly openId: string;
  /** '' where the account shares none: then there is no login with it (product 5.5). */
  readonly unionId: string;
  readonly nickname: string;
  readonly head: string;
}

/** Every field may be '': an answer without an `openid` means that the code was no good. */
export function parseMessengerUser(payload: unknown): MessengerUser {
  const wire = parseRecord(payload);
  return {
    openId: parseText(field(wire, 'openid', 'openId')),
    unionId: parseText(field(wire, 'unionid', 'unionId')),
    nickname: parseText(field(wire, 'nickname')),
    head: filterImageLink(field(wire, 'headimgurl')),
  };
}
