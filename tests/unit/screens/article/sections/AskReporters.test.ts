import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BelowText } from '../../../../../src/screens/article/BelowText.tsx';
import { createTestView } from '../../../../helpers/createTestView.ts';

/** What stands below the text of an article with these reporters. */
function render(...reporters: readonly object[]): string {
  const originalUrl = 'https://a.example.test/';
  const view = createTestView({ originalUrl, isShowReporterCard: 1, reporters });
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
