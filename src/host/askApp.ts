import type { AppReply } from '../model/app/reply.ts';
import type { Settings } from '../settings.ts';
import { type AppLink, type AppParams, formatAppLink } from './appLinks.ts';
import { hearReply } from './appReply.ts';

/** An app that has neither answered nor covered the page by then does not know the link. */
export const APP_REPLY_MS = 2000;
/** Two links at once: web views only follow the later one. */
const LINK_GAP_MS = 60;

type AppSettings = Pick<Settings, 'appScheme' | 'appLinks'>;

let free = Promise.resolve();

/** Follows a link of the app's scheme; several wait for each other. */
function follow(link: string): Promise<void> {
  const turn = free.then(() => {
    // No frame: the policy of the pages allows none. A click is what every web view hears.
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.hidden = true;
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  });
  free = turn.then(() => new Promise((resolve) => setTimeout(resolve, LINK_GAP_MS)));
  return turn;
}

/** A link that nobody answers; false when there is no app. */
export function tellApp(settings: AppSettings, link: AppLink, params?: AppParams): boolean {
  const address = formatAppLink(settings, link, params);
  if (address) void follow(address);
  return address !== '';
}

const isEnd = (reply: AppReply): reply is AppAnswer => reply.status !== 'taken';

/** How it ended: an app that only began has not answered yet. */
type AppAnswer = AppReply & { readonly status: Exclude<AppReply['status'], 'taken'> };

const ended = (status: AppAnswer['status']): AppAnswer => ({ status, data: {} });

/**
 * Asks the app and waits for its answer. A page that is covered within the time was
 * taken over: that is `done`, or, where an answer is wanted, a wait until the page is
 * back. `taken` from the app is a wait for the end. Silence is `unavailable`.
 */
export function askApp(
  settings: AppSettings,
  link: AppLink,
  params: AppParams = {},
  wantsAnswer = false,
): Promise<AppAnswer> {
  if (!settings.appScheme) return Promise.resolve(ended('unavailable'));
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard = false;
    const finish = (outcome: AppAnswer) => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      resolve(outcome);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(ended('unavailable')), APP_REPLY_MS);
    };
    const { id, stop } = hearReply((answer) => {
      heard = true;
      if (isEnd(answer)) finish(answer);
      else clearTimeout(timer);
    });
    const onVisibility = () => {
      if (document.visibilityState !== 'hidden') wait();
      else if (wantsAnswer) clearTimeout(timer);
      else finish(ended('done'));
    };
    document.addEventListener('visibilitychange', onVisibility);
    void follow(formatAppLink(settings, link, { ...params, reply: id })).then(() => {
      if (!heard) wait();
    });
  });
}
