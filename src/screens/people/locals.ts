import type { FirstComments } from '../../model/comment/types.ts';
import type { PeopleData, PeopleRoute } from '../../model/people/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the page of a community route from. */
export type PeopleLocals = { readonly [R in PeopleRoute]: PeopleLocalsOf<R> }[PeopleRoute];

export interface PeopleLocalsOf<R extends PeopleRoute> {
  readonly route: R;
  readonly id: string;
  /** The activity vote's id, which precedes the activity's id in the path; '' on other pages. */
  readonly linkId: string;
  readonly data: PeopleData[R];
  /** The first comments; null when there are none to show. */
  readonly comments: FirstComments | null;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
