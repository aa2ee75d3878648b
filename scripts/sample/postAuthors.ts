/** Phones of sample members, who can log in and edit their texts. */
export const SAMPLE_MEMBER = '13800000002';
export const OFFICIAL_MEMBER = '13800000001';

/** The author of a text: a member, by phone, or a name only; null where answers contain none. */
export type SampleAuthor = { readonly phone: string } | { readonly name: string | null };
