import { filterImageLink, filterMediaLink } from '../link.ts';
import { field, parseFlag, parseList, parseRecord, parseText } from '../wire.ts';
import type { MediaFacts } from './mediaFacts.ts';
import { parseSeconds } from './mediaNumbers.ts';

/**
 * Returns the facts of a `data-media` attribute; null when malformed, because an older page may
 * have written it. Separate from mediaFacts.ts, so that pages which only show covers do not load it.
 */
export function parseMediaFacts(text: string | undefined): MediaFacts | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  const wire = parseRecord(value);
  const kind = field(wire, 'kind');
  if (kind !== 'video' && kind !== 'audio') return null;
  return {
    kind,
    url: parseText(field(wire, 'url')),
    sources: parseList(field(wire, 'sources')).map(parseText).filter(Boolean),
    title: parseText(field(wire, 'title')),
    poster: filterImageLink(field(wire, 'poster')),
    durationS: parseSeconds(field(wire, 'durationS')),
    vertical: parseFlag(field(wire, 'vertical')),
    live: parseFlag(field(wire, 'live')),
    loop: parseFlag(field(wire, 'loop')),
    captions: filterMediaLink(field(wire, 'captions')),
  };
}
