import { filterLink } from '../link.ts';
import { field, parseRecord, parseText } from '../wire.ts';

export type LegalKind = 'terms' | 'privacy' | 'cancel';

/** One of the site's own papers: its text, else the address where it stands. */
export interface LegalText {
  readonly kind: LegalKind;
  /** Hostile until it went through the sanitiser; '' when it stands elsewhere. */
  readonly html: string;
  /** Through the link filter; '' when the text is here. */
  readonly url: string;
}

export interface AboutSite {
  readonly legal: readonly LegalText[];
  /** '' when the site tells none. */
  readonly version: string;
  readonly description: string;
}

const FIELDS = {
  terms: 'terms',
  privacy: 'privacyPolicy',
  cancel: 'cancelTerms',
} as const satisfies Readonly<Record<LegalKind, string>>;

const LEGAL_KINDS = Object.keys(FIELDS) as readonly LegalKind[];

/** The type of a paper that stands at its address. */
const AT_ADDRESS = '1';

/**
 * What a site says of itself, out of its configuration (wire 8.3); a paper that is
 * not there is left out. An address that is `ownPath` again would lead round in a circle.
 */
export function parseAbout(payload: unknown, ownPath: string): AboutSite {
  const wire = parseRecord(payload);
  const all = { ...wire, ...parseRecord(field(wire, 'siteConfig')) };
  const legal = LEGAL_KINDS.map((kind): LegalText => {
    const name = FIELDS[kind];
    const html = parseText(field(all, `${name}Html` as const));
    const link = filterLink(field(all, `${name}Url` as const));
    const url = isPath(link, ownPath) ? '' : link;
    const isThere = url !== '' && parseText(field(all, `${name}Type` as const)) === AT_ADDRESS;
    return html !== '' && !isThere ? { kind, html, url: '' } : { kind, html: '', url };
  });
  return {
    legal: legal.filter(({ html, url }) => html !== '' || url !== ''),
    version: parseText(field(all, 'appVersion', 'version')),
    description: parseText(field({ ...all, ...parseRecord(field(all, 'app')) }, 'appDesc')),
  };
}

/** Which paper the address opens; null for the list of them. */
export function decideLegal(search: string): LegalKind | null {
  const type = new URLSearchParams(search).get('type') ?? '';
  return LEGAL_KINDS.find((kind) => kind === type) ?? null;
}

function isPath(link: string, ownPath: string): boolean {
  return link !== '' && new URL(link, 'https://nowhere.invalid').pathname === ownPath;
}
