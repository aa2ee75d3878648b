import { field, parseEach, parseNumber, parseRecord, parseText, type Wire } from '../wire.ts';

/**
 * The native app's reply to a link that called it.
 *
 * - `taken`: the app has started the action; the result follows later (chooser, payment);
 * - `done`, `cancelled`, `failed`, `unavailable`: the result.
 */
export interface AppReply {
  readonly status: 'taken' | 'done' | 'cancelled' | 'failed' | 'unavailable';
  /** The rest of the app's reply, for the parsers of this file. */
  readonly data: Wire;
}

/** A map, because the app may reply any word, `constructor` included. */
const STATUS_OF: ReadonlyMap<string, AppReply['status']> = new Map([
  ['taken', 'taken'],
  ['done', 'done'],
  ['ok', 'done'],
  ['success', 'done'],
  ['true', 'done'],
  ['cancel', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['fail', 'failed'],
  ['failed', 'failed'],
  ['false', 'failed'],
  ['unavailable', 'unavailable'],
]);

/**
 * Accepts one of the words above, or an object (also as JSON text) with such a word in `status`
 * beside the requested data. An object without `status` is the requested data itself.
 */
export function parseAppReply(answer: unknown): AppReply {
  if (typeof answer === 'boolean') return { status: answer ? 'done' : 'failed', data: {} };
  const data = parseRecord(answer);
  if (Object.keys(data).length === 0) return { status: parseStatus(answer, 'failed'), data };
  return { status: parseStatus(field(data, 'status'), 'done'), data };
}

const parseStatus = (word: unknown, fallback: AppReply['status']) =>
  STATUS_OF.get(parseText(word).toLowerCase()) ?? fallback;

/** Returns `{latitude, longitude}`; null when either is missing or out of range. */
export function parseLocation(
  wire: Wire,
): { readonly latitude: number; readonly longitude: number } | null {
  const latitude = parseNumber(field(wire, 'latitude', 'lat'));
  const longitude = parseNumber(field(wire, 'longitude', 'lng'));
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Returns the chosen images as base64 text, with or without a `data:…,` prefix. */
export const parseChosenImages = (wire: Wire): readonly string[] =>
  parseEach(field(wire, 'images'), (image) => parseText(image) || null);

/** Returns the text of a scanned code; null when nothing was scanned. */
export const parseScan = (wire: Wire): string | null =>
  parseText(field(wire, 'result', 'resultStr')) || null;
