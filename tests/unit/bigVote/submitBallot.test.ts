import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BallotStatus, BigVote } from '../../../src/model/bigVote/bigVoteTypes.ts';
import type { WriteOutcome } from '../../../src/model/outbox/outboxTypes.ts';
import type { SheetRequest } from '../../../src/services/sheets.ts';

const SERVER_NOW = Date.UTC(2026, 10, 21, 4);
const VOTE: BigVote = {
  id: '8101',
  activityId: '6003',
  title: '照片',
  description: '',
  pictures: [],
  themes: [],
  rulesHtml: '',
  startsAt: SERVER_NOW - 1000,
  endsAt: SERVER_NOW + 1000,
  look: 'grid',
  min: 1,
  max: 1,
  dayLimit: 3,
  optionDayLimit: null,
  needsCode: false,
  userFields: [],
  options: 3,
  votes: 0,
  views: 0,
  showsResult: true,
  shareClosed: false,
};

const world = vi.hoisted(() => ({
  vote: null as unknown,
  left: 2 as number | null,
  /** What is left once something was sent. */
  after: 2 as number | null,
  member: true,
  outcome: null as unknown,
  sent: [] as unknown[],
  said: [] as string[],
  sheets: [] as unknown[],
}));

vi.mock('../../../src/services/outbox/outbox.ts', async () => {
  const { atom } = await import('nanostores');
  return {
    $pending: atom([]),
    listPending: () => [],
    send: async (_: string, payload: unknown) => {
      world.sent.push(payload);
      world.left = world.after;
      return world.outcome;
    },
  };
});
vi.mock('../../../src/services/session/memberSession.ts', () => ({
  $session: { get: () => ({ state: world.member ? 'member' : 'anonymous' }) },
  requireMember: async () => (world.member ? { uid: 'u1' } : null),
}));
vi.mock('../../../src/services/session/tokenStore.ts', () => ({
  getTokenStore: () => ({ readMember: () => ({ uid: 'u1' }), onMember: () => () => {} }),
}));
// A phone whose clock is a day off.
vi.mock('../../../src/services/loadServerTime.ts', () => ({ loadServerTime: async () => {} }));
vi.mock('../../../src/host/clock.ts', () => ({ serverNow: () => SERVER_NOW }));
vi.mock('../../../src/services/loadJoinMessages.ts', () => ({
  loadJoinMessages:
    async () =>
    (key: string, values: { n?: number } = {}) =>
      values.n === undefined ? key : `${key} ${values.n}`,
}));
vi.mock('../../../src/services/loadMessages.ts', () => ({ readPageLocale: () => 'cn' }));
vi.mock('../../../src/services/pageClient.ts', () => ({ getClient: () => ({}) }));
vi.mock('../../../src/host/settings.ts', () => ({ readSettings: () => ({}) }));
vi.mock('../../../src/host/browserTabs.ts', () => ({ onStoredPrefix: () => {} }));
vi.mock('../../../src/host/toast.ts', () => ({
  showToast: (words: string) => world.said.push(words),
}));
vi.mock('../../../src/api/calls/bigVotes.ts', () => ({
  voteDetails: async () => ({
    ok: true,
    value: { vote: world.vote, stage: 'running', status: { left: world.left, chosen: [] } },
  }),
}));
vi.mock('../../../src/services/sheets.ts', () => ({
  openSheet: (request: unknown) => world.sheets.push(request),
}));

const CANDIDATE = { id: '17', number: 17, name: '林小满' };
const DONE = {
  state: 'done',
  value: {
    refusal: null,
    message: '',
    field: '',
    stand: { left: 1, chosen: ['17'] },
    options: [{ id: '17', votes: 8, rank: 2, gap: 3 }],
  },
} satisfies WriteOutcome;
const refused = (reason: string, message = '', field = ''): WriteOutcome => ({
  state: 'refused',
  status: null,
  message,
  reason,
  ...(field && { field }),
});

/** A page that has just been opened. */
async function openPage(
  vote: Partial<BigVote> = {},
  stand: BallotStatus = { left: 2, chosen: [] },
) {
  vi.resetModules();
  Object.assign(world, { vote: { ...VOTE, ...vote }, left: stand.left, member: true });
  Object.assign(world, { outcome: DONE, sent: [], said: [], sheets: [] });
  const [cast, { $ballotStatuses: $stand }, { $optionFacts }] = await Promise.all([
    import('../../../src/state/bigVote/submitBallot.ts'),
    import('../../../src/state/bigVote/ballotStatusStore.ts'),
    import('../../../src/state/bigVote/voteOptions.ts'),
  ]);
  const choose = () => cast.chooseOption({} as never, '8101', CANDIDATE, false);
  return { ...cast, $stand, $optionFacts, choose };
}

beforeEach(() => vi.unstubAllGlobals());
// Later test files in this process need the real modules.
afterAll(() => vi.resetModules());

describe('a vote for one', () => {
  it('is sent at once, and shows what came of it', async () => {
    const page = await openPage();
    await page.choose();
    expect(world.sent).toEqual([
      {
        voteId: '8101',
        activityId: '6003',
        optionIds: ['17'],
        codeId: '',
        verifyCode: '',
        userInfo: '',
      },
    ]);
    expect(page.$stand.get()['8101']).toEqual({ left: 1, chosen: ['17'] });
    expect(page.$optionFacts.get()['17']).toEqual({ votes: 8, rank: 2, gap: 3 });
    expect(world.sheets).toMatchObject([{ kind: 'castResult', candidates: [CANDIDATE] }]);
    expect(world.said).toEqual([]);
  });

  it('is one, however often it is pressed meanwhile', async () => {
    const page = await openPage();
    await Promise.all([page.choose(), page.choose(), page.choose()]);
    expect(world.sent).toHaveLength(1);
  });

  it.each<[string, Partial<BigVote>, number | null, string]>([
    ['that has not begun', { startsAt: SERVER_NOW + 1 }, 2, 'poll.coming'],
    ['that ends in this second', { endsAt: SERVER_NOW }, 2, 'poll.over'],
    ['without votes left', {}, 0, 'cast.used'],
  ])('%s is not sent', async (_, vote, left, words) => {
    const page = await openPage(vote, { left, chosen: [] });
    await page.choose();
    expect(world.sent).toEqual([]);
    expect(world.said).toEqual([words]);
  });

  it('is not sent by a reader who would not log in', async () => {
    const page = await openPage();
    world.member = false;
    await page.choose();
    expect([world.sent, world.said, world.sheets]).toEqual([[], [], []]);
  });

  it.each<[string, WriteOutcome, number | null, string]>([
    ['coming', refused('coming', '服务器的话'), 2, 'poll.coming'],
    ['ended', refused('ended'), 2, 'poll.over'],
    ['used up', refused('used'), 0, 'cast.used'],
    ['used up for this one', refused('used'), 1, 'cast.optionUsed'],
    ['an unknown option', refused('option'), 2, 'cast.option'],
    [
      'a wrong number of them, in the server’s words',
      refused('count', '请选择2项'),
      2,
      '请选择2项',
    ],
    ['something new, in the server’s words', refused('blocked', '账号异常'), 2, '账号异常'],
    ['something without words', refused('blocked', 'error'), 2, 'vote.failed'],
    ['no network', { state: 'kept' }, 2, 'vote.kept'],
    ['no network and no storage', { state: 'kept', here: true }, 2, 'vote.keptHere'],
  ])('that meets %s says so', async (_, outcome, left, words) => {
    const page = await openPage();
    world.outcome = outcome;
    world.after = left;
    await page.choose();
    expect(world.said).toEqual([words]);
    expect(world.sheets).toEqual([]);
  });
});

describe('what a vote asks first', () => {
  const opened = () => world.sheets[0] as Extract<SheetRequest, { kind: 'castCheck' }>;
  const GIVEN = { codeId: 'c', verifyCode: '1', userInfo: '' };

  it('is asked in a sheet, which hears of what is wrong and goes when nothing is', async () => {
    const page = await openPage({ needsCode: true });
    world.outcome = refused('code', '验证码错误');
    const done = page.choose();
    await vi.waitFor(() => expect(world.sheets).toHaveLength(1));
    expect(opened()).toMatchObject({ kind: 'castCheck', needsCode: true, problem: null });
    expect(await opened().send(GIVEN)).toEqual({
      refusal: 'code',
      field: '',
      words: 'cast.codeWrong',
    });
    world.outcome = refused('info', '请填写姓名', 'name');
    expect(await opened().send(GIVEN)).toEqual({
      refusal: 'info',
      field: 'name',
      words: '请填写姓名',
    });
    world.outcome = DONE;
    expect(await opened().send(GIVEN)).toBe(null);
    opened().onClosed();
    await done;
    expect(world.sheets).toMatchObject([{ kind: 'castCheck' }, { kind: 'castResult' }]);
  });

  it('is asked when the server wants a code that nobody knew of', async () => {
    const page = await openPage();
    world.outcome = refused('code');
    const done = page.choose();
    await vi.waitFor(() => expect(world.sheets).toHaveLength(1));
    expect(opened()).toMatchObject({ needsCode: true, problem: { refusal: 'code' } });
    opened().onClosed();
    await done;
    expect(world.sheets).toHaveLength(1);
  });
});

describe('a vote for several', () => {
  it('gathers them, up to its limit, and forgets them when it counts', async () => {
    const page = await openPage({ min: 2, max: 2 });
    const choose = (id: string) =>
      page.chooseOption({} as never, '8101', { ...CANDIDATE, id }, true);
    await choose('1');
    await page.submitBallot({} as never, '8101');
    await choose('2');
    await choose('3');
    expect(world.said).toEqual(['cast.tooFew 2', 'vote.tooMany 2']);
    expect(page.$ballots.get()['8101']).toHaveLength(2);
    await page.submitBallot({} as never, '8101');
    expect(world.sent).toMatchObject([{ optionIds: ['1', '2'] }]);
    expect(page.$ballots.get()['8101']).toBe(undefined);
  });

  it('is for one alone where that one is meant and may be', async () => {
    const page = await openPage({ max: 3 });
    await page.chooseOption({} as never, '8101', CANDIDATE, true);
    expect(world.sent).toMatchObject([{ optionIds: ['17'] }]);
  });
});
