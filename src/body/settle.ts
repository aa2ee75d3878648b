import { sanitize } from 'hast-util-sanitize';
import { ALLOWED_TAGS, DROPPED_TAGS } from './elements.ts';
import { INLINE_IMAGE } from './imageNode.ts';
import { serialise } from './serialise.ts';
import { STYLE_RULE } from './style.ts';
import type { Node, ParseHtml } from './types.ts';

type Schema = NonNullable<Parameters<typeof sanitize>[1]>;

const NUMBER = /^\d{1,5}$/;
/** Of lists, which may count from below zero. */
const COUNT = /^-?\d{1,5}$/;

/** Ids written by `extra/anchors.ts`. With a hyphen they cannot define a global variable. */
const ANCHOR_ID = /^c-[\w\u4e00-\u9fff.:-]{1,64}$/;

/** An address that an action checks before it follows it (actions/followAppLink.ts). */
const APP_LINK = /^[a-z][a-z\d+.-]*:\/\//;

/**
 * All keys of the library's schema are set, because its defaults allow far more. Attribute
 * names are those of HTML, as everywhere in our tree.
 */
const SCHEMA: Schema = {
  tagNames: [...ALLOWED_TAGS],
  strip: [...DROPPED_TAGS],
  attributes: {
    '*': [
      STYLE_RULE,
      ['id', ANCHOR_ID],
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i],
    ],
    a: ['href', ['rel', 'noopener nofollow ugc'], ['data-act', 'appLink'], ['data-link', APP_LINK]],
    img: [
      ['src', /^(?!data:)/, INLINE_IMAGE],
      'alt',
      ['width', NUMBER],
      ['height', NUMBER],
      ['loading', 'lazy', 'eager'],
      ['decoding', 'async'],
      ['fetchpriority', 'high'],
      ['data-i', NUMBER],
      ['data-unsized', ''],
    ],
    figure: [['class', 'pic', 'embed', 'embed embed-video']],
    div: [
      ['class', 'scroll', 'scroll tall'],
      ['tabindex', '0'],
      ['role', 'region'],
    ],
    ol: [
      ['start', COUNT],
      ['type', /^[1aAiI]$/],
      ['reversed', ''],
    ],
    li: [['value', COUNT]],
    td: [
      ['colspan', NUMBER],
      ['rowspan', NUMBER],
    ],
    th: [
      ['colspan', NUMBER],
      ['rowspan', NUMBER],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    col: [['span', NUMBER]],
    colgroup: [['span', NUMBER]],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https', 'data'] },
  required: {},
  ancestors: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};

/**
 * The only sanitiser: its result contains nothing but the elements and attributes of its schema
 * (architecture 12). All HTML passes it before it is inserted into a page.
 */
export function sanitise(nodes: readonly Node[]): Node[] {
  const root = { type: 'root', children: nodes } as unknown as Parameters<typeof sanitize>[0];
  const clean = sanitize(root, SCHEMA) as unknown as Node & { children?: Node[] };
  return clean.children ?? [];
}

/** Real bodies need one round, the worst of the test corpora two. */
const MAX_ROUNDS = 4;

/**
 * What is shown of HTML that is too large or does not become stable. Its code is beside the rules of rare
 * markup (extra/plainParagraphs.ts), without which no body is large.
 */
export const LAST_RESORT: { toParagraphs: (html: string) => string } = { toParagraphs: () => '' };

interface Settled {
  readonly nodes: Node[];
  readonly html: string;
}

/**
 * Returns clean HTML that every parser reads alike: it is parsed, transformed and sanitised
 * again until nothing changes. So the tree of the build equals the browser's, no markup changes
 * its meaning (mutation XSS), and the result is idempotent. HTML that does not become stable is
 * shown as plain paragraphs.
 */
export function settle(
  nodes: readonly Node[],
  parse: ParseHtml,
  enhance: (nodes: readonly Node[]) => readonly Node[],
): Settled {
  let html = serialise(sanitise(nodes));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = sanitise(enhance(parse(html)));
    const next = serialise(again);
    if (next === html) return { nodes: again, html };
    html = next;
  }
  const plain = sanitise(parse(LAST_RESORT.toParagraphs(html)));
  return { nodes: plain, html: serialise(plain) };
}
