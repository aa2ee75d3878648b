import { describe, expect, it } from 'vitest';
import { finishBuiltPage } from '../../../scripts/build/finishPage.ts';

const policyOf = (route: string) =>
  finishBuiltPage(
    `<!doctype html><html lang="zh-CN" data-route="${route}"><head><meta charset="utf-8"><script type="application/json" id="settings">{"apiUrl":"https://api.example.test/app_if"}</script></head></html>`,
  );

describe('the policy of single pages', () => {
  it('allows external frames on the link page only', () => {
    expect(policyOf('linkDetail')).toContain(';frame-src https:;');
    expect(policyOf('newsDetail')).not.toContain('frame-src');
  });

  it('allows connections to any host on the file preview page only', () => {
    expect(policyOf('previewPDF')).toContain("connect-src 'self' https: http:;");
    expect(policyOf('linkDetail')).not.toMatch(/connect-src[^;]* https:(;| )/);
  });
});
