/**
 * A number as string or number, as the servers do "at random" (interop section 17,
 * point 5); here decided by the object's id and the field, so that answers repeat.
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

/** Text as the visible text of a body: entity-escaped. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
