/** A picture by its name, a film with its cover, or a sound: what somebody added to a text. */
export type SampleFile =
  | string
  | { readonly picture: string; readonly summary?: string }
  | { readonly film: string; readonly poster: string; readonly summary?: string }
  | { readonly sound: string; readonly summary?: string };

/** Names of the pictures that these files show. */
export const listFileImages = (files: readonly SampleFile[] = []): readonly string[] =>
  files.flatMap((file) => {
    if (typeof file === 'string') return [file];
    if ('picture' in file) return [file.picture];
    return 'film' in file ? [file.poster] : [];
  });
