import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { parseVote } from '../../../src/model/article/normaliseArticle.ts';
import { VoteHead } from '../../../src/ui/vote/VoteFields.tsx';

const t = await loadTranslate('cn');

it.each([
  ['several times a day says how often', { voteCycle: 2, voteCyclenum: 3 }, true],
  ['once says nothing', { voteCycle: 0, voteCyclenum: 3 }, false],
])('a vote that is open %s', (_, cycle, says) => {
  const questions = [{ qid: 1, qname: 'a', options: [{ oid: 1, oname: 'b' }] }];
  const vote = parseVote({ id: 1, name: '投票', questions, ...cycle });
  if (!vote) throw new Error('the vote was not read');
  const html = renderToStaticMarkup(createElement(VoteHead, { vote, t }));
  expect(html.includes('每天可投 3 次')).toBe(says);
});
