import type { Body } from '../../body/types.ts';
import { decideLivePrefix } from '../../model/article/liveInfo.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { chooseCardImage, originalImage } from '../../model/cardImage.ts';
import { findCardPicture, fitsCard } from '../../model/findCardPicture.ts';
import { filterImageLink } from '../../model/link.ts';
import { cutDescription, formatDescription } from '../../model/text.ts';
import { ownArticleLink } from '../../routes.ts';
import type { ArticleView } from './articleView.ts';

/** Returns what the document of an article and its share cards say of it. */
export function describeArticle({ article, config, settings, lang, t, body }: ArticleView) {
  const heading = article.share?.title || article.title || article.listTitle;
  const live = decideLivePrefix(article.live, heading, t);
  const prefix = live ? t('live.prefix', { state: t(live) }) : '';
  // A link article that also has a text is read on this site: as a plain article.
  const kind = article.kind === 'link' ? 'news' : article.kind;
  const image =
    originalImage(article.share?.image ?? '') ||
    chooseCardImage([
      isUnfit(article, body) ? '' : article.shareImage,
      findCardPicture(body.pictures),
    ]) ||
    config.appShareLogo ||
    config.appLogo;
  return {
    /** The document's title. */
    title: prefix + heading,
    facts: {
      type: 'article',
      siteName: config.siteName,
      title: heading,
      description:
        cutDescription(article.share?.description || article.abstract) ||
        formatDescription(readText(body)),
      canonical: settings.siteUrl + ownArticleLink({ ...article, kind }, settings.siteBase),
      image: filterImageLink(image, settings.siteUrl),
      lang,
    },
  };
}

/**
 * Whether the share picture is one of the article's pictures that its text does not show, or that no card
 * can show: without another the normaliser has taken the first one.
 */
function isUnfit({ shareImage, pictures }: Article, body: Body): boolean {
  const own = pictures.find(({ url }) => url === shareImage);
  const isShown = body.pictures.some(({ url }) => originalImage(url) === originalImage(shareImage));
  return own !== undefined && !(isShown && fitsCard(own));
}

/** Returns the HTML of the text as it is shown, without hidden parts, and without images and cards. */
const readText = ({ segments }: Body): string =>
  segments
    .map((segment) => (segment.kind === 'html' ? segment.html : ''))
    .join(' ')
    .replace(/<figure[\s\S]*?(?:<\/figure>|$)/g, ' ');
