import { JSDOM } from 'jsdom';

const PAGE = '<!DOCTYPE html>';
/** Parsers with and without scripts, which read the content of noscript in two ways. */
const DOCUMENTS = [
  new JSDOM(PAGE).window.document,
  new JSDOM(PAGE, { runScripts: 'outside-only' }).window.document,
];

const ACTIVE =
  /^(?:script|style|iframe|frame|object|embed|applet|svg|math|form|input|button|textarea|select|base|meta|link|noscript|template|video|audio|source|portal)$/;
const ATTRIBUTES =
  /^(?:src|alt|width|height|loading|decoding|fetchpriority|data-i|data-unsized|href|id|rel|class|style|tabindex|role|lang|dir|start|type|reversed|value|colspan|rowspan|scope|span)$/;
const ANCHOR = /^c-[^\s"'<>&]{1,64}$/;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[A-Za-z\d+/=]{1,8194}$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/;

/** Returns the elements of a fragment. The parser is not the one of the product's code. */
export function listElements(html: string, [document] = DOCUMENTS): Element[] {
  const template = document?.createElement('template');
  if (!template) return [];
  template.innerHTML = html;
  return Array.from(template.content.querySelectorAll('*'));
}

/** Returns what could run code, leave the page or cover it: elements, attributes, namespaces. */
export const findDangers = (html: string): string[] =>
  DOCUMENTS.flatMap((document) => listElements(html, [document])).flatMap((element) => [
    ...(ACTIVE.test(element.localName) ? [element.localName] : []),
    ...(element.namespaceURI?.endsWith('xhtml') ? [] : [`${element.namespaceURI}`]),
    ...Array.from(element.attributes, ({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return name;
      if (name === 'id') return ANCHOR.test(value) ? '' : `id=${value}`;
      if (name === 'href' || name === 'src') {
        const isInline = name === 'src' ? INLINE_IMAGE.test(value) : value.startsWith('#c-');
        return isInline || ADDRESS.test(value) ? '' : `${name}=${value}`;
      }
      if (name !== 'style') return '';
      return /url|expression|position|import|\\|@|-\d/i.test(value) ? `style=${value}` : '';
    }).filter(Boolean),
  ]);
