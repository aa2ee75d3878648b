export const MASK = '***';

/**
 * Returns a text without the users and passwords of its addresses. Linear: the text may be a server's
 * answer of any length.
 */
export const maskCredentials = (text: string): string =>
  text.replace(/[^\s"]+/g, (part) => {
    const start = part.indexOf('//');
    const end = part.lastIndexOf('@');
    return start >= 0 && end > start ? `${part.slice(0, start)}//${MASK}${part.slice(end)}` : part;
  });
