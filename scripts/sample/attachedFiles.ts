/** A file attached to a text: an image (by its name), a video with its cover, or audio. */
export type SampleFile =
  | string
  | { readonly picture: string; readonly summary?: string }
  | { readonly video: string; readonly poster: string; readonly summary?: string }
  | { readonly audio: string; readonly summary?: string };

/** Lists the names of the images among files, covers of videos included. */
export const listFileImages = (files: readonly SampleFile[] = []): readonly string[] =>
  files.flatMap((file) => {
    if (typeof file === 'string') return [file];
    if ('picture' in file) return [file.picture];
    return 'video' in file ? [file.poster] : [];
  });
