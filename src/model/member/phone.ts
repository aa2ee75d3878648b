import { parseText } from '../wire.ts';

/** Area codes that the form offers; the first is the default. */
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

/** Mainland numbers are known exactly; of others only how long they can be (E.164). */
const MAINLAND = /^1[3-9]\d{9}$/;
const ABROAD = /^\d{5,14}$/;

/**
 * The digits of a number as people type and paste it: blanks, dashes, brackets and
 * full-width digits, the country's own prefix before it.
 */
export function parsePhone(typed: string, area: AreaCode): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}().\-‐-―/]/gu, '')
    .replace(/^(\+|00|(?=861\d{10}$))/, '+');
  return text.startsWith(`+${area}`) ? text.slice(area.length + 1) : text;
}

/** Whether a parsed number can be one. */
export const isPhone = (phone: string, area: AreaCode): boolean =>
  (area === '86' ? MAINLAND : ABROAD).test(phone);

/** As servers write an area code: `0086`. */
export const formatAreaCode = (area: AreaCode): string => `00${area}`;

export const parseAreaCode = (value: unknown): AreaCode => {
  const code = parseText(value).replace(/^(\+|00)/, '');
  return AREA_CODES.find((known) => known === code) ?? AREA_CODES[0];
};

/** `138****0001`; one that is masked already stays, and what is no number becomes ''. */
export function maskPhone(value: unknown): string {
  const phone = parseText(value);
  if (phone.includes('*')) return phone;
  return /^\d{7,}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '';
}
