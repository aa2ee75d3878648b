import type { ArticleKind } from '../../../src/model/article/articleTypes.ts';
import type { SampleArticle } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';

const TYPE_NUMBERS: Readonly<Record<ArticleKind, number>> = {
  news: 0,
  photos: 1,
  video: 2,
  special: 3,
  link: 4,
  live: 6,
  h5: 12,
};

export const findTypeNumber = (article: SampleArticle): number =>
  TYPE_NUMBERS[article.kind ?? 'news'];

/** Returns `linkID`: the column of a special, the broadcast of a live article, else 0. */
export const findLinkId = (article: SampleArticle): number =>
  article.specialColumn ?? article.live?.linkId ?? 0;

/** Formats the address of the page that shows an article. */
export function formatPageUrl(article: SampleArticle, addresses: Addresses): string {
  const { id, column } = article;
  switch (article.kind) {
    case 'photos':
      return addresses.page(`imageDetail/${column}/${id}.html`);
    case 'video':
      return addresses.page(`videoDetail/${column}/${id}.html`);
    case 'special':
      return addresses.page(`specDetail/${findLinkId(article)}/${id}.html`);
    case 'live':
      return addresses.page(`liveDetail/${findLinkId(article)}/${id}.html`);
    case 'link':
    case 'h5':
      return article.link ?? '';
    default:
      return addresses.page(`newsDetail/${column}/${id}.html`);
  }
}

/** Formats `contentUrl`: the call itself for news, photos and videos (wire 5.6). */
export function formatContentUrl(article: SampleArticle, addresses: Addresses): string {
  const kind = article.kind ?? 'news';
  const isOwn = kind === 'news' || kind === 'photos' || kind === 'video';
  return isOwn
    ? addresses.call(`getArticleContent?articleId=${article.id}`)
    : formatPageUrl(article, addresses);
}
