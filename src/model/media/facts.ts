/**
 * What a player is told of a film or a sound. It stands in the page beside its cover
 * (`data-media`), where late code finds it (ui/MediaCover.tsx, model/media/parseFacts.ts).
 */
export interface MediaFacts {
  readonly kind: 'video' | 'audio';
  /** As the CMS sent it: may be encrypted (product 5.11); '' while it is being uploaded. */
  readonly url: string;
  /** Addresses of the same, in the order in which they are tried when `url` cannot be played. */
  readonly sources: readonly string[];
  readonly title: string;
  readonly poster: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  /** Has no end to wait for: a broadcast on air. */
  readonly live: boolean;
  /** Starts again when it has ended. */
  readonly loop: boolean;
  /** Address of captions (WebVTT), '' when there are none. */
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

export const mediaFacts = (
  facts: Pick<MediaFacts, 'kind' | 'url'> & Partial<MediaFacts>,
): MediaFacts => ({ ...NONE, ...facts });

/** As an attribute: short, since it stands in pages. What is as always is left out. */
export function formatMediaFacts(facts: MediaFacts): string {
  const { kind, url, ...rest } = facts;
  const told = Object.entries(rest).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  return JSON.stringify({ kind, url, ...Object.fromEntries(told) });
}
