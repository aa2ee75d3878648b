import type { Attached } from '../model/community/communityTypes.ts';
import type { WrittenLocation } from '../model/form/writtenLocation.ts';
import type { Wire } from '../model/wire.ts';

/** Parses a field of a stored payload; undefined where it is missing or of another type. */
export type FieldParser<T> = (value: unknown) => T | undefined;

/** Longer than every form allows. */
const MAX_TEXT = 50_000;
const MAX_LIST = 200;

export const text: FieldParser<string> = (value) =>
  typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined;

export const flag: FieldParser<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

const isAttached = (value: unknown): value is Attached =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

const isLocation = (value: unknown): value is WrittenLocation =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const listOf =
  <T>(isElement: (value: unknown) => value is T): FieldParser<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= MAX_LIST && value.every(isElement) ? value : undefined;

export const texts = listOf((value): value is string => text(value) !== undefined);
export const attached = listOf(isAttached);

export const oneOf =
  <T>(...values: readonly T[]): FieldParser<T> =>
  (value) =>
    values.find((known) => known === value);

/** A field that older versions of the page did not store. */
export const orElse =
  <T>(parse: FieldParser<T>, fallback: T): FieldParser<T> =>
  (value) =>
    parse(value) ?? fallback;

export const place: FieldParser<WrittenLocation | null> = (value) =>
  isLocation(value) ? value : null;

/**
 * Returns the parser of a payload with these fields. Fields that it does not name are kept:
 * another version of the page may have stored them.
 */
export const parseFields =
  <P extends object>(fields: { readonly [N in keyof P]-?: FieldParser<P[N]> }) =>
  (stored: Wire): P | null => {
    const payload: Record<string, unknown> = { ...stored };
    for (const name in fields) {
      const value = fields[name](stored[name]);
      if (value === undefined) return null;
      payload[name] = value;
    }
    return payload as P;
  };
