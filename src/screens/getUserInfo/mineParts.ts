import type { MineMessageKey, MineTranslate } from '../../i18n/translate.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';

/** A part of the page that has a page of its own: `getUserInfo.html?part=history`. */
export interface MinePart {
  /** Title of the part, and of the row that leads to it. */
  readonly title: MineMessageKey;
  /** Only a member has it. */
  readonly isOfMember: boolean;
}

export const MINE_PARTS = {
  favourites: { title: 'mine.favourites', isOfMember: false },
  history: { title: 'mine.history', isOfMember: false },
  offline: { title: 'mine.offline', isOfMember: false },
  comments: { title: 'mine.comments', isOfMember: true },
  follows: { title: 'mine.follows', isOfMember: true },
  signUps: { title: 'mine.signUps', isOfMember: false },
  questions: { title: 'mine.questions', isOfMember: true },
  profile: { title: 'mine.profile', isOfMember: true },
} as const satisfies Readonly<Record<string, MinePart>>;

export type MinePartName = keyof typeof MINE_PARTS;

/** Returns the part that the address names; null for the page that lists them. */
export const findMinePart = (name: string | undefined): MinePartName | null =>
  (Object.keys(MINE_PARTS) as MinePartName[]).find((known) => known === name) ?? null;

/** What the parts of the page are rendered with. */
export interface MineView {
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms. */
  readonly now: number;
  readonly times: TimeSettings;
  /** The images of the site that pages share where an article has none. */
  readonly logos: readonly string[];
  readonly t: MineTranslate;
}
