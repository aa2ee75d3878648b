import { describe, expect, it } from 'vitest';
import { decideMissing } from '../../../scripts/hosts/decideMissing.ts';
import { resolveLegacy } from '../../../src/legacy.ts';
import { articleLink, linkTo } from '../../../src/routes.ts';
import { needsCorpus, readCorpusLines } from '../../helpers/corpora.ts';

const HOST = 'https://news.example.test';
const payloads = readCorpusLines('open-redirect.txt').filter(Boolean);

describe.each(['', '/displayTemplate/news'])(
  'addresses that try to lead off site, base "%s"',
  (base) => {
    const staysHere = (to: string | null) => {
      if (to === null) return;
      expect(to).toMatch(/^\/[\w/.-]+\.html(\?|$)/);
      expect(new URL(to, HOST).origin).toBe(HOST);
    };

    it('stay on the site', needsCorpus('open-redirect.txt'), () => {
      expect(payloads.length).toBeGreaterThan(200);
      for (const payload of payloads) {
        const encoded = encodeURIComponent(payload);
        for (const text of [payload, encoded]) {
          for (const hash of [
            `#${text}`,
            `#/${text}`,
            `#/newsDetail/${text}`,
            `#/detail/8?u=${text}`,
          ]) {
            staysHere(resolveLegacy({ pathname: '/', search: `?u=${text}`, hash }, base));
          }
          for (const path of [text, `/${text}`, `${base}/${text}`, `${base}/imageDetail/${text}`]) {
            const answer = decideMissing(path, `?u=${text}`, {
              siteBase: base,
              missingArticleStatus: '404',
            });
            if (answer.kind === 'redirect') staysHere(answer.to);
          }
        }
        staysHere(linkTo('newsDetail', { columnId: payload, id: payload }, base, { u: payload }));
        staysHere(linkTo('writeOff', { registCode: payload, shopSite: payload }, base));
        staysHere(
          articleLink(
            { id: payload, columnId: payload, kind: 'live', linkId: payload, url: payload },
            base,
          ),
        );
      }
    });
  },
);
