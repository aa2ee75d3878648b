import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { discuss } from '../../src/api/calls/comments.ts';
import {
  mamUpload,
  mamUploadAccessToken,
  mamUploadAccessToken2,
  mamUploadDone2,
  minioGetData,
  minioUpload,
  minioUploadPart,
  postUploadImg,
  upload,
} from '../../src/api/calls/uploads.ts';
import type { Upload } from '../../src/model/comment/upload.ts';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.16): uploads. */

const origin = runOrigin();
const NOT_A_PICTURE = new File(['<script>'], 'photo.jpg');
const NO_TOKEN = '上传凭证无效或已过期';

async function picture(width = 60, height = 40): Promise<File> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#c33' } });
  return new File([new Uint8Array(await blank.jpeg().toBuffer())], 'photo.jpg');
}

async function openMember(app: 1 | 2 | 3 | 4 = 1) {
  const reader = openReader(origin, { app });
  return { ...reader, userId: await reader.login('13900000251', '安娜') };
}

/** Size of a picture as anybody gets it from its address. */
async function sizeAt({ url }: Upload): Promise<[number, number]> {
  const answer = await fetch(url);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height];
}

describe.each([
  ['POST upload', 'upload', upload],
  ['postUploadImg', 'postUploadImg', postUploadImg],
])('%s', (_, name, send) => {
  it('sends an image as a multipart form, and reads its address and size', async () => {
    const { client, sent, userId } = await openMember();
    const stored = mustHave(await send(client, { file: await picture(), userId }));
    expect(stored).toMatchObject({ width: 60, height: 40 });
    expect(await sizeAt(stored)).toEqual([60, 40]);
    expect(sent(name)).toMatchObject({
      line: `POST /app_if/${name}`,
      params: { file: 'photo.jpg', userID: userId },
    });
    // The browser sets the boundary.
    expect(sent(name).headers).not.toHaveProperty('content-type');
  });

  it('is refused for other files than images, and without a login: 10102', async () => {
    const { client, userId } = await openMember();
    expect(await send(client, { file: NOT_A_PICTURE, userId })).toEqual(
      refusedBy(-1, { message: '只支持jpg/jpeg/png/gif/bmp格式的图片' }),
    );
    const stranger = openReader(origin).client;
    expect(await send(stranger, { file: await picture(), userId })).toEqual(refusedBy(10102));
  });
});

describe('mamUploadAccessToken', () => {
  it('returns a token for one upload, which returns the address', async () => {
    const { client, sent, tokens } = await openMember();
    const accessToken = mustHave(await mamUploadAccessToken(client));
    expect(sent('mamUploadAccessToken').line).toBe('GET /mam/mamUploadAccessToken');
    expect(sent('mamUploadAccessToken').headers.token).toBe(tokens.readMember()?.accessToken);
    const stored = mustHave(await mamUpload(client, { file: await picture(), accessToken }));
    expect(await sizeAt(stored as Upload)).toEqual([60, 40]);
    expect(sent('upload')).toMatchObject({
      line: 'POST /mam/upload',
      params: { file: 'photo.jpg', accessToken },
    });
  });

  it('returns the same answer for a repeated upload', async () => {
    const { client } = await openMember();
    const sending = {
      file: await picture(),
      accessToken: mustHave(await mamUploadAccessToken(client)),
    };
    const answers = await Promise.all([mamUpload(client, sending), mamUpload(client, sending)]);
    answers.push(await mamUpload(client, sending));
    expect(new Set(answers.map((answer) => JSON.stringify(mustHave(answer)))).size).toBe(1);
  });

  it('is refused for another member, after ten minutes, or when unknown', async () => {
    const { client } = await openMember();
    const file = await picture();
    const other = openReader(origin, { device: 'other' });
    await other.login('13900000252', '本');
    const given = mustHave(await mamUploadAccessToken(client));
    const refused = refusedBy(-1, { message: NO_TOKEN });
    expect(await mamUpload(other.client, { file, accessToken: given })).toEqual(refused);
    expect(await mamUpload(client, { file, accessToken: 'made-up' })).toEqual(refused);
    const late = mustHave(await mamUploadAccessToken(client));
    origin.wait(10 * MINUTE_MS);
    expect(await mamUpload(client, { file, accessToken: late })).toEqual(refused);
  });

  it('stays valid after a refused file', async () => {
    const { client } = await openMember();
    const accessToken = mustHave(await mamUploadAccessToken(client));
    expect((await mamUpload(client, { file: NOT_A_PICTURE, accessToken })).ok).toBe(false);
    expect((await mamUpload(client, { file: await picture(), accessToken })).ok).toBe(true);
  });

  it.each([1, 2, 3, 4] as const)('works with app %i of the site', async (app) => {
    const { client } = await openMember(app);
    const accessToken = mustHave(await mamUploadAccessToken(client));
    expect((await mamUpload(client, { file: await picture(), accessToken })).ok).toBe(true);
  });

  it('requires a login: 10102', async () => {
    expect(await mamUploadAccessToken(openReader(origin).client)).toEqual(refusedBy(10102));
  });
});

describe('mamUploadAccessToken2, mamUploadDone2', () => {
  it('return the address of a file after the upload is reported as done', async () => {
    const { client, sent } = await openMember();
    const accessToken = mustHave(await mamUploadAccessToken2(client));
    const file = mustHave(await mamUpload(client, { file: await picture(30, 20), accessToken }));
    expect(file).toEqual({ fileId: expect.stringMatching(/./) });
    const { fileId } = file as { fileId: string };
    const stored = mustHave(await mamUploadDone2(client, { fileId }));
    expect(stored).toMatchObject({ width: 30, height: 20 });
    expect(await sizeAt(stored)).toEqual([30, 20]);
    expect(sent('mamUploadDone2').params).toMatchObject({ fileId });

    const other = openReader(origin, { device: 'other' });
    await other.login('13900000252', '本');
    expect(await mamUploadDone2(other.client, { fileId })).toEqual(refusedBy(-1));
  });
});

describe('POST minio upload, POST minioGetData', () => {
  it('upload files one by one, and return all addresses together, in order', async () => {
    const { client, sent } = await openMember();
    const sides = [10, 20, 30];
    const files = await Promise.all(sides.map((side) => picture(side, side)));
    const uploaded = await Promise.all(files.map((file) => minioUpload(client, { file })));
    const fileIds = uploaded.map((answer) => mustHave(answer).fileId);
    const stored = mustHave(await minioGetData(client, { fileIds }));
    expect(stored.map(({ width }) => width)).toEqual(sides);
    expect(await Promise.all(stored.map(sizeAt))).toEqual(sides.map((side) => [side, side]));
    expect(sent('upload').line).toBe('POST /minio/upload');
    expect(sent('minioGetData')).toMatchObject({
      line: 'POST /minio/minioGetData',
      params: { fileIds: fileIds.join(',') },
    });
  });

  it('are refused for other files than images, missing files, and other members', async () => {
    const { client } = await openMember();
    expect(await minioUpload(client, { file: NOT_A_PICTURE })).toEqual(refusedBy(-1));
    const { fileId } = mustHave(await minioUpload(client, { file: await picture() }));
    expect(await minioGetData(client, { fileIds: [fileId, 'none.jpg'] })).toEqual(refusedBy(-1));
    const stranger = openReader(origin).client;
    expect(await minioUpload(stranger, { file: await picture() })).toEqual(refusedBy(10102));
  });

  it('refuse parts that are less than their file, and forget them', async () => {
    const { client } = await openMember();
    const uploadId = 'cut-short';
    const bytes = await picture();
    const whole = { uploadId, bytes, part: 0, parts: 1, name: 'photo.jpg' };
    mustHave(await minioUploadPart(client, { ...whole, size: bytes.size + 1 }));
    const ask = () => minioGetData(client, { fileIds: [uploadId] });
    expect(await ask()).toEqual(refusedBy(-1, { message: '分片信息不完整' }));
    expect(await ask()).not.toEqual(refusedBy(-1, { message: '分片信息不完整' }));
    mustHave(await minioUploadPart(client, { ...whole, size: bytes.size }));
    expect(mustHave(await ask())).toMatchObject([{ width: 60, height: 40 }]);
  });
});

describe('a comment', () => {
  it('shows images from all three hosts of uploads', async () => {
    const { client, userId } = await openMember();
    const file = await picture();
    const here = mustHave(await upload(client, { file, userId }));
    const accessToken = mustHave(await mamUploadAccessToken(client));
    const media = mustHave(await mamUpload(client, { file, accessToken })) as Upload;
    const { fileId } = mustHave(await minioUpload(client, { file }));
    const [stored] = mustHave(await minioGetData(client, { fileIds: [fileId] }));
    const pictures = [here.url, media.url, stored?.url ?? ''];
    const written = await discuss(client, {
      articleId: '345',
      source: 0,
      parentId: '0',
      text: '三张图',
      pictures,
      userId,
      userName: '安娜',
      idempotencyKey: 'key-pictures',
    });
    expect(mustHave(written)).toMatchObject({ inReview: true, comment: { pictures } });
  });
});
