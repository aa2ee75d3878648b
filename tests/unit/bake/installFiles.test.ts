import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawIcon } from '../../../scripts/bake/install/drawIcons.ts';
import { readLogo, writeInstallFiles } from '../../../scripts/bake/install/writeInstallFiles.ts';

const ACCENT = '#c8102e';
const GROUND = [255, 255, 255];

const createLogo = (width: number, height: number, background = '#0000ff'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#00000000' })
    .png()
    .toBuffer();

/** Returns the colour of a point, given as shares of the width and the height. */
async function colourAt(icon: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const draw = (logo: Buffer | null, share = 1, siteName = '') =>
  drawIcon({ logo, siteName, accent: ACCENT }, { size: 192, share });

describe('an icon', () => {
  it('is filled by a square logo', async () => {
    const icon = await draw(await readLogo(await createLogo(300, 300)));
    expect(await colourAt(icon, 0.02, 0.5)).toEqual([0, 0, 255]);
  });

  it('shows a wide logo whole, with margins on a plain ground', async () => {
    const icon = await draw(await readLogo(await createLogo(900, 100)));
    expect(await colourAt(icon, 0.5, 0.5)).toEqual([0, 0, 255]);
    expect(await colourAt(icon, 0.5, 0.2)).toEqual(GROUND);
    expect(await colourAt(icon, 0.03, 0.5)).toEqual(GROUND);
    expect(await colourAt(icon, 0.15, 0.5)).toEqual([0, 0, 255]);
  });

  it('shows a light logo on a dark ground', async () => {
    const text = await createLogo(200, 60, '#ffffff');
    const logo = await sharp(text)
      .extend({ right: 40, background: '#00000000' })
      .composite([{ input: await createLogo(10, 40, '#ffffff'), left: 235, top: 4 }])
      .png()
      .toBuffer();
    expect(await colourAt(await draw(await readLogo(logo)), 0.5, 0.05)).toEqual([28, 27, 26]);
  });

  it('keeps the logo inside what launchers cut out', async () => {
    const icon = await draw(await readLogo(await createLogo(300, 300)), 0.56);
    expect(await colourAt(icon, 0.5, 0.5)).toEqual([0, 0, 255]);
    for (const [x, y] of [
      [0.15, 0.15],
      [0.85, 0.85],
    ] as const)
      expect(await colourAt(icon, x, y)).toEqual(GROUND);
  });

  it.each([
    ['no logo', null],
    ['a text', Buffer.from('<html>')],
    ['an empty file', Buffer.alloc(0)],
    ['half an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('has the colour of the site when the logo is %s', async (_, logo) => {
    const icon = await draw(logo && (await readLogo(logo)), 1, '<');
    expect(await colourAt(icon, 0.02, 0.02)).toEqual([200, 16, 46]);
    const { width, height } = await sharp(icon).metadata();
    expect([width, height]).toEqual([192, 192]);
  });
});

describe('the files that make a site installable', () => {
  let folder = '';
  let logo: Buffer | null = null;
  let requests = 0;
  const server = createServer(({ headers }, response) => {
    requests += 1;
    // As a content server that wants a token.
    if (logo && headers.token === '/app.png') response.end(logo);
    else response.writeHead(500).end();
  });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'broadsheet-install-'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    requests = 0;
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const write = (config: object = {}, trusted = [origin()]) =>
    writeInstallFiles({
      access: {
        headersFor: async (url) => ({ token: new URL(url).pathname }),
        trustedOrigins: new Set(trusted),
      },
      outDir: folder,
      compress: false,
      settings: { siteBase: '/news', siteUrl: 'https://news.test', defaultLocale: 'cn' },
      config: {
        siteName: '霁川日报',
        appName: '',
        appLogo: `${origin()}/app.png`,
        padLogo: '',
        padColor: ACCENT,
        ...config,
      },
    });
  const read = async () =>
    JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8'));

  it('name the site, its front page and icons of the right size', async () => {
    logo = await createLogo(300, 100);
    await write();
    const manifest = await read();
    expect(manifest).toMatchObject({
      name: '霁川日报',
      start_url: '/news/home.html',
      scope: '/news/',
      display: 'standalone',
      theme_color: ACCENT,
      lang: 'zh-CN',
    });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'any',
      'any',
      'maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const file = path.join(folder, src.replace('/news/', ''));
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    await stat(path.join(folder, 'icons/touch.png'));
  });

  it('stay as they are while name, logo and colour are the same', async () => {
    await write();
    expect(requests).toBe(0);
  });

  it('have other icons when the site has another name', async () => {
    const before = await read();
    await write({ siteName: '另一份报' });
    const after = await read();
    expect(after.icons[0].src).not.toBe(before.icons[0].src);
  });

  it('get their logo later when it does not arrive', async () => {
    logo = null;
    await write({ siteName: '第三份报' });
    const before = await read();
    logo = await createLogo(300, 100);
    await write({ siteName: '第三份报' });
    expect((await read()).icons[0].src).not.toBe(before.icons[0].src);
    expect(requests).toBe(2);
  });

  it('get no logo from a private network that no setting names', async () => {
    await write({ siteName: '第四份报' }, ['https://news.test']);
    expect(requests).toBe(0);
  });

  it('have the host as their name when the site has none', async () => {
    await write({ siteName: '', appLogo: 'no address' });
    expect((await read()).name).toBe('news.test');
  });
});
