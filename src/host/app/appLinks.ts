import { filterAppLink } from '../../model/link.ts';
import type { Settings } from '../../settings.ts';

/**
 * The capabilities of the native app, each a link of its scheme:
 * `<scheme>://<name>?<parameters>`, every value URI-encoded, lists as JSON. A deployment
 * whose app has another name for a link sets it in `APP_LINKS` (`share=doShare`).
 *
 * | link | parameters |
 * | --- | --- |
 * | `open` | `path` (the page to show, from outside the app) |
 * | `openArticle` | `id`, `columnId`, `articleType`, `title`, `url` |
 * | `login` | `back` |
 * | `refreshToken`, `clearUser`, `hideShare`, `scan`, `locate` | none |
 * | `setMember` | `uid`, `userid`, `nickname`, `head`, `phone` (masked), `score` |
 * | `toast` | `text` |
 * | `playMedia` | `kind` (`video`, `audio`), `url`, `title`, `poster` |
 * | `readAloud` | `id` and `title` of the article, `lang` of its text |
 * | `setShare` | the card: `title`, `desc`, `imgUrl`, `url`, `articleId`, `objectType` |
 * | `share` | the card and `target`: `native` (the app's own panel) or `meetime` |
 * | `previewImages` | `urls`, `current` |
 * | `chooseImages` | `count` |
 * | `openMiniProgram` | `url` |
 * | `reward` | `id` of the article |
 * | `ask` | `id` of the reporter |
 * | `download` | `url`, `name` |
 *
 * Links of texts reach the app with `open`, `openArticle`, `playMedia` and `previewImages` only
 * (`isShowingLink`).
 *
 * A link that can be answered has the parameter `reply`, a number: the app answers by calling
 * `appReply(reply, answer)` in the page (host/app/appRequests.ts has its format).
 */
const APP_LINKS = [
  'open',
  'openArticle',
  'login',
  'refreshToken',
  'clearUser',
  'setMember',
  'toast',
  'playMedia',
  'readAloud',
  'setShare',
  'share',
  'hideShare',
  'previewImages',
  'chooseImages',
  'openMiniProgram',
  'scan',
  'locate',
  'reward',
  'ask',
  'download',
] as const;

export type AppLink = (typeof APP_LINKS)[number];
export type AppParams = Readonly<Record<string, string | number | readonly string[]>>;

/** Returns the address of a link; '' when the deployment has no app. */
export function formatAppLink(
  { appScheme, appLinks }: Pick<Settings, 'appScheme' | 'appLinks'>,
  link: AppLink,
  params: AppParams = {},
): string {
  if (!appScheme) return '';
  const query = Object.keys(params)
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(formatValue(params[name]))}`)
    .join('&');
  return `${appScheme}://${appLinks?.[link] ?? link}${query && `?${query}`}`;
}

/** The links that show something. All others act for the reader, or tell the page what the app knows. */
const SHOWING_LINKS = [
  'open',
  'openArticle',
  'playMedia',
  'previewImages',
] as const satisfies AppLink[];

/** Names of a deployment for what its app can show besides: `openTopic=topic`. */
const OWN_SHOWING_LINK = /^open(?!MiniProgram$)/;

/**
 * Returns whether an address asks the deployment's app to show something. Texts of editors and readers may
 * ask for nothing else: a link that logs out or downloads would look like any other.
 */
export function isShowingLink(
  { appScheme, appLinks = {} }: Pick<Settings, 'appScheme' | 'appLinks'>,
  address: string,
): boolean {
  const start = `${appScheme.toLowerCase()}://`;
  const link = filterAppLink(address);
  if (appScheme === '' || !link.startsWith(start)) return false;
  // Apps read the part after the name in different ways: nothing but parameters may follow.
  const [name = ''] = link.slice(start.length).split(/\/?(?:[?#]|$)/, 1);
  const own = Object.keys(appLinks).filter((key) => OWN_SHOWING_LINK.test(key));
  return [...SHOWING_LINKS, ...own].some((key) => name === (appLinks[key] ?? key));
}

const formatValue = (value: AppParams[string] | undefined) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
