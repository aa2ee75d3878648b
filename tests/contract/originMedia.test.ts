import { createDecipheriv } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runOrigin, type Wire } from './originClient.ts';

/** Films, sounds and pictures as the origin serves them, the bad ones too. */

const origin = runOrigin();

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin.state.url}/media/${path}`, { method, headers, redirect: 'manual' });

async function readArticle(articleId: number): Promise<Wire> {
  return (await origin.get('getArticleContent', { articleId })).data;
}

interface FilmGroup {
  readonly videos: readonly { readonly videoarray: readonly Wire[] }[];
}

const filmsOf = async (articleId: number): Promise<readonly Wire[]> =>
  ((await readArticle(articleId)) as unknown as FilmGroup).videos[0]?.videoarray ?? [];

describe('a sample file', () => {
  it.each([
    ['file/rail.mp4', 'video/mp4'],
    ['file/almanac.mp3', 'audio/mpeg'],
    ['file/rail.vtt', 'text/vtt; charset=utf-8'],
    ['file/pulse.flv', 'video/x-flv'],
    ['hls/sky-ts/index.m3u8', 'application/vnd.apple.mpegurl'],
    ['hls/sky-ts/0.ts', 'video/mp2t'],
    ['hls/sky-fmp4/init.mp4', 'video/mp4'],
    ['hls/sky-fmp4/0.m4s', 'video/iso.segment'],
  ])('%s is served as %s, with ranges allowed', async (path, type) => {
    const answer = await ask(path);
    const bytes = await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range');
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask('file/rail.mp4', {}, 'HEAD');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100_000);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it('answers the requested bytes with their range', async () => {
    const whole = Buffer.from(await (await ask('file/rail.mp4')).arrayBuffer());
    const size = whole.length;
    for (const [range, first, end] of [
      ['bytes=0-99', 0, 100],
      ['bytes=1000-1999', 1000, 2000],
      [`bytes=${size - 10}-`, size - 10, size],
      ['bytes=-10', size - 10, size],
    ] as const) {
      const answer = await ask('file/rail.mp4', { range });
      expect(answer.status, range).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${end - 1}/${size}`);
      const part = Buffer.from(await answer.arrayBuffer());
      expect(part.equals(whole.subarray(first, end)), range).toBe(true);
    }
  });

  it('refuses a range after its end, and ignores an invalid one', async () => {
    const behind = await ask('file/rail.mp4', { range: 'bytes=999999999-' });
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    expect((await ask('file/rail.mp4', { range: 'bytes=x' })).status).toBe(200);
  });

  it('allows ranges for pages of other hosts', async () => {
    const answer = await ask('file/rail.mp4', {}, 'OPTIONS');
    expect(answer.headers.get('access-control-allow-headers')).toContain('range');
  });

  it.each(['file/none.mp4', 'hls/none/index.m3u8', 'hls/sky-ts/9.ts', 'hls/..%2Fmedia/make.ts'])(
    '%s is not found',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('bad media', () => {
  it.each([
    ['empty.mp3', 200, 'audio/mpeg', ''],
    ['page.mp4', 200, 'video/mp4', '<!doctype html>'],
    ['gone.mp4', 404, 'text/plain; charset=UTF-8', 'not found'],
    ['other.mp4', 404, 'text/plain; charset=UTF-8', 'not found'],
  ])('%s answers %s', async (name, status, type, begin) => {
    const answer = await ask(`odd/${name}`);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(text.slice(0, begin.length || 1)).toBe(begin);
  });

  it('redirects from one video to another', async () => {
    const answer = await ask('odd/redirect.mp4');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/media/file/rail.mp4');
  });

  it('has a video without an end', async () => {
    const left = new AbortController();
    const answer = await fetch(`${origin.state.url}/media/odd/endless.mp4`, {
      signal: left.signal,
    });
    expect(answer.headers.get('content-length')).toBeNull();
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString('latin1', 4, 8)).toBe('ftyp');
    expect((await reader?.read())?.done).toBe(false);
    left.abort();
  });

  it('has an image wider than any screen', async () => {
    const answer = await ask('odd/huge.jpg');
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(12_000);
  });
});

describe('videos in articles', () => {
  it('are encrypted when their article requires it', async () => {
    const [film] = await filmsOf(433);
    const cipher = String(film?.videoUrl);
    expect(cipher).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const key = String((await origin.get('getConfig', { appID: 1 })).data.encryptKey4);
    const decipher = createDecipheriv('sm4-ecb', key, null);
    const address = decipher.update(cipher, 'base64', 'utf8') + decipher.final('utf8');
    expect(address).toBe(`${origin.state.url}/media/file/rehearsal.mp4`);
  });

  it('have their orientation and the address of their captions', async () => {
    expect(await filmsOf(432)).toMatchObject([{ videoDirection: 1, duration: 6 }]);
    const [rail] = await filmsOf(401);
    expect(rail).not.toHaveProperty('videoDirection');
    expect(rail).toMatchObject({ captionUrl: `${origin.state.url}/media/file/rail.vtt` });
  });

  it('are the lessons of a course, beside audio', async () => {
    expect(await filmsOf(431)).toHaveLength(2);
    expect(await readArticle(431)).toMatchObject({
      articleType: 2,
      audios: [{ audioarray: [{ duration: 24 }] }],
    });
  });
});

describe('ads beside media', () => {
  it.each([
    ['a film', 20, 'videoAdv', { advStyle: 0, closeSetting: 1 }],
    ['a photo set', 19, 'photos', { advStyle: 1, closeSetting: 0 }],
  ])('%s has an ad under its own name', async (_, columnID, name, expected) => {
    const { data } = await origin.post('getArticleAdvs', { columnID }, {}, 'adv-appif-server');
    expect(data[name]).toMatchObject({ ...expected, advs: [{ linkUrl: expect.any(String) }] });
  });
});
