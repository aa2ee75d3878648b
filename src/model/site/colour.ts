import { parseText } from '../wire.ts';

/** Three or six hex digits, with '#' or without: it goes into a style. '' for anything else. */
export function parseColor(value: unknown): string {
  const match = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(parseText(value));
  return match === null ? '' : `#${match[1]?.toLowerCase()}`;
}
