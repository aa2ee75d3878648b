/** Longer styles are read only up to here. */
const MAX_STYLE_CHARACTERS = 4_000;

/**
 * Returns the value of a property in a style attribute, in lower case; '' without one. The last
 * declaration counts, as in browsers.
 */
export function readStyle(style: string | undefined, property: string): string {
  const text = style?.slice(0, MAX_STYLE_CHARACTERS).toLowerCase() ?? '';
  if (!text.includes(property)) return '';
  let value = '';
  for (const declaration of text.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    if (name.trim() === property) value = rest.join(':').replace('!important', '').trim();
  }
  return value;
}
