/** Of some servers it is longer than ours; more is none. */
const CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** What stands for "no such member" in the place of a code (wire 14.8). */
const NO_MEMBER = '0';

/**
 * A code as it was typed, pasted or handed on in a link: without blanks and in plain letters,
 * whatever keyboard wrote it; '' for what is none. Their case stays: servers may count it.
 */
export function parseCodeText(text: string | undefined): string {
  const code = (text ?? '').normalize('NFKC').replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '');
  return CODE.test(code) && code !== NO_MEMBER ? code : '';
}

/** The code that a page's query names; '' for none. */
export const readQueryCode = (search: string): string =>
  parseCodeText(new URLSearchParams(search).get('code') ?? '');
