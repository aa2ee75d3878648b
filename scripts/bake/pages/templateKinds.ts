import { getArticleContent } from '../../../src/api/calls/article.ts';
import { discussView } from '../../../src/api/calls/comments.ts';
import { leaderView } from '../../../src/api/calls/leaderLists.ts';
import { xyRank } from '../../../src/api/calls/rank.ts';
import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { getCats, getCatXys } from '../../../src/api/calls/subscriptions.ts';
import { tagScreenArticles } from '../../../src/api/calls/tags.ts';
import type { TemplateData } from '../../../src/layouts/bakedTemplate.ts';
import { parseAbout } from '../../../src/model/about/legal.ts';
import { decideArticleState } from '../../../src/model/article/articleState.ts';
import { decideColumnTarget } from '../../../src/model/column/columnTarget.ts';
import type { Comment } from '../../../src/model/comment/commentTypes.ts';
import { parseRankRules } from '../../../src/model/community/rankRules.ts';
import type { SiteOffers } from '../../../src/model/offer/offerTypes.ts';
import { fail, ok } from '../../../src/model/result.ts';
import { linkTo, ownArticleLink } from '../../../src/routes.ts';
import { loadOffers } from '../../../src/screens/services/services.load.ts';
import { bakeJob } from '../bakeJob.ts';
import { readPages } from './readPages.ts';
import { createTemplateKind } from './templateKind.ts';

/** A bound against lists that never end. */
const MAX_PAGES = 50;

export const aboutUs = createTemplateKind({
  route: 'aboutUs',
  load: async ({ client }) => {
    const ownPath = linkTo('aboutUs', {}, client.settings.siteBase);
    const answer = await getSiteFacts(client, (payload) => parseAbout(payload, ownPath));
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  countRows: ({ legal, description }) => legal.length + (description ? 1 : 0),
});

export const xyRules = createTemplateKind({
  route: 'xyRules',
  load: async ({ client }) => {
    const answer = await getSiteFacts(client, parseRankRules);
    return answer.ok ? ok(answer.value.facts) : answer;
  },
  // A site without rules of its own gets the product's.
  countRows: () => 1,
});

export const xyListShare = createTemplateKind({
  route: 'xyListShare',
  load: ({ client }) => xyRank(client, { type: 0, userId: '0' }),
  countRows: (rows) => rows.length,
});

export const leaderViewList = createTemplateKind({
  route: 'LeaderViewList',
  load: ({ client }) => readPages((page) => leaderView(client, { page }), MAX_PAGES),
  countRows: (leaders) => leaders.length,
  listShown: (leaders) => leaders.flatMap(({ reports }) => reports),
});

export const subscriptionList = createTemplateKind({
  route: 'subscriptionList',
  load: async ({ client }) => {
    const categories = await getCats(client);
    if (!categories.ok) return categories;
    const found: TemplateData['subscriptionList'][number][] = [];
    for (const category of categories.value) {
      const { id } = category;
      const accounts = await readPages((page) => getCatXys(client, { id, page }), MAX_PAGES);
      if (!accounts.ok && accounts.error.kind !== 'empty') return accounts;
      found.push({ category, accounts: accounts.ok ? accounts.value : [] });
    }
    return ok(found);
  },
  countRows: (categories) => categories.reduce((sum, { accounts }) => sum + accounts.length, 0),
});

export const services = createTemplateKind({
  route: 'services',
  load: ({ client }) => loadOffers(client),
  countRows: countOffers,
});

/** Returns how many columns, lists and modules a site offers; lists of articles do not count. */
function countOffers({ columns, circles, modules, shortVideoId, ...has }: SiteOffers): number {
  const opening = columns.filter((column) => decideColumnTarget(column).kind !== 'articles');
  const lists = [...Object.values(has), shortVideoId !== ''].filter(Boolean);
  return opening.length + lists.length + circles.length + modules.length;
}

/** Older articles of a tag are shown by the template only. */
const MAX_TAG_PAGES = 3;

export const tagList = createTemplateKind({
  route: 'tagList',
  path: ['tagId'],
  list: (articles) => {
    const ids = new Set(articles.flatMap(({ tags }) => tags.map(({ id }) => id)));
    return [...ids].map((tagId) => ({ tagId }));
  },
  load: async ({ client, config }, { tagId: id = '' }) => {
    if (!config.article.openTag) {
      return fail({ kind: 'empty', message: 'tags are shown in the app only', call: 'getConfig' });
    }
    const items = await readPages(async (page) => {
      // Pages of tags count from 1 (wire 17.13).
      const answer = await tagScreenArticles(client, { id, name: '', page: page + 1 });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
    }, MAX_TAG_PAGES);
    if (!items.ok) return items;
    const tag = items.value.flatMap(({ tags }) => tags).find((each) => each.id === id);
    return ok({ tag: tag ?? { id, name: '' }, items: items.value });
  },
  countRows: ({ items }) => items.length,
  listShown: ({ items }) => items,
  name: ({ tag }) => tag.name,
});

const MAX_COMMENT_PAGES = 40;
/** The page of an article shows at least this many comments itself. */
const SHOWN_WITH_ARTICLE = 3;
/** Comments on articles and on broadcasts (wire 10.7); others have no baked page. */
const SOURCES: ReadonlyMap<string, 0 | 1> = new Map([
  ['0', 0],
  ['1', 1],
]);

export const commentAll = createTemplateKind({
  route: 'commentAll',
  path: ['id', 'source'],
  list: (articles) => {
    const commented = articles.filter(({ comments }) => comments > SHOWN_WITH_ARTICLE);
    const sources = new Map(
      commented.map(({ ref }) => [ref.params.id, ref.route === 'liveDetail' ? '1' : '0'] as const),
    );
    return [...sources].map(([id, source]) => ({ id, source }));
  },
  planNamed: async ({ select, existing }) => {
    const ids = new Set(select.articles.map(({ params }) => params.id));
    return [...existing.values()].filter(({ params }) => ids.has(params.id)).map(bakeJob);
  },
  load: async ({ client }, { id = '', source: sourceId = '' }) => {
    const source = SOURCES.get(sourceId);
    if (source === undefined) {
      return fail({ kind: 'empty', message: 'unknown comment source', call: 'discussView' });
    }
    const answer = await getArticleContent(client, { articleId: id, columnId: '' });
    if (!answer.ok) return answer;
    const article = answer.value;
    const { siteId, siteBase } = client.settings;
    if (decideArticleState(article, siteId, { poster: false }).state !== 'ready') {
      return fail({ kind: 'empty', message: 'withdrawn', call: 'getArticleContent' });
    }
    const { title, kind } = article;
    // A link has a page here as a plain article.
    const link = ownArticleLink({ ...article, kind: kind === 'link' ? 'news' : kind }, siteBase);
    const comments = await readPages<Comment>(async (page, shown) => {
      const lastFileId = shown[shown.length - 1]?.id;
      const read = await discussView(client, { id, source, page, lastFileId });
      if (!read.ok) return read;
      return ok({ items: read.value.comments, hasMore: read.value.hasMore });
    }, MAX_COMMENT_PAGES);
    return comments.ok
      ? ok({ id, source: sourceId, article: { title, link }, comments: comments.value })
      : comments;
  },
  countRows: ({ comments }) => comments.length,
});
