import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import type {
  ReadingData,
  ReadingLink,
  ReadingPage,
  ReadingRoute,
  ReadingSection,
} from '../../model/reading/readingTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { formatDescription } from '../../model/text.ts';
import { articleLink, linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { LEGAL_MESSAGE_KEYS } from '../aboutUs/legalMessageKeys.ts';
import { listOffers, type OfferLink } from '../services/listOffers.ts';
import { DEFAULT_RANK_RULES } from '../xyRules/defaultRankRules.ts';

interface ReadingView {
  readonly t: CommunityTranslate;
  readonly base: string;
  readonly config: SiteConfig;
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
}

type Describe<R extends ReadingRoute> = (data: ReadingData[R], view: ReadingView) => ReadingPage;

const DESCRIBE: { readonly [R in ReadingRoute]: Describe<R> } = {
  aboutUs: ({ description, legal, version }, { t, base, config }) => {
    const site = config.appName || config.siteName;
    return {
      name: site ? t('about.title', { site }) : t('about.name'),
      description,
      pictures: [config.appLogo],
      path: linkTo('aboutUs', {}, base),
      sections: [
        { title: '', text: description },
        { title: '', text: version && t('about.version', { v: version }) },
        ...legal.map(({ kind, html, url }): ReadingSection => {
          const title = t(LEGAL_MESSAGE_KEYS[kind]);
          return html
            ? { title, html }
            : { title, links: [{ title: t('about.read'), href: url, text: '' }] };
        }),
      ],
    };
  },
  xyRules: (html, { t, base }) => ({
    name: t('rank.rules'),
    description: formatDescription(html) || t('rank.rulesVotesText'),
    pictures: [],
    path: linkTo('xyRules', {}, base),
    sections: [
      ...(html
        ? [{ title: '', html }]
        : DEFAULT_RANK_RULES.map(([title, text]) => ({ title: t(title), text: t(text) }))),
      {
        title: '',
        links: [{ title: t('rank.title'), href: linkTo('xyListShare', {}, base), text: '' }],
      },
    ],
  }),
  xyListShare: (rows, { t, base }) => ({
    name: t('rank.title'),
    description: rows.map(({ name }) => name).join('、'),
    pictures: rows.map(({ icon }) => icon),
    path: linkTo('xyListShare', {}, base),
    sections: [
      {
        title: '',
        links: rows.map(({ id, name, rank, influence }) => ({
          title: rank === null ? name : `${rank}. ${name}`,
          href: linkTo('xyDetail', { id }, base),
          text: t('rank.influence', { n: influence }),
        })),
      },
      {
        title: '',
        links: [{ title: t('rank.rules'), href: linkTo('xyRules', {}, base), text: '' }],
      },
    ],
  }),
  LeaderViewList: (leaders, { t, base }) => ({
    name: t('leaders.title'),
    description: t('leaders.description'),
    pictures: leaders.map(({ portrait }) => portrait),
    path: linkTo('LeaderViewList', {}, base),
    sections: [
      {
        title: '',
        links: leaders.map(({ id, name, duty }) => ({
          title: name,
          href: linkTo('figureDetail', { id }, base),
          text: duty,
        })),
      },
    ],
  }),
  subscriptionList: (categories, { t, base }) => ({
    name: t('subs.title'),
    description: categories.map(({ category }) => category.name).join('、'),
    pictures: [],
    path: linkTo('subscriptionList', {}, base),
    sections: categories.map(({ category, accounts }) => ({
      title: category.name,
      links: accounts.map(({ id, name, description }) => ({
        title: name,
        href: linkTo('xyDetail', { id }, base),
        text: description,
      })),
    })),
  }),
  services: (site, { t, base, config, settings }) => {
    const { offers, circles, more } = listOffers(site, { t, settings });
    return {
      name: t('column.services'),
      description: t('services.description', { site: config.siteName }),
      pictures: [],
      path: linkTo('services', {}, base),
      sections: [
        { title: '', links: offers.map(linkOffer) },
        { title: circles.length > 0 ? t('services.circles') : '', links: circles.map(linkOffer) },
        { title: more.length > 0 ? t('services.more') : '', links: more.map(linkOffer) },
        {
          title: '',
          links: [{ title: t('about.name'), href: linkTo('aboutUs', {}, base), text: '' }],
        },
      ],
    };
  },
  tagList: ({ tag: { id, name }, items }, { t, base, config }) => ({
    name: name ? `#${name}` : t('tag.title'),
    description: t('tag.about', { name: name || id, site: config.siteName }),
    pictures: items.map(({ shareImage }) => shareImage),
    path: linkTo('tagList', { tagId: id }, base, { tagName: name || undefined }),
    sections: [{ title: '', links: items.map((item) => linkArticle(item, base, t)) }],
  }),
  commentAll: ({ id, source, article, comments }, { t, base }) => {
    const nameOf = (comment: Comment) => comment.userName || t('comment.anonymous');
    const link = article && {
      title: t('comment.about', { title: article.title }),
      href: article.link,
      text: '',
    };
    return {
      name: t('comment.all'),
      description: article?.title ?? '',
      pictures: [],
      path: linkTo('commentAll', { id, source }, base),
      sections: [
        ...(link ? [{ title: '', links: [link] }] : []),
        ...comments.map((comment) => ({
          title: nameOf(comment),
          text: [comment, ...comment.replies]
            .map((each) => (each === comment ? each.text : `${nameOf(each)}：${each.text}`))
            .join('\n'),
        })),
      ],
    };
  },
  // One page is served for every edition without a page of its own, so its metadata name no day.
  paperSharePage: ({ paper, date, pages, articles }, { t, base }) => {
    const pageLink = (layout: string) =>
      linkTo('paperSharePage', { time: date, paperId: paper.id, layout }, base);
    return {
      name: paper.name || t('paper.title'),
      description: '',
      pictures: [],
      path: linkTo('paperSharePage', {}, base),
      sections: [
        {
          title: date,
          links: pages.map(({ id, name }) => ({ title: name, href: pageLink(id), text: '' })),
        },
        {
          title: pages[0]?.name ?? '',
          text: articles.map(({ title }) => title).join('\n'),
        },
      ],
    };
  },
};

const linkOffer = ({ name, href, text }: OfferLink): ReadingLink => ({
  title: name,
  href,
  text,
});

const linkArticle = (item: ListItem, base: string, t: ReadingView['t']): ReadingLink => ({
  title: item.title,
  href: articleLink(item, base),
  text: [item.source, item.publishedAt === null ? '' : formatExactTime(item.publishedAt, t)]
    .filter(Boolean)
    .join(' '),
});

/** Returns the text and the links of a template's page for readers without JavaScript. */
export function describeReading<R extends ReadingRoute>(
  route: R,
  data: ReadingData[R],
  view: ReadingView,
): ReadingPage {
  return DESCRIBE[route](data, view);
}
