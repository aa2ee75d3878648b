import { beforeEach, describe, expect, it } from 'vitest';
import { activityList } from '../../src/api/calls/activities.ts';
import {
  activityDetail,
  activityVotes,
  chargeOff,
  entryList,
  recordAccessCount,
  voucherDetail,
} from '../../src/api/calls/activity.ts';
import {
  infoByOptName,
  innerVoteCount,
  voteDetails,
  voteOptions,
} from '../../src/api/calls/bigVotes.ts';
import { optionDetail } from '../../src/api/calls/candidate.ts';
import {
  getInviteCode,
  inviteConfig,
  inviteConfigByCode,
  recordInvitation,
  useInviteCode,
} from '../../src/api/calls/invites.ts';
import { buttonRecordVoteCount, recordVoteCountAndLog } from '../../src/api/calls/recordVote.ts';
import { activityRegist, activityVerify, getActivityVoucher } from '../../src/api/calls/signUps.ts';
import { getVerifyCode, getVerifyQuestion } from '../../src/api/calls/verifyCode.ts';
import { DAY_MS, HOUR_MS } from '../../src/model/durations.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** What readers join: activities with vouchers, votes of activities, invitations. */

const origin = runOrigin();
const PHONE = '13900000001';

async function logIn(phone = PHONE) {
  const reader = openReader(origin, { device: `device of ${phone}` });
  return { client: reader.client, userId: await reader.login(phone) };
}
type Reader = Awaited<ReturnType<typeof logIn>>;

describe('an activity', () => {
  /** Members only, with a code and vouchers. */
  const STARS = '6002';
  const ANSWERS = JSON.stringify({
    name: '李知远',
    phone: PHONE,
    age: '34',
    gear: '双筒望远镜',
    sessions: ['认星座'],
    seen: '2024-02-29',
    note: '',
  });

  beforeEach(() => {
    const now = origin.now();
    return origin.control('activity', {
      id: Number(STARS),
      signUpFrom: now - HOUR_MS,
      signUpUntil: now + HOUR_MS,
      startsAt: now + 2 * HOUR_MS,
      endsAt: now + 3 * HOUR_MS,
      voucherUntil: now + DAY_MS,
    });
  });

  async function signUp({ client, userId }: Reader, idempotencyKey: string, code?: string) {
    if (code === undefined) {
      expect(
        mustHave(await activityVerify(client, { activityId: STARS, phone: PHONE })),
      ).toMatchObject({ sent: true });
    }
    const sent = code ?? String((await origin.read(`code?phone=${PHONE}`)).code);
    return activityRegist(client, {
      activityId: STARS,
      userId,
      phone: PHONE,
      code: sent,
      answers: ANSWERS,
      pictures: [],
      idempotencyKey,
    });
  }

  it('is listed, with its details, participants and votes, and counts its views', async () => {
    const { client } = openReader(origin);
    expect(mustHave(await activityList(client)).list.length).toBeGreaterThan(5);
    const detail = mustHave(await activityDetail(client, { id: STARS }));
    expect(detail.id).toBe(STARS);
    expect(mustHave(await entryList(client, { id: STARS }))).toMatchObject({
      total: expect.any(Number),
    });
    expect((await activityVotes(client, { id: '6003' })).ok).toBe(true);
    expect((await recordAccessCount(client, { id: STARS, of: 'activity' })).ok).toBe(true);
    expect(await activityDetail(client, { id: '99999' })).toEqual(refusedBy(-1));
  });

  it('accepts a member once, with the code that was sent to the phone', async () => {
    const anna = await logIn();
    expect(mustHave(await signUp(anna, 'k-1', '000000'))).toMatchObject({
      accepted: false,
      refusal: 'code',
    });
    const first = mustHave(await signUp(anna, 'k-2'));
    expect(first).toMatchObject({ accepted: true });
    expect(mustHave(await signUp(anna, 'k-2', '000000'))).toEqual(first);
    expect(mustHave(await signUp(anna, 'k-3', '000000'))).toMatchObject({ refusal: 'repeated' });
    expect(
      mustHave(await activityVerify(anna.client, { activityId: STARS, phone: PHONE })),
    ).toMatchObject({ sent: false });
  });

  it('gives a member one voucher, which a shop looks at and redeems once', async () => {
    const anna = await logIn();
    await signUp(anna, 'k-1');
    const draw = { activityId: STARS, userId: anna.userId, draw: true };
    const [one, other] = await Promise.all([
      getActivityVoucher(anna.client, draw),
      getActivityVoucher(anna.client, draw),
    ]);
    expect(mustHave(other).vouchers).toEqual(mustHave(one).vouchers);
    const { vouchers } = mustHave(one);
    const [voucher] = vouchers.kind === 'list' ? vouchers.vouchers : [];
    const code = { activityId: STARS, registCode: voucher?.registCode ?? '', shopSite: 'S01' };
    const { client } = openReader(origin);
    expect(mustHave(await voucherDetail(client, code))).toMatchObject({
      voucher: { name: voucher?.name },
    });
    const redeem = (idempotencyKey: string) => chargeOff(client, { ...code, idempotencyKey });
    const redeemed = mustHave(await redeem('c-1'));
    expect(redeemed.refusal).toBeNull();
    expect(mustHave(await redeem('c-1'))).toEqual(redeemed);
    expect(mustHave(await redeem('c-2'))).toMatchObject({ refusal: 'used' });
  });
});

describe('a vote of an activity', () => {
  const PHOTOS = '8101';
  /** Needs a captcha. */
  const PERFORMERS = '8105';
  const ACTIVITY = '6003';
  const FORM = JSON.stringify({
    name: '温故',
    phone: PHONE,
    age: '41',
    seat: '晚场',
    likes: ['民歌'],
    day: '2026-12-26',
    words: '唱得好！',
  });

  beforeEach(async () => {
    for (const id of [PHOTOS, PERFORMERS]) {
      const now = origin.now();
      await origin.control('vote', {
        id: Number(id),
        startsAt: now - HOUR_MS,
        endsAt: now + 30 * DAY_MS,
      });
    }
  });

  it('has its options in pages, found by name, with their details', async () => {
    const { client } = openReader(origin);
    const details = mustHave(await voteDetails(client, { voteId: PHOTOS, fileId: '6003' }));
    expect(details.vote.id).toBe(PHOTOS);
    const page = mustHave(await voteOptions(client, { voteId: PHOTOS }));
    const [option] = page.options;
    const asked = { voteId: PHOTOS, optionId: option?.id ?? '' };
    expect(mustHave(await optionDetail(client, asked)).option.id).toBe(option?.id);
    const found = mustHave(
      await infoByOptName(client, { voteId: PHOTOS, name: option?.name ?? '' }),
    );
    expect(found.options.map(({ id }) => id)).toContain(option?.id);
    expect((await innerVoteCount(client, { voteId: PHOTOS })).ok).toBe(true);
  });

  it('counts a ballot once per key, and needs a login', async () => {
    const { client, userId } = await logIn();
    const [option] = mustHave(await voteOptions(client, { voteId: PHOTOS })).options;
    const ballot = {
      voteId: PHOTOS,
      activityId: ACTIVITY,
      optionIds: [option?.id ?? ''],
      codeId: '',
      verifyCode: '',
      userInfo: '',
      userId,
      idempotencyKey: 'b-1',
    };
    const first = mustHave(await recordVoteCountAndLog(client, ballot));
    expect(first).toMatchObject({ refusal: null, stand: { chosen: [option?.id] } });
    expect(mustHave(await recordVoteCountAndLog(client, ballot))).toEqual(first);
    const visitor = openReader(origin, { device: 'visitor' }).client;
    expect((await recordVoteCountAndLog(visitor, { ...ballot, userId: '0' })).ok).toBe(false);
  });

  it('with a captcha has it as an image and as a question, and counts the right answer', async () => {
    const { client, userId } = await logIn();
    const [option] = mustHave(await voteOptions(client, { voteId: PERFORMERS })).options;
    const optionId = option?.id ?? '';
    const terms = mustHave(await buttonRecordVoteCount(client, { voteId: PERFORMERS, optionId }));
    expect(terms.needsCode).toBe(true);
    const { codeId } = terms;
    expect(mustHave(await getVerifyCode(client, { codeId })).type).toMatch(/^image\//);
    expect(mustHave(await getVerifyQuestion(client, { codeId }))).not.toBe('');
    const { answer } = await origin.read(`verifyCode?codeId=${codeId}`);
    const cast = (verifyCode: string, idempotencyKey: string) =>
      recordVoteCountAndLog(client, {
        voteId: PERFORMERS,
        activityId: '',
        optionIds: [optionId],
        codeId,
        verifyCode,
        userInfo: FORM,
        userId,
        idempotencyKey,
      });
    expect(mustHave(await cast('没有', 'b-1'))).toMatchObject({ refusal: 'code' });
    expect(mustHave(await cast(String(answer), 'b-2'))).toMatchObject({ refusal: null });
    expect(mustHave(await cast(String(answer), 'b-3'))).toMatchObject({ refusal: 'used' });
  });
});

describe('an invitation', () => {
  it('has a code, which names its inviter and rewards both once', async () => {
    const anna = await logIn();
    const ben = await logIn('13900000002');
    const code = mustHave(await getInviteCode(anna.client, { uid: anna.userId }));
    expect(mustHave(await inviteConfigByCode(ben.client, { code }))).toMatchObject({
      inviter: { uid: anna.userId },
      isUnknown: false,
    });
    const use = (who: Reader, idempotencyKey: string, used = code) =>
      useInviteCode(who.client, { code: used, uid: who.userId, idempotencyKey });
    expect(mustHave(await use(ben, 'u-1', 'NONE00'))).toMatchObject({ verdict: 'unknown' });
    expect(mustHave(await use(anna, 'u-2'))).toMatchObject({ verdict: 'own' });
    expect(mustHave(await use(ben, 'u-3'))).toMatchObject({ verdict: 'done' });
    expect(mustHave(await use(ben, 'u-4'))).toMatchObject({ verdict: 'used' });
    expect(mustHave(await inviteConfig(anna.client, { uid: anna.userId }))).toMatchObject({
      invited: 1,
    });
    expect((await getInviteCode(anna.client, { uid: '99999999' })).ok).toBe(false);
  });

  it('of a reader who downloads the app is recorded and credited once a device', async () => {
    const anna = await logIn();
    const code = mustHave(await getInviteCode(anna.client, { uid: anna.userId }));
    const { client } = openReader(origin, { device: 'browser' });
    const invited = { code, uid: anna.userId, imei: 'browser', name: '' };
    const record = (idempotencyKey: string) =>
      recordInvitation(client, { ...invited, idempotencyKey });
    expect(mustHave(await record('i-1'))).toMatchObject({ verdict: 'done' });
    expect(mustHave(await record('i-2'))).toMatchObject({ verdict: 'used' });
    const facts = mustHave(await inviteConfig(anna.client, { uid: anna.userId }));
    expect(facts).toMatchObject({ invited: 1, earned: facts.score });
  });
});
