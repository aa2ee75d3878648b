/** Names of events in the points centre (interop section 14); src/writes names those of writes. */
export const SIGN_IN = '签到';
export const SHARE = '分享';
