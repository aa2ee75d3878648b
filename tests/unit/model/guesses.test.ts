import { describe, expect, it } from 'vitest';
import { decideApplyState } from '../../../src/model/activity/apply.ts';
import { parseActivity } from '../../../src/model/activity/detail.ts';
import { parseArticle, parseVote } from '../../../src/model/article/normaliseArticle.ts';
import { decideVoteStage } from '../../../src/model/bigVote/voteStage.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { appendPage, createCommentList } from '../../../src/model/comment/commentList.ts';
import { parseComment, parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';
import { parseContribution, parseSeek } from '../../../src/model/community/contribution.ts';
import { isParticipationOpen } from '../../../src/model/community/isParticipationOpen.ts';
import { parsePost } from '../../../src/model/community/post.ts';
import { parseTopic } from '../../../src/model/community/topic.ts';
import { parseLiveView } from '../../../src/model/live/normaliseLive.ts';
import { createReportList } from '../../../src/model/live/reportList.ts';
import { parseAttachments } from '../../../src/model/mvod/normaliseMvod.ts';
import { parseColumn, parseColumns } from '../../../src/model/site/column.ts';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';
import { parseVoteResult } from '../../../src/model/vote/normaliseVote.ts';
import { canVoteAgain } from '../../../src/model/vote/voteRules.ts';

/** Values that real servers send in fields whose meaning is not documented. */
const ODD_VALUES = [0, 1, '0', '1', true, 'true', -2147483648, '', null, undefined, [], 'x'];
const withEach = <T>(check: (value: unknown) => T) => ODD_VALUES.map(check);
const all = <T>(value: T): T[] => ODD_VALUES.map(() => value);

const NOW = Date.UTC(2026, 10, 20);
const IMAGE = 'https://img.example.test/a.jpg';

describe('a field without a documented meaning hides nothing', () => {
  it.each(['isForbidden', 'isdelete', 'appShow', 'showColumnPad', 'onlyShowPad', 'appFixed'])(
    'column: %s',
    (name) => {
      expect(withEach((value) => parseColumns([{ columnId: 5, [name]: value }]).length)).toEqual(
        all(1),
      );
    },
  );

  it.each(['empty', 'isRel', 'markLocked'])('article: %s', (name) =>
    expect(
      withEach((value) => parseArticle({ fileId: 1, title: 't', [name]: value })?.published),
    ).toEqual(all(true)),
  );

  it('shows the reporter card when its flag is absent', () =>
    expect(parseArticle({ fileId: 1, title: 't' })?.showReporterCard).toBe(true));

  it.each(['status', 'auditStatus'])('a post or contribution with an unknown %s', (name) => {
    expect(parsePost({ id: 1, content: 't', [name]: 9 })?.review).toBe('passed');
    expect(parseContribution({ id: 1, content: 't', [name]: 9 })?.review).toBe('passed');
  });

  it('shows attachments of an unknown type', () => {
    const attachments = [
      { type: 0, url: IMAGE },
      { type: 2, url: `${IMAGE}.2` },
    ];
    expect(parseComment({ id: 1, attachments })?.pictures).toHaveLength(2);
    expect(parseAttachments({ list: [{ type: 9, url: IMAGE }] })).toHaveLength(1);
  });

  it('shows the counters of rows that a column does not mention', () =>
    expect(parseColumn({ columnId: 5, showPubTimePad: 0 })?.shows).toEqual({
      showTime: false,
      showReads: true,
      showComments: true,
      showPraises: true,
    }));

  it('shows comments despite a flag with a guessed name', () =>
    expect(
      withEach(
        (enabled) => parseSiteConfig({ siteConfig: { discuss: { enabled } } }).discuss.enabled,
      ),
    ).toEqual(all(true)));

  it("shows the link to all of a module's items when its flag is absent", () =>
    expect(parseColumnPage({ modules: [{ type: 0, moduleID: 1 }] }).modules[0]?.showMore).toBe(
      true,
    ));
});

describe('a field without a documented meaning reorders nothing', () => {
  it('keeps the order of reports of a broadcast despite isTop', () => {
    const view = (isTop: unknown) =>
      parseLiveView({
        list: [
          { fileId: 1, title: 'a' },
          { fileId: 2, title: 'b', isTop },
        ],
      });
    const order = (isTop: unknown) =>
      createReportList(view(isTop) ?? { reports: [], hasMore: false }).visible.map(({ id }) => id);
    expect(withEach(order)).toEqual(all(['1', '2']));
  });

  it.each([
    'isTop',
    'position',
    'iorder',
    'isRel',
    'listType',
    'linkType',
    'markLocked',
    'sectionids',
  ])('keeps the order of a list: %s', (name) => {
    const order = (value: unknown) =>
      parseColumnPage({ list: [{ fileId: 1 }, { fileId: 2, [name]: value }] }).list.map(
        ({ id }) => id,
      );
    expect(withEach(order)).toEqual(all(['1', '2']));
  });
});

describe('a field without a documented meaning blocks nothing', () => {
  const vote = { id: 7, questions: [{ qid: 1, options: [{ oid: 1 }] }] };
  const result = { questions: [{ qid: 1, options: [{ oid: 1, count: 2 }] }] };

  it.each(['isEnd', 'closed'])('voting again: %s', (name) =>
    expect(
      withEach((value) =>
        canVoteAgain({ cycle: 'daily' }, parseVoteResult({ ...result, [name]: value })),
      ),
    ).toEqual(all(true)),
  );

  it.each([undefined, '', 4, 'x'])('voting again: voteCycle %j', (voteCycle) =>
    expect(canVoteAgain(parseVote({ ...vote, voteCycle }) ?? { cycle: 'once' }, null)).toBe(true),
  );

  it.each(['coming', 'over'] as const)('a vote without times, reported as %s', (reported) =>
    expect(decideVoteStage({ startsAt: null, endsAt: null }, NOW, reported)).toBe('running'),
  );

  it.each(['signFlag', 'entryType', 'statusEntry', 'type', 'locationType'])(
    'a sign-up: %s',
    (name) => {
      const state = (value: unknown) => {
        const activity = parseActivity({
          fileId: 1,
          title: 't',
          startSignTime: '2026-11-01 08:00:00.0',
          [name]: value,
        });
        return activity && decideApplyState(activity, NOW);
      };
      expect(withEach(state)).toEqual(all('open'));
    },
  );

  it.each(['status', 'state'])('a question to a topic or a contribution: %s', (name) => {
    const wire = { id: 1, title: 't', startTime: '2026-11-01 08:00:00.0' };
    const topic = (value: unknown) => parseTopic({ ...wire, [name]: value });
    const seek = (value: unknown) => parseSeek({ ...wire, [name]: value });
    for (const parse of [topic, seek]) {
      expect(
        withEach((value) => {
          const parsed = parse(value);
          return parsed !== null && isParticipationOpen(parsed, NOW);
        }),
      ).toEqual(all(true));
    }
  });

  it.each([
    ['before the start', NOW + 1, null, NOW, false],
    ['at the start', NOW, null, NOW, true],
    ['before the end', null, NOW + 1, NOW, true],
    ['at the end', null, NOW, NOW, false],
    ['without times', null, null, NOW, true],
    ['on a baked page, where the time is unknown', NOW + 1, NOW, null, true],
  ])('allows taking part %s', (_, startsAt, endsAt, now, expected) =>
    expect(isParticipationOpen({ startsAt, endsAt }, now)).toBe(expected),
  );

  it('offers the next page of comments when hasMore is absent', () =>
    expect(parseCommentPage({ list: [{ id: 1 }] }).hasMore).toBe(true));

  it('ends a list of comments that repeats itself', () => {
    const latest = parseCommentPage({ list: [{ id: 1 }] });
    const list = createCommentList({ hot: [], latest }, 'newest');
    expect(appendPage(list, latest).hasMore).toBe(false);
  });
});
