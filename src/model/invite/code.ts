/** Some servers have longer codes than ours; text beyond this length is not a code. */
const CODE = /^[A-Za-z0-9_-]{1,32}$/;

/** The wire's value for "no such member" (wire 14.8). */
const NO_MEMBER = '0';

/**
 * Returns a typed, pasted or linked code without blanks and in half-width letters; '' when it
 * is not a code. The case is kept, because servers may distinguish it.
 */
export function parseCodeText(text: string | undefined): string {
  const code = (text ?? '').normalize('NFKC').replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '');
  return CODE.test(code) && code !== NO_MEMBER ? code : '';
}

/** Returns the code in a page's query; '' for none. */
export const readQueryCode = (search: string): string =>
  parseCodeText(new URLSearchParams(search).get('code') ?? '');
