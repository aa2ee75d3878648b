import { describe, expect, it } from 'vitest';
import { parseBallotAnswer, parseBallotTerms } from '../../../src/model/bigVote/ballotAnswer.ts';
import {
  formatSavedBallotStatus,
  parseSavedBallotStatus,
} from '../../../src/model/bigVote/ballotStatus.ts';
import type { VoteRefusal } from '../../../src/model/bigVote/bigVoteTypes.ts';
import { findOptionByNumber, parseCandidate } from '../../../src/model/bigVote/candidate.ts';
import { createCandidateCard } from '../../../src/model/bigVote/candidateCard.ts';
import { parseOutcomeNote } from '../../../src/model/outbox/writeStore.ts';
import { getEndOfServerDay } from '../../../src/model/serverDay.ts';

describe('the answer to a ballot', () => {
  it('contains the remaining votes and the results of the options', () => {
    expect(
      parseBallotAnswer({
        result: 'true',
        failureInfo: '',
        left: '2',
        voted: ['17', 18],
        options: [
          { optionId: 17, count: '12', rank: 2, gap: '3' },
          { optionId: '18', count: 15, rank: 1 },
          { count: 9 },
        ],
      }),
    ).toEqual({
      refusal: null,
      message: '',
      field: '',
      stand: { left: 2, chosen: ['17', '18'] },
      options: [
        { id: '17', votes: 12, rank: 2, gap: 3 },
        { id: '18', votes: 15, rank: 1, gap: null },
      ],
    });
  });

  it.each<[unknown, VoteRefusal]>([
    ['coming', 'coming'],
    ['ended', 'ended'],
    ['used', 'used'],
    ['option', 'option'],
    ['count', 'count'],
    ['code', 'code'],
    ['info', 'info'],
    ['blocked', 'other'],
    [undefined, 'other'],
    ['constructor', 'other'],
    [{}, 'other'],
  ])('maps the reason %s to the refusal %s', (reason, refusal) => {
    const answer = parseBallotAnswer({
      result: 'false',
      failureInfo: '不行',
      reason,
      fieldId: 'name',
      left: -1,
    });
    expect(answer).toMatchObject({
      refusal,
      message: '不行',
      field: 'name',
      stand: { left: null },
    });
  });

  it.each([null, 'x', [], { result: 'maybe' }, {}])('reads %j as a refusal', (payload) => {
    expect(parseBallotAnswer(payload).refusal).toBe('other');
  });

  it('keeps its reason and its field in the note for other tabs', () => {
    const outcome = {
      state: 'refused',
      status: null,
      message: '不行',
      reason: 'info',
      field: 'name',
    };
    expect(parseOutcomeNote(JSON.stringify({ at: 5, outcome }))).toEqual({ at: 5, outcome });
  });
});

it.each([
  [
    { needCode: 1, codeId: 'c-1', left: '2', isbegin: 1 },
    { needsCode: true, codeId: 'c-1', left: 2, stage: 'running' },
  ],
  [
    { needCode: '0', left: -1, isbegin: '2' },
    { needsCode: false, codeId: '', left: null, stage: 'over' },
  ],
  [null, { needsCode: false, codeId: '', left: null, stage: 'running' }],
])('parseBallotTerms reads the terms of a vote from %j', (payload, terms) => {
  expect(parseBallotTerms(payload)).toEqual(terms);
});

describe('the ballot status saved for other tabs', () => {
  const EVENING = Date.UTC(2026, 10, 21, 15, 59, 59);
  const status = { left: 1, chosen: ['17'] };
  const text = formatSavedBallotStatus(status, 'u1', EVENING);
  it.each<[string, string | null, string, number, typeof status | null]>([
    ['is valid for the same member on the same day', text, 'u1', EVENING, status],
    ['is null after midnight in China', text, 'u1', EVENING + 1000, null],
    ['is null for another member', text, 'u2', EVENING, null],
    [
      'is null without a member id',
      formatSavedBallotStatus(status, '', EVENING),
      '',
      EVENING,
      null,
    ],
    ['is null for invalid JSON', '{"uid":', 'u1', EVENING, null],
    ['is null without a saved text', null, 'u1', EVENING, null],
  ])('%s', (_, stored, uid, now, expected) => {
    expect(parseSavedBallotStatus(stored, uid, now)).toEqual(expected);
  });

  it('keeps null as the remaining votes when there is no limit', () => {
    const free = formatSavedBallotStatus({ left: null, chosen: [] }, 'u1', EVENING);
    expect(parseSavedBallotStatus(free, 'u1', EVENING)).toEqual({ left: null, chosen: [] });
  });

  it('expires at midnight in China', () => {
    expect(getEndOfServerDay(EVENING)).toBe(EVENING + 1000);
    expect(getEndOfServerDay(EVENING + 1000)).toBe(EVENING + 1000 + 86_400_000);
  });
});

describe('a candidate', () => {
  it('is read with its own text, and is null without an id', () => {
    const wire = { optionId: 7, number: '17', name: '林<b>小满', content: '<p>好</p>' };
    expect(parseCandidate(wire)).toMatchObject({
      option: { id: '7', number: 17, name: '林<b>小满' },
      html: '<p>好</p>',
    });
    expect(parseCandidate({ info: wire })?.html).toBe('<p>好</p>');
    for (const none of [{}, null, { name: '谁' }, 'x']) expect(parseCandidate(none)).toBe(null);
  });

  it('is found by its exact number', () => {
    const at = (number: number) => ({ number }) as never;
    expect(findOptionByNumber([at(170), at(17), at(71)], 17)).toEqual({ number: 17 });
    expect(findOptionByNumber([at(170)], 17)).toBe(null);
  });

  it('has a share card for its own page unless sharing is closed', () => {
    const vote = { activityId: '6003', title: '照片 <i>2026', shareClosed: false };
    const path = '/voteItemDetail/6003/8101/7.html';
    const around = { siteUrl: 'https://news.example.test', siteBase: '/n', now: 9 };
    const of = { name: '17 号 林小满', picture: '', path };
    expect(createCandidateCard(vote, of, around)).toEqual({
      title: '17 号 林小满',
      description: '照片 <i>2026',
      imageUrl: '',
      url: 'https://news.example.test/n/voteItemDetail/6003/8101/7.html?isShare=true&xyt=9',
      articleId: '6003',
      objectType: 4,
    });
    expect(createCandidateCard({ ...vote, shareClosed: true }, of, around)).toBe(null);
  });
});
