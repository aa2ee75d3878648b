import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMissing } from '../../scripts/hosts/decideMissing.ts';
import { resolveLegacy } from '../../src/legacy.ts';
import { splitLinks } from '../../src/model/comment/commentText.ts';
import { decideReturnLink } from '../../src/model/download/returnLink.ts';
import {
  filterImageLink,
  filterLink,
  filterMediaLink,
  filterStreamLink,
} from '../../src/model/link.ts';
import { decideLoginReturn } from '../../src/model/member/loginReturn.ts';
import { parsePreview } from '../../src/model/preview.ts';
import { sameSiteLink } from '../../src/model/sameSiteLink.ts';
import { articleLink, linkTo } from '../../src/routes.ts';
import { replaceHalfPairs } from '../helpers/hostileHtml.ts';
import { hostileUrl } from '../helpers/hostileUrl.ts';
import { checkProperty } from '../helpers/properties.ts';

const SITE = 'https://news.example.test';
const PAGE = { origin: SITE, pathname: '/login.html' };

const anyAddress = fc.oneof(
  { weight: 4, arbitrary: hostileUrl },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** Returns the address as a browser reads it on a page of the site; null where it is none. */
function readAsBrowser(address: string, base = `${SITE}/`): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

const WEB = ['http:', 'https:'];
const FILTERS = [
  ['filterLink', filterLink, [...WEB, 'mailto:', 'tel:']],
  ['filterImageLink', filterImageLink, WEB],
  ['filterMediaLink', filterMediaLink, WEB],
  ['filterStreamLink', filterStreamLink, [...WEB, 'ws:', 'wss:']],
] as const;

describe.each(FILTERS)('%s', (_, filter, protocols) => {
  const bases = fc.constantFrom('', `${SITE}/`, `${SITE}/a/b.html`);

  it('returns addresses of its protocols only, which lead where the original leads', () =>
    checkProperty(fc.tuple(anyAddress, bases), 1000, ([raw, base]) => {
      const link = filter(raw, base);
      if (link === '') return;
      const read = readAsBrowser(link);
      const original = readAsBrowser(raw, base || undefined);
      expect(protocols).toContain(read?.protocol);
      expect([read?.username, read?.password]).toEqual(['', '']);
      expect([read?.protocol, read?.host]).toEqual([original?.protocol, original?.host]);
      expect(link).toMatch(/^(?:[a-z]+:|\/(?![/\\])|#)/);
    }));

  it('never throws and refuses values that are no text', () =>
    checkProperty(fc.jsonValue({ maxDepth: 2 }), 200, (value) => {
      if (typeof value !== 'string') expect(filter(value)).toBe('');
    }));
});

describe('targets of redirects', () => {
  const stays = (link: string) => link === '' || new URL(link, SITE).origin === SITE;

  it.each([
    ['sameSiteLink', (raw: string) => sameSiteLink(raw, `${SITE}/x/`)],
    ['decideLoginReturn', (raw: string) => decideLoginReturn(`?back=${raw}`, PAGE)],
    ['decideReturnLink', (raw: string) => decideReturnLink(`?templateUrl=${raw}`, PAGE)],
  ] as const)('%s returns addresses of the site only', (_, decide) =>
    checkProperty(anyAddress, 1000, (raw) => {
      for (const written of [raw, encodeURIComponent(replaceHalfPairs(raw))]) {
        const link = decide(written);
        expect(stays(link) && !link.startsWith('blob:')).toBe(true);
      }
    }),
  );

  const PATHS = ['', '/', '/old/', '/displayTemplate/news/', '/displayTemplate/news/imageDetail/'];

  it.each(['', '/displayTemplate/news'])('links of routes stay on the site, base "%s"', (base) =>
    checkProperty(anyAddress, 300, (raw) => {
      const text = replaceHalfPairs(raw);
      const links = [
        linkTo('newsDetail', { columnId: text, id: text }, base, { u: text }),
        linkTo('writeOff', { registCode: text, shopSite: text }, base),
        articleLink({ id: text, columnId: text, kind: 'live', linkId: text, url: text }, base),
        ...[`#${raw}`, `#/newsDetail/${raw}`, `#/detail/8?u=${raw}`].map((hash) =>
          resolveLegacy({ pathname: '/', search: `?u=${raw}`, hash }, base),
        ),
        ...PATHS.map((start) => {
          const settings = {
            siteBase: base,
            formerBases: ['/old', '/displayTemplate'],
            missingArticleStatus: '404',
          } as const;
          const answer = decideMissing(`${start}${raw}`, `?u=${raw}`, settings);
          return answer.kind === 'redirect' ? answer.to : '';
        }),
      ].filter((link) => link !== null && link !== '');
      for (const link of links) {
        expect(link).toMatch(/^\/(?![/\\])/);
        expect(new URL(link ?? '', SITE).origin).toBe(SITE);
      }
    }),
  );

  it('a previewed file is one of the web', () =>
    checkProperty(anyAddress, 300, (raw) => {
      for (const name of ['url', 'image']) {
        const preview = parsePreview(`?${new URLSearchParams({ [name]: raw })}`, SITE);
        if (preview) expect(preview.url).toMatch(/^https?:\/\//);
      }
    }));
});

it('links in comments lead to web pages, and all other text stays as it is', () =>
  checkProperty(fc.array(anyAddress, { maxLength: 4 }), 500, (addresses) => {
    const text = addresses.join(' ');
    const parts = splitLinks(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const part of parts) {
      if (part.kind === 'link') expect(new URL(part.href).protocol).toMatch(/^https?:$/);
    }
  }));
