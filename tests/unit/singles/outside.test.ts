import { describe, expect, it } from 'vitest';
import {
  decideLinkOpening,
  formatHost,
  type LinkSurroundings,
} from '../../../src/model/linkOpening.ts';

const SITE = 'https://news.example.test';
const PHONE: LinkSurroundings = {
  environment: 'browser',
  frame: false,
  wide: false,
  isEditorView: false,
  siteUrl: SITE,
  isRedirectPage: (path) => path.startsWith('/news/linkDetail/'),
};
const OUT = 'https://service.example.test/winter';

describe('how a page opens an outside address', () => {
  it.each<[string, string, Partial<LinkSurroundings>, string]>([
    ['no address', '', {}, 'text'],
    ['no address in the app', '', { environment: 'app' }, 'text'],
    ['a phone', OUT, {}, 'here'],
    ['the messenger', OUT, { environment: 'messenger' }, 'here'],
    ['the messenger on a wide screen', OUT, { environment: 'messenger', wide: true }, 'here'],
    ['the app', OUT, { environment: 'app' }, 'app'],
    ['the app, asked for a frame', OUT, { environment: 'app', frame: true }, 'app'],
    ['asked for a frame', OUT, { frame: true }, 'framed'],
    ['a wide screen', OUT, { wide: true }, 'framed'],
    ['no safe line', 'http://service.example.test/', { wide: true }, 'here'],
    ['a page of ours is no frame', `${SITE}/news/home.html`, { frame: true }, 'here'],
    ['a path of ours', '/news/home.html', {}, 'here'],
    ['another page that leads on', `${SITE}/news/linkDetail/9.html`, {}, 'ask'],
    ['the same without host, in the app', '/news/linkDetail/9.html', { environment: 'app' }, 'ask'],
    ['such a path elsewhere', 'https://a.example.test/news/linkDetail/9.html', {}, 'here'],
    ['mail', 'mailto:desk@example.test', { frame: true }, 'ask'],
    ['a telephone', 'tel:+8612345', {}, 'ask'],
    ['a name without a dot', 'http://granary', {}, 'ask'],
    ['an address of six', 'http://[2001:db8::1]/', {}, 'here'],
    ['no address at all', 'http://', {}, 'ask'],
    ["an editor's look", OUT, { isEditorView: true }, 'ask'],
    ["an editor's look on a wide screen", OUT, { isEditorView: true, wide: true }, 'framed'],
  ])('%s', (_, address, around, opening) => {
    expect(decideLinkOpening(address, { ...PHONE, ...around })).toBe(opening);
  });

  it.each([
    ['https://www.service.example.test:8443/a?b', 'service.example.test'],
    ['/news/home.html', 'news.example.test'],
    ['tel:+8612345', ''],
    ['http://', ''],
  ])('shows the host of %s', (address, host) => expect(formatHost(address, SITE)).toBe(host));
});
