import { field, parseNumber, parseRecord, parseText } from '../wire.ts';

/** Where something was written or seen, as far as its writer tells. */
export interface WrittenPlace {
  /** In the writer's words; '' where only the device knows. */
  readonly name: string;
  /** Degrees; null where the device was not asked. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
}

/** Characters of a place's name. */
export const MAX_PLACE_LENGTH = 50;

/** About 100 m: what a reader means by a place, and no door number. */
const DIGITS = 3;

/** A place that the device told, no finer than a place has to be. */
export function roundPlace({ latitude, longitude }: NonNullable<WrittenPlace['at']>) {
  return {
    latitude: Number(latitude.toFixed(DIGITS)),
    longitude: Number(longitude.toFixed(DIGITS)),
  };
}

/** A place in one line; '' for none. */
export function formatPlace(place: WrittenPlace | null): string {
  if (place === null) return '';
  if (place.name) return place.name;
  if (place.at === null) return '';
  const { latitude, longitude } = place.at;
  const degrees = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(DIGITS)}°${value < 0 ? minus : plus}`;
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}

/** A place as it was stored; null for none. */
export function parsePlace(value: unknown): WrittenPlace | null {
  const wire = parseRecord(value);
  const name = parseText(field(wire, 'name')).slice(0, MAX_PLACE_LENGTH);
  const at = parseRecord(field(wire, 'at'));
  const latitude = parseNumber(at.latitude);
  const longitude = parseNumber(at.longitude);
  const isKnown =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isKnown) return name === '' ? null : { name, at: null };
  return { name, at: { latitude, longitude } };
}
