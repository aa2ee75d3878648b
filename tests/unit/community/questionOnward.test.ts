import { describe, expect, it } from 'vitest';
import { parseQuestionModules } from '../../../src/model/column/questionModules.ts';
import { listOpenTopics, listOtherQuestions } from '../../../src/model/community/questionOnward.ts';
import { module } from '../column/wires.ts';

const question = (id: number, office: string, category: string) => ({
  id,
  title: `问题 ${id}`,
  office,
  category,
});

const modules = parseQuestionModules({
  modules: [
    module(1, {
      type: 2,
      charactor: [0, 1, 2, 1].map((status, id) => ({ id: id + 60, title: '话题', status })),
    }),
    module(2, {
      type: 3,
      charactor: [
        question(1, '城管局', '路灯'),
        question(2, '交通局', '公交'),
        question(3, '城管局', '垃圾'),
      ],
    }),
    module(3, {
      type: 3,
      charactor: [
        question(3, '城管局', '垃圾'),
        question(4, '住建局', '路灯'),
        question(5, '', ''),
        question(6, '城管局', '路灯'),
        question(7, '交通局', '停车'),
      ],
    }),
  ],
});

describe('other questions to the government', () => {
  const list = (office: string, category: string, id = '1') =>
    listOtherQuestions(modules, { id, office, category }).map((item) => item.id);

  it.each([
    [
      'those of the same office, then of the same category',
      '城管局',
      '路灯',
      ['3', '6', '4', '2', '5'],
    ],
    ['those of the same category', '园林局', '路灯', ['4', '6', '2', '3', '5']],
    ['those of the list where nothing is the same', '园林局', '树', ['2', '3', '4', '5', '6']],
    ['those of the list where nothing is known', '', '', ['2', '3', '4', '5', '6']],
  ])('are first %s, at most five, each once, without the shown one', (_, office, category, ids) =>
    expect(list(office, category)).toEqual(ids),
  );

  it('are none where the list has none', () =>
    expect(listOtherQuestions([], { id: '1', office: '', category: '' })).toEqual([]));
});

it('the topics where readers can ask are the open ones', () =>
  expect(listOpenTopics(modules).map(({ id }) => id)).toEqual(['61', '63']));
