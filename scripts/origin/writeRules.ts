import type { CallContext } from './callContext.ts';
import { type Answer, fail } from './envelope.ts';
import { startOfDay } from './startOfDay.ts';
import { countSince, type WritingKind } from './store/writings.ts';

/** Statuses of refused writes (product 8.1). */
export const REFUSED = { closed: 10202, tooOften: 10203, content: 10204 } as const;

/** Combining marks make characters of any length: more code units than this per character are refused. */
const MAX_UNITS_A_CHARACTER = 16;
const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Whether a text has more than `max` graphemes: an emoji of many code points counts as one. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max * MAX_UNITS_A_CHARACTER || [...CHARACTERS.segment(text)].length > max;

/** Refuses a reader who has reached today's limit for a kind; null below it. */
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

/** Returns the geolocation text that the reader attached; {} without one. */
export const readLocation = ({ params }: CallContext): { readonly place?: string } => {
  const place = params.text('location').slice(0, MAX_LOCATION_LENGTH);
  return place ? { place } : {};
};
