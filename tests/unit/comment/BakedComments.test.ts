import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';
import { BakedComments } from '../../../src/ui/BakedComments.tsx';

const t = await loadTranslate('cn');

it('a baked page shows as many comments and replies as the site says', () => {
  const comment = (id: number, more: object = {}) => ({ id, content: `评${id}。`, ...more });
  const replies = { list: [comment(11), comment(12), comment(13)] };
  const latest = parseCommentPage({
    list: [comment(1, { topDiscuss: replies }), comment(2), comment(3)],
  });
  const counts = { countNew: 2, countReply: 1 };
  const props = { comments: { hot: [], latest }, counts, t, timeStyle: 2 } as const;
  const html = renderToStaticMarkup(createElement(BakedComments, props));
  expect(html.match(/评\d+。/g)).toEqual(['评1。', '评11。', '评2。']);
});

it('shows the videos that are attached to a comment as links that play', () => {
  const attachments = [
    { type: 1, url: 'http://a.test/1.jpg' },
    { type: 2, url: 'http://a.test/2.mp4' },
    { type: 2, url: 'http://a.test/cover.jpg' },
    'http://a.test/3.mp4?x=1',
    { type: 2, url: 'javascript:x()' },
    null,
  ];
  const latest = parseCommentPage({ list: [{ id: 1, content: '看', attachments }] });
  expect(latest.comments).toMatchObject([
    {
      pictures: ['http://a.test/1.jpg', 'http://a.test/cover.jpg'],
      videos: ['http://a.test/2.mp4', 'http://a.test/3.mp4?x=1'],
    },
  ]);
  const counts = { countNew: 1, countReply: 1 };
  const props = { comments: { hot: [], latest }, counts, t, timeStyle: 2 } as const;
  const html = renderToStaticMarkup(createElement(BakedComments, props));
  expect(html.match(/data-act="play"[^>]*href="[^"]*"/g)).toHaveLength(2);
});
