import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteOtherPictures,
  takePictures,
  writePictures,
} from '../../../scripts/bake/render/pagePictures.ts';

/** Returns an inline picture with a signature and so many bytes after it. */
const inline = (signature: string, length = 9_000, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(signature + 'a'.repeat(length), 'latin1').toString('base64')}`;

const PNG = '\x89PNG\r\n\x1a\n';

describe('takePictures', () => {
  it.each([
    ['a PNG', inline(PNG), 'png'],
    ['a GIF', inline('GIF89a'), 'gif'],
    ['a JPEG, whatever its address says', inline('\xff\xd8\xff'), 'jpg'],
    ['a WebP', inline('RIFF0000WEBP'), 'webp'],
  ])('makes a file of %s', (_, address, ending) => {
    const { html, pictures } = takePictures(`<img src="${address}" alt>`, '/site/12.files');
    expect(html).toMatch(new RegExp(`^<img src="/site/12\\.files/[\\da-f]{16}\\.${ending}" alt>$`));
    expect([...pictures.values()]).toEqual([Buffer.from(address.split(',')[1] ?? '', 'base64')]);
  });

  it.each([
    ['a small picture', inline(PNG, 100)],
    ['a file of another kind', inline('<svg onload="x()">')],
    ['a drawing', inline(PNG, 9_000, 'svg+xml')],
  ])('leaves %s in the page', (_, address) => {
    const page = `<img src="${address}">`;
    expect(takePictures(page, '/x')).toEqual({ html: page, pictures: new Map() });
  });

  it('makes one file of equal pictures', () => {
    const { html, pictures } = takePictures(`<img src="${inline(PNG)}">`.repeat(2), '/x');
    expect(pictures.size).toBe(1);
    expect(html).not.toContain('data:');
  });
});

describe('the folder of pictures', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('has the pictures that the page shows, and is deleted with the last one', async () => {
    const folder = path.join(parent, '12.files');
    const now = new Map([['b.png', Buffer.from('b')]]);
    await writePictures(folder, new Map([['a.png', Buffer.from('a')]]));
    await writePictures(folder, now);
    await deleteOtherPictures(folder, now);
    expect(await readdir(folder)).toEqual(['b.png']);
    await deleteOtherPictures(folder, new Map());
    expect(existsSync(folder)).toBe(false);
    await deleteOtherPictures(folder, new Map());
  });
});
