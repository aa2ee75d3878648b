import type { FirstComments } from '../../model/comment/commentTypes.ts';
import type { CommunityData, CommunityRoute } from '../../model/community/communityTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the page of a community route from. */
export type CommunityPageData = {
  readonly [R in CommunityRoute]: CommunityPageDataOf<R>;
}[CommunityRoute];

export interface CommunityPageDataOf<R extends CommunityRoute> {
  readonly route: R;
  readonly id: string;
  /** The activity vote's id, which precedes the activity's id in the path; '' on other pages. */
  readonly linkId: string;
  readonly data: CommunityData[R];
  /** The first comments; null when there are none to show. */
  readonly comments: FirstComments | null;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
