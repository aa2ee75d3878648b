import {
  CalendarDays,
  GraduationCap,
  type IconNode,
  Images,
  Megaphone,
  MessageCircleQuestionMark,
  Newspaper,
  PenLine,
  Radio,
} from 'lucide';
import type { OfferKind } from '../../model/offer/offerTypes.ts';

/** Icons of what columns offer on the front page, in the order of its row. */
export const COLUMN_OFFER_ICONS = {
  questions: MessageCircleQuestionMark,
  tips: Megaphone,
  activities: CalendarDays,
  paper: Newspaper,
  contributions: PenLine,
  live: Radio,
  courses: GraduationCap,
  photos: Images,
} as const satisfies Partial<Record<OfferKind, IconNode>>;
