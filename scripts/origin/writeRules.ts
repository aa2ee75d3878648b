import type { CallContext } from './callContext.ts';

/** Statuses of refused writes (product 8.1). */
export const REFUSED = { closed: 10202, tooOften: 10203, content: 10204 } as const;

/** Combining marks make characters of any length: more code units than this per character are refused. */
const MAX_UNITS_A_CHARACTER = 16;
const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Whether a text has more than `max` graphemes: an emoji of many code points counts as one. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max * MAX_UNITS_A_CHARACTER || [...CHARACTERS.segment(text)].length > max;

const MAX_TITLE_CHARACTERS = 100;

/** Returns why title and text cannot be stored, as a message for the reader; null when they can. */
export function refuseTexts({
  title,
  text,
  maxText,
}: Readonly<Record<'title' | 'text', string>> & { readonly maxText: number }): string | null {
  if (title === '') return '请输入标题';
  if (isLongerThan(title, MAX_TITLE_CHARACTERS)) return `标题不能超过${MAX_TITLE_CHARACTERS}字`;
  return isLongerThan(text, maxText) ? `内容不能超过${maxText}字` : null;
}

const MAX_LOCATION_LENGTH = 50;

/** Returns the geolocation text that the reader attached; {} without one. */
export const readLocation = ({ params }: CallContext): { readonly place?: string } => {
  const place = params.text('location').slice(0, MAX_LOCATION_LENGTH);
  return place ? { place } : {};
};

/** Phrases of advertising: a text that contains one is reviewed before it is public. */
const REVIEWED_PHRASES = ['加微信', '代办证件', '刷单', '内部价'] as const;

/** Whether editors review a reader's text before it is public: suspicious phrases or attached files. */
export const needsReview = (text: string, hasFiles: boolean): boolean =>
  hasFiles || REVIEWED_PHRASES.some((word) => text.includes(word));
