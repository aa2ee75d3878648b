import { describe, expect, it } from 'vitest';
import { links } from '../../../../src/body/transforms/links.ts';
import { apply } from '../helpers.ts';

const REL = 'rel="noopener nofollow ugc"';

describe('links', () => {
  it.each([
    ['https://example.test/a?b=1', `<a href="https://example.test/a?b=1" ${REL}>x</a>`],
    ['/newsDetail/1/2.html', `<a href="/newsDetail/1/2.html" ${REL}>x</a>`],
    ['mailto:desk@example.test', `<a href="mailto:desk@example.test" ${REL}>x</a>`],
    ['tel:12345', `<a href="tel:12345" ${REL}>x</a>`],
    ['javascript:alert(1)', 'x'],
    ['java\tscript:alert(1)', 'x'],
    ['&#1;javascript:alert(1)', 'x'],
    ['data:text/html,x', 'x'],
    ['vbscript:x', 'x'],
    ['#top', 'x'],
    ['jichuan://open?id=1', '<a href="#" data-act="appLink" data-link="jichuan://open?id=1">x</a>'],
    ['#" data-link="javascript://%0aalert(1)', 'x'],
    ['#" data-link="https://evil.example.test/', 'x'],
    ['', 'x'],
  ])('%s', (href, expected) => {
    expect(apply(links, `<a href="${href}" target=_blank onclick=x class=y>x</a>`)).toBe(expected);
  });

  it('keeps the text of an anchor without address', () => {
    expect(apply(links, '<a name=x>a</a>')).toBe('a');
  });
});
