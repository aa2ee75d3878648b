import { parseText } from '../wire.ts';

/** Area codes of the form; the first is the default. */
export const AREA_CODES = [
  '86',
  '852',
  '853',
  '886',
  '65',
  '81',
  '82',
  '1',
  '33',
  '44',
  '49',
  '41',
] as const;
export type AreaCode = (typeof AREA_CODES)[number];

/** The format of mainland numbers is known exactly, of others only the length (E.164). */
const MAINLAND = /^1[3-9]\d{9}$/;
const ABROAD = /^\d{5,14}$/;

/**
 * Returns the digits of a typed or pasted number, without blanks, dashes, brackets and country
 * prefix, in half-width digits.
 */
export function parsePhone(typed: string, area: AreaCode): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}().\-‐-―/]/gu, '')
    .replace(/^(\+|00|(?=861\d{10}$))/, '+');
  return text.startsWith(`+${area}`) ? text.slice(area.length + 1) : text;
}

/** Whether a parsed number is valid. */
export const isPhone = (phone: string, area: AreaCode): boolean =>
  (area === '86' ? MAINLAND : ABROAD).test(phone);

/** Returns the wire form of an area code: `0086`. */
export const formatAreaCode = (area: AreaCode): string => `00${area}`;

export const parseAreaCode = (value: unknown): AreaCode => {
  const code = parseText(value).replace(/^(\+|00)/, '');
  return AREA_CODES.find((known) => known === code) ?? AREA_CODES[0];
};

/** Returns `138****0001`; a masked number is unchanged, and other text becomes ''. */
export function maskPhone(value: unknown): string {
  const phone = parseText(value);
  if (phone.includes('*')) return phone;
  return /^\d{7,}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '';
}
