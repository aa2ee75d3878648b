import { type FileKind, MEDIA_OF, type MediaKind, readFileKind } from './fileKinds.ts';

/** Maximum number of files of each kind in a form. */
export interface MediaRules {
  readonly picture: number;
  readonly video: number;
  readonly audio: number;
  /** Whether only files of one kind may be added: images or a video, not both. */
  readonly oneKind?: boolean;
}

/** Why a file is refused. */
export type FileProblem =
  /** A kind that this form does not accept. */
  | 'type'
  /** The extension is that of an image, video or audio, the content is not. */
  | 'renamed'
  | 'empty'
  | 'size'
  | 'many'
  /** Images and a video in a form that accepts only one kind. */
  | 'mixed';

const MB = 1024 * 1024;

/** Maximum size of a chosen file; images are reduced before they are sent. */
export const MAX_FILE_B: Readonly<Record<MediaKind, number>> = {
  picture: 60 * MB,
  video: 200 * MB,
  audio: 50 * MB,
};

/** Maximum size of an image that servers accept. */
export const MAX_SENT_IMAGE_B = 10 * MB;

const EXTENSIONS = /\.(jpe?g|png|gif|bmp|webp|hei[cf]|avif|mp4|m4v|mov|webm|mp3|m4a|wav)$/i;

/** Checks a file before any of it is sent. Returns its kind, or why it is refused. */
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
  // Animated images are sent unchanged.
  const max = kind === 'gif' ? MAX_SENT_IMAGE_B : MAX_FILE_B[media];
  return size > max ? 'size' : kind;
}

/** Returns why no more files of a kind can be added; null when they can. */
export function checkRoom(
  media: MediaKind,
  taken: readonly MediaKind[],
  rules: MediaRules,
): 'many' | 'mixed' | null {
  if (rules.oneKind && taken.some((other) => other !== media)) return 'mixed';
  return taken.filter((other) => other === media).length >= rules[media] ? 'many' : null;
}

/** Returns the kinds that can still be added to a form. */
export const listOpenKinds = (
  taken: readonly MediaKind[],
  rules: MediaRules,
): readonly MediaKind[] =>
  (['picture', 'video', 'audio'] as const).filter((media) => !checkRoom(media, taken, rules));

const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  picture: 'image/*',
  video: '.mp4,.m4v,.mov,.webm,video/mp4,video/quicktime,video/webm',
  audio: '.mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/x-m4a,audio/wav',
};

/** Returns the `accept` attribute of the file input. */
export const formatAcceptedTypes = (kinds: readonly MediaKind[]): string =>
  kinds.map((kind) => ACCEPTED[kind]).join(',');
