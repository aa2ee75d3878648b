import type { ActionTranslate } from '../i18n/translate.ts';
import type { MemberInfo } from '../model/member/memberInfo.ts';
import type { ShareCard, ShareTarget } from '../model/share/shareTypes.ts';
import type { Environment } from './environment.ts';

/**
 * The result of a capability of the host.
 * - `done`: the host did it, or has taken it over;
 * - `cancelled`: the reader cancelled it;
 * - `unavailable`: the host does not support it: the page uses its own way;
 * - `failed`: the host supports it, and it failed.
 */
export type HostOutcome = 'done' | 'cancelled' | 'unavailable' | 'failed';

export interface HostLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** The parameters with which a page opens an article in the app. */
export interface HostArticle {
  readonly id: string;
  readonly columnId: string;
  /** The wire's article type. */
  readonly articleType: number;
  readonly title: string;
  /** Address of the page that shows the article where the app cannot. */
  readonly url: string;
}

export interface HostMedia {
  readonly kind: 'video' | 'audio';
  readonly url: string;
  readonly title: string;
  readonly poster: string;
}

/** The article that the app is to read aloud. */
export interface HostSpeech {
  readonly id: string;
  readonly title: string;
  /** Language of the text (BCP 47). */
  readonly lang: string;
}

/**
 * The capabilities of the environment: the native app, the messenger or a plain browser, with one
 * implementation each. Pages call the host instead of testing the environment. No function rejects,
 * and no function waits for a host without a time limit.
 */
export interface Host {
  readonly environment: Environment;
  readonly openArticle: (article: HostArticle) => Promise<HostOutcome>;
  /** `unavailable` means that the page shows its own login. `back` is where to return to. */
  readonly login: (back: string) => Promise<HostOutcome>;
  /** Requests new tokens from the app; the app reloads the page or answers (product 4.18). */
  readonly refreshToken: () => Promise<HostOutcome>;
  readonly clearUser: () => Promise<HostOutcome>;
  /** Passes the member centre's data to the app, which opens a page for that purpose. */
  readonly setMember: (member: MemberInfo) => Promise<HostOutcome>;
  readonly playMedia: (media: HostMedia) => Promise<HostOutcome>;
  /** Reads an article aloud with the host's own voice and controls. */
  readonly readAloud: (speech: HostSpeech) => Promise<HostOutcome>;
  /**
   * Sets the card of the host's own share menu before the reader opens it. `onShared` is called
   * when the reader has shared with that menu, where the host reports it.
   */
  readonly prepareShare: (
    card: ShareCard,
    onShared?: (target: ShareTarget) => void,
  ) => Promise<HostOutcome>;
  /** Returns the host's share targets in the order of the panel. */
  readonly shareTargets: () => readonly ShareTarget[];
  /**
   * Shares. In the messenger `done` only means that a guide to its menu is shown: `onShared` of
   * `prepareShare` reports the share. `poster` and `qr` are features of the page: `unavailable`.
   */
  readonly share: (card: ShareCard, target: ShareTarget) => Promise<HostOutcome>;
  /** Hides the share entries of the host's menu (forbidShare, shareClosed). */
  readonly hideShare: () => Promise<HostOutcome>;
  readonly previewImages: (urls: readonly string[], current: string) => Promise<HostOutcome>;
  /** Images that the reader chose with the host's own chooser; null: use a file input. */
  readonly chooseImages: (count: number) => Promise<readonly File[] | null>;
  /** Opens the native app, or shows how to open it. `path` is the page's address. */
  readonly openApp: (path: string) => Promise<HostOutcome>;
  /** Opens a mini program of the messenger by its link, or shows where it can be opened. */
  readonly openMiniProgram: (link: string) => Promise<HostOutcome>;
  /** Only the app supports a reward for an article, a question to a reporter and a download. */
  readonly rewardArticle: (articleId: string) => Promise<HostOutcome>;
  readonly askReporter: (reporterId: string) => Promise<HostOutcome>;
  readonly download: (url: string, name: string) => Promise<HostOutcome>;
  readonly scan: () => Promise<string | null>;
  readonly locate: () => Promise<HostLocation | null>;
}

/** The parameters of every implementation. */
export interface HostOptions {
  readonly environment: Environment;
  /** Messages are loaded when the first one is shown. */
  readonly loadMessages: () => Promise<ActionTranslate>;
}
