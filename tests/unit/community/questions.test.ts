import { describe, expect, test } from 'vitest';
import { parseGovernmentQuestion } from '../../../src/model/community/qa.ts';
import {
  parseAnswer,
  parseAnswerPage,
  parseQuestion,
  parseQuestions,
} from '../../../src/model/community/question.ts';
import { parseTopic } from '../../../src/model/community/topic.ts';

describe('a topic', () => {
  test('is parsed with all fields', () => {
    expect(
      parseTopic({
        id: 601,
        title: '入冬供暖',
        content: '问什么都行',
        picUrl: 'https://img.example.test/1.jpg',
        hostName: '高原',
        hostDuty: '供热处处长',
        hostXyId: 201,
        rssCount: '12',
        questionCount: 45,
        answerCount: 40,
        status: 2,
        startTime: '2026-11-20 09:30:00.0',
      }),
    ).toMatchObject({
      id: '601',
      title: '入冬供暖',
      description: '问什么都行',
      picture: 'https://img.example.test/1.jpg',
      host: { id: '201', kind: 'account', name: '高原', duty: '供热处处长' },
      followers: 12,
      questions: 45,
      answers: 40,
      state: 'closed',
      startsAt: Date.UTC(2026, 10, 20, 1, 30),
      endsAt: null,
    });
  });

  test.each([
    ['no fields', {}],
    ['no title', { id: 1, hostName: '高原' }],
    ['no id', { title: '入冬供暖' }],
    ['a text', 'empty'],
    ['a list', []],
  ])('with %s is null', (_, wire) => expect(parseTopic(wire)).toBeNull());

  test.each([
    [0, 'coming'],
    ['1', 'open'],
    [2, 'closed'],
    [null, 'open'],
    [9, 'open'],
  ])('with status %s is %s', (status, state) =>
    expect(parseTopic({ id: 1, title: 'T', status })?.state).toBe(state),
  );

  test('has an empty host without page, name or image', () => {
    const topic = parseTopic({ id: 1, title: 'T', hostXyId: 0, hostIcon: 'javascript:alert(1)' });
    expect(topic?.host).toMatchObject({ id: '', name: '', icon: '' });
  });
});

describe('a question', () => {
  test('is parsed without a writer’s name and icon, with its first answer', () => {
    const question = parseQuestion({
      id: 7001,
      topicId: 601,
      topicTitle: '入冬供暖',
      title: null,
      content: ' 什么时候\u200b开始？ ',
      userID: 5,
      userName: null,
      images: ['https://img.example.test/1.jpg', 'storage:1', { imageUrl: '/2.jpg', type: 1 }],
      answerCount: 0,
      answers: [
        { id: 1, content: '' },
        { id: 2, content: '今天' },
      ],
      status: 0,
    });
    expect(question).toMatchObject({
      id: '7001',
      topicId: '601',
      accountId: '',
      of: '入冬供暖',
      title: '',
      text: '什么时候开始？',
      writer: { id: '5', kind: 'reader', name: '', icon: '' },
      attached: [{ url: 'https://img.example.test/1.jpg' }, { url: '/2.jpg', kind: 'picture' }],
      // The count lags behind what is shown.
      answers: 1,
      firstAnswer: { id: '2', text: '今天' },
      review: 'awaiting',
    });
  });

  test.each([
    ['an account', { xyId: 201, xyName: '霁川发布' }, '201', '霁川发布'],
    ['no account', {}, '', ''],
  ])('to %s is parsed with the account and its name', (_, wire, accountId, of) =>
    expect(parseQuestion({ id: 1, ...wire })).toMatchObject({ accountId, of, topicId: '' }),
  );

  test.each([
    ['', null],
    ['../1', null],
    [7, '7'],
  ])('with id %j has id %j', (id, known) => expect(parseQuestion({ id })?.id ?? null).toBe(known));
});

test('parseAnswer returns null without text and files and accepts images only', () => {
  expect(parseAnswer({ id: 1, content: ' ' })).toBeNull();
  expect(parseAnswer({ id: 1, pics: ['/1.jpg'] })?.attached).toHaveLength(1);
});

describe('lists of questions', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }));
  test.each([
    ['a full page', rows(20), 20, true],
    ['the last page', rows(19), 19, false],
    ['no questions', [], 0, false],
    ['the server’s hasMore before the page size', { list: rows(20), hasMore: false }, 20, false],
    ['a duplicate question once', { list: [...rows(2), { id: 2 }], hasMore: true }, 2, true],
    ['no list', 'empty', 0, false],
  ])('%s', (_, wire, count, hasMore) => {
    const part = parseQuestions(wire);
    expect(part.rows).toHaveLength(count);
    expect(part.hasMore).toBe(hasMore);
  });
});

describe('a page of answers', () => {
  test('contains its question', () => {
    const page = parseAnswerPage(
      { question: { title: 'Q' }, list: [{ id: 1, content: 'A' }] },
      '7',
    );
    expect(page?.question).toMatchObject({ id: '7', title: 'Q' });
    expect(page?.part.rows).toMatchObject([{ kind: 'answer', id: '1' }]);
  });

  test('without a question contains one with only the id', () =>
    expect(parseAnswerPage([{ id: 1, content: 'A' }], '7')?.question).toMatchObject({
      id: '7',
      title: '',
    }));

  test.each([[{}], [[]], ['empty'], [{ list: [], hasMore: false }]])('is null for %j', (wire) =>
    expect(parseAnswerPage(wire, '7')).toBeNull(),
  );
});

describe('a question to the government', () => {
  test('is parsed with videos, audio, an answer and a satisfaction', () => {
    const question = parseGovernmentQuestion({
      id: 802,
      title: '路灯',
      content: '不亮<!--IMAGEARRAY#>0-->了',
      qaType: 2,
      attachments: '["/1.mp4"]',
      videos: [{ videoUrl: '/2.mp4', imageUrl: '/2.jpg' }],
      audios: '[{"audioUrl":"/3.mp3","duration":"01:05"}]',
      office: '城管局',
      answer: '<p>已修</p><!--IMAGEARRAY#>1-->',
      answerPics: ['/4.jpg'],
      state: '2',
      satisfaction: 3,
      qaConfig: { satisfaction: 1 },
    });
    expect(question).toMatchObject({
      text: '不亮了',
      attached: [
        { kind: 'video', url: '/1.mp4' },
        { kind: 'video', url: '/2.mp4', poster: '/2.jpg' },
        { kind: 'audio', url: '/3.mp3', durationS: 65 },
      ],
      answerHtml: '<p>已修</p>',
      answerAttached: [{ kind: 'picture', url: '/4.jpg' }],
      state: 'answered',
      satisfaction: 3,
      asksSatisfaction: true,
    });
  });

  test.each([
    ['an answer', { answer: 'x' }, 'answered'],
    ['images only', { answerPics: ['/1.jpg'] }, 'answered'],
    ['no fields', {}, 'awaiting'],
    ['an explicit state', { state: 1, answer: 'x' }, 'working'],
  ])('has the state that %s implies', (_, wire, state) =>
    expect(parseGovernmentQuestion({ id: 1, title: 'T', ...wire })?.state).toBe(state),
  );

  test.each([
    [0, null],
    ['2', 2],
    [4, null],
    [null, null],
  ])('has for satisfaction %s the value %j', (satisfaction, said) =>
    expect(parseGovernmentQuestion({ id: 1, title: 'T', satisfaction })?.satisfaction).toBe(said),
  );

  test.each([[{}], ['empty'], [{ id: 1 }], [{ title: 'T' }]])('is null for %j', (wire) =>
    expect(parseGovernmentQuestion(wire)).toBeNull(),
  );
});
