import type { ListItem } from '../../model/article/articleTypes.ts';
import type { ColumnPage, SpecialData } from '../../model/column/columnTypes.ts';
import { dropHidden } from '../../model/dropHidden.ts';
import type { PageFacts } from '../../model/metadata.ts';
import { decideSpecialImage, decideSpecialTitle } from '../../model/special/specialParts.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo, ownArticleLink } from '../../routes.ts';
import { type DocumentSite, describePage, listRowLinks } from './pageMetadata.ts';

/** Returns the metadata of a special for sharing and for search engines. */
export function describeSpecial(special: SpecialData, site: DocumentSite): PageFacts {
  const { siteBase } = site.settings;
  const { article, column, page, parts } = special;
  const items = [page, ...parts.map((part) => part.page)].flatMap(listItems);
  const path = article
    ? ownArticleLink({ ...article, kind: 'special' }, siteBase)
    : linkTo('specDetail', { linkID: column.id }, siteBase);
  return describePage(
    {
      name: article?.share?.title || decideSpecialTitle(special),
      description:
        article?.share?.description ||
        article?.abstract ||
        column.description ||
        formatDescription(dropHidden(article?.content ?? '')),
      pictures: [
        article?.share?.image ?? '',
        article?.shareImage ?? '',
        decideSpecialImage(special),
        ...items.map(({ shareImage }) => shareImage),
      ],
      path,
    },
    site,
    listRowLinks(items, siteBase),
  );
}

const listItems = ({ carousel, list }: ColumnPage): readonly ListItem[] => [...carousel, ...list];
