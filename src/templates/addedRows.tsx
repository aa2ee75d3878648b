import type { Translate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { ListItem } from '../model/article/articleTypes.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { ArticleRow } from '../ui/ArticleRow.tsx';

interface AddedRows {
  readonly items: readonly ListItem[];
  readonly base: string;
  readonly config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>;
  /** Timestamp that relative times are computed from. */
  readonly now: number;
  readonly t: Translate;
}

/** Returns the HTML of rows that are added below a shown article, as those of its lists are rendered. */
export const formatAddedRows = ({ items, base, config, now, t }: AddedRows): string =>
  toHtml(
    items.map((item) => (
      <ArticleRow
        key={item.id}
        item={item}
        base={base}
        ownName={config.siteName}
        times={config.times}
        counts={config.counts}
        now={now}
        t={t}
      />
    )),
  );
