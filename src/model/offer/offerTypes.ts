import type { Circle } from '../community/circle.ts';
import type { Column } from '../site/siteTypes.ts';

/** What a site offers beside its articles. */
export type OfferKind =
  | 'questions'
  | 'tips'
  | 'activities'
  | 'contributions'
  | 'paper'
  | 'live'
  | 'photos'
  | 'shortVideos'
  | 'courses'
  | 'accounts'
  | 'rank'
  | 'leaders'
  | 'circles'
  | 'points'
  | 'invitations'
  | 'modules';

/** What the servers of a site have answered about its offers (product 2.17). */
export interface SiteOffers {
  /** All listed columns, parents before children. */
  readonly columns: readonly Column[];
  readonly hasAccounts: boolean;
  readonly hasRank: boolean;
  readonly hasLeaders: boolean;
  readonly hasPaper: boolean;
  readonly hasPoints: boolean;
  readonly hasInvitations: boolean;
  /** Id of a short video; '' for none. */
  readonly shortVideoId: string;
  readonly circles: readonly Circle[];
  /** The modules of the front page's column. */
  readonly modules: readonly { readonly id: string; readonly name: string }[];
}
