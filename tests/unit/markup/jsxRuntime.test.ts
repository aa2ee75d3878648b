import { JSDOM } from 'jsdom';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as markup from '../../../src/markup/jsxRuntime.ts';

type CreateElement = (
  type: unknown,
  props?: Record<string, unknown> | null,
  ...children: readonly unknown[]
) => unknown;

/** Returns the HTML as a browser reads it: the case and order of attributes do not count. */
function parse(html: string): string {
  const { document } = new JSDOM('').window;
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*')) {
    const attributes = Array.from(element.attributes).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    // Engines write styles with their own blanks.
    for (const { name, value } of attributes) {
      element.setAttribute(name, name === 'style' ? value.replace(/\s*([:;])\s*/g, '$1') : value);
    }
  }
  document.body.normalize();
  return document.body.innerHTML;
}

const HOSTILE = `<img src=x onerror=alert(1)>"'&amp;&lt;\u0000`;
const Row = ({ name, children }: { name: string; children?: unknown }) => [name, children];

const ELEMENTS: readonly (readonly [what: string, create: (h: CreateElement) => unknown])[] = [
  ['text', (h) => h('p', null, 'a ', 1, ' b', 0, '')],
  [
    'text beside text in elements',
    (h) => h('p', null, h('b', null, 'a'), 'b', ['c', h(Row, { name: 'd' }, 'e')], 'f'),
  ],
  ['hostile text', (h) => h('p', { title: HOSTILE, 'data-x': HOSTILE }, HOSTILE)],
  ['what is not shown', (h) => h('p', null, null, undefined, false, true, [])],
  ['nested lists', (h) => h('ul', null, [[h('li', { key: 1 }, 'a')], h('li', { key: 2 }, 'b')])],
  ['components', (h) => h('div', null, h(Row, { name: 'a<b' }, h('b', null, 'c')))],
  ['class and for', (h) => h('label', { className: 'a b', htmlFor: 'c' }, 'd')],
  [
    'attributes that are on or off',
    (h) => h('input', { disabled: true, checked: false, readOnly: true }),
  ],
  ['words true and false', (h) => h('p', { 'aria-busy': false, 'data-a': true, draggable: false })],
  ['absent attributes', (h) => h('a', { href: undefined, title: null, rel: '' })],
  [
    'handlers, keys and marks',
    (h) => h('button', { key: 1, onClick: () => {}, suppressHydrationWarning: true }),
  ],
  [
    'styles',
    (h) =>
      h('p', {
        style: {
          '--ratio': 1.5,
          marginTop: 4,
          lineHeight: 2,
          aspectRatio: '16 / 9',
          color: undefined,
        },
      }),
  ],
  ['images', (h) => h('img', { alt: '', srcSet: 'a 1x, b 2x', width: 10, loading: 'lazy' })],
  ['video', (h) => h('video', { playsInline: true, controls: true, poster: 'a&b' })],
  [
    'drawings',
    (h) =>
      h(
        'svg',
        { viewBox: '0 0 1 1', strokeWidth: 2, strokeLinecap: 'round', 'aria-hidden': 'true' },
        h('path', { d: 'M0 0', fillRule: 'evenodd' }),
      ),
  ],
  ['finished HTML', (h) => h('div', { dangerouslySetInnerHTML: { __html: '<b>a</b>&amp;' } })],
  ['custom elements', (h) => h('part-strip', { 'data-fold': 'shared' }, h('i'))],
  ['a text box with a first line break', (h) => h('pre', null, '\na')],
  [
    'fields with a value',
    (h) => h('input', { defaultValue: 'a"b', defaultChecked: true, type: 'radio' }),
  ],
  ['dates', (h) => h('time', { dateTime: '2026-11-23' }, 'heute')],
];

describe('markup', () => {
  it.each(ELEMENTS)('has %s as React renders it', (_, create) => {
    const ours = markup.toHtml(create(markup.createElement as CreateElement) as React.ReactNode);
    const theirs = renderToString(create(React.createElement as CreateElement) as never);
    expect(parse(ours)).toBe(parse(theirs));
  });

  it('escapes a text that looks like markup, also from a component', () => {
    const Text = () => HOSTILE;
    expect(markup.toHtml(markup.jsx(Text, {}) as React.ReactNode)).not.toContain('<img');
  });

  it('marks the content of a suspense boundary as React does, which hydrates it', () => {
    const create = (h: CreateElement, Suspense: unknown) =>
      h('div', null, h(Suspense, null, h('b', null, 'a')));
    const ours = create(markup.createElement as CreateElement, markup.Suspense);
    const theirs = create(React.createElement as CreateElement, React.Suspense);
    expect(markup.toHtml(ours as React.ReactNode)).toBe(renderToString(theirs as never));
  });

  it('has fragments without an element', () => {
    const list = markup.Fragment({ children: [markup.jsx('b', { children: 1 }), 'a'] });
    expect(markup.toHtml(list as React.ReactNode)).toBe('<b>1</b>a');
  });
});
