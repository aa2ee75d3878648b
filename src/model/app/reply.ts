import { field, parseEach, parseNumber, parseRecord, parseText, type Wire } from '../wire.ts';

/**
 * What the native app answers to a link.
 *
 * - `taken`: it has begun, and the outcome follows (a chooser, a payment);
 * - `done`, `cancelled`, `failed`, `unavailable`: how it ended.
 */
export interface AppReply {
  readonly status: 'taken' | 'done' | 'cancelled' | 'failed' | 'unavailable';
  /** What the app sent along; read it with the parsers of this file. */
  readonly data: Wire;
}

const STATUS_OF: Readonly<Record<string, AppReply['status']>> = {
  taken: 'taken',
  done: 'done',
  ok: 'done',
  success: 'done',
  true: 'done',
  cancel: 'cancelled',
  cancelled: 'cancelled',
  fail: 'failed',
  failed: 'failed',
  false: 'failed',
  unavailable: 'unavailable',
};

/**
 * An answer is a word of the list above, or an object (also as JSON text) with `status`,
 * such a word, beside what was asked for. An object without a status is the thing itself.
 */
export function parseAppReply(answer: unknown): AppReply {
  if (typeof answer === 'boolean') return { status: answer ? 'done' : 'failed', data: {} };
  const data = parseRecord(answer);
  if (Object.keys(data).length === 0) return { status: parseStatus(answer, 'failed'), data };
  return { status: parseStatus(field(data, 'status'), 'done'), data };
}

const parseStatus = (word: unknown, fallback: AppReply['status']) =>
  STATUS_OF[parseText(word).toLowerCase()] ?? fallback;

/** `{latitude, longitude}`; null when either is missing or not on Earth. */
export function parseLocation(
  wire: Wire,
): { readonly latitude: number; readonly longitude: number } | null {
  const latitude = parseNumber(field(wire, 'latitude', 'lat'));
  const longitude = parseNumber(field(wire, 'longitude', 'lng'));
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Pictures as the app hands them over: base64 text, with or without `data:…,`. */
export const parseChosenImages = (wire: Wire): readonly string[] =>
  parseEach(field(wire, 'images'), (image) => parseText(image) || null);

/** What was read from a code; null when nothing was. */
export const parseScan = (wire: Wire): string | null =>
  parseText(field(wire, 'result', 'resultStr')) || null;
