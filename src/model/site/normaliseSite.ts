import { parseColor } from '../colour.ts';
import { parseRatio } from '../media/mediaNumbers.ts';
import { DEFAULT_TITLE_LENGTH } from '../pageTitle.ts';
import * as read from '../read.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type {
  ArticleSettings,
  CountSettings,
  DiscussSettings,
  PushConfig,
  SiteConfig,
  TimeSettings,
  TimeStyle,
} from './siteTypes.ts';

/** Minutes and hours within a day, then the date (product 9.10). */
const DEFAULT_TIME_STYLE: TimeStyle = 2;

/** Values for settings that a site does not configure (product 9.13; wire 8.6). */
export const DEFAULT_SITE_CONFIG: SiteConfig = {
  siteId: '',
  siteName: '',
  appName: '',
  appLogo: '',
  appShareLogo: '',
  padLogo: '',
  padColor: '',
  topicColor: '',
  grey: false,
  paperUrl: '',
  showBackTop: true,
  imageSuffixPath: '',
  article: {
    fontSize: 36,
    captionFontSize: 28,
    lineHeight: 0,
    maxTitleLength: DEFAULT_TITLE_LENGTH,
    replaceNbsp: false,
    shareAppRead: false,
    tagStyle: 1,
    openTag: true,
    rewardType: 1,
    audioTitleType: 1,
    audioTitle: '音频文件',
    copyrightNotice: '',
    authorizationText: '',
    relationPageSize: 20,
    showRecommended: false,
    adsEnabled: true,
  },
  counts: { showTime: true, showReads: true, showComments: true, showPraises: true },
  discuss: {
    auditType: 1,
    enabled: true,
    showPictures: true,
    // The message in the reader's language.
    hint: '',
    officialName: '官方评论',
    officialIcon: '',
    countHot: 3,
    countNew: 20,
    countReply: 3,
  },
  times: {
    listStyle: DEFAULT_TIME_STYLE,
    listRule: '',
    contentStyle: DEFAULT_TIME_STYLE,
    contentRule: '',
  },
  selfMediaName: '',
  selfMediaStatement: null,
  verticalVideoRatio: 9 / 16,
  mediaKey: '',
  push: null,
  swipeShare: false,
};

const DEFAULTS = DEFAULT_SITE_CONFIG;

type SectionName =
  | 'general'
  | 'app'
  | 'article'
  | 'discuss'
  | 'globalCount'
  | 'selfMedia'
  | 'socketServer'
  | 'swipeShare'
  | 'customRecommend'
  | 'reward'
  | '_p_wap'
  | '_rd_WeChat'
  | 'xyApi';

type ArticleFlag = 'replaceNbsp' | 'shareAppRead' | 'openTag' | 'adsEnabled';

/**
 * Returns the answer of getConfig (product 3.22; wire 8). Any section may
 * be missing, or be beside `siteConfig` instead of in it. Names of undocumented keys are
 * guesses: the tables below list everything that is read. `timeStyle` is that of times without a
 * format of the site.
 */
export function parseSiteConfig(
  value: unknown,
  timeStyle: TimeStyle = DEFAULT_TIME_STYLE,
): SiteConfig {
  const wire = parseRecord(value);
  const site = read.record(wire, 'siteConfig');
  const section = (name: SectionName): Wire => ({
    ...read.record(wire, name),
    ...read.record(site, name),
  });
  const all: Wire = { ...wire, ...section('general'), ...site };
  const siteName = read.line(all, 'siteName');
  const app = section('app');
  const appName = read.line(app, 'appName', 'name') || read.line(all, 'appName');
  const selfMedia = section('selfMedia');
  const selfMediaName = read.line(selfMedia, 'smName');
  return {
    siteId: read.id(wire, 'siteID', 'siteId'),
    siteName: siteName || appName,
    appName: appName || siteName,
    appLogo: read.image(all, 'appLogo'),
    appShareLogo: read.image(all, 'appShareLogo'),
    padLogo: read.image(all, 'padLogo'),
    padColor: parseColor(field(all, 'padColor')),
    topicColor: parseColor(field(all, 'topicColor')),
    grey: read.flag(all, 'detailPageGrey'),
    paperUrl: read.link(section('_p_wap'), 'paperUrl'),
    showBackTop: parseFlag(field(all, 'showBackTop'), DEFAULTS.showBackTop),
    // Image addresses are compared with it after the same filter.
    imageSuffixPath: read.image({ ...all, ...section('xyApi') }, 'imageSuffixPath'),
    article: parseArticleSettings({ ...all, ...section('article') }, section),
    counts: parseCountSettings(section('globalCount')),
    discuss: parseDiscussSettings(section('discuss')),
    times: parseTimeSettings({ ...all, ...section('article') }, timeStyle),
    selfMediaName,
    selfMediaStatement: parseStatement(
      { ...section('article'), ...selfMedia },
      selfMediaName,
      appName || siteName,
    ),
    verticalVideoRatio:
      parseRatio(field({ ...all, ...section('article') }, 'verticalVideoRatio')) ??
      DEFAULTS.verticalVideoRatio,
    mediaKey: read.text(all, 'encryptKey4'),
    push: parsePush(section('socketServer')),
    swipeShare: parseFlag(
      field(section('swipeShare'), 'open', 'isOpen', 'enabled'),
      DEFAULTS.swipeShare,
    ),
  };
}

/** The push channel requires a token (product 4.21); host/push checks the address. */
function parsePush(wire: Wire): PushConfig | null {
  const url = read.text(wire, 'url');
  const token = read.text(wire, 'token');
  return url && token ? { url, token } : null;
}

/** Returns a positive number; the default for all other values. */
function parsePositive(value: unknown, fallback: number): number {
  return parseCount(value) || fallback;
}

/** Returns a line height in which lines neither overlap nor fall apart, else 0. */
function parseLineHeight(value: unknown): number {
  const height = parseNumber(value) ?? 0;
  return height >= 1.2 && height <= 3 ? height : 0;
}

/** Returns one of the allowed numbers, else the default. */
function parseChoice<T extends number>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === parseNumber(value)) ?? fallback;
}

function parseArticleSettings(wire: Wire, section: (name: SectionName) => Wire): ArticleSettings {
  const own = DEFAULTS.article;
  const flag = (key: ArticleFlag, fallback: boolean) => parseFlag(field(wire, key), fallback);
  return {
    fontSize: parsePositive(field(wire, 'fontSize', 'contentFontSize'), own.fontSize),
    captionFontSize: parsePositive(field(wire, 'picCommentFontSize'), own.captionFontSize),
    lineHeight: parseLineHeight(field(wire, 'lineHeight')),
    maxTitleLength: parsePositive(
      field({ ...wire, ...section('_rd_WeChat') }, 'maxTitleLength'),
      own.maxTitleLength,
    ),
    replaceNbsp: flag('replaceNbsp', own.replaceNbsp),
    shareAppRead: flag('shareAppRead', own.shareAppRead),
    tagStyle: parseChoice(field(wire, 'tagStyle'), [1, 2, 3, 4], own.tagStyle),
    openTag: flag('openTag', own.openTag),
    rewardType: parsePositive(field(section('reward'), 'rewardType'), own.rewardType),
    audioTitleType: parseChoice(
      field(wire, 'audioTitleType', 'titleType'),
      [0, 1, 2, 3],
      own.audioTitleType,
    ),
    audioTitle: read.line(wire, 'audioTitle') || own.audioTitle,
    copyrightNotice: read.line(wire, 'copyrightNotice'),
    authorizationText: read.lines(wire, 'authorizationText'),
    relationPageSize: parsePositive(field(wire, 'relationArticlePageSize'), own.relationPageSize),
    showRecommended: parseFlag(
      field({ ...wire, ...section('customRecommend') }, 'showRecommended'),
      own.showRecommended,
    ),
    adsEnabled: flag('adsEnabled', own.adsEnabled),
  };
}

function parseCountSettings(wire: Wire): CountSettings {
  const own = DEFAULTS.counts;
  return {
    showTime: parseFlag(field(wire, 'showPubTime'), own.showTime),
    showReads: parseFlag(field(wire, 'showReadCount'), own.showReads),
    showComments: parseFlag(field(wire, 'showDiscussCount'), own.showComments),
    showPraises: parseFlag(field(wire, 'showPraiseCount'), own.showPraises),
  };
}

/** Numbers of this section are text ("1"); its switches are booleans. */
function parseDiscussSettings(wire: Wire): DiscussSettings {
  const own = DEFAULTS.discuss;
  return {
    auditType: parsePositive(field(wire, 'auditType'), own.auditType),
    enabled: parseFlag(field(wire, 'showDiscuss'), own.enabled),
    showPictures: parseFlag(field(wire, 'showPic'), own.showPictures),
    hint: read.line(wire, 'defaultHint'),
    officialName: read.line(wire, 'defaultName') || own.officialName,
    officialIcon: read.image(wire, 'defaultIcon'),
    countHot: parsePositive(field(wire, 'countHot'), own.countHot),
    countNew: parsePositive(field(wire, 'countNew'), own.countNew),
    countReply: parsePositive(field(wire, 'countReply'), own.countReply),
  };
}

const TIME_STYLES: readonly TimeStyle[] = [1, 2, 3, 4, 5, 6];

function parseTimeSettings(wire: Wire, usual: TimeStyle): TimeSettings {
  const listRule = parseDatePattern(field(wire, 'listTimeFormatRule'));
  const contentRule = parseDatePattern(field(wire, 'contentTimeFormatRule'));
  const parseStyle = (value: unknown, rule: string) =>
    parseChoice(value, TIME_STYLES, rule === '' ? usual : DEFAULT_TIME_STYLE);
  return {
    listStyle: parseStyle(field(wire, 'listTimeFormatStyle'), listRule),
    listRule,
    contentStyle: parseStyle(field(wire, 'contentTimeFormatStyle'), contentRule),
    contentRule,
  };
}

/**
 * Returns a date pattern; '' for text without month, day or time, which would be printed
 * literally.
 */
function parseDatePattern(value: unknown): string {
  const pattern = parseText(value);
  return /MM?|DD?|dd|HH?:|mm/.test(pattern) ? pattern : '';
}

/** Returns the site's statement with the names filled in; null when it is switched off. */
function parseStatement(wire: Wire, name: string, app: string): string | null {
  const statement = read.lines(wire, 'statement');
  if (!parseFlag(field(wire, 'showStatement'), statement !== '')) return null;
  return statement.replace('{name}', () => name).replace('{app}', () => app);
}
