/** Places that no map has: not yet known, or no place at all. */
const NO_PLACE = /^(?:待定|未定|另行通知|线上|在线|网上|online|virtual|tb[ad])$/i;

/**
 * Returns the address of a map that shows a place; null where the deployment names no map, and for what is no
 * place: editors also write there that it is not known yet, or the address of a meeting on the web. `pattern`
 * is the setting MAP_URL: an address with `{place}`. The place is well-formed, as all text that was parsed.
 */
export function formatMapAddress(pattern: string | undefined, place: string): string | null {
  if (!pattern || NO_PLACE.test(place) || place.includes('://')) return null;
  // A function, because `$` has a meaning in a replacement text.
  return pattern.replace('{place}', () => encodeURIComponent(place));
}
