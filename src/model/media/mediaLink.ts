import { filterMediaLink } from '../link.ts';
import type { MediaFacts } from './facts.ts';

/**
 * Returns the address that a browser or a player app opens without the page's own player, ''
 * without one. Of a broadcast on air that is the HLS playlist, since no app plays FLV by itself.
 */
export function decideMediaLink({
  url,
  sources,
  live,
}: Pick<MediaFacts, 'url' | 'sources' | 'live'>): string {
  const playlist = live && [url, ...sources].find((link) => /\.m3u8(?=$|[?#])/i.test(link));
  return filterMediaLink(playlist || url);
}
