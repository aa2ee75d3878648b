import { describe, expect, it } from 'vitest';
import { findAnswerProblems, formatAnswers } from '../../../src/model/activity/answers.ts';
import type { ApplyField, ApplyFieldKind } from '../../../src/model/activity/fields.ts';

const field = (kind: ApplyFieldKind, changed: Partial<ApplyField> = {}): ApplyField => ({
  id: kind,
  kind,
  label: kind,
  required: true,
  options: ['甲', '乙'],
  max: 5,
  hint: '',
  ...changed,
});

const findProblem = (one: ApplyField, answer: string | readonly string[] | undefined) => {
  const [problem] = findAnswerProblems([one], answer === undefined ? {} : { [one.id]: answer });
  return problem && 'key' in problem.message
    ? [problem.message.key, problem.message.values.n]
    : null;
};

describe('findAnswerProblems', () => {
  it.each<[ApplyFieldKind, string | readonly string[] | undefined, string, number]>([
    ['text', undefined, 'apply.needed', 0],
    ['text', '  ', 'apply.needed', 0],
    ['text', '一二三四五六七', 'comment.tooLong', 2],
    ['paragraph', '', 'apply.needed', 0],
    ['paragraph', '123456', 'comment.tooLong', 1],
    ['phone', '', 'apply.needed', 0],
    ['phone', '123', 'apply.notPhone', 0],
    ['phone', '12345678901', 'apply.notPhone', 0],
    ['number', '三', 'apply.notNumber', 0],
    ['number', '1e5', 'apply.notNumber', 0],
    ['choice', undefined, 'apply.neededChoice', 0],
    ['choice', '丙', 'apply.notOption', 0],
    ['choices', [], 'apply.neededChoice', 0],
    ['choices', ['甲', '丙'], 'apply.notOption', 0],
    ['date', '明天', 'apply.notDate', 0],
    ['date', '2026-02-30', 'apply.notDate', 0],
    ['picture', '', 'apply.neededPicture', 0],
  ])('%s: rejects %j with %s', (kind, answer, key, n) => {
    expect(findProblem(field(kind), answer)?.[0]).toBe(key);
    if (key === 'comment.tooLong') expect(findProblem(field(kind), answer)?.[1]).toBe(n);
  });

  it.each<[ApplyFieldKind, string | readonly string[]]>([
    ['text', ' 一二三四五 '],
    ['text', '👨‍👩‍👧12'],
    ['paragraph', '一\n二'],
    ['phone', '138 0000 0001'],
    ['phone', '+86 13800000001'],
    ['phone', '+49 30 1234567'],
    ['phone', '010-12345678'],
    ['number', '１２'],
    ['number', '-3.5'],
    ['choice', '甲'],
    ['choices', ['乙', '甲']],
    ['choices', '甲\n乙'],
    ['date', '2028-02-29'],
    ['date', '2026/1/2'],
    ['date', '2026年1月2日'],
    ['picture', 'https://a.example/b.jpg'],
  ])('%s: accepts %j', (kind, answer) => {
    expect(findProblem(field(kind), answer)).toBeNull();
  });

  it('accepts an empty answer for every optional field', () => {
    const kinds = ['text', 'phone', 'number', 'choice', 'choices', 'date', 'picture'] as const;
    for (const kind of kinds) expect(findProblem(field(kind, { required: false }), '')).toBeNull();
  });

  it('reports the problems of all fields in the order of the form', () => {
    const fields = [field('phone'), field('text'), field('number', { required: false })];
    const problems = findAnswerProblems(fields, { text: '好', number: 'x', phone: '1' });
    expect(problems.map((problem) => problem.field)).toEqual(['phone', 'number']);
  });
});

describe('formatAnswers', () => {
  it('trims text, omits empty and unknown fields, and normalises digits and dates', () => {
    const fields = [
      field('text'),
      field('paragraph', { required: false }),
      field('phone'),
      field('number'),
      field('choice'),
      field('choices'),
      field('date'),
      field('picture', { required: false }),
    ];
    const sent = formatAnswers(fields, {
      text: ' 李明 ',
      paragraph: '',
      phone: '+86 138-0000-0001',
      number: ' １２ ',
      choice: '甲',
      choices: '乙\n甲',
      date: '2026.1.2',
      other: '不在表里',
    });
    expect(JSON.parse(sent)).toEqual({
      text: '李明',
      phone: '13800000001',
      number: '12',
      choice: '甲',
      choices: ['乙', '甲'],
      date: '2026-01-02',
    });
  });
});
