const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};

/** Share of its length by which a text grows: about what German adds to English. */
const GROWTH = 0.4;

/**
 * A language for layout tests: every text in ⟦brackets⟧, its Latin vowels accented, 40 %
 * longer. Plain text on a page did not come from the messages; a missing bracket was cut
 * off. Placeholders and plural forms work as they do in the language it is made from.
 */
export function pseudo<K extends string>(messages: Readonly<Record<K, string>>): Record<K, string> {
  const entries = Object.entries<string>(messages).map(([key, message]) => [
    key,
    message.split('|').map(lengthen).join('|'),
  ]);
  return Object.fromEntries(entries) as Record<K, string>;
}

function lengthen(text: string): string {
  const visible = text.replace(/\{\w+\}/g, '');
  const accented = text.replace(
    /\{\w+\}|[aeiou]/gi,
    (part) => (part.startsWith('{') ? part : ACCENTED[part]) ?? part,
  );
  return `⟦${accented} ${'~'.repeat(Math.ceil(visible.length * GROWTH))}⟧`;
}
