import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import type { JoinTranslate, PeopleTranslate } from '../../i18n/translate.ts';
import type { JoinRoute } from '../../model/activity/types.ts';
import type { PeopleData, PeopleRoute } from '../../model/people/types.ts';
import type { ShareObject } from '../../model/share/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';

/** What rows are shown with: of the configuration only what a list takes along. */
export interface RowView {
  readonly t: PeopleTranslate;
  readonly locale: Locale;
  readonly config: Pick<SiteConfig, 'times' | 'counts'>;
  /** Prefix of links. */
  readonly base: string;
  /** The moment that relative times are told from; null in baked pages, which tell dates. */
  readonly now: number | null;
}

/** What pages about people are shown with. */
export interface PeopleView extends RowView {
  readonly config: SiteConfig;
}

/** What pages where readers take part are shown with: they have more words. */
export interface JoinView extends PeopleView {
  readonly t: JoinTranslate;
}

export type ViewOf<R extends PeopleRoute> = R extends JoinRoute ? JoinView : PeopleView;

export interface PeopleViewProps<R extends PeopleRoute> {
  readonly data: PeopleData[R];
  readonly view: ViewOf<R>;
  /** The list that grows under the head; nothing on pages without one. */
  readonly list?: ReactNode;
  /** The comments, on pages that have some. */
  readonly comments?: ReactNode;
}

/** What a page says of itself; `path` is its own address below the site's. */
export interface PeopleFacts {
  readonly name: string;
  /** May hold HTML. */
  readonly description: string;
  readonly pictures: readonly string[];
  readonly path: string;
  /** What it is to the server when it is shared (product 3.20). */
  readonly object: ShareObject;
  readonly id: string;
  readonly shareClosed?: boolean;
  /** Readers like it and write comments on it, as on an article. */
  readonly isWritable?: true;
}
