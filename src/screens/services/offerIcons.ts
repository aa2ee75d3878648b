import {
  ChartNoAxesColumn,
  Clapperboard,
  Gift,
  type IconNode,
  Landmark,
  LayoutList,
  Rss,
  UserPlus,
  UsersRound,
} from 'lucide';
import type { OfferKind } from '../../model/offer/offerTypes.ts';
import { COLUMN_OFFER_ICONS } from '../../ui/offers/columnOfferIcons.ts';

export const OFFER_ICONS: Readonly<Record<OfferKind, IconNode>> = {
  ...COLUMN_OFFER_ICONS,
  shortVideos: Clapperboard,
  accounts: Rss,
  rank: ChartNoAxesColumn,
  leaders: Landmark,
  circles: UsersRound,
  points: Gift,
  invitations: UserPlus,
  modules: LayoutList,
};
