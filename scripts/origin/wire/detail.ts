import { findAccount } from '../../sample/accounts.ts';
import { findColumn, findColumnName, formatColumnPath } from '../../sample/columns.ts';
import { findReporter } from '../../sample/reporters.ts';
import { SITE_ID, SITE_NAME } from '../../sample/site.ts';
import type { SampleArticle } from '../../sample/types.ts';
import { formatVote } from '../calls/votes.ts';
import type { StoredArticle } from '../store/articles.ts';
import type { Addresses } from './addresses.ts';
import { formatArticleBody, stripTags } from './content.ts';
import {
  decidePicType,
  formatCommon,
  formatExtended,
  listBodyImages,
  listTitleImages,
} from './item.ts';
import { formatLooseNumber } from './loose.ts';

type Wire = Record<string, unknown>;

/** Lists in the answer of an article, in their wire form. */
export interface DetailLists {
  readonly related: readonly Wire[];
  readonly relatedHasMore: boolean;
  readonly hot: readonly Wire[];
  readonly latest: readonly Wire[];
  /** Number of articles per reporter, by reporter id. */
  readonly reporterArticles: ReadonlyMap<number, number>;
}

const READ_CHARACTERS_A_MINUTE = 400;

/** Formats an article for getArticleContent (wire 6). */
export function formatDetail(
  stored: StoredArticle,
  lists: DetailLists,
  addresses: Addresses,
  columnId = stored.model.column,
): Wire {
  const { model } = stored;
  const { id } = model;
  const body = formatArticleBody(model, addresses);
  const words = countWords(model);
  const column = findColumn(columnId);
  return {
    ...formatCommon(stored, addresses, columnId),
    fileId: String(id),
    colID: String(columnId),
    // Always the article's own column, so that the page has one canonical address.
    columnID: model.column,
    siteID: model.siteId ?? SITE_ID,
    siteName: SITE_NAME,
    aStatus: model.status ?? 1,
    subtitle: model.subtitle ?? '',
    introTitle: model.introTitle ?? '',
    wordCount: model.collected ? 0 : words,
    readTime: model.collected ? 0 : Math.max(1, Math.round(words / READ_CHARACTERS_A_MINUTE)),
    ...formatCredits(model),
    ...(model.youngReporters && { youngReporter: model.youngReporters }),
    columnName: findColumnName(columnId),
    columnIcon: '',
    columnDescription: column?.description ?? '',
    columnType: column?.type ?? '',
    columnStyle: String(column?.style ?? ''),
    allRelateColCasList: [model.column, ...(model.alsoIn ?? [])].map(formatColumnPath),
    ...formatDetailCounters(stored),
    discussClosed: model.discussClosed ? 1 : 0,
    advClosed: model.advClosed ? 1 : 0,
    isReward: model.rewards === undefined ? 0 : 1,
    countReward: formatLooseNumber(model.rewards ?? 0, id, 'countReward'),
    isBigPic: decidePicType(model) === 2 ? 1 : 0,
    isEnglish: model.isEnglish ? 1 : 0,
    onlyAppRead: model.onlyAppRead ? 1 : 0,
    consumPoints: model.points ?? 0,
    isShowReporterCard: model.showReporterCard ? 1 : 0,
    reporters: formatReporters(model, lists.reporterArticles, addresses),
    ...formatAccount(model, addresses),
    originalUrl: model.originalUrl ?? '',
    ...formatImages(model, addresses),
    ...body,
    ...(model.contentPlus && { contentPlus: model.contentPlus }),
    ...(model.certificate && { blockChainCertificatePngUrl: addresses.image(model.certificate) }),
    widgets: formatWidgets(model, addresses),
    related: lists.related,
    relatedHasMore: lists.relatedHasMore,
    ...(model.hot && { showHotArticle: 1, hotArticles: lists.hot }),
    ...(model.latest && { showLatestArticle: 1, latestArticles: lists.latest }),
    adv: [],
    ...formatExtended(model),
    ...model.wire?.detail,
  };
}

/** Formats the credits of articles alone, "" when not set; author and editor have a misspelt key, too. */
function formatCredits({ credits = {} }: SampleArticle): Wire {
  return {
    author: credits.author ?? '',
    authorID: 0,
    editor: credits.editor ?? '',
    liability: credits.executiveEditor ?? '',
    collaborator: '',
    cameraman: credits.photographer ?? '',
    drawer: credits.graphicDesigner ?? '',
    overallPlanning: credits.coordinator ?? '',
    correspondent: credits.correspondent ?? '',
    intern: credits.intern ?? '',
    director: credits.director ?? '',
    planner: credits.planner ?? '',
    checker: credits.supervisor ?? '',
    proofreader: credits.proofreader ?? '',
    lastChecker: credits.lastChecker ?? '',
    approver: credits.approver ?? '',
    layoutEditor: credits.layout ?? '',
  };
}

function formatDetailCounters(stored: StoredArticle): Wire {
  const { id } = stored.model;
  return {
    countClick: formatLooseNumber(stored.clicks, id, 'countClick'),
    countPraise: formatLooseNumber(stored.praises, id, 'countPraise'),
    countShare: formatLooseNumber(stored.shares, id, 'countShare'),
    countDiscuss: formatLooseNumber(stored.comments, id, 'countDiscuss'),
  };
}

function formatReporters(
  model: SampleArticle,
  articles: ReadonlyMap<number, number>,
  addresses: Addresses,
): readonly Wire[] {
  return (model.reporters ?? [])
    .flatMap((id) => findReporter(id) ?? [])
    .map(({ id, name, duty, description, followers }) => ({
      id,
      name,
      url: addresses.logo(`reporter-${id}.jpg`),
      duty,
      description,
      articleCount: articles.get(id) ?? 0,
      followerCount: followers,
    }));
}

function formatAccount(model: SampleArticle, addresses: Addresses): Wire {
  const account = model.account ? findAccount(model.account) : undefined;
  return {
    xyAccountID: model.account ?? 0,
    xyAccount: account?.name ?? '',
    xyAccountIcon: account ? addresses.logo(`account-${account.id}.jpg`) : '',
    xyDescription: account?.description ?? '',
  };
}

function formatImages(model: SampleArticle, addresses: Addresses): Wire {
  const body = listBodyImages(model).map((name) => addresses.image(name));
  const titles = listTitleImages(model).map((name) => addresses.image(name));
  const [lead] = titles;
  return {
    picType: decidePicType(model),
    ...(lead && { picBig: lead, picMiddle: lead, picSmall: lead, imageUrl: `${lead}.0` }),
    pic_list: body,
    pic_list_title: titles,
    // A number here, a string in lists.
    picCount: body.length,
    headPic: '',
  };
}

function formatWidgets(model: SampleArticle, addresses: Addresses): Wire {
  return {
    pic: [],
    video: [],
    vote: formatVote(model.vote, addresses),
    file: (model.attachments ?? []).map((file, index) => ({
      ref: `<!--FILE#${index}-->`,
      attUrl: addresses.file(file.file),
      attContent: file.name,
    })),
  };
}

/** Counts words of Latin text, syllables of Tibetan, and characters and punctuation of Chinese. */
function countWords(model: SampleArticle): number {
  const texts = (model.body ?? []).flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('heading' in block) return [block.heading];
    if ('quote' in block) return [block.quote];
    return 'html' in block ? [stripTags(block.html)] : [];
  });
  const text = [...texts, stripTags(model.contentPlus ?? model.content ?? '')].join(' ');
  const words = text.match(
    /[\p{Script=Latin}\d’]+|[\u0F40-\u0FBC]+|\p{Script=Han}|[，。！？：；、“”（）《》]/gu,
  );
  return words?.length ?? 0;
}
