import { describe, expect, it } from 'vitest';
import { finishBuiltPage } from '../../../scripts/build/finishPage.ts';
import { testSettings } from '../api/settings.ts';

const pageOf = (settings: object) =>
  finishBuiltPage(
    `<!doctype html><html><head><meta charset="utf-8"><style>p{}</style>` +
      `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>` +
      `<script>1</script></head></html>`,
  );
const directive = (html: string, name: string) =>
  new RegExp(`[";]${name} ([^;"]*)`).exec(html)?.[1] ?? '';

describe('the content security policy of a page', () => {
  it('allows only the inline styles of the page, by hash', () => {
    expect(directive(pageOf(testSettings()), 'style-src')).toMatch(/^'self' 'sha256-[^']+'$/);
  });

  it('allows inline styles in deployments with the debug console', () => {
    const html = pageOf(testSettings({ debugConsole: true }));
    expect(directive(html, 'style-src')).toBe("'self' 'unsafe-inline'");
    expect(directive(html, 'script-src')).toMatch(/^'self'(?: 'sha256-[^']+'){2}$/);
  });

  it('allows requests to the hosts of the deployment', () => {
    const hosts = directive(pageOf(testSettings()), 'connect-src');
    expect(hosts).toContain('https://api.example.test:4443');
    expect(hosts).toContain('https://sso.example.test:18443');
  });
});
