import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

/** The messenger among the services that members log in with (wire 14.5). */
export const MESSENGER_PROVIDER = 'tencent_wechat';

/** The messenger's profile of the reader; valid only with an `openid`. */
export type MessengerUser = read.Parsed<typeof parseMessengerUser>;

/**
 * Returns the profile; every field may be ''. An answer without an `openid` means that the code
 * was invalid.
 */
export function parseMessengerUser(payload: unknown) {
  const wire = parseRecord(payload);
  return {
    openId: read.text(wire, 'openid', 'openId'),
    /** '' when the account shares none: login is then impossible (product 5.5). */
    unionId: read.text(wire, 'unionid', 'unionId'),
    nickname: read.line(wire, 'nickname'),
    head: read.image(wire, 'headimgurl'),
  };
}
