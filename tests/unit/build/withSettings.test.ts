import { describe, expect, it } from 'vitest';
import { withSettings } from '../../../scripts/build/withSettings.ts';

const PAGE = [
  '<!doctype html><html data-route="home"><head><meta charset="utf-8">',
  "<meta http-equiv=\"content-security-policy\" content=\"default-src 'none';script-src 'self' 'sha256-a=';style-src 'self' 'sha256-b=';connect-src 'self' http://old.test\">",
  '<script type="application/json" id="settings">{"apiUrl":"http://old.test/app","siteId":"1"}</script>',
  '</head><body><p>http://old.test</p></body></html>',
].join('');

describe('a page with other settings', () => {
  const page = withSettings(PAGE, { apiUrl: 'http://new.test/</script>' });

  it('has them beside those that stay, and cannot end their element', () => {
    expect(page).toContain('{"apiUrl":"http://new.test/\\u003c/script>","siteId":"1"}');
  });

  it('has a policy with the new server and the same code', () => {
    const policy = /content="([^"]*)"/.exec(page)?.[1];
    expect(policy).toMatch(/;script-src 'self' 'sha256-a=';/);
    expect(policy).toMatch(/;style-src 'self' 'sha256-b=';/);
    expect(policy).toMatch(/connect-src 'self' http:\/\/new\.test/);
    expect(policy).not.toContain('old.test');
  });

  it('keeps its text', () => expect(page).toContain('<p>http://old.test</p>'));

  it('needs a page with settings', () => {
    expect(() => withSettings('<html><head></head></html>', {})).toThrow('no settings');
  });
});
