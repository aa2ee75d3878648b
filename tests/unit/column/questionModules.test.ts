import { describe, expect, it } from 'vitest';
import { parseActivityCategories } from '../../../src/model/activity/normaliseActivity.ts';
import type { Module } from '../../../src/model/column/columnTypes.ts';
import { parseColumnPage, parseModule } from '../../../src/model/column/normaliseColumn.ts';
import { parseQuestionModules } from '../../../src/model/column/questionModules.ts';
import { parseQuestionItem, parseTopicItem } from '../../../src/model/community/questionItem.ts';
import { moduleLink } from '../../../src/ui/feed/feedLinks.ts';
import { module, picture } from './wires.ts';

describe('a question to the government in a module', () => {
  it.each([
    [
      { id: 8, title: '路灯' },
      { id: '8', title: '路灯', office: '', state: 'awaiting' },
    ],
    [
      { id: '8', title: '路灯', state: 1, office: '城管' },
      { state: 'working', office: '城管' },
    ],
    [{ id: 8, title: '路灯', status: '2' }, { state: 'answered' }],
    [{ id: 8, title: '路灯', answer: '<p>已修好</p>' }, { state: 'answered' }],
    [{ id: 8, content: '灯坏了<!--IMAGEARRAY#>0-->' }, { title: '灯坏了' }],
    [
      { id: 8, title: '路灯', state: 'x' },
      { state: 'awaiting', askedAt: null },
    ],
  ])('%j is read as %j', (wire, item) => expect(parseQuestionItem(wire)).toMatchObject(item));

  it.each([null, 'x', {}, { id: 8 }, { title: '路灯' }, { id: 8, title: '', content: '' }])(
    '%j is left out',
    (wire) => expect(parseQuestionItem(wire)).toBeNull(),
  );
});

describe('a topic in a module', () => {
  it.each([
    [
      { id: 6, title: '问农技' },
      { id: '6', title: '问农技', picture: '', state: 'open' },
    ],
    [{ id: 6, title: '问农技', status: 0 }, { state: 'coming' }],
    [
      { topicId: '6', topic: '问农技', status: '2' },
      { id: '6', state: 'closed' },
    ],
    [{ id: 6, title: '问农技', picUrl: picture('a') }, { picture: picture('a') }],
  ])('%j is read as %j', (wire, item) => expect(parseTopicItem(wire)).toMatchObject(item));

  it.each([null, {}, { id: 6 }, { title: '问农技' }])('%j is left out', (wire) =>
    expect(parseTopicItem(wire)).toBeNull(),
  );
});

describe('the modules of a column of questions', () => {
  const topics = { type: 2, charactor: [{ id: 6, title: '问农技' }] };
  const questions = { type: 3, charactor: [{ id: 8, title: '路灯' }] };
  const payload = { modules: [module(1, topics), module(2), module(3, questions)] };

  it('are those of topics and of questions, without a link to more', () => {
    const modules = parseQuestionModules(payload);
    expect(modules.map(({ kind }) => kind)).toEqual(['topics', 'questions']);
    expect(modules.map((one) => moduleLink(one, '/news'))).toEqual([null, null]);
  });

  it('are in no other list', () =>
    expect(parseColumnPage(payload).modules.map(({ kind }) => kind)).toEqual(['articles']));

  it.each([null, {}, { modules: 'x' }, { modules: [null, {}, { type: 'x' }] }])(
    'of %j are none',
    (wire) => expect(parseQuestionModules(wire)).toEqual([]),
  );
});

describe('the link of a module to all its items', () => {
  const link = (more: object) => moduleLink(parseModule(module(5, more)) as Module, '/news');

  it.each([
    [{ targetColumn: { id: 16, style: '101' } }, '/news/columnDetail/16.html'],
    [{ targetColumn: { id: 2703, style: '107' } }, '/news/columnDetail/2703.html'],
    [{ targetColumn: { id: 2702, style: '108' } }, '/news/LeaderViewList.html'],
    [{ targetColumn: { id: 23, style: 102 } }, '/news/paperSharePage.html'],
    [{ targetColumn: { id: 16 } }, '/news/columnDetail/16.html'],
    [{ targetColumn: {}, name: '' }, '/news/moreModules.html?id=5'],
    [{ showMore: 0, targetColumn: { id: 16 } }, null],
  ])('of %j is %s', (more, href) => expect(link(more)).toBe(href));
});

describe('categories of activities', () => {
  it('have an id and a name', () =>
    expect(
      parseActivityCategories([
        { activityColID: 1, name: '报名', icon: '', showPushStyle: 0 },
        { activityColID: 1, name: '重复' },
        { activityColID: 2, name: '' },
        { name: '没有编号' },
        null,
      ]),
    ).toEqual([{ id: '1', name: '报名' }]));

  it.each([null, 'empty', {}, { list: 'x' }])('%j has none', (payload) =>
    expect(parseActivityCategories(payload)).toEqual([]),
  );
});
