import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLogo as read } from '../../scripts/bake/install/writeInstallFiles.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';

const svg = (content: string, size = 300) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`,
  );

const readLogo = (logo: Buffer, limitMs = scaleLimit(10_000)) => read(logo, limitMs);

describe('a logo', () => {
  it('becomes a PNG without its margins', async () => {
    const logo = await readLogo(svg('<rect x="50" y="50" width="200" height="100" fill="red"/>'));
    const { format, width, height } = await sharp(logo ?? '').metadata();
    expect([format, width, height]).toEqual(['png', 200, 100]);
  });

  it('is at most 1,024 px wide and high', async () => {
    const large = await sharp({
      create: { width: 3000, height: 10, channels: 3, background: 'red' },
    })
      .extend({ top: 900, bottom: 900, background: 'white' })
      .png()
      .toBuffer();
    expect((await sharp((await readLogo(large)) ?? '').metadata()).width).toBe(1024);
  });

  it.each([
    ['no image', Buffer.from('<html>')],
    ['nothing', Buffer.alloc(0)],
    ['too large', svg('<rect width="9" height="9"/>', 9_000)],
  ])('is null when it is %s', async (_, logo) => expect(await readLogo(logo)).toBeNull());

  it('is null when its drawing would take minutes, and its process is ended', async () => {
    const blur = '<feGaussianBlur stdDeviation="90"/>'.repeat(40);
    const slow = svg(
      `<filter id="f">${blur}</filter><rect width="3000" height="3000" filter="url(#f)"/>`,
      3000,
    );
    // It is busy until it is ended.
    expect(await readLogo(slow, scaleLimit(2_000))).toBeNull();
  });
});
