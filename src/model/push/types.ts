import type { LiveState } from '../article/types.ts';
import type { Comment } from '../comment/types.ts';
import type { LiveReport } from '../live/types.ts';

/** Where the push channel is, as the site's configuration says; null where there is none. */
export interface PushConfig {
  readonly url: string;
  readonly token: string;
}

/** What the push channel tells (product 4.21); what is none of these is not told at all. */
export type PushMessage =
  /** `id` is the fileId of the broadcast's article. */
  | { readonly type: 'live_status'; readonly id: string; readonly state: LiveState }
  | { readonly type: 'live_reporting'; readonly id: string; readonly report: LiveReport }
  | { readonly type: 'live_discuss'; readonly id: string; readonly comment: Comment };
