import type { CallContext } from './callContext.ts';
import { type Answer, fail } from './envelope.ts';
import { startOfDay } from './startOfDay.ts';
import { countSince, type WritingKind } from './store/writings.ts';

/** Statuses of refused writes (spec section 8). */
export const REFUSED = { closed: 10202, tooOften: 10203, content: 10204 } as const;

/** A character can be piled up without end: so many code units may make one of them. */
const MAX_UNITS_A_CHARACTER = 16;
const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Counts characters as readers see them: an emoji of many code points is one. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max * MAX_UNITS_A_CHARACTER || [...CHARACTERS.segment(text)].length > max;

/** Refuses who has written enough of a kind today; null for anybody else. */
export function refuseOverDailyLimit(
  context: CallContext,
  kind: WritingKind,
  most: number,
): Answer | null {
  const { db, limits, member, device, now } = context;
  if (!limits.on) return null;
  const reader = { userId: member?.userId ?? 0, device };
  const written = countSince(db, kind, reader, startOfDay(now));
  return written >= most ? fail(REFUSED.tooOften, `每天最多提交${most}次`) : null;
}

const MAX_LOCATION_LENGTH = 50;

/** Where it was written, as far as the reader says. */
export const readLocation = ({ params }: CallContext): { readonly place?: string } => {
  const place = params.text('location').slice(0, MAX_LOCATION_LENGTH);
  return place ? { place } : {};
};
