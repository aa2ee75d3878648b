import { atom } from 'nanostores';
import type { ShareCard } from '../model/share/types.ts';

/** What this page shares; null where sharing is forbidden (spec section 6). */
export const $shareCard = atom<ShareCard | null>(null);
