import { SITE_ID } from '../../sample/site.ts';
import type { SampleArticle } from '../../sample/types.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import type { Addresses } from './addresses.ts';
import { formatArticleBody, formatImageStyle } from './content.ts';
import { listBodyImages } from './images.ts';
import { formatWireTime } from './time.ts';

type Wire = Record<string, unknown>;

/** Formats an article of the printed newspaper, for getPaperArticle (wire 13.1). */
export function formatPaperDetail(stored: StoredArticle, addresses: Addresses): Wire {
  const { model } = stored;
  const { paper } = model;
  const pictures = listBodyImages(model);
  return {
    fileId: String(model.id),
    siteID: String(model.siteId ?? SITE_ID),
    version: stored.changedAt,
    title: model.title,
    introTitle: model.introTitle ?? '',
    subtitle: model.subtitle ?? '',
    attAbstract: model.abstract ?? '',
    publishtime: `${formatWireTime(stored.publishedAt).slice(0, 10)} 00:00:00.0`,
    source: model.source ?? '',
    author: model.credits?.author ?? '',
    collaborator: '',
    editor: model.credits?.editor ?? '',
    layoutId: String(paper?.layoutId ?? ''),
    layout: paper?.layout ?? '',
    discussClosed: model.discussClosed ? 1 : 0,
    articleType: 0,
    shareUrl: addresses.page(`newsDetail/${model.column}/${model.id}.html?isDigital=true`),
    url: '',
    content: formatFragment(model, addresses),
    countPraise: String(stored.praises),
    countClick: String(stored.clicks),
    // Not set (wire 9.2).
    advClosed: -2147483648,
    // Unlike in other articles, the group is present when it is empty, too.
    images: [
      {
        ref: '<!--IMAGES#1-->',
        imagearray: pictures.map((name, index) => ({
          ref: `<!--IMAGEARRAY#${index}-->`,
          picType: 1,
          summary: '',
          imageStyle: formatImageStyle(name, index),
          imageUrl: addresses.image(name),
        })),
      },
    ],
    attachment: [],
    ...(paper && {
      layoutPicture: { picUrl: addresses.image(paper.layoutPicture), width: 1000, height: 1420 },
      layoutMapping: { mapping: paper.area.map(([x, y]) => `${x}%,${y}%`).join(';') },
      ...(paper.topPicture && { topImage: addresses.image(paper.topPicture) }),
      ...(paper.bottomPicture && { bottomImage: addresses.image(paper.bottomPicture) }),
    }),
    ...model.wire?.detail,
  };
}

/** Formats an HTML fragment with invalid nesting, as in real paper articles. */
function formatFragment(model: SampleArticle, addresses: Addresses): string {
  const { content } = formatArticleBody(model, addresses);
  const inside = content.replace(/^[\s\S]*<body>\s*/, '').replace(/\s*<\/body>[\s\S]*$/, '');
  return `<p> ${inside} </p>`;
}
