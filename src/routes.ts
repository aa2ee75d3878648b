import type { ArticleKind } from './model/article/articleTypes.ts';

/** A row of the route table. A flag that is absent is false. */
export interface RouteRow {
  /** `{name}` must be given, `{name?}` may be left out (product 2.2). */
  readonly path: string;
  /** The document's title where it is fixed; the other screens set their own. */
  readonly title?: string;
  /** Needs a logged-in reader (product 6.4). */
  readonly auth?: true;
  /** Has the top bar (product 2.2). Its page renders the bar; only a test reads this flag. */
  readonly topBar?: true;
  /**
   * Is restored on return (product 2.2). Every page and its list is; only a test reads this flag.
   */
  readonly cached?: true;
  /** The content exists when it is published, so `bake` can write the whole page. */
  readonly bakeable?: true;
  /** Its `id` is an article's. */
  readonly article?: true;
  /**
   * Which parameters a path with fewer segments omits. Without the flag it omits the first ones: in
   * `{columnId?}/{id?}` the id names the content and the column only its context, so
   * `/newsDetail/345.html` is article 345. With `left` it omits the last ones: for paths that
   * narrow down (a day, its paper, its page).
   */
  readonly fill?: 'left';
  /** Parameters that only the query may have. */
  readonly query?: readonly string[];
}

/** All routes (product 2.2). */
const TABLE = {
  home: { path: '/home.html', topBar: true, cached: true, bakeable: true },
  login: { path: '/login.html', topBar: true },
  newsDetail: {
    path: '/newsDetail/{columnId?}/{id?}.html',
    bakeable: true,
    article: true,
  },
  imageDetail: {
    path: '/imageDetail/{columnId?}/{id?}.html',
    bakeable: true,
    article: true,
  },
  videoDetail: {
    path: '/videoDetail/{columnId?}/{id?}.html',
    bakeable: true,
    article: true,
  },
  liveDetail: {
    path: '/liveDetail/{linkID?}/{id}.html',
    bakeable: true,
    article: true,
  },
  activityDetail: { path: '/activityDetail/{id?}.html', bakeable: true },
  activityApply: { path: '/activityApply/{linkID?}/{id?}.html' },
  activityVote: {
    path: '/activityVote/{linkID?}/{id?}.html',
    title: '投票活动详情',
    auth: true,
    bakeable: true,
  },
  voteItemDetail: {
    path: '/voteItemDetail/{id?}/{voteId?}/{optionId?}.html',
    auth: true,
    fill: 'left',
  },
  activityVoteWeb: {
    path: '/activityVoteWeb/{linkID?}/{id?}.html',
    auth: true,
    bakeable: true,
  },
  signupdetail: { path: '/signupdetail.html' },
  writeOff: {
    path: '/writeOff/{activityID?}/{registCode?}/{shopSite?}.html',
    fill: 'left',
  },
  moreModules: { path: '/moreModules.html', query: ['name', 'id'] },
  moreLive: { path: '/moreLive.html', query: ['columnId'] },
  moreImage: { path: '/moreImage/{id?}.html' },
  commentAll: { path: '/commentAll/{id?}/{source}.html', bakeable: true },
  replyAll: { path: '/replyAll/{id}.html' },
  specDetail: {
    path: '/specDetail/{linkID?}/{id?}.html',
    bakeable: true,
    article: true,
  },
  specMore: { path: '/specMore/{columnId?}.html' },
  invite: { path: '/invite.html', title: '邀请码' },
  Shareinvite: { path: '/shareinvite.html' },
  aboutUs: { path: '/aboutUs.html', bakeable: true },
  xyDetail: { path: '/xyDetail/{id?}.html', bakeable: true },
  xyListShare: { path: '/xyListShare.html', title: '影响力排行榜', bakeable: true },
  xyRules: { path: '/xyRules.html', title: '打榜规则', bakeable: true },
  reporter: { path: '/reporter/{id?}.html', cached: true, bakeable: true },
  dynamicDetail: {
    path: '/dynamicDetail/{id?}.html',
    title: '记者动态',
    bakeable: true,
  },
  topicDetail: { path: '/topicDetail/{id?}.html', title: '问吧话题', bakeable: true },
  askDetail: { path: '/askDetail/{id?}.html', bakeable: true },
  qaDetail: { path: '/qaDetail/{id?}.html', title: '问政详情', bakeable: true },
  newQaDetail: { path: '/newQaDetail/{id?}.html', title: '问政详情', bakeable: true },
  downloadClient: { path: '/downloadClient.html' },
  figureDetail: { path: '/figureDetail/{id?}.html', bakeable: true },
  LeaderViewList: { path: '/LeaderViewList.html', query: ['region'], bakeable: true },
  mvodShare: { path: '/mvodShare/{id}.html', bakeable: true },
  minVideoDetail: { path: '/minVideoDetail/{id}.html', bakeable: true },
  integralShop: { path: '/integralShop.html', title: '积分明细' },
  previewPDF: { path: '/previewPDF.html', title: '区块链证书' },
  linkDetail: { path: '/linkDetail/{id}.html', article: true },
  onlineStudy: { path: '/onlineStudy/{id}.html', bakeable: true, article: true },
  tipoffDetail: { path: '/tipoffDetail/{id?}.html', title: '报料详情' },
  seekArticleDetail: {
    path: '/seekArticleDetail/{linkID?}/{id?}.html',
    title: '征稿稿件详情',
  },
  inputArticleDetail: { path: '/inputArticleDetail/{id?}.html', title: '投稿详情' },
  personageReports: { path: '/personageReports/{id?}.html', title: '报道集' },
  columnDetail: {
    path: '/columnDetail/{columnId?}/{id?}.html',
    title: '栏目',
    bakeable: true,
  },
  productDetail: { path: '/productDetail.html' },
  noticeDetail: { path: '/noticeDetail.html', title: '公告' },
  circleDetail: { path: '/circleDetail/{id?}.html', bakeable: true },
  friendsCircleDetail: { path: '/friendsCircleDetail/{id?}.html', bakeable: true },
  postDetail: { path: '/postDetail/{id?}.html', bakeable: true },
  search: { path: '/search.html', query: ['q', 'kind'] },
  services: { path: '/services.html', bakeable: true },
  tagList: { path: '/tagList/{tagId?}.html', query: ['tagName'], bakeable: true },
  subscriptionList: { path: '/subscriptionList/{id?}.html', bakeable: true },
  userDetail: { path: '/userDetail/{id?}.html' },
  invitedToDownload: { path: '/invitedToDownload/{id?}/{code?}.html', fill: 'left' },
  columnShare: { path: '/columnShare/{parentId?}/{id?}.html', bakeable: true },
  getUserInfo: { path: '/getUserInfo.html', title: '获取会员信息', query: ['part'] },
  paperSharePage: {
    path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html',
    bakeable: true,
    fill: 'left',
  },
  hotPointTimeAxis: {
    path: '/timeline/{id?}.html',
    title: '热点详情',
    bakeable: true,
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof TABLE;
export const ROUTES: { readonly [N in RouteName]: RouteRow & Pick<(typeof TABLE)[N], 'path'> } =
  TABLE;
/**
 * Marked pure, so that the table is removed from inline scripts that read the parameters of one
 * page.
 */
export const ROUTE_NAMES = /* @__PURE__ */ Object.keys(TABLE) as RouteName[];

type Names<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Optional<P> = Names<P> extends infer N ? (N extends `${infer O}?` ? O : never) : never;
type Given<P> = Names<P> extends infer N ? (N extends `${string}?` ? never : N & string) : never;
type PathOf<N extends RouteName> = (typeof TABLE)[N]['path'];

/** The parameters of a link to a route, derived from its path. */
export type LinkParams<N extends RouteName> = { readonly [K in Given<PathOf<N>>]: string } & {
  readonly [K in Optional<PathOf<N>>]?: string | undefined;
};
/** The parameters of a page; any may be missing, because addresses are untrusted input. */
export type PageParams<N extends RouteName> = {
  readonly [K in Given<PathOf<N>> | Optional<PathOf<N>>]?: string;
};

/** What the parameters of an address are read with. */
export type RouteParamsRow = Pick<RouteRow, 'path' | 'fill' | 'query'>;
type Row = RouteParamsRow;
type Params = Record<string, string>;
export interface RouteMatch {
  readonly route: RouteName;
  readonly params: Params;
}

/** Returns the name of a route's file without `.html`; not always the route's name (`timeline`). */
export const routeFile = (row: Row): string => patternOf(row).file;
/** Returns the names of a route's parameters, in the order of its path. */
export const paramNames = (row: Row): string[] => patternOf(row).names;

function patternOf(row: Row): { file: string; names: string[] } {
  const [file = '', ...names] = row.path.replace(/^\/|\.html|[{}?]/g, '').split('/');
  return { file, names };
}

/** Returns the parts of a path, without repeated and trailing slashes and a final `.html`. */
export function pathParts(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  if (parts.length > 0) parts.push((parts.pop() ?? '').replace(/\.html$/, ''));
  return parts;
}

/**
 * Returns the route of a path under `base` and its parameters; null when there is none. File names
 * are case-sensitive. The base itself and `index.html` are home.
 */
export function matchPath(pathname: string, base: string): RouteMatch | null {
  const parts = pathParts(pathname);
  for (const part of pathParts(base)) if (parts.shift() !== part) return null;
  const [file = 'index', ...segments] = parts;
  if (file === 'index') return segments.length === 0 ? { route: 'home', params: {} } : null;
  const route = ROUTE_NAMES.find((name) => routeFile(ROUTES[name]) === file);
  if (!route || segments.length > paramNames(ROUTES[route]).length) return null;
  return { route, params: nameSegments(ROUTES[route], segments) };
}

/**
 * Returns the parameters of a page from its path, under any base, else from the query: a native web
 * view opens the template file itself (`newsDetail.html?columnId=12&id=345`), with several
 * spellings of `columnID`. Does not use the route table, so that inline scripts can call it.
 */
export function readPageParams(
  row: Row,
  location: { readonly pathname: string; readonly search: string },
): Params {
  const { file, names } = patternOf(row);
  const parts = pathParts(location.pathname);
  const at = parts.lastIndexOf(file);
  const segments = at < 0 ? [] : parts.slice(at + 1);
  const params = segments.length > names.length ? {} : nameSegments(row, segments);
  const query = new URLSearchParams(location.search);
  for (const name of [...names, ...(row.query ?? [])]) {
    if (params[name] !== undefined) continue;
    query.forEach((text, key) => {
      if (key.toLowerCase() === name.toLowerCase()) params[name] ??= readParam(name, text) ?? '';
    });
    if (params[name] === '') delete params[name];
  }
  return params;
}

/** Returns `readPageParams` of a route, typed by its path. */
export function parsePageParams<N extends RouteName>(
  route: N,
  location: { readonly pathname: string; readonly search: string },
): PageParams<N> {
  return readPageParams(ROUTES[route], location) as PageParams<N>;
}

function nameSegments(row: Row, segments: readonly string[]): Params {
  const { names } = patternOf(row);
  const first = row.fill === 'left' ? 0 : names.length - segments.length;
  const params: Params = {};
  segments.forEach((segment, i) => {
    const name = names[first + i];
    const value = name && readParam(name, decode(segment));
    if (name && value) params[name] = value;
  });
  return params;
}

/**
 * Returns a valid value; undefined for a malformed one. Ids are used in calls and links, so their
 * characters are limited; other values are text.
 */
function readParam(name: string, text: string): string | undefined {
  const valid = /id$/i.test(name) ? /^[\w-]{1,64}$/ : /^[^\p{Cc}]{1,200}$/u;
  return valid.test(text) ? text : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * Returns the address of a route, `base` included. Values that a path cannot hold are in the query,
 * which pages read too: a parameter whose neighbour is missing, and text that not all servers pass
 * on unchanged in a path.
 */
export function linkTo<N extends RouteName>(
  route: N,
  params: LinkParams<N>,
  base: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const row = ROUTES[route];
  const { file, names } = patternOf(row);
  const given = params as Readonly<Record<string, string | undefined>>;
  const values = names.map((name) => readParam(name, given[name] ?? ''));
  const fits = values.map((text) => text !== undefined && /^[\w~-][\w.~-]*$/.test(text));
  const left = row.fill === 'left';
  const edge = left ? fits.indexOf(false) : fits.lastIndexOf(false);
  const inPath = (i: number) => edge < 0 || (left ? i < edge : i > edge);

  const search = new URLSearchParams();
  names.forEach((name, i) => {
    const value = values[i];
    if (value !== undefined && !inPath(i)) search.set(name, value);
  });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !search.has(name)) search.set(name, value);
  }
  const path = [file, ...values.filter((_, i) => inPath(i))].join('/');
  const text = search.toString();
  return `${base}/${path}.html${text && '?'}${text}`;
}

/** Routes whose `id` is an article's. */
export type ArticleRoute = {
  [N in RouteName]: (typeof TABLE)[N] extends { article: true } ? N : never;
}[RouteName];
/** Routes whose pages `bake` writes. */
export type BakeableRoute = {
  [N in RouteName]: (typeof TABLE)[N] extends { bakeable: true } ? N : never;
}[RouteName];

interface LinkedArticle {
  readonly id: string;
  readonly columnId: string;
  readonly kind: ArticleKind;
  readonly linkId: string;
}

const KIND_ROUTES: { readonly [K in ArticleKind]: ArticleRoute } = {
  news: 'newsDetail',
  photos: 'imageDetail',
  video: 'videoDetail',
  special: 'specDetail',
  link: 'linkDetail',
  live: 'liveDetail',
  h5: 'newsDetail',
};

/**
 * Returns the target of a row of a list: its outside address for links and H5 pages that have one
 * (the normaliser has applied the link filter; those without one are plain articles), else the
 * screen of its kind.
 */
export function articleLink(item: LinkedArticle & { readonly url: string }, base: string): string {
  if (item.kind !== 'link' && item.kind !== 'h5') return ownArticleLink(item, base);
  return item.url || ownArticleLink({ ...item, kind: 'news' }, base);
}

/** Returns the one address of an article on this site: the screen of its kind. */
export const ownArticleLink = (article: LinkedArticle, base: string): string =>
  linkTo(
    articleRoute(article.kind),
    { id: article.id, columnId: article.columnId, linkID: article.linkId },
    base,
  );

/** Returns the route of the screen for a kind of article. */
export const articleRoute = (kind: ArticleKind): ArticleRoute => KIND_ROUTES[kind];

/**
 * Returns whether an article has to be shown on the screen of its kind instead of that of
 * its address: a special's lists or a broadcast under the address of a column's article.
 */
export const needsOwnScreen = (route: string, kind: ArticleKind): boolean =>
  /^(news|image|video)Detail$/.test(route) && (kind === 'special' || kind === 'live');
