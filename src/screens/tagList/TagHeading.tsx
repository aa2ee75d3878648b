import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ListItem, Tag } from '../../model/article/articleTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';

interface TagHeadingProps {
  /** '' when it is unknown. */
  readonly name: string;
  readonly t: ActionTranslate;
}

/** Renders the name of a tag above its articles. */
export const TagHeading = ({ name, t }: TagHeadingProps) => (
  <h1 className="mt-28 text-38 font-semibold">
    {name ? (
      <>
        <span aria-hidden="true" className="mr-8 text-accent">
          #
        </span>
        {name}
      </>
    ) : (
      t('tag.title')
    )}
  </h1>
);

interface TaggedArticles {
  readonly tag: Tag;
  readonly items: readonly ListItem[];
}

/** Returns the metadata of the articles of a tag. */
export const describeTag = (
  { tag: { id, name }, items }: TaggedArticles,
  { siteName }: Pick<SiteConfig, 'siteName'>,
  { t, base }: Pick<FeedView, 't' | 'base'>,
): PageDescription => ({
  name: name ? `#${name}` : t('tag.title'),
  description: t('tag.about', { name: name || id, site: siteName }),
  pictures: items.map(({ shareImage }) => shareImage),
  path: linkTo('tagList', { tagId: id || undefined }, base, { tagName: name || undefined }),
});
