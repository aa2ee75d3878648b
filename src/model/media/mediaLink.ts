import { filterMediaLink } from '../link.ts';
import type { MediaFacts } from './mediaFacts.ts';

/**
 * Returns the address to open without the page's own player, '' for none. For a broadcast on
 * air that is the HLS playlist, because apps cannot play FLV.
 */
export function decideMediaLink({
  url,
  sources,
  live,
}: Pick<MediaFacts, 'url' | 'sources' | 'live'>): string {
  const playlist = live && [url, ...sources].find((link) => /\.m3u8(?=$|[?#])/i.test(link));
  return filterMediaLink(playlist || url);
}
