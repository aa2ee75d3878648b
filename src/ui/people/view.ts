import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import type { JoinTranslate, PeopleTranslate } from '../../i18n/translate.ts';
import type { JoinRoute } from '../../model/activity/types.ts';
import type { PeopleData, PeopleRoute } from '../../model/people/types.ts';
import type { ShareObject } from '../../model/share/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';

/** Settings with which rows are rendered; of the configuration only the parts that lists need. */
export interface RowView {
  readonly t: PeopleTranslate;
  readonly locale: Locale;
  readonly config: Pick<SiteConfig, 'times' | 'counts'>;
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms for relative times; null in baked pages, which contain dates. */
  readonly now: number | null;
}

/** Settings with which community pages are rendered. */
export interface PeopleView extends RowView {
  readonly config: SiteConfig;
}

/** Settings of pages where readers take part, which have additional messages. */
export interface JoinView extends PeopleView {
  readonly t: JoinTranslate;
}

export type ViewOf<R extends PeopleRoute> = R extends JoinRoute ? JoinView : PeopleView;

export interface PeopleViewProps<R extends PeopleRoute> {
  readonly data: PeopleData[R];
  readonly view: ViewOf<R>;
  /** The list below the head; absent on pages without one. */
  readonly list?: ReactNode;
  /** The comments; absent on pages without comments. */
  readonly comments?: ReactNode;
}

/** Metadata of a page; `path` is its own address below the site's. */
export interface PeopleFacts {
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
