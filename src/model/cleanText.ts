/**
 * Returns well-formed text: halves of surrogate pairs are replaced, controls and non-characters
 * removed. Vertical tabs, next lines and paragraph separators become line separators (U+2028).
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\v\x85\u2029]/g, '\u2028')
    .replace(/[^\P{Cc}\t\n\f\r]|\p{NChar}/gu, '');
