import type { SpecialData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { FeedView } from '../../ui/feed/view.ts';

/** All that the screen of a special shows; baked pages and the template hand it the same value. */
export interface SpecialView {
  readonly special: SpecialData;
  readonly config: SiteConfig;
  /** Address of the front page. */
  readonly home: string;
  /** Shown as a preview: not published, or asked for as one. */
  readonly preview: boolean;
  /** An editor's look: nothing that counts or talks. */
  readonly quiet: boolean;
  readonly feed: FeedView;
}
