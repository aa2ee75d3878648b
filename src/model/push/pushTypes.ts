import type { LiveState } from '../article/articleTypes.ts';
import type { Comment } from '../comment/commentTypes.ts';
import type { LiveReport } from '../live/liveTypes.ts';

/** Address and token of the push channel from the site's configuration. */
export interface PushConfig {
  readonly url: string;
  readonly token: string;
}

/** The messages of the push channel that are used (product 4.21). */
export type PushMessage =
  /** `id` is the fileId of the broadcast's article. */
  | { readonly type: 'live_status'; readonly id: string; readonly state: LiveState }
  | { readonly type: 'live_reporting'; readonly id: string; readonly report: LiveReport }
  | { readonly type: 'live_discuss'; readonly id: string; readonly comment: Comment };
