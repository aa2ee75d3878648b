/** Names of events in the points centre (wire 14.9); src/writes names those of writes. */
export const SIGN_IN = '签到';
export const SHARE = '分享';
