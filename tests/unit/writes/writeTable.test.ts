import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attached } from '../../../src/model/community/attached.ts';
import type { LikeObject } from '../../../src/model/outbox/targets.ts';
import { parseWrite } from '../../../src/model/outbox/writeStore.ts';
import { parseRecord } from '../../../src/model/wire.ts';
import {
  describeWrite,
  WRITE_RULES,
  WRITES,
  type WriteKind,
  type WritePayloads,
} from '../../../src/writes/writeTable.ts';
import { hostileJson, recordFields } from '../../helpers/hostileJson.ts';
import { checkProperty } from '../../helpers/properties.ts';

const VIDEO: Attached = {
  kind: 'video',
  url: 'https://m.example.test/a.mp4',
  width: 640,
  height: 360,
  durationS: 12,
  poster: 'https://m.example.test/a.jpg',
  caption: '江',
};
const PLACE = { name: '外滩', at: { latitude: 31.23, longitude: 121.474 } };

/** One payload of each kind. */
const PAYLOADS: WritePayloads = {
  comment: { articleId: '345', source: 0, parentId: '0', text: 't', pictures: ['p'] },
  deleteComment: { commentId: '5' },
  report: { commentId: '5', articleId: '345', source: 18, reason: 'r' },
  praise: { object: 0, id: '345', cancel: false },
  praiseVideo: { id: '31', cancel: false },
  fav: { articleId: '345', imageUrl: 'i', cancel: false },
  follow: { object: 2, id: '7', cancel: false },
  vote: { voteId: '7', choices: ['1:2'] },
  post: { circleId: '901', text: 't', tagId: '2', attached: [VIDEO], place: PLACE },
  deletePost: { postId: '9001' },
  reportPost: { postId: '9001', reason: 'r' },
  question: { of: 'account', id: '201', title: 'a', text: 't', attached: [VIDEO] },
  tipoff: { title: 'a', text: 't', name: 'n', contact: 'c', place: PLACE, attached: [VIDEO] },
  contribution: {
    seekId: '1101',
    title: 'a',
    text: 't',
    author: 'n',
    contact: 'c',
    attached: [VIDEO],
  },
  satisfy: { id: '804', value: 3 },
  hit: { accountId: '201' },
  invitation: { code: 'A3K9QX', uid: '' },
  inviteCode: { code: 'A3K9QX' },
  signUp: { activityId: '6002', phone: '', code: '', answers: '{"a":"李明"}', pictures: [] },
  bigVote: {
    voteId: '8101',
    activityId: '6003',
    optionIds: ['1'],
    codeId: '',
    verifyCode: '',
    userInfo: '',
  },
  profile: { nickname: '江边读报人', icon: 'https://m.example.test/a.jpg' },
};
const KINDS = Object.keys(WRITES) as WriteKind[];
const store = (kind: string, payload: object) =>
  JSON.stringify({ key: 'k', kind, payload, at: 1.8e12, tries: 1, doubts: 0, by: 'ann' });
const read = (stored: string) => parseWrite<WritePayloads>(stored, WRITE_RULES.parse);
const keyOf = <K extends WriteKind>(kind: K, payload: WritePayloads[K]) =>
  WRITE_RULES.dedupeKey({ kind, payload });
const rowsWith = (has: (kind: WriteKind) => unknown) => KINDS.filter(has);

describe('a stored write', () => {
  it.each(KINDS)('%s is read unchanged', (kind) => {
    const stored = store(kind, PAYLOADS[kind]);
    expect(JSON.stringify(read(stored))).toBe(stored);
  });

  it.each(KINDS)('%s without its fields is ignored', (kind) =>
    expect(read(store(kind, {}))).toBeNull(),
  );

  it.each(['constructor', 'toString', '__proto__', 'like', ''])('of kind "%s" is ignored', (kind) =>
    expect(read(store(kind, { accountId: '1' }))).toBeNull(),
  );

  it.each<[WriteKind, object]>([
    ['praise', { object: 2, id: '1', cancel: false }],
    ['follow', { object: 5, id: '1', cancel: false }],
    ['follow', { object: 1, id: '1', cancel: 'no' }],
    ['satisfy', { id: '1', value: 4 }],
    ['question', { ...PAYLOADS.question, of: 'toString' }],
    ['post', { ...PAYLOADS.post, attached: [1] }],
    ['comment', { ...PAYLOADS.comment, pictures: 'p' }],
    ['comment', { ...PAYLOADS.comment, text: 'x'.repeat(50_001) }],
    ['bigVote', { ...PAYLOADS.bigVote, optionIds: Array.from({ length: 201 }, String) }],
  ])('%s with %.80j is ignored', (kind, payload) => expect(read(store(kind, payload))).toBeNull());

  it('of an older version gets defaults for newer fields', () => {
    const { tagId, place, ...post } = PAYLOADS.post;
    expect(read(store('post', post))?.payload).toMatchObject({ tagId: '', place: null });
    const { source, ...comment } = PAYLOADS.comment;
    expect(read(store('comment', comment))?.payload).toMatchObject({ source: 0 });
  });

  it('of a newer version keeps unknown fields', () =>
    expect(read(store('hit', { accountId: '1', added: 2 }))?.payload).toHaveProperty('added', 2));
});

describe('a stored write with generated fields', () => {
  it.each(KINDS)('%s is ignored or accepted by all functions of its row', (kind) => {
    const row = describeWrite(kind);
    const values = hostileJson(recordFields((wire) => row.parse(parseRecord(wire))));
    const fields = Object.entries(PAYLOADS[kind]).map(
      ([name, value]) => [name, fc.oneof(fc.constant<unknown>(value), values)] as const,
    );
    checkProperty(fc.record(Object.fromEntries(fields)), 100, (payload) => {
      const write = read(store(kind, payload));
      if (!write) return;
      expect(WRITE_RULES.dedupeKey(write)).toBeTypeOf('string');
      row.markOf?.(write.payload);
      row.statisticsOf?.(write.payload);
      row.draftOf?.(write.payload);
    });
  });

  it('any JSON is ignored or read as a known kind', () =>
    checkProperty(hostileJson(recordFields((wire) => read(JSON.stringify(wire)))), 300, (value) => {
      const write = read(JSON.stringify(value));
      if (write) expect(KINDS).toContain(write.kind);
    }));
});

describe('the kinds of writes that', () => {
  it('are toggles', () =>
    expect(rowsWith(WRITE_RULES.isToggle)).toEqual(['praise', 'praiseVideo', 'fav', 'follow']));

  it('are sent for every reader, with or without a login', () =>
    expect(rowsWith((kind) => !WRITE_RULES.isOfMember(kind))).toEqual([
      'report',
      'praise',
      'praiseVideo',
      'reportPost',
      'invitation',
    ]));

  it('are credited with points', () =>
    expect(
      KINDS.flatMap((kind) => {
        const { pointsEvent } = describeWrite(kind);
        return pointsEvent ? [[kind, pointsEvent]] : [];
      }),
    ).toEqual([
      ['comment', '评论'],
      ['vote', '投票'],
      ['signUp', '报名'],
      ['bigVote', '投票'],
    ]));
});

describe('the dedupe key', () => {
  it.each([
    ['a like and its cancel', 'praise', PAYLOADS.praise, { ...PAYLOADS.praise, cancel: true }],
    ['a favourite with two pictures', 'fav', PAYLOADS.fav, { ...PAYLOADS.fav, imageUrl: 'b' }],
    ['two choices in a vote', 'vote', PAYLOADS.vote, { ...PAYLOADS.vote, choices: ['1:3'] }],
    ['two answers to a question', 'satisfy', PAYLOADS.satisfy, { id: '804', value: 1 }],
    ['two sign-ups for an activity', 'signUp', PAYLOADS.signUp, { ...PAYLOADS.signUp, code: '1' }],
  ] as const)('is the same for %s', (_, kind, one, other) =>
    expect(WRITE_RULES.dedupeKey({ kind, payload: one })).toBe(
      WRITE_RULES.dedupeKey({ kind, payload: other }),
    ),
  );

  it('differs for another object, id or kind', () => {
    const keys = [
      keyOf('praise', { object: 0, id: '1', cancel: false }),
      keyOf('praise', { object: 1, id: '1', cancel: false }),
      keyOf('praise', { object: 0, id: '2', cancel: false }),
      keyOf('praiseVideo', { id: '1', cancel: false }),
      keyOf('follow', { object: 1, id: '1', cancel: false }),
      keyOf('follow', { object: 2, id: '1', cancel: false }),
      keyOf('deleteComment', { commentId: '1' }),
      keyOf('deleteComment', { commentId: '2' }),
      keyOf('vote', { voteId: '1', choices: [] }),
      keyOf('bigVote', { ...PAYLOADS.bigVote, voteId: '1' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the mark of a write', () => {
  const like = (object: LikeObject) => ({ object, id: '1', cancel: false });
  it.each<[WriteKind, object, object | undefined]>([
    ['praise', like(0), { mark: { name: 'praise:1' }, isSet: true }],
    ['praise', { ...like(10), cancel: true }, { mark: { name: 'praise:1' }, isSet: false }],
    ['praise', like(7), { mark: { name: 'praise:paper-1' }, isSet: true }],
    ['praise', like(18), { mark: { name: 'praise:post-1' }, isSet: true }],
    ['praise', like(1), { mark: { name: 'praiseComment:1' }, isSet: true }],
    ['praiseVideo', PAYLOADS.praiseVideo, { mark: { name: 'praiseVideo:31' }, isSet: true }],
    ['fav', PAYLOADS.fav, { mark: { name: 'fav:345', isOfMember: true }, isSet: true }],
    ['follow', PAYLOADS.follow, { mark: { name: 'follow:2-7', isOfMember: true }, isSet: true }],
    ['vote', PAYLOADS.vote, { mark: { name: 'vote:7' }, isSet: true }],
    ['invitation', PAYLOADS.invitation, { mark: { name: 'invitation:A3K9QX' }, isSet: true }],
  ])('%s %j', (kind, payload, expected) =>
    expect(describeWrite(kind).markOf?.(payload)).toEqual(expected),
  );

  it('exists only for these kinds', () =>
    expect(rowsWith((kind) => describeWrite(kind).markOf)).toEqual([
      'praise',
      'praiseVideo',
      'fav',
      'follow',
      'vote',
      'invitation',
    ]));
});

describe('the statistics of a write', () => {
  const comment = (source: number) => ({ ...PAYLOADS.comment, source });
  const like = (object: LikeObject, cancel = false) => ({ object, id: '345', cancel });
  it.each<[WriteKind, object, object | null]>([
    ['comment', comment(0), { event: 'comment', articleId: '345' }],
    ['comment', comment(3), { event: 'comment', articleId: '345' }],
    ['comment', comment(18), null],
    ['comment', comment(30), null],
    ['praise', like(0), { event: 'like', articleId: '345' }],
    ['praise', like(0, true), null],
    ['praise', like(1), null],
    ['praise', like(18), null],
  ])('%s %j: %j', (kind, payload, expected) =>
    expect(describeWrite(kind).statisticsOf?.(payload)).toEqual(expected),
  );
});

describe('the draft that a refused write is restored to', () => {
  const files = [VIDEO];
  it.each<[WriteKind, object]>([
    ['comment', { of: 'comment', name: 'draft:0:345:0', draft: { text: 't', pictures: ['p'] } }],
    [
      'post',
      {
        of: 'form',
        name: 'draft:form:post:901',
        draft: { values: { text: 't', tagId: '2' }, place: PLACE, files },
      },
    ],
    [
      'question',
      {
        of: 'form',
        name: 'draft:form:question:account:201',
        draft: { values: { title: 'a', text: 't' }, place: null, files },
      },
    ],
    [
      'tipoff',
      {
        of: 'form',
        name: 'draft:form:tipoff',
        draft: {
          values: { title: 'a', text: 't', name: 'n', contact: 'c' },
          place: PLACE,
          files,
        },
      },
    ],
    [
      'contribution',
      {
        of: 'form',
        name: 'draft:form:contribution:1101',
        draft: {
          values: { title: 'a', text: 't', author: 'n', contact: 'c' },
          place: null,
          files,
        },
      },
    ],
    [
      'signUp',
      {
        of: 'form',
        name: 'draft:form:signUp:6002',
        draft: { values: { a: '李明' }, place: null, files: [] },
      },
    ],
  ])('%s', (kind, expected) =>
    expect(describeWrite(kind).draftOf?.(PAYLOADS[kind])).toEqual(expected),
  );

  it('exists only for these kinds', () =>
    expect(rowsWith((kind) => describeWrite(kind).draftOf)).toEqual([
      'comment',
      'post',
      'question',
      'tipoff',
      'contribution',
      'signUp',
    ]));
});

describe('the verdict', () => {
  const verdictOf = (kind: WriteKind, answer: unknown) =>
    describeWrite(kind).decideVerdict?.(answer)?.state;
  it.each<[WriteKind, object, string]>([
    ['vote', { accepted: true, message: '' }, 'done'],
    ['vote', { accepted: false, message: '您已投过票' }, 'already'],
    ['vote', { accepted: false, message: '投票已结束' }, 'refused'],
    ['bigVote', { refusal: null, message: '', field: '' }, 'done'],
    ['bigVote', { refusal: 'used', message: '', field: '' }, 'refused'],
    ['signUp', { accepted: true, refusal: null, message: '', fieldId: '' }, 'done'],
    ['signUp', { accepted: false, refusal: 'repeated', message: '', fieldId: '' }, 'already'],
    ['signUp', { accepted: false, refusal: 'full', message: '', fieldId: '' }, 'refused'],
    ['invitation', { verdict: 'used', message: '' }, 'already'],
    ['inviteCode', { verdict: 'done', message: '' }, 'done'],
    ['inviteCode', { verdict: 'own', message: '' }, 'refused'],
  ])('of %s with %j is %s', (kind, answer, state) => expect(verdictOf(kind, answer)).toBe(state));
});
