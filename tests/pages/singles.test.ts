import { describe, expect, it } from 'vitest';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';

describe('pages that show one thing', () => {
  const policyOf = (name: string) =>
    /http-equiv="content-security-policy" content="([^"]*)"/.exec(readBuilt(name))?.[1] ?? '';

  it('allow frames of other sites on linkDetail alone', async () => {
    const framing = (await listBuilt('.html')).filter((name) =>
      /frame-src|child-src/.test(policyOf(name)),
    );
    expect(framing).toEqual(['linkDetail.html']);
  });

  it('allow requests to any host on previewPDF alone', async () => {
    const open = (await listBuilt('.html')).filter((name) =>
      /connect-src[^;]* https:[ ;]/.test(`${policyOf(name)};`),
    );
    expect(open).toEqual(['previewPDF.html']);
  });

  it('link the certificate of an article to our own page', () => {
    const links = readBuilt('newsDetail/16/371.html').match(/href="[^"]*previewPDF[^"]*"/g);
    expect(links).toHaveLength(1);
    expect(links?.[0]).toMatch(/\/previewPDF\.html\?png=http%3A%2F%2F[^"]*page-3\.jpg"$/);
  });
});
