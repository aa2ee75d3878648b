import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { parseComment } from '../../../src/model/comment/normaliseComment.ts';
import { ReplyHead } from '../../../src/ui/BakedComments.tsx';

const t = await loadTranslate('cn');

it.each([
  ['official', { isOfficial: 1 }, 'comment.official'],
  ['an official reply', { isOfficial: 1, parentID: 3 }, 'comment.officialReply'],
  ['pinned', { isTop: 1 }, 'comment.pinned'],
  ['excellent', { isWonderful: 1 }, 'comment.excellent'],
  ['in review', { inReview: 1 }, 'comment.inReview'],
] as const)('a comment is marked as %s', (_, fields, mark) => {
  const reply = parseComment({ id: 4, content: '好', userName: '王', ...fields });
  if (!reply) throw new Error('the comment was not read');
  const html = renderToStaticMarkup(createElement(ReplyHead, { reply, t }));
  expect(Array.from(html.matchAll(/data-t="(\S+?)"/g), ([, key]) => key)).toEqual([mark]);
});
