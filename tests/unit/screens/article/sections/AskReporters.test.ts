import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../../src/body/parse.node.ts';
import { loadTranslate } from '../../../../../src/i18n/loadTranslate.ts';
import { parseArticle } from '../../../../../src/model/article/normaliseArticle.ts';
import { DEFAULT_SITE_CONFIG } from '../../../../../src/model/site/normaliseSite.ts';
import { BelowText } from '../../../../../src/screens/article/BelowText.tsx';
import { createArticleView } from '../../../../../src/screens/article/createArticleView.ts';
import { testSettings } from '../../../api/settings.ts';

const t = await loadTranslate('cn');

/** What stands below the text of an article with these reporters. */
function render(...reporters: readonly object[]): string {
  const wire = { fileId: '5', columnID: 12, title: '标题', originalUrl: 'https://a.example.test/' };
  const article = parseArticle({ ...wire, isShowReporterCard: 1, reporters });
  if (!article) throw new Error('the article was not read');
  const page = {
    article,
    columnId: '12',
    config: DEFAULT_SITE_CONFIG,
    settings: testSettings(),
    ads: null,
    lists: { hot: [], latest: [], related: [], hasMoreRelated: false, recommended: [] },
    reporters: article.reporters,
    comments: null,
    live: null,
  };
  const around = { flags: null, home: '/', tagLink: '', locale: 'cn', t, now: null } as const;
  const view = createArticleView(page, { ...around, parse: parseHtml, extra: [] });
  return renderToStaticMarkup(createElement(BelowText, { view }));
}

const LIU = { id: 11, name: '刘帆' };
const HE = { id: 12, name: '何雨' };

const idsOf = (html: string) =>
  Array.from(html.matchAll(/data-act="ask" data-id="(\d+)"/g), ([, id]) => id);

describe('the button for a question to a reporter', () => {
  it('is after the link to the original and the row of actions', () => {
    const html = render(LIU);
    const ask = html.indexOf('data-act="ask"');
    expect(ask).toBeGreaterThan(html.indexOf('data-act="share"'));
    expect(ask).toBeGreaterThan(html.indexOf('https://a.example.test/'));
    expect(html).toContain('向记者提问');
  });

  it('exists for each of several reporters, with the name', () => {
    const html = render(LIU, HE);
    expect(idsOf(html)).toEqual(['11', '12']);
    expect(html).toContain('<span>刘帆</span>');
    expect(html).toContain('<span>何雨</span>');
  });

  it('is left out without a reporter who can be asked', () =>
    expect(idsOf(render({ name: '通讯员' }))).toEqual([]));
});
