import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/body/parse.node.ts';
import { loadTranslate } from '../../src/i18n/load.ts';
import { parseArticle } from '../../src/model/article/normalise.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normalise.ts';
import { createView } from '../../src/screens/article/createView.ts';
import { articleMetadata } from '../../src/screens/article/metadata.ts';
import { testSettings } from '../unit/api/settings.ts';

/** The metadata of an article as servers send it. */
async function metadataOf(wire: Readonly<Record<string, unknown>>) {
  const article = parseArticle({ fileId: '5', columnID: 12, siteID: 1, title: '标题', ...wire });
  if (!article) throw new Error('the article was not read');
  const page = {
    article,
    columnId: '99',
    config: DEFAULT_SITE_CONFIG,
    settings: testSettings(),
    ads: null,
    lists: { hot: [], latest: [], related: [], recommended: [] },
    reporters: [],
    comments: null,
    live: null,
  };
  const t = await loadTranslate('cn');
  return articleMetadata(
    createView(page, {
      flags: null,
      home: '/',
      tagLink: '',
      locale: 'cn',
      t,
      now: null,
      parse: parseHtml,
      extra: [],
    }),
  );
}

const escaped = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

describe('JSON-LD', () => {
  // Entities, because tags of titles are dropped before.
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', 'a\u2028b\u2029c'])(
    'cannot be left by %j',
    async (text) => {
      const { jsonLd } = await metadataOf({
        title: escaped(text),
        columnName: text,
        author: text,
        source: text,
        tag: text,
        attAbstract: escaped(text),
      });
      expect(jsonLd).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(jsonLd).headline).toBe(text);
    },
  );
});

describe('description', () => {
  it('is 100 characters of text at the most', async () => {
    const { description } = await metadataOf({
      content: `<html><body><p>${'长'.repeat(60)}</p>\n\n<p>文<b>字</b>${'𠮷'.repeat(80)}</p></body></html>`,
    });
    expect([...description]).toHaveLength(100);
    expect(description).toMatch(/^长{60} ?文字𠮷+$/u);
  });

  it('is left out when there is nothing to say', async () => {
    const { description, cards, jsonLd } = await metadataOf({ content: '' });
    expect(description).toBe('');
    expect(cards.map(([name]) => name)).not.toContain('og:description');
    expect(JSON.parse(jsonLd)).not.toHaveProperty('description');
  });
});

describe('address', () => {
  it('is under the article’s own column, wherever it was asked for', async () => {
    const { canonical } = await metadataOf({});
    expect(canonical).toMatch(/\/newsDetail\/12\/5\.html$/);
  });
});
