import { RAILWAY } from './comments/railway.ts';
import { READERS } from './comments/readers.ts';
import { LIVE_TALK } from './live/talk.ts';
import type { EditionComment } from './types.ts';

/** Comments by article id. */
export const COMMENTS: Readonly<Record<number, readonly EditionComment[]>> = {
  345: RAILWAY,
  ...READERS,
  ...LIVE_TALK,
};
