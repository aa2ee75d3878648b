import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

export type LegalKind = 'terms' | 'privacy' | 'cancel';

/** One of the site's legal texts: its HTML, or the address of a page that has it. */
export interface LegalText {
  readonly kind: LegalKind;
  /** Untrusted until it is sanitised; '' when the text is at `url`. */
  readonly html: string;
  /** An address that passed the link filter; '' when the text is in `html`. */
  readonly url: string;
}

export interface AboutSite {
  readonly legal: readonly LegalText[];
  /** '' when the configuration has none. */
  readonly version: string;
  readonly description: string;
}

const FIELDS = {
  terms: 'terms',
  privacy: 'privacyPolicy',
  cancel: 'cancelTerms',
} as const satisfies Readonly<Record<LegalKind, string>>;

const LEGAL_KINDS = Object.keys(FIELDS) as readonly LegalKind[];

/** The type of a legal text that is a page at an address. */
const AT_ADDRESS = '1';

/**
 * Returns the about page's content from the site configuration (wire 8.3). Legal texts
 * without HTML and address are left out. An address equal to `ownPath` is dropped: it would
 * link the page to itself.
 */
export function parseAbout(payload: unknown, ownPath: string): AboutSite {
  const wire = parseRecord(payload);
  const all = { ...wire, ...read.record(wire, 'siteConfig') };
  const legal = LEGAL_KINDS.map((kind): LegalText => {
    const name = FIELDS[kind];
    const html = read.text(all, `${name}Html` as const);
    const link = read.link(all, `${name}Url` as const);
    const url = isPath(link, ownPath) ? '' : link;
    const isThere = url !== '' && read.text(all, `${name}Type` as const) === AT_ADDRESS;
    return html !== '' && !isThere ? { kind, html, url: '' } : { kind, html: '', url };
  });
  return {
    legal: legal.filter(({ html, url }) => html !== '' || url !== ''),
    version: read.text(all, 'appVersion', 'version'),
    description: read.lines({ ...all, ...read.record(all, 'app') }, 'appDesc'),
  };
}

/** Returns the legal text that the address asks for (`?type=`); null for the list of all. */
export function decideLegal(search: string): LegalKind | null {
  const type = new URLSearchParams(search).get('type') ?? '';
  return LEGAL_KINDS.find((kind) => kind === type) ?? null;
}

function isPath(link: string, ownPath: string): boolean {
  return link !== '' && new URL(link, 'https://nowhere.invalid').pathname === ownPath;
}
