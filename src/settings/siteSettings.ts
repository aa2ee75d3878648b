import { MAX_COMMENT_SOURCE } from '../model/comment/commentRules.ts';
import {
  appScheme,
  basePath,
  basePaths,
  flag,
  id,
  imagePattern,
  locale,
  oneOf,
  orEmpty,
  origin,
  origins,
  timeZone,
  url,
  visibleText,
  wholeNumber,
} from './kinds.ts';
import { optionalSetting, setting } from './variables.ts';

/** The site, its servers and what all requests contain. The fallbacks suit the embedded origin. */
export const siteSettings = {
  siteBase: setting('SITE_BASE', basePath, {
    fallback: '/displayTemplate/news',
    about: 'path the pages are mounted at; empty for the root',
    isRequired: true,
  }),
  formerBases: optionalSetting('FORMER_BASES', basePaths, {
    about: 'paths that the pages were mounted at before; hosts redirect them',
  }),
  siteUrl: setting('SITE_URL', origin, {
    fallback: 'http://localhost:4321',
    about: 'origin of the pages, as readers see it; SITE_BASE has the path',
    isRequired: true,
  }),
  siteId: setting('SITE_ID', id, {
    fallback: '1',
    about: 'site id in the CMS',
    isRequired: true,
  }),
  appId: setting('APP_ID', id, {
    fallback: '1',
    about: 'app id in the CMS',
    isRequired: true,
  }),
  apiUrl: setting('API_URL', url, {
    fallback: 'http://localhost:4322/app_if',
    about: 'content server (/base_url/)',
    isRequired: true,
  }),
  contentUrl: optionalSetting('CONTENT_URL', url, {
    about: 'address that relative addresses of pictures and media in texts belong to',
  }),
  imageService: optionalSetting('IMAGE_SERVICE', imagePattern, {
    about:
      'image service: address of a picture in a width; pages name the original only when empty',
  }),
  nisUrl: setting('NIS_URL', url, {
    fallback: 'http://localhost:4322/nis',
    about: 'interaction server (/nis_url/)',
    isRequired: true,
  }),
  ssoUrl: setting('SSO_URL', url, {
    fallback: 'http://localhost:4322/sso',
    about: 'login server (/sso_url/)',
    isRequired: true,
  }),
  advUrl: setting('ADV_URL', url, {
    fallback: 'http://localhost:4322/adv-appif-server',
    about: 'ad server (/adv-appif-server/)',
    isRequired: true,
  }),
  mvodUrl: setting('MVOD_URL', url, {
    fallback: 'http://localhost:4322/mvod_if',
    about: 'short video server (/mvod_if/)',
    isRequired: true,
  }),
  /** Decision 73. */
  mvodCommentSource: optionalSetting('MVOD_COMMENT_SOURCE', wholeNumber(MAX_COMMENT_SOURCE), {
    about: 'number by which the content server has the comments of short videos (its sourceType)',
  }),
  mamUrl: setting('MAM_URL', url, {
    fallback: 'http://localhost:4322/mam',
    about: 'media upload server (/mam_url/)',
    isRequired: true,
  }),
  minioUrl: setting('MINIO_URL', url, {
    fallback: 'http://localhost:4322/minio',
    about: 'object store for uploads',
    isRequired: true,
  }),
  /** 0 sends no version and receives answers without an envelope (wire 2.1). */
  curVersions: setting('CUR_VERSIONS', wholeNumber(999), {
    fallback: '1',
    about: 'generation of the envelope: 0 none, 1 and more an envelope, 3 and more encrypted',
  }),
  apiVersion: setting('API_VERSION', orEmpty(visibleText), {
    fallback: '1.0',
    about: 'version that every request contains',
  }),
  apiSource: setting('API_SOURCE', orEmpty(visibleText), {
    fallback: 'wap',
    about: 'the `source` header of every request',
  }),
  /** '' when there is no app. */
  appScheme: setting('APP_SCHEME', orEmpty(appScheme), {
    fallback: '',
    about: 'scheme of links into the native app',
  }),
  appUa: setting('APP_UA', orEmpty(visibleText), {
    fallback: 'xiangyuapp',
    about: "token in the user agent of the native app's web view",
  }),
  defaultLocale: setting('DEFAULT_LOCALE', locale, {
    fallback: 'cn',
    about: 'language of the pages until a reader chooses another one',
  }),
  /** Asia/Shanghai, src/model/siteZone.ts, when absent. */
  timeZone: optionalSetting('TIME_ZONE', timeZone, {
    about:
      'time zone of the dates on pages, in feeds and of editions; Asia/Shanghai when empty. Times of servers are in UTC+8',
  }),
  /** Decision 77. */
  calendarTimes: optionalSetting('CALENDAR_TIMES', flag, {
    about:
      'times count calendar days (today, weekday, date) where the content server sets no format',
  }),
  /** '' when there is none. */
  fontUrl: setting('FONT_URL', orEmpty(url), {
    fallback: '',
    about: 'font file of FZYS, used when a HEAD request finds it',
  }),
  frameAncestors: setting('FRAME_ANCESTORS', origins, {
    fallback: '',
    about:
      "origins, in addition to the pages' own, that may embed the pages in a frame, such as the CMS",
  }),
  /** Pages have their policy in an element, which cannot name where to report. */
  cspReportUrl: optionalSetting('CSP_REPORT_URL', url, {
    about: 'address that browsers report violations of the content policy to; none when empty',
  }),
  hideDrafts: optionalSetting('HIDE_DRAFTS', flag, {
    about: 'templates show no unpublished article: only signed preview links of the publisher do',
  }),
  /** The text of the template is the same with both. */
  missingArticleStatus: setting('MISSING_ARTICLE_STATUS', oneOf(['404', '200']), {
    fallback: '404',
    about: 'status of the template at a path of an article that has no page',
  }),
};
