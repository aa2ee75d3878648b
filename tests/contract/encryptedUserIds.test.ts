import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SM2_PUBLIC_KEY } from '../../scripts/origin/apps.ts';
import { decryptUserIds } from '../../scripts/origin/gate/decryptPayload.ts';
import { createParams } from '../../scripts/origin/params.ts';
import { getRecommendArticles } from '../../src/api/calls/content.ts';
import { event1 } from '../../src/api/calls/points.ts';
import { searchXyRank, xyRank } from '../../src/api/calls/rank.ts';
import type { Read } from '../../src/api/calls/read.ts';
import { postUploadImg, upload } from '../../src/api/calls/uploads.ts';
import { vote, voteResult } from '../../src/api/calls/votes.ts';
import { type CatalogueReader, mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/**
 * Calls whose user ids are encrypted where the deployment's setting says so (product 3.21). The origin
 * decrypts them, and answers as it does to plain ones.
 */

const origin = runOrigin();

interface Case {
  /** The call, and the parameter with the id. */
  readonly call: string;
  readonly name: string;
  readonly send: (reader: CatalogueReader, uid: string) => Promise<unknown> | Read<unknown>;
}

const VOTE_ID = '930';

async function picture(): Promise<File> {
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
  return new File([new Uint8Array(await blank.jpeg().toBuffer())], 'photo.jpg');
}

const ballot = (userId: string) => ({
  voteId: VOTE_ID,
  choices: ['1:12'],
  userId,
  userName: '',
  idempotencyKey: crypto.randomUUID(),
});

const CASES: readonly Case[] = [
  {
    call: 'vote',
    name: 'userID',
    send: async ({ client }, userId) =>
      expect(mustHave(await vote(client, ballot(userId)))).toMatchObject({ accepted: true }),
  },
  {
    call: 'voteResult',
    name: 'userID',
    send: async ({ client }, userId) => {
      mustHave(await vote(client, ballot(userId)));
      const result = mustHave(await voteResult(client, { voteId: VOTE_ID, userId }));
      expect(result.chosen).toEqual(['1:12']);
    },
  },
  {
    call: 'xyRank',
    name: 'userID',
    send: async ({ client }, userId) =>
      expect(mustHave(await xyRank(client, { type: 0, userId })).length).toBeGreaterThan(0),
  },
  {
    call: 'searchXyRank',
    name: 'userID',
    send: async ({ client }, userId) =>
      mustHave(await searchXyRank(client, { key: '', type: 0, userId })),
  },
  {
    call: 'event1',
    name: 'member',
    send: async ({ client, tokens }, uid) => {
      const accessToken = tokens.readMember()?.accessToken ?? '';
      const idempotencyKey = crypto.randomUUID();
      const event = { type: '签到', uid, accessToken, time: origin.now(), idempotencyKey };
      mustHave(await event1(client, event));
    },
  },
  {
    call: 'upload',
    name: 'userID',
    send: async ({ client }, userId) =>
      expect(mustHave(await upload(client, { file: await picture(), userId }))).toMatchObject({
        width: 60,
      }),
  },
  {
    call: 'postUploadImg',
    name: 'userID',
    send: async ({ client }, userId) =>
      mustHave(await postUploadImg(client, { file: await picture(), userId })),
  },
  {
    call: 'getRecommendArticles',
    name: 'uid',
    send: async ({ client }, userId) =>
      mustHave(await getRecommendArticles(client, { articleId: '345', count: 2, userId })),
  },
];

async function openVote(): Promise<void> {
  const options = [11, 12].map((id) => ({ id, name: `选项${id}`, votes: 0 }));
  const questions = [{ id: 1, name: '单选', limit: 1, options }];
  const poll = { id: 930, name: '投票', endsAt: '2099-12-31 18:00', cycle: 0, questions };
  const article = { id: 800302, column: 26, at: '2026-11-20 08:00', title: '投票', vote: poll };
  await origin.control('article', article);
}

/** Returns an id as the origin reads it. */
const decrypt = (name: string, value: string): string =>
  decryptUserIds(createParams([[name, value]])).text(name);

describe.each([
  ['SM2', { encryptUserIds: true, sm2PublicKey: SM2_PUBLIC_KEY }],
  ['SM4', { encryptUserIds: true }],
] as const)('a deployment that encrypts user ids with %s', (_, settings) => {
  it.each(CASES)('sends $name of $call encrypted, and is answered', async (row) => {
    await openVote();
    const reader = openReader(origin, { settings });
    const uid = await reader.login('13900000311', '安娜');
    await row.send(reader, uid);
    const sent = reader.sent(row.call).params[row.name] ?? '';
    expect(sent.length).toBeGreaterThan(20);
    expect(decrypt(row.name, sent)).toBe(uid);
  });
});

describe('a deployment that does not encrypt user ids', () => {
  it.each(CASES)('sends $name of $call as it is', async (row) => {
    await openVote();
    const reader = openReader(origin);
    const uid = await reader.login('13900000311', '安娜');
    await row.send(reader, uid);
    expect(reader.sent(row.call).params[row.name]).toBe(uid);
  });
});
