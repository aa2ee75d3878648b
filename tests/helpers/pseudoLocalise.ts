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

/** Share by which a text grows: about the difference between German and English. */
const GROWTH = 0.4;

/**
 * Returns messages for layout tests: every text in ⟦brackets⟧, its Latin vowels accented, 40 %
 * longer. Text without brackets is not from the messages; a missing bracket shows that text is
 * cut. Placeholders and plural forms work as in the source language.
 */
export function pseudoLocalise<K extends string>(
  messages: Readonly<Record<K, string>>,
): Record<K, string> {
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
