import type { ActTranslate } from '../i18n/translate.ts';
import type { MemberInfo } from '../model/member/types.ts';
import type { ShareCard, ShareTarget } from '../model/share/types.ts';
import type { Place } from './place.ts';

/**
 * How a hand-over to the host ended.
 *
 * - `done`: the host did it, or has taken it over;
 * - `cancelled`: the reader changed their mind;
 * - `unavailable`: this host cannot: the page does it in its own way;
 * - `failed`: the host could and did not.
 */
export type Handover = 'done' | 'cancelled' | 'unavailable' | 'failed';

export interface HostLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a page asks of the app when it hands an article over. */
export interface HostArticle {
  readonly id: string;
  readonly columnId: string;
  /** The wire's article type. */
  readonly articleType: number;
  readonly title: string;
  /** Address of the page that shows it where the app cannot. */
  readonly url: string;
}

export interface HostMedia {
  readonly kind: 'video' | 'audio';
  readonly url: string;
  readonly title: string;
  readonly poster: string;
}

/**
 * What a page can ask of the place it runs in: the native app, the messenger or a plain
 * browser. One implementation each; a page never asks where it is to decide how. Nothing
 * here rejects, and nothing waits for a host that does not answer.
 */
export interface Host {
  readonly place: Place;
  readonly openArticle: (article: HostArticle) => Promise<Handover>;
  /** `unavailable` means that the page shows its own login. `back` is where to return to. */
  readonly login: (back: string) => Promise<Handover>;
  /** Asks the app for fresh tokens; the app reloads the page or answers (product 4.18). */
  readonly refreshToken: () => Promise<Handover>;
  readonly clearUser: () => Promise<Handover>;
  /** Takes what the member centre tells of the member: the app opened a page to learn it. */
  readonly takeMember: (member: MemberInfo) => Promise<Handover>;
  /** Says a short thing: the app's own toast inside the app. */
  readonly toast: (text: string) => void;
  readonly playMedia: (media: HostMedia) => Promise<Handover>;
  /**
   * Makes the card that the host's own share menu offers; before anyone asks to share.
   * `onShared` hears of what the reader shared by that menu, where the host tells.
   */
  readonly prepareShare: (
    card: ShareCard,
    onShared?: (target: ShareTarget) => void,
  ) => Promise<Handover>;
  /** Which ways of sharing this host has, in the order that the panel shows them. */
  readonly shareTargets: () => readonly ShareTarget[];
  /**
   * Shares. In the messenger `done` only means that its menu is pointed at: `onShared` of
   * `prepareShare` tells of the share. `poster` and `qr` are the page's own: `unavailable`.
   */
  readonly share: (card: ShareCard, target: ShareTarget) => Promise<Handover>;
  /** Hides what the host's menu offers to share (forbidShare, shareClosed). */
  readonly hideShare: () => Promise<Handover>;
  readonly previewImages: (urls: readonly string[], current: string) => Promise<Handover>;
  /** Pictures that the reader chose with the host's own chooser; null: use a file input. */
  readonly chooseImages: (count: number) => Promise<readonly File[] | null>;
  /** Leads to the native app, or tells how to get there. `path` is the page's address. */
  readonly openApp: (path: string) => Promise<Handover>;
  /** Opens a mini program of the messenger by its link, or tells where it can be opened. */
  readonly openMiniProgram: (link: string) => Promise<Handover>;
  /** Thanks for an article, a question to a reporter, a file: what only the app has. */
  readonly reward: (articleId: string) => Promise<Handover>;
  readonly ask: (reporterId: string) => Promise<Handover>;
  readonly download: (url: string, name: string) => Promise<Handover>;
  readonly scan: () => Promise<string | null>;
  readonly locate: () => Promise<HostLocation | null>;
  readonly pay: (order: Readonly<Record<string, string>>) => Promise<Handover>;
}

/** What every implementation is given. */
export interface HostEnv {
  readonly place: Place;
  /** Words come when one has to be said. */
  readonly words: () => Promise<ActTranslate>;
}
