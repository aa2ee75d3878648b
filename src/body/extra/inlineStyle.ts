/** Longer styles are read only up to here. */
const MAX_STYLE_CHARACTERS = 4_000;

/** The style that was read last: steps read several properties of each, and neighbours are often alike. */
let known: { readonly style: string; readonly values: ReadonlyMap<string, string> } | null = null;

/**
 * Returns the value of a property in a style attribute, in lower case; '' without one. The last
 * declaration counts, as in browsers.
 */
export function readStyle(style: string | undefined, property: string): string {
  if (!style) return '';
  if (known?.style !== style) known = { style, values: readDeclarations(style) };
  return known.values.get(property) ?? '';
}

function readDeclarations(style: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const declaration of style.slice(0, MAX_STYLE_CHARACTERS).toLowerCase().split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    values.set(name.trim(), rest.join(':').replace('!important', '').trim());
  }
  return values;
}
