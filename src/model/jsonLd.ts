/**
 * Returns JSON that is safe inside a script element: '<' could close the element, and U+2028
 * and U+2029 end a line in older JavaScript.
 */
export const formatJsonLd = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
