/** The beginning of a text, from which a description is made. */
const READ_CHARACTERS = 20_000;

/** An element that an attribute or its style hides, to its first end. */
const HIDDEN =
  /<([a-z]\w*)(?=\s)[^<>]*?(?:\shidden(?![\w"';:-])|display\s*:\s*none|visibility\s*:\s*hidden|(?:opacity|font-size)\s*:\s*0(?![\d.]*[1-9]))[^<>]*>[\s\S]*?<\/\1>/gi;

/**
 * Returns the beginning of a body without its hidden parts, such as the notes of editors, where it is read
 * without the rules of the body (body/extra/hiddenParts.ts). A body that is hidden as a whole is not.
 */
export function dropHidden(html: string): string {
  const start = html.slice(0, READ_CHARACTERS);
  const shown = start.replace(HIDDEN, '');
  return /\S/.test(shown.replace(/<[^<>]*>/g, '')) ? shown : start;
}
