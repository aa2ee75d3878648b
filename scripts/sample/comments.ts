import { RAILWAY } from './comments/railway.ts';
import { READERS } from './comments/readers.ts';
import { LIVE_COMMENTS } from './live/liveComments.ts';
import type { SampleComment } from './types.ts';

/** Comments by article id. */
export const COMMENTS: Readonly<Record<number, readonly SampleComment[]>> = {
  345: RAILWAY,
  ...READERS,
  ...LIVE_COMMENTS,
};
