import { describe, expect, it } from 'vitest';
import { formatCaddyfile } from '../../../../scripts/hosts/caddy.ts';
import { formatCloudflareHeaders } from '../../../../scripts/hosts/edge.ts';
import { formatHeaders } from '../../../../scripts/hosts/netlify.ts';
import { formatNginx } from '../../../../scripts/hosts/nginx.ts';
import { cacheControl } from '../../../../scripts/hosts/siteHeaders.ts';
import { formatVercel } from '../../../../scripts/hosts/vercel.ts';
import { testSettings } from '../../api/settings.ts';

const settings = testSettings({ siteBase: '/news' });

describe('the service worker', () => {
  it.each([
    ['nginx', formatNginx, /location = \/news\/worker\.js \{[^}]*Cache-Control "no-cache"/],
    [
      'Caddy',
      formatCaddyfile,
      /@worker path \/news\/worker\.js[\s\S]*@worker Cache-Control "no-cache"/,
    ],
    ['Netlify', formatHeaders, /\/news\/worker\.js\n {2}Cache-Control: no-cache/],
    ['Cloudflare', formatCloudflareHeaders, /\/news\/worker\.js\n {2}Cache-Control: no-cache/],
    [
      'Vercel',
      formatVercel,
      /\/news\/worker\.js\$",\s*"headers": \{\s*"Cache-Control": "no-cache"/,
    ],
  ])('is checked for changes at every use on %s', (_, format, rule) =>
    expect(format(settings)).toMatch(rule),
  );

  it('has the same policy on targets and on the local server', () =>
    expect(cacheControl('worker.js')).toBe('no-cache'));
});
