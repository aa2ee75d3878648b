import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import type {
  BigVoteTranslate,
  CommunityMessageKey,
  CommunityTranslate,
  JoinTranslate,
} from '../../i18n/translate.ts';
import type { JoinRoute, VoteRoute } from '../../model/activity/joinData.ts';
import type { CommunityData, CommunityRoute } from '../../model/community/communityTypes.ts';
import type { ShareObject } from '../../model/share/shareTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { CommunityLists } from './ListTabs.tsx';

/** Settings with which rows are rendered; of the configuration only the parts that lists need. */
export interface RowView {
  readonly t: CommunityTranslate;
  readonly locale: Locale;
  readonly config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>;
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms for relative times; null in baked pages, which contain dates. */
  readonly now: number | null;
}

/** Settings with which community pages are rendered. */
export interface CommunityView extends RowView {
  readonly config: SiteConfig;
  readonly mapUrl?: string | undefined;
}

/** Settings of pages where readers take part, which have additional messages. */
export interface JoinView extends CommunityView {
  readonly t: JoinTranslate;
}

/** Settings of pages of a vote with candidates, which have additional messages. */
export interface VotePageView extends CommunityView {
  readonly t: BigVoteTranslate;
}

export type ViewOf<R extends CommunityRoute> = R extends JoinRoute
  ? JoinView
  : R extends VoteRoute
    ? VotePageView
    : CommunityView;

interface ViewProps<T, V> {
  readonly data: T;
  readonly view: V;
  /** The list below the head; absent on pages without one. */
  readonly list?: ReactNode;
  /** The comments; absent on pages without comments. */
  readonly comments?: ReactNode;
}
export type CommunityViewProps<R extends CommunityRoute> = ViewProps<CommunityData[R], ViewOf<R>>;

/** Metadata of a page; `path` is its own address below the site's. */
export interface CommunityMetadata {
  readonly name: string;
  /** May hold HTML. */
  readonly description: string;
  readonly pictures: readonly string[];
  readonly path: string;
  /** Type of the object in the share calls (product 3.20). */
  readonly object: ShareObject;
  readonly id: string;
  readonly shareClosed?: boolean;
  /** Whether readers can like it and comment on it, as on an article. */
  readonly isWritable?: true;
}

interface Composition<T, V> {
  readonly View: (props: ViewProps<T, V>) => ReactNode;
  readonly describe: (data: T, view: V) => CommunityMetadata;
  /** The lists below its head. */
  readonly lists?: CommunityLists;
  /** Message for a list without rows. */
  readonly emptyMessage?: CommunityMessageKey;
  /** Returns the data with HTML that has passed the sanitiser. */
  readonly sanitise?: (data: T, sanitise: (html: string) => string) => T;
}
/** What the page of a community route shows, when it is baked and in its template. */
export type CommunityComposition<R extends CommunityRoute> = Composition<
  CommunityData[R],
  ViewOf<R>
>;
