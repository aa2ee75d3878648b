import { describe, expect, it } from 'vitest';
import { finishBuiltPage } from '../../../scripts/build/finishPage.ts';
import { testSettings } from '../api/settings.ts';

const VIDEO = '<figure class="video"><a class="cover" data-act="play" href="#"></a></figure>';
const STREAMS = ['wss://push.example.test', 'https://live.example.test'];
const settings = testSettings({ streamHosts: STREAMS });
const API_WS = new URL(settings.apiUrl).origin.replace(/^http/, 'ws');

function connectHosts(attributes: string, content: string): string[] {
  const html = finishBuiltPage(
    `<!doctype html><html ${attributes}><head><meta charset="utf-8">` +
      `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>` +
      `</head><body>${content}</body></html>`,
  );
  return (/;connect-src ([^;"]*)/.exec(html)?.[1] ?? '').split(' ');
}

describe('stream hosts in the policy of a page', () => {
  it.each([
    ['a template', 'data-route="newsDetail"', ''],
    ['a baked broadcast', 'data-route="liveDetail" data-template="x"', ''],
    ['a baked article with a video', 'data-route="newsDetail" data-template="x"', VIDEO],
    ['the baked front page', 'data-route="home" data-template', ''],
  ])('%s allows them', (_, attributes, content) => {
    expect(connectHosts(attributes, content)).toEqual(expect.arrayContaining([API_WS, ...STREAMS]));
  });

  it.each([
    ['text with the route name', '<p>liveDetail</p>'],
    ['text about a video', '<p> data-act="play" &lt;a data-act="play"></p>'],
    [
      'a title about a video',
      `<p title='<a data-act="play">' data-x="<html data-route=liveDetail>">`,
    ],
    ['a comment about a video', '<!-- <a data-act="play"> -->'],
  ])('a baked article without a video does not allow them: %s', (_, content) => {
    const hosts = connectHosts('data-route="newsDetail" data-template="x"', content);
    expect(hosts).toContain(new URL(settings.apiUrl).origin);
    for (const host of [API_WS, ...STREAMS]) expect(hosts).not.toContain(host);
  });
});
