import { parseText } from '../wire.ts';

/**
 * Returns a colour of three or six hex digits, with or without '#', as a safe style value; ''
 * for anything else.
 */
export function parseColor(value: unknown): string {
  const match = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(parseText(value));
  return match === null ? '' : `#${match[1]?.toLowerCase()}`;
}
