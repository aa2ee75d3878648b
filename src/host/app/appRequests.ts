import { type AppReply, parseAppReply } from '../../model/app/reply.ts';
import type { Settings } from '../../settings.ts';
import { type AppLink, type AppParams, formatAppLink } from './appLinks.ts';

declare global {
  interface Window {
    /**
     * The native app calls this function to answer a link: `appReply(7, 'done')`, or with the
     * requested data: `appReply(7, {latitude: 30.2, longitude: 120.1})`. See `model/app/reply.ts`.
     */
    appReply?: (reply: unknown, answer: unknown) => void;
  }
}

const waiting = new Map<number, (reply: AppReply) => void>();
let last = 0;

/** Receives the answers to one link until `stop` is called. */
function onAppReply(onReply: (reply: AppReply) => void): {
  readonly id: number;
  readonly stop: () => void;
} {
  window.appReply ??= (reply, answer) => waiting.get(Number(reply))?.(parseAppReply(answer));
  last += 1;
  const id = last;
  waiting.set(id, onReply);
  return { id, stop: () => waiting.delete(id) };
}

/**
 * Time limit, in ms, for an answer or for the page to be covered; after it the link counts as
 * unsupported.
 */
const APP_REPLY_MS = 2000;
/** Delay between two links, in ms: of simultaneous links web views follow only the last. */
const LINK_GAP_MS = 60;

type AppSettings = Pick<Settings, 'appScheme' | 'appLinks'>;

let lastNavigation = Promise.resolve();

/** Follows an address of the app's scheme; several are followed one after the other. */
export function followAppAddress(link: string): Promise<void> {
  const turn = lastNavigation.then(() => {
    // The content security policy allows no frames. Every web view handles a click on a link.
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.hidden = true;
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  });
  lastNavigation = turn.then(() => new Promise((resolve) => setTimeout(resolve, LINK_GAP_MS)));
  return turn;
}

/** Follows a link that has no answer. Returns false when there is no app. */
export function followAppLink(settings: AppSettings, link: AppLink, params?: AppParams): boolean {
  const address = formatAppLink(settings, link, params);
  if (address) void followAppAddress(address);
  return address !== '';
}

const isEnd = (reply: AppReply): reply is AppAnswer => reply.status !== 'taken';

/** A final answer: `taken` only reports that the app has begun. */
type AppAnswer = AppReply & { readonly status: Exclude<AppReply['status'], 'taken'> };

const createAnswer = (status: AppAnswer['status']): AppAnswer => ({ status, data: {} });

/**
 * Follows a link and resolves to the app's answer. When the app covers the page within the time
 * limit, the result is `done`; with `wantsAnswer` the function waits until the page is visible
 * again. After `taken` it waits for the final answer without a limit. No answer is `unavailable`.
 */
export function requestFromApp(
  settings: AppSettings,
  link: AppLink,
  params: AppParams = {},
  wantsAnswer = false,
): Promise<AppAnswer> {
  if (!settings.appScheme) return Promise.resolve(createAnswer('unavailable'));
  return requestByAddress(
    (reply) => formatAppLink(settings, link, { ...params, reply }),
    wantsAnswer,
  );
}

/**
 * Follows an address of the app's scheme from outside of the app; false when nothing has covered the page
 * within the time limit.
 */
export const openAppAddress = async (link: string): Promise<boolean> =>
  (await requestByAddress(() => link, false)).status === 'done';

function requestByAddress(
  format: (reply: number) => string,
  wantsAnswer: boolean,
): Promise<AppAnswer> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = false;
    const finish = (outcome: AppAnswer) => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      resolve(outcome);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => finish(createAnswer('unavailable')), APP_REPLY_MS);
    };
    const { id, stop } = onAppReply((answer) => {
      isAnswered = true;
      if (isEnd(answer)) finish(answer);
      else clearTimeout(timer);
    });
    const onVisibility = () => {
      if (document.visibilityState !== 'hidden') wait();
      else if (wantsAnswer) clearTimeout(timer);
      else finish(createAnswer('done'));
    };
    document.addEventListener('visibilitychange', onVisibility);
    void followAppAddress(format(id)).then(() => {
      if (!isAnswered) wait();
    });
  });
}
