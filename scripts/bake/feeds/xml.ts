/** What XML 1.0 has no place for, whatever it is written as. */
const NO_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute: the one place where text becomes XML. */
const escapeXml = (text: string): string =>
  text.replace(NO_CHARACTER, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

export type Attributes = Readonly<Record<string, string>>;
/** Markup that was made by `element`. */
export type Xml = { readonly xml: string };

/** An element with text or with elements in it; without either it is empty. */
export function element(
  name: string,
  content: string | readonly (Xml | null)[] = [],
  attributes: Attributes = {},
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : content
          .filter((child) => child !== null)
          .map(({ xml }) => `\n${xml}`)
          .join('');
  const start = `<${name}${given.join('')}`;
  if (inside === '') return { xml: `${start}/>` };
  return { xml: `${start}>${inside}${typeof content === 'string' ? '' : '\n'}</${name}>` };
}

/** A whole file. */
export const formatXml = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
