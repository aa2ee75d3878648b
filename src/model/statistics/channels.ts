import type { ShareTarget } from '../share/shareTypes.ts';

/** Share channels in read records (product 7.18), numbered from 1. */
export type ShareChannel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * 1 wechat, 2 timeline, 3 sina, 4 qq, 5 meetime, 6 album. A poster is saved to the album.
 * Targets without a channel are recorded without one.
 */
const CHANNELS: Readonly<Record<ShareTarget, ShareChannel | null>> = {
  chat: 1,
  timeline: 2,
  weibo: 3,
  qq: 4,
  zone: 4,
  meetime: 5,
  poster: 6,
  native: null,
  copy: null,
  qr: null,
};

export const decideChannel = (target: ShareTarget): ShareChannel | null => CHANNELS[target];
