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
 * A link that can be answered has the parameter `reply`, a number: the app answers by calling
 * `appReply(reply, answer)` in the page (host/app/appReply.ts has its format).
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

const formatValue = (value: AppParams[string] | undefined) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
