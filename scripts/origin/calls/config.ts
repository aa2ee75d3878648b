/** The configuration. */

import { APP_ABOUT, APP_NAME, LEGAL, SITE_COLOR, SITE_ID, SITE_NAME } from '../../sample/site.ts';
import { type App, findApp, PAYLOAD_IV, PAYLOAD_KEY, SM2_PUBLIC_KEY } from '../apps.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { PUSH_TOKEN } from '../push/pushHub.ts';
import { type Audit, readAudit } from '../store/overrides.ts';
import { type Addresses, IMAGE_PATH } from '../wire/addresses.ts';
import { MESSENGER_APP_ID } from './messenger.ts';

/** Page size of comments, and number of replies per comment; both are in the configuration. */
export const COMMENTS_PER_PAGE = 5;
export const REPLIES_SHOWN = 2;

const getConfig: Call = ({ db, params, addresses }) => {
  const app = findApp(params.text('appID'));
  const isOurs = params.text('siteId', String(SITE_ID)) === String(SITE_ID);
  return isOurs && app ? data(formatConfig(app, readAudit(db), addresses)) : unknown;
};

export const configCalls: Calls = { getConfig };

/** Formats the site's configuration (product 3; wire 8). */
function formatConfig(app: App, audit: Audit, addresses: Addresses) {
  const { page } = addresses;
  return {
    siteID: SITE_ID,
    siteName: SITE_NAME,
    appName: APP_NAME,
    template: '',
    templateURL: page('').replace(/\/$/, ''),
    version: '001',
    open: [
      {
        type: 0,
        time: 3,
        desc: '晨光里的霁江',
        startDate: '2026-11-01 00:00:00',
        endDate: '2027-01-01 00:00:00',
        url: addresses.image('river-7-tall'),
        showType: 1,
        linkUrl: '',
      },
    ],
    ...formatLogos(addresses),
    ...formatLegal(addresses),
    ...formatBases(addresses),
    siteConfig: formatSiteConfig(audit, addresses),
    globalCount: { showPubTime: 1, showReadCount: 1, showDiscussCount: 1, showPraiseCount: 1 },
    xyApi: formatXyApi(app, addresses),
    _rd_WeChat: { wxAppid: MESSENGER_APP_ID, maxTitleLength: 64 },
    _p_wap: { paperUrl: page('paperSharePage.html') },
    detailPageGrey: 0,
    tokenEnable: app.token ? 1 : 0,
    afsCheck: 0,
    encryptKey4: PAYLOAD_KEY,
    encryptIv4: PAYLOAD_IV,
    sm2PublicKey: app.encrypted ? SM2_PUBLIC_KEY : '',
    socketServer: { url: addresses.push, token: PUSH_TOKEN },
    showBackTop: 1,
  };
}

function formatLogos({ logo }: Addresses) {
  return {
    appLogo: logo('app.png'),
    appShareLogo: logo('share.png'),
    padLogo: logo('masthead.png'),
    padColor: SITE_COLOR,
    topicColor: SITE_COLOR,
  };
}

/** Formats legal texts, each with the address of the page that shows it. */
function formatLegal({ page }: Addresses) {
  const url = (type: keyof typeof LEGAL) => page(`aboutUs.html?type=${type}`);
  return {
    termsType: 0,
    termsHtml: LEGAL.terms,
    termsUrl: url('terms'),
    privacyPolicyType: 0,
    privacyPolicyHtml: LEGAL.privacy,
    privacyPolicyUrl: url('privacy'),
    cancelTermsType: 0,
    cancelTermsHtml: LEGAL.cancel,
    cancelTermsUrl: url('cancel'),
  };
}

/** Formats base addresses; those of shares have a double slash, as on real servers. */
function formatBases({ base, page }: Addresses) {
  const share = (route: string) => `${page('')}/${route}`;
  return {
    articleShare: share('newsDetail/0'),
    WXarticleShare: share('newsDetail/0'),
    picShare: share('imageDetail/0'),
    videoShare: share('videoDetail/0'),
    specialShare: share('specDetail'),
    liveShare: share('liveDetail'),
    webLiveShare: share('liveDetail'),
    activityShare: share('activityDetail'),
    subjectShare: share('topicDetail'),
    qaShare: share('qaDetail'),
    paperShare: share('paperSharePage'),
    rootUrl: `${base}/app_if`,
    amucUrl: `${base}/app_if/amuc`,
    ssoUrl: `${base}/sso`,
  };
}

function formatXyApi(app: App, { base }: Addresses) {
  return {
    siteId: String(SITE_ID),
    appId: String(app.id),
    baseUrl: `${base}/app_if`,
    nisUrl: `${base}/nis`,
    SSOUrl: `${base}/sso`,
    advUrl: `${base}/adv-appif-server`,
    mVodUrl: `${base}/mvod_if`,
    minIOUrl: `${base}/minio`,
    curVersions: app.encrypted ? '3' : '1',
    apiVersion: '1.0',
    xyAuth: app.signed ? '2' : '0',
    imageSuffixPath: `${base}${IMAGE_PATH}`,
  };
}

/** Formats the site's switches; numbers in `discuss` are strings. */
function formatSiteConfig(audit: Audit, { logo }: Addresses) {
  return {
    discuss: {
      auditType: String(audit),
      showCount: true,
      showPic: true,
      defaultHint: '说说你的看法',
      countHot: '3',
      countNew: String(COMMENTS_PER_PAGE),
      countReply: String(REPLIES_SHOWN),
      defaultIcon: logo('official.png'),
      defaultName: '霁川日报',
    },
    selfMedia: {
      smName: '霁号',
      smLogo: logo('app.png'),
      showStatement: 1,
    },
    font: { list: [] },
    globalCount: { showPubTime: 1, showReadCount: 1, showDiscussCount: 1, showPraiseCount: 1 },
    app: {
      name: APP_NAME,
      appDesc: APP_ABOUT,
      iosUrl: 'https://apps.example.test/jichuan-daily',
      marketUrl: 'https://market.example.test/details?id=test.example.jichuan',
      androidUrl: 'https://apps.example.test/jichuan-daily.apk',
    },
    reward: { rewardType: '1' },
    relationArticlePageSize: '10',
    customRecommend: { showRecommended: 1 },
    swipeShare: { open: 0 },
    innerVote: { open: 1 },
    digital: { open: 1 },
    general: {
      showBackTop: 1,
    },
    article: {
      fontSize: 36,
      replaceNbsp: 0,
      shareAppRead: 0,
      tagStyle: 1,
      openTag: 1,
      audioTitleType: 2,
      audioTitle: '音频文件',
      copyrightNotice: '霁川日报原创内容，未经书面授权不得转载。',
      authorizationText: '授权转载与合作请与本报版权部联系。',
      adsEnabled: 1,
      verticalVideoRatio: '9:16',
    },
  };
}
