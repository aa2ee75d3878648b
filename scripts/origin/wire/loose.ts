/**
 * Formats a number as number or string. Real servers do both without a pattern (wire 17.5); here id and field decide, so that answers are reproducible.
 */
export function formatLooseNumber(value: number, id: number, field: string): number | string {
  let hash = id;
  for (const char of field) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % 2 === 0 ? value : String(value);
}

export const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for the HTML of a body. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
