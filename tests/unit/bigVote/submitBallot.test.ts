import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BallotStatus, BigVote } from '../../../src/model/bigVote/normaliseBigVote.ts';
import type { WriteOutcome } from '../../../src/model/outbox/outboxTypes.ts';
import type { SheetRequest } from '../../../src/services/sheets.ts';
import { waitFor } from '../../helpers/waitFor.ts';

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
  /** Votes left after a ballot was sent. */
  after: 2 as number | null,
  member: true,
  outcome: null as unknown,
  sent: [] as unknown[],
  toasts: [] as string[],
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
// The clock of the device is wrong by a day.
vi.mock('../../../src/services/loadServerTime.ts', () => ({ loadServerTime: async () => {} }));
vi.mock('../../../src/host/clock.ts', () => ({ serverNow: () => SERVER_NOW }));
vi.mock('../../../src/services/loadBigVoteMessages.ts', () => ({
  loadBigVoteMessages:
    async () =>
    (key: string, values: { n?: number } = {}) =>
      values.n === undefined ? key : `${key} ${values.n}`,
}));
vi.mock('../../../src/services/loadMessages.ts', () => ({ readPageLocale: () => 'cn' }));
vi.mock('../../../src/services/pageClient.ts', () => ({ getClient: () => ({}) }));
vi.mock('../../../src/host/settings.ts', () => ({ readSettings: () => ({}) }));
vi.mock('../../../src/host/browserTabs.ts', () => ({ onStoredPrefix: () => {} }));
vi.mock('../../../src/host/toast.ts', () => ({
  showToast: (words: string) => world.toasts.push(words),
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

/** Opens a new page. */
async function openPage(
  vote: Partial<BigVote> = {},
  status: BallotStatus = { left: 2, chosen: [] },
) {
  vi.resetModules();
  Object.assign(world, { vote: { ...VOTE, ...vote }, left: status.left, member: true });
  Object.assign(world, { outcome: DONE, sent: [], toasts: [], sheets: [] });
  const { getTokenStore } = await import('../../../src/services/session/tokenStore.ts');
  const tokens = { userid: 'u1', token: 't', accessToken: 'a', refreshToken: 'r' };
  getTokenStore().writeMember({ uid: 'u1', ...tokens });
  const [cast, { $ballotStatuses }, { $optionFacts }] = await Promise.all([
    import('../../../src/state/bigVote/submitBallot.ts'),
    import('../../../src/state/bigVote/ballotStatusStore.ts'),
    import('../../../src/state/bigVote/optionFacts.ts'),
  ]);
  const choose = () => cast.chooseOption({} as never, '8101', CANDIDATE, false);
  return { ...cast, $ballotStatuses, $optionFacts, choose };
}

beforeEach(() => vi.unstubAllGlobals());
// Later test files in this process need the real modules.
afterAll(() => vi.resetModules());

describe('a ballot for one option', () => {
  it('is sent immediately and shows the result', async () => {
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
    expect(page.$ballotStatuses.get()['8101']).toEqual({ left: 1, chosen: ['17'] });
    expect(page.$optionFacts.get()['17']).toEqual({ votes: 8, rank: 2, gap: 3 });
    expect(world.sheets).toMatchObject([{ kind: 'ballotResult', candidates: [CANDIDATE] }]);
    expect(world.toasts).toEqual([]);
  });

  it('is sent once when it is pressed repeatedly', async () => {
    const page = await openPage();
    await Promise.all([page.choose(), page.choose(), page.choose()]);
    expect(world.sent).toHaveLength(1);
  });

  it.each<[string, Partial<BigVote>, number | null, string]>([
    ['before the start of the vote', { startsAt: SERVER_NOW + 1 }, 2, 'bigVote.coming'],
    ['at the end time of the vote', { endsAt: SERVER_NOW }, 2, 'bigVote.over'],
    ['without votes left', {}, 0, 'ballot.used'],
  ])('is not sent %s', async (_, vote, left, words) => {
    const page = await openPage(vote, { left, chosen: [] });
    await page.choose();
    expect(world.sent).toEqual([]);
    expect(world.toasts).toEqual([words]);
  });

  it('is not sent when the reader does not log in', async () => {
    const page = await openPage();
    world.member = false;
    await page.choose();
    expect([world.sent, world.toasts, world.sheets]).toEqual([[], [], []]);
  });

  it.each<[string, WriteOutcome, number | null, string]>([
    ['a vote that has not begun', refused('coming', '服务器的话'), 2, 'bigVote.coming'],
    ['a vote that is over', refused('ended'), 2, 'bigVote.over'],
    ['no votes left', refused('used'), 0, 'ballot.used'],
    ['no votes left for this option', refused('used'), 1, 'ballot.optionUsed'],
    ['an unknown option', refused('option'), 2, 'ballot.option'],
    [
      'a wrong number of options, with the server’s message',
      refused('count', '请选择2项'),
      2,
      '请选择2项',
    ],
    [
      'an unknown refusal, with the server’s message',
      refused('blocked', '账号异常'),
      2,
      '账号异常',
    ],
    ['an unknown refusal without a message', refused('blocked', 'error'), 2, 'vote.failed'],
    ['no network', { state: 'kept' }, 2, 'vote.kept'],
    ['no network and no storage', { state: 'kept', here: true }, 2, 'vote.keptHere'],
  ])('shows a message for %s', async (_, outcome, left, words) => {
    const page = await openPage();
    world.outcome = outcome;
    world.after = left;
    await page.choose();
    expect(world.toasts).toEqual([words]);
    expect(world.sheets).toEqual([]);
  });
});

describe('the check before a ballot', () => {
  const opened = () => world.sheets[0] as Extract<SheetRequest, { kind: 'ballotCheck' }>;
  const GIVEN = { codeId: 'c', verifyCode: '1', userInfo: '' };

  it('opens a sheet whose send returns each refusal, and null on success', async () => {
    const page = await openPage({ needsCode: true });
    world.outcome = refused('code', '验证码错误');
    const done = page.choose();
    await waitFor(() => expect(world.sheets).toHaveLength(1));
    expect(opened()).toMatchObject({ kind: 'ballotCheck', needsCode: true, problem: null });
    expect(await opened().send(GIVEN)).toEqual({
      refusal: 'code',
      field: '',
      words: 'ballot.codeWrong',
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
    expect(world.sheets).toMatchObject([{ kind: 'ballotCheck' }, { kind: 'ballotResult' }]);
  });

  it('opens when the server unexpectedly requires a code', async () => {
    const page = await openPage();
    world.outcome = refused('code');
    const done = page.choose();
    await waitFor(() => expect(world.sheets).toHaveLength(1));
    expect(opened()).toMatchObject({ needsCode: true, problem: { refusal: 'code' } });
    opened().onClosed();
    await done;
    expect(world.sheets).toHaveLength(1);
  });
});

describe('a ballot for several options', () => {
  it('collects options up to the limit and is cleared after it is sent', async () => {
    const page = await openPage({ min: 2, max: 2 });
    const choose = (id: string) =>
      page.chooseOption({} as never, '8101', { ...CANDIDATE, id }, true);
    await choose('1');
    await page.submitBallot({} as never, '8101');
    await choose('2');
    await choose('3');
    expect(world.toasts).toEqual(['ballot.tooFew 2', 'vote.tooMany 2']);
    expect(page.$ballots.get()['8101']).toHaveLength(2);
    await page.submitBallot({} as never, '8101');
    expect(world.sent).toMatchObject([{ optionIds: ['1', '2'] }]);
    expect(page.$ballots.get()['8101']).toBe(undefined);
  });

  it('is sent immediately for one option when the minimum is 1', async () => {
    const page = await openPage({ max: 3 });
    await page.chooseOption({} as never, '8101', CANDIDATE, true);
    expect(world.sent).toMatchObject([{ optionIds: ['17'] }]);
  });
});
