/** What a program writes for a text that is not there. */
const NOTHING = /^\s*(?:null|undefined|NaN|\[object \w+\])\s*$/;
/** Elements that an editor has put around the lines of a body that is shown as code. */
const WRAPPERS = /<\/?(?:p|div|br)\b[^<>]*>/gi;
/** A body whose markup is escaped from its first to its last tag. */
const ESCAPED =
  /^\s*&(?:amp;)*(?:lt|#0*60|#x0*3c);[a-z!][\s\S]*&(?:amp;)*(?:gt|#0*62|#x0*3e);\s*$/i;
const ESCAPED_END = /&(?:amp;)*(?:lt|#0*60|#x0*3c);(?:\/[a-z]|(?:br|img)\b)/i;
/** A line break as programs write it; not the names of signs in formulas. */
const LINE_BREAK = /(?:\\r)?\\n(?!abla|eq?\b|eg\b|i\b|ot|u\b)/g;
/** Programs escape a text three times at most. */
const MAX_TIMES = 3;

/**
 * Returns the body that a program has made twice: escaped once more, as a text of JSON or of an address;
 * '' for the words that programs write where there is no text.
 */
export function undouble(sent: string): string {
  let html = sent;
  for (let time = 0; time < MAX_TIMES; time += 1) {
    const once = undoubleOnce(html);
    if (once === html) break;
    html = once;
  }
  return html;
}

function undoubleOnce(html: string): string {
  const inner = html.replace(WRAPPERS, '');
  if (NOTHING.test(inner)) return '';
  if (/^\s*"(?:[^"\\]|\\.)*"\s*$/.test(html) && /\\[nu/"]|</.test(html)) return readJson(html);
  if (/^\s*%3C(?:[a-z!]|%21)[^<>\s]*%3E\s*$/i.test(html)) return readAddress(html);
  if (!/[<\r\n]/.test(html) && LINE_BREAK.test(html)) return html.replace(LINE_BREAK, '\n');
  // A single real tag says that the escaped ones are examples.
  if (/<[a-z!/]/i.test(inner) || !ESCAPED.test(inner) || !ESCAPED_END.test(inner)) return html;
  return inner
    .replace(/&(?:lt|#0*60|#x0*3c);/gi, '<')
    .replace(/&(?:gt|#0*62|#x0*3e);/gi, '>')
    .replace(/&(?:quot|#0*34|#x0*22);/gi, '"')
    .replace(/&(?:apos|#0*39|#x0*27);/gi, "'")
    .replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
}

function readJson(html: string): string {
  try {
    const value: unknown = JSON.parse(html);
    return typeof value === 'string' ? value : html;
  } catch {
    return html;
  }
}

function readAddress(html: string): string {
  try {
    return decodeURIComponent(html.trim());
  } catch {
    return html;
  }
}
