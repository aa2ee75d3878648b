import { escapeText } from '../serialise.ts';

/**
 * Short codes of other systems, which their servers replace: `[caption]`, `[video]`, boxes of page
 * builders; and those of forums (`[img]`, `[url]`). What they hold is kept, addresses get lines of their
 * own, codes are removed. Words in brackets that no closing code or attribute marks as a code are text.
 */

const ATTRIBUTES = `(?:[\\s=](?:[^\\[\\]"<>]|"[^"\\[\\]<>]*")*)?`;
const CODE = new RegExp(`\\[(/?)([a-z][\\w-]{0,30})(${ATTRIBUTES})/?\\]`, 'gi');
const PAIR = (names: string) =>
  new RegExp(
    `\\[(${names})(${ATTRIBUTES})\\]((?:(?!\\[\\1[\\s\\]])[\\s\\S]){0,20000}?)\\[/\\1\\]`,
    'gi',
  );
const CAPTION = PAIR('(?:wp_)?caption');
const MEDIA = PAIR('embed|video|audio|youtube|vimeo|bilibili|youku|media|flash');
const IMAGE = PAIR('img|image');
const LINK = PAIR('url|link');

/** Numbers of files that only their server knows. */
const ATTACHED = /\[(attach(?:img)?)\]\d+\[\/\1\]/gi;

/** Codes that need neither an attribute nor an end. */
const KNOWN =
  /^(?:gallery|playlist|embed|video|audio|youtube|vimeo|caption|more|nextpage|divider|spacer|toc|(?:vc|et_pb|su|fusion|av|wpb|wp|tatsu|elementor)_\w+)$/i;
/** Codes that show what one of their attributes names. */
const SHOWN =
  /^(?:video|audio|embed|youtube|vimeo|iframe|pdf|pdf-embedder|googlepdf|bilibili|youku|media|flash|img|image|su_youtube|su_video|su_audio)$/i;
const QUOTES = /&quot;|&#0?34;|&#822[01];|&#8243;|[“”″]/g;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** Returns the content without short codes. */
export function replaceShortCodes(html: string): string {
  if (!/\[\/?[a-z]/i.test(html)) return html;
  const closed = new Set(
    Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name = '']) => name.toLowerCase()),
  );
  const isCode = (name: string, attributes: string) =>
    KNOWN.test(name) || closed.has(name.toLowerCase()) || /[\w-]\s*=\s*["'/]/.test(attributes);
  // Quotes that an editor has made typographic, only within codes.
  const plain = html.replace(/\[[a-z][\w-]{1,30}[\s=][^[\]<>]{1,2000}\]/gi, (code) =>
    code.replace(QUOTES, '"'),
  );
  return plain
    .replace(ATTACHED, '')
    .replace(CAPTION, (_, _name, attributes: string, inner: string) =>
      makeFigure(inner, attributes),
    )
    .replace(IMAGE, (_, _name, attributes: string, inner: string) =>
      makeImage(inner.replace(TAG, '').trim() || findAddress(attributes)),
    )
    .replace(LINK, (_, _name, attributes: string, inner: string) => makeLink(inner, attributes))
    .replace(MEDIA, (_, name: string, attributes: string, inner: string) =>
      showMedium(name, attributes, inner),
    )
    .replace(CODE, (code, slash: string, name: string, attributes: string) => {
      if (!isCode(name, attributes)) return code;
      return slash === '' && SHOWN.test(name) ? showMedium(name, attributes, '') : '';
    });
}

const escapeValue = (value: string): string =>
  escapeText(value.replace(/&amp;/g, '&')).replace(/"/g, '&quot;');

/** Returns a figure for an image and the words after it, or in the code. */
function makeFigure(inner: string, attributes: string): string {
  const [image = ''] = /^[\s\S]*<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
  if (image === '') return inner;
  const words = inner.slice(image.length).trim() || readAttribute(attributes, 'caption');
  return `<figure>${image}<figcaption>${words}</figcaption></figure>`;
}

const makeImage = (address: string): string =>
  /^(?:https?:)?\//i.test(address) ? `<img src="${escapeValue(address)}">` : '';

function makeLink(inner: string, attributes: string): string {
  const sent =
    /^=\s*"?([^"\]]+)/.exec(attributes)?.[1] ??
    (readAttribute(attributes, 'href') || inner.replace(TAG, ''));
  return `<a href="${escapeValue(sent.trim())}">${inner}</a>`;
}

/** Returns the medium of a code: the first address in it or in an attribute, on a line of its own. */
function showMedium(sent: string, attributes: string, inner: string): string {
  const name = sent.toLowerCase().replace(/^su_/, '');
  const address = findAddress(attributes) || findAddress(inner.replace(TAG, ' '));
  if (/^(?:img|image)$/.test(name)) return makeImage(address);
  const [id] = /[\w-]{11}/.exec(readAttribute(attributes, 'id') || attributes || inner) ?? [];
  if (address === '') {
    return name === 'youtube' && id ? `<p>https://www.youtube.com/watch?v=${id}</p>` : inner;
  }
  const src = escapeValue(address);
  if (name === 'audio') return `<audio src="${src}"></audio>`;
  const poster = readAttribute(attributes, 'poster');
  if (poster !== '' || /\b(?:mp4|m4v|webm|flv|ogv)\s*=/i.test(attributes)) {
    return `<video src="${src}" poster="${escapeValue(poster)}"></video>`;
  }
  return /pdf|iframe/.test(name) ? `<iframe src="${src}"></iframe>` : `<p>${src}</p>`;
}

const readAttribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value) ?? '';

const ADDRESS = /((?:https?:)?\/\/[^\s"'<>[\]]+)|["'=](\/[^\s"'<>[\]]+)/gi;

/** Returns the first address in a text; one of a picture only for want of another. */
function findAddress(words: string): string {
  const addresses = Array.from(words.matchAll(ADDRESS), ([, whole, path]) => whole ?? path ?? '');
  const isPicture = (one: string) => /\.(?:png|jpe?g|gif|webp)(?:\?|$)/i.test(one);
  return addresses.find((one) => !isPicture(one)) ?? addresses[0] ?? '';
}
