import { JSDOM } from 'jsdom';
import { afterEach, expect, it, vi } from 'vitest';
import { readArticleSentences } from '../../../src/host/document/articleSentences.ts';

afterEach(() => vi.unstubAllGlobals());

it('has the headline and the running text, without captions, notes and ads', () => {
  const { document, Text, Element, NodeFilter } = new JSDOM(`<main><h1>A headline</h1>
    <div id="text" lang="en"><p>First<sup>1</sup> one.</p><figure><figcaption>A caption</figcaption></figure>
    <ad-slot><span>Advertisement</span></ad-slot><p>Second <b>one</b>.</p></div></main>`).window;
  for (const [name, value] of Object.entries({ document, Text, Element, NodeFilter }))
    vi.stubGlobal(name, value);
  expect(readArticleSentences().map(({ text }) => text)).toEqual([
    'A headline',
    'First one.',
    'Second one.',
  ]);
});
