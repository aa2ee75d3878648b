/**
 * The data of a video or audio that a player needs. It is stored in the page beside the cover
 * (`data-media`), where deferred code reads it (ui/MediaCover.tsx, model/media/parseMediaFacts.ts).
 */
export interface MediaFacts {
  readonly kind: 'video' | 'audio';
  /** Unchanged from the CMS: may be encrypted (product 5.11); '' while it is being uploaded. */
  readonly url: string;
  /** Alternative addresses, tried in this order when `url` cannot be played. */
  readonly sources: readonly string[];
  readonly title: string;
  readonly poster: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  /** Whether it is a broadcast on air, without an end. */
  readonly live: boolean;
  /** Whether it starts again at its end. */
  readonly loop: boolean;
  /** Address of captions (WebVTT), '' for none. */
  readonly captions: string;
}

const NONE: Omit<MediaFacts, 'kind' | 'url'> = {
  sources: [],
  title: '',
  poster: '',
  durationS: 0,
  vertical: false,
  live: false,
  loop: false,
  captions: '',
};

export const createMediaFacts = (
  facts: Pick<MediaFacts, 'kind' | 'url'> & Partial<MediaFacts>,
): MediaFacts => ({ ...NONE, ...facts });

/**
 * Returns the value of the attribute. Default values are left out, because each page contains
 * it.
 */
export function formatMediaFacts(facts: MediaFacts): string {
  const { kind, url, ...rest } = facts;
  const shown = Object.entries(rest).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  return JSON.stringify({ kind, url, ...Object.fromEntries(shown) });
}
