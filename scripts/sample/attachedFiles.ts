/** A file attached to a text: an image (by its name), a video with its cover, or audio. */
export type SampleFile =
  | string
  | { readonly picture: string; readonly summary?: string }
  | { readonly video: string; readonly poster: string; readonly summary?: string }
  | { readonly audio: string; readonly summary?: string };
