import { filterImageLink } from '../link.ts';
import { field, parseFlag, parseRecord, parseSeconds, parseText } from '../wire.ts';

/**
 * What a player is told of a film or a sound. It stands in the page beside its cover
 * (`data-media`), where late code finds it (ui/MediaCover.tsx).
 */
export interface MediaFacts {
  readonly kind: 'video' | 'audio';
  /** As the CMS sent it: may be encrypted (spec section 5). */
  readonly url: string;
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
  const told = Object.entries(rest).filter(
    ([name, value]) => value !== NONE[name as keyof typeof NONE],
  );
  return JSON.stringify({ kind, url, ...Object.fromEntries(told) });
}

/** null for what is none: the attribute stands in a page, which may be an old one. */
export function parseMediaFacts(text: string | undefined): MediaFacts | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  const wire = parseRecord(value);
  const kind = field(wire, 'kind');
  const url = parseText(field(wire, 'url'));
  if ((kind !== 'video' && kind !== 'audio') || url === '') return null;
  return {
    kind,
    url,
    title: parseText(field(wire, 'title')),
    poster: filterImageLink(field(wire, 'poster')),
    durationS: parseSeconds(field(wire, 'durationS')),
    vertical: parseFlag(field(wire, 'vertical')),
    live: parseFlag(field(wire, 'live')),
    loop: parseFlag(field(wire, 'loop')),
    captions: parseText(field(wire, 'captions')),
  };
}
