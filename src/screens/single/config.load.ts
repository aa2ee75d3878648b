import type { ListFirstCalls } from '../../api/preload.ts';

/**
 * Of templates whose content is requested later, in the member's name or with data of this device: the
 * configuration, which every template requests, is all.
 */
export const listFirstCalls: ListFirstCalls = () => [];
