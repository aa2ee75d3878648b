import type { AboutSite } from '../model/about/legal.ts';
import type { Account, AccountCategory } from '../model/account/normaliseAccount.ts';
import type { ListItem, Tag } from '../model/article/articleTypes.ts';
import type { Comment } from '../model/comment/commentTypes.ts';
import type { LeaderEntry } from '../model/community/leaders.ts';
import type { RankRow } from '../model/community/rank.ts';
import type { SiteOffers } from '../model/offer/offerTypes.ts';
import type { PaperData } from '../model/paper/normalisePaper.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import type { Settings } from '../settings.ts';
import type { CommunityView } from '../ui/community/communityView.ts';

/** The content of templates that have it in noscript, by route. */
export interface TemplateData {
  readonly aboutUs: AboutSite;
  /** The site's own rules as HTML; '' for none. */
  readonly xyRules: string;
  /** The rank of this week. */
  readonly xyListShare: readonly RankRow[];
  /** The leaders of all regions. */
  readonly LeaderViewList: readonly LeaderEntry[];
  readonly subscriptionList: readonly {
    readonly category: AccountCategory;
    readonly accounts: readonly Account[];
  }[];
  readonly services: SiteOffers;
  readonly tagList: { readonly tag: Tag; readonly items: readonly ListItem[] };
  readonly commentAll: {
    readonly id: string;
    readonly source: string;
    readonly article: { readonly title: string; readonly link: string };
    readonly comments: readonly Comment[];
  };
  /** The first page of the latest edition. */
  readonly paperSharePage: PaperData;
}

export type TemplateRoute = keyof TemplateData;

interface TemplateOf<R extends TemplateRoute> {
  readonly route: R;
  readonly data: TemplateData[R];
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** The data that `bake` renders a template with its content from. */
export type BakedTemplate = { readonly [R in TemplateRoute]: TemplateOf<R> }[TemplateRoute];

/**
 * Returns the content of the template of a route and how it is shown; null in the build, whose
 * templates have none. Throws when `bake` passed the content of another route.
 */
export async function loadBakedTemplate<R extends TemplateRoute>(
  { template }: App.Locals,
  route: R,
): Promise<(TemplateOf<R> & { readonly view: CommunityView }) | null> {
  if (!template) return null;
  if (!isOfRoute(template, route)) throw new Error(`bake passed no template of ${route}`);
  const { config, settings } = template;
  const { defaultLocale: locale, siteBase: base } = settings;
  const t = await loadCommunityMessages(locale);
  const view: CommunityView = { t, locale, config, base, now: null };
  return { ...template, view };
}

const isOfRoute = <R extends TemplateRoute>(
  template: Pick<BakedTemplate, 'route'>,
  route: R,
): template is TemplateOf<R> => template.route === route;
