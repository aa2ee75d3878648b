import { type FileKind, MEDIA_OF, type MediaKind, readFileKind } from './kinds.ts';

/** How many files of each kind a form takes. */
export interface MediaRules {
  readonly picture: number;
  readonly video: number;
  readonly audio: number;
  /** Files of one kind only: pictures or a film, not both. */
  readonly oneKind?: boolean;
}

/** Why a file is not taken. */
export type FileProblem =
  /** Of a kind that this form does not take. */
  | 'type'
  /** Called a picture, film or sound, and none. */
  | 'renamed'
  | 'empty'
  | 'size'
  | 'many'
  /** Pictures or a film, not both. */
  | 'mixed';

const MB = 1024 * 1024;

/** What is taken in: pictures are made smaller before they go out. */
export const MAX_FILE_B: Readonly<Record<MediaKind, number>> = {
  picture: 60 * MB,
  video: 200 * MB,
  audio: 50 * MB,
};

/** What servers take of a picture. */
export const MAX_SENT_PICTURE_B = 10 * MB;

const EXTENSIONS = /\.(jpe?g|png|gif|bmp|webp|hei[cf]|avif|mp4|m4v|mov|webm|mp3|m4a|wav)$/i;

/** Judges a file before anything of it is sent; its kind when it may be. */
export function checkFile(
  { name, size }: { readonly name: string; readonly size: number },
  head: Uint8Array,
  rules: MediaRules,
): FileKind | FileProblem {
  if (size === 0) return 'empty';
  const kind = readFileKind(head, name);
  if (kind === null) return EXTENSIONS.test(name) ? 'renamed' : 'type';
  const media = MEDIA_OF[kind];
  if (rules[media] === 0) return 'type';
  // Moving pictures go out as they are.
  const max = kind === 'gif' ? MAX_SENT_PICTURE_B : MAX_FILE_B[media];
  return size > max ? 'size' : kind;
}

/** Whether there is room for one more; null when there is. */
export function checkRoom(
  media: MediaKind,
  taken: readonly MediaKind[],
  rules: MediaRules,
): 'many' | 'mixed' | null {
  if (rules.oneKind && taken.some((other) => other !== media)) return 'mixed';
  return taken.filter((other) => other === media).length >= rules[media] ? 'many' : null;
}

/** What a form may still take; nothing when it is full. */
export const openKinds = (taken: readonly MediaKind[], rules: MediaRules): readonly MediaKind[] =>
  (['picture', 'video', 'audio'] as const).filter((media) => !checkRoom(media, taken, rules));

const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  picture: 'image/*',
  video: '.mp4,.m4v,.mov,.webm,video/mp4,video/quicktime,video/webm',
  audio: '.mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/x-m4a,audio/wav',
};

/** What a file input offers. */
export const acceptedTypes = (kinds: readonly MediaKind[]): string =>
  kinds.map((kind) => ACCEPTED[kind]).join(',');
