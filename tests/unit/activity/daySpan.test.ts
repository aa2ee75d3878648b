import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslate } from '../../../src/i18n/translate.ts';
import { DaySpan } from '../../../src/ui/DaySpan.tsx';
import { LANGUAGES } from '../i18n/languages.ts';

const NOW = Date.parse('2024-11-20T08:00+08:00');

const parse = (time: string) => (time === '' ? null : Date.parse(`${time}+08:00`));

it.each<[string, string, boolean, string, null?]>([
  ['2024-12-01T09:00', '2024-12-01T17:00', false, '12月1日'],
  ['2024-12-01T09:00', '2024-12-01T17:00', true, '12月1日 09:00 – 17:00'],
  ['2024-12-01T09:00', '2024-12-01T09:00', true, '12月1日 09:00'],
  ['2024-12-01T09:00', '2024-12-02T00:00', false, '12月1日 – 12月2日'],
  ['2024-12-30T09:00', '2025-01-02T17:00', true, '12月30日 09:00 – 2025年1月2日 17:00'],
  ['2024-12-01T09:00', '', false, '12月1日 – '],
  ['', '2024-12-01T09:00', true, ' – 12月1日 09:00'],
  ['', '', true, ''],
  ['2024-12-01T09:00', '2024-12-02T17:00', true, '2024年12月1日 09:00 – 12月2日 17:00', null],
  ['2024-12-01T09:00', '2025-01-02T17:00', false, '2024年12月1日 – 2025年1月2日', null],
])('a span from %s until %s, hour %s, is "%s"', (from, until, hour, text, baked) => {
  const now = baked === null ? null : NOW;
  const t = createTranslate(LANGUAGES.cn, 'cn');
  const span = createElement(DaySpan, { from: parse(from), until: parse(until), hour, now, t });
  expect(renderToStaticMarkup(span).replace(/<[^>]+>/g, '')).toBe(text);
});
