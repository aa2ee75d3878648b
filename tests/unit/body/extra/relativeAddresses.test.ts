import { describe, expect, it } from 'vitest';
import { relativeAddresses } from '../../../../src/body/extra/relativeAddresses.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { serialise } from '../../../../src/body/serialise.ts';
import { context, OPTIONS } from '../helpers.ts';

const resolve = (html: string, contentUrl?: string): string =>
  serialise(
    relativeAddresses(
      parseHtml(html),
      context({ options: { ...OPTIONS, ...(contentUrl && { contentUrl }) } }),
    ),
  );

describe('relative addresses of pictures and media', () => {
  const BASE = 'https://cms.example.test/files';
  it.each([
    [
      'of a folder',
      '<img src="2026/a.jpg">',
      '<img src="https://cms.example.test/files/2026/a.jpg">',
    ],
    ['of the host', '<img src="/up/a.jpg">', '<img src="https://cms.example.test/up/a.jpg">'],
    [
      'of a folder above',
      '<img src="../a b.jpg">',
      '<img src="https://cms.example.test/a%20b.jpg">',
    ],
    [
      'that wait for a script',
      '<img src="blank.gif" data-src="a.jpg">',
      '<img src="https://cms.example.test/files/blank.gif" data-src="https://cms.example.test/files/a.jpg">',
    ],
    [
      'of posters',
      '<video src="v.mp4" poster="p.jpg"></video>',
      '<video src="https://cms.example.test/files/v.mp4" poster="https://cms.example.test/files/p.jpg"></video>',
    ],
  ])('%s belong to the server that the deployment names', (_, html, expected) =>
    expect(resolve(html, BASE)).toBe(expected),
  );

  it.each([
    ['of other hosts', '<img src="//img.example.test/a.jpg">'],
    ['of other hosts, as browsers read them', '<img src="/\\img.example.test/a.jpg">'],
    ['with a scheme', '<img src="https://img.example.test/a.jpg">'],
    ['of files on a disk', '<img src="file:///c:/a.jpg">'],
    ['of a message', '<img src="cid:a">'],
    ['of links', '<a href="b.html">b</a>'],
    ['that are empty', '<img src>'],
  ])('addresses %s are left alone', (_, html) => expect(resolve(html, BASE)).toBe(html));

  it('are left alone where none is named', () =>
    expect(resolve('<img src="a.jpg">')).toBe('<img src="a.jpg">'));

  it.each(['http', '[', '%', '?x=1', '/..//x', 'a:b/c', ' : '])('%j is no error', (address) =>
    expect(() => resolve(`<img src="${address}">`, BASE)).not.toThrow(),
  );
});
