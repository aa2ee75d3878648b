/** Phones of the edition's members, who can log in: what they wrote is their own. */
export const SAMPLE_MEMBER = '13800000002';
export const OFFICIAL_MEMBER = '13800000001';

/** Who wrote it: a member, by phone, or a name only; null where the server has none. */
export type SampleAuthor = { readonly phone: string } | { readonly name: string | null };
