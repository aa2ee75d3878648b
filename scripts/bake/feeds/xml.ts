/** Characters that XML 1.0 does not allow, escaped or not. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for.
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or an attribute; all text becomes XML here. */
const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export type Attributes = Readonly<Record<string, string>>;
/** Markup that `element` made. */
export type Xml = { readonly xml: string };

/** Returns an element that contains text or elements; without content an empty one. */
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

/** Returns an XML file with this root element. */
export const formatXml = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
