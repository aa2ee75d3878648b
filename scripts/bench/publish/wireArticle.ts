import { formatWireTime } from '../../origin/wire/time.ts';
import type { GeneratedArticle, GeneratedComment } from './generatedSite.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Formats the facts that rows and articles share (wire 5, 6). */
function formatCommon(article: GeneratedArticle): Wire {
  const { columnId, title, publishedAt, changedAt, comments } = article;
  return {
    version: changedAt,
    title,
    textTitle: title,
    listTitle: '',
    leadTitle: '',
    attAbstract: '',
    source: '样例报',
    sourceUrl: '',
    tag: '',
    keylist: '',
    arthorName: '',
    edittername: '',
    publishtime: formatWireTime(publishedAt),
    realPubTime: formatWireTime(changedAt),
    articleType: 0,
    newstype: 0,
    linkID: 0,
    colIcon: '',
    columnCasName: `栏目${columnId}`,
    copyright: '0',
    isExclusive: 0,
    praiseType: 0,
    shareClosed: 0,
    customShare: 0,
    contentUrl: '',
    shareUrl: '',
    url: '',
    countClick: 100,
    countClickInitial: 0,
    countPraise: 10,
    countShare: 1,
    countDiscuss: comments.length,
    rssType: 0,
  };
}

/** Formats the row of an article in a list (wire 5). */
export function formatRow(article: GeneratedArticle): Wire {
  const { id, columnId, title, pictures } = article;
  const [lead = ''] = pictures;
  return {
    ...formatCommon(article),
    fileId: id,
    isRel: 1,
    markLocked: false,
    colID: columnId,
    colName: `栏目${columnId}`,
    sectionids: String(columnId),
    extGroupID: 0,
    iorder: `${id}.5`,
    subTitle: '',
    textAbstract: title,
    mark: '',
    discussClosed: '0',
    picType: 1,
    isBigPic: 0,
    picBig: lead,
    picMiddle: lead,
    picSmall: `${lead}.0`,
    pic0: pictures[0],
    pic1: pictures[1],
    pic2: pictures[2],
    pic_list_title: [lead],
    pic_list: pictures,
    picCount: String(pictures.length),
    picRatio: '16:9',
    bigPic: '',
  };
}

/** Formats an entry of a list of related articles (wire 6.12). */
export const formatRelatedRow = (article: GeneratedArticle): Wire => ({
  ...formatRow(article),
  relId: article.id,
});

/** Formats the answer of getArticleContent (wire 6); the related articles have a call of their own. */
export function formatArticle(article: GeneratedArticle, siteId: string): Wire {
  const { id, columnId, paragraphs, pictures } = article;
  const images = pictures.map((imageUrl, index) => ({
    ref: `<!--IMAGEARRAY#${index}-->`,
    picType: 1,
    summary: `图${index + 1}`,
    imageStyle: ' width="1280" height="720" border="0"',
    imageUrl,
  }));
  const body = paragraphs.flatMap((text, index) => {
    const image = images[index];
    return [
      `<p>${text}</p>`,
      ...(image ? [`<p style="text-align: center;">${image.ref}</p>`] : []),
    ];
  });
  return {
    ...formatCommon(article),
    fileId: String(id),
    colID: String(columnId),
    columnID: columnId,
    siteID: Number(siteId),
    aStatus: 1,
    subtitle: '',
    wordCount: paragraphs.join('').length,
    readTime: 4,
    columnName: `栏目${columnId}`,
    columnStyle: '101',
    columnType: '',
    discussClosed: 0,
    advClosed: 0,
    pic_list: pictures,
    picCount: pictures.length,
    picType: 1,
    content: `<html>\n <head></head>\n <body>\n  ${body.join('\n  ')}\n </body>\n</html>`,
    images: [{ ref: '<!--IMAGES#1-->', imagearray: images }],
    widgets: { pic: [], video: [], vote: {}, file: [] },
    related: [],
    reporters: [],
    adv: [],
  };
}

/** Formats a comment of an article (wire 10.3). */
export const formatComment = (
  { id, user, text }: GeneratedComment,
  { id: articleID, publishedAt }: GeneratedArticle,
): Wire => ({
  id,
  userID: id,
  userName: user,
  userIcon: '',
  articleID,
  sourceType: 0,
  parentID: 0,
  parentUserID: 0,
  content: text,
  countDiscuss: 0,
  countPraise: 0,
  location: '',
  created: formatWireTime(publishedAt),
  type: 0,
  isWonderful: 0,
  attachments: [],
});

/** Formats a column (wire 9) of the root. */
export const formatColumn = (columnId: number): Wire => ({
  isdelete: 0,
  level: 0,
  columnLevel: 0,
  columnId,
  columnID: columnId,
  parentID: 0,
  columnName: `栏目${columnId}`,
  topCount: 0,
  phoneIcon: '',
  padIcon: '',
  orderId: columnId,
  keyword: '',
  description: '',
  linkUrl: '',
  isForbidden: false,
  casNames: `栏目${columnId}`,
  columnType: '',
  columnStyle: '101',
  showReadCount: 1,
  showPubTime: 1,
  showPraiseCount: 0,
  showDiscussCount: 1,
});
