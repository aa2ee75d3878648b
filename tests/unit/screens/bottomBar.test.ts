import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { BottomBar } from '../../../src/ui/BottomBar.tsx';

const t = await loadTranslate('cn');

it.each([
  [999, '>999<'],
  [1000, '>999+<'],
  [250_000, '>999+<'],
])('shows %d comments and likes beside their icons as %s', (count, shown) => {
  const can = { canComment: true, canShare: true, hasComments: true };
  const html = renderToStaticMarkup(
    createElement(BottomBar, { ...can, comments: count, praises: count, t }),
  );
  expect(html.split(shown)).toHaveLength(3);
});
