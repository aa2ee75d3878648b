import { cutCharacters } from '../cutCharacters.ts';
import { field, parseNumber, parseRecord, parseText } from '../wire.ts';

/** A location that the writer gave, by name, by coordinates or both. */
export interface WrittenLocation {
  /** Written by the reader; '' when only coordinates are known. */
  readonly name: string;
  /** Degrees; null when the device's location was not requested. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
}

/** Maximum length of a location's name in characters. */
export const MAX_LOCATION_LENGTH = 50;

/** Decimals of a degree: about 100 m, so that no home address is revealed. */
const DIGITS = 3;

/** Returns coordinates rounded to about 100 m. */
export function roundCoordinates({ latitude, longitude }: NonNullable<WrittenLocation['at']>) {
  return {
    latitude: Number(latitude.toFixed(DIGITS)),
    longitude: Number(longitude.toFixed(DIGITS)),
  };
}

/** Returns a location as one line of text; '' for none. */
export function formatLocation(location: WrittenLocation | null): string {
  if (location === null) return '';
  if (location.name) return location.name;
  if (location.at === null) return '';
  const { latitude, longitude } = location.at;
  const degrees = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(DIGITS)}°${value < 0 ? minus : plus}`;
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}`;
}

/** Returns a stored location; null when it is malformed. */
export function parseStoredLocation(value: unknown): WrittenLocation | null {
  const wire = parseRecord(value);
  const name = cutCharacters(parseText(field(wire, 'name')), MAX_LOCATION_LENGTH);
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
