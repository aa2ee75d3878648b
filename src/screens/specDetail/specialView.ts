import type { SpecialData } from '../../model/column/columnTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';

/** The data that the screen of a special renders, in baked pages and template pages alike. */
export interface SpecialView {
  readonly special: SpecialData;
  readonly config: SiteConfig;
  /** URL of the front page. */
  readonly home: string;
  /** Whether the special is shown as a preview: unpublished, or requested as a preview. */
  readonly preview: boolean;
  /** Whether an editor views the page: no counting, comments or actions. */
  readonly quiet: boolean;
  readonly feed: FeedView;
}
