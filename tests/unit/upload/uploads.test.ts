import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../src/api/errors.ts';
import type { Attached } from '../../../src/model/community/attached.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import { checkFile, checkRoom, type FileProblem } from '../../../src/model/upload/checkFile.ts';
import { isFileKind } from '../../../src/model/upload/fileKinds.ts';
import { createUploads, listUploadedFiles } from '../../../src/services/uploads/createUploads.ts';
import type { FileToSend, SendOptions } from '../../../src/services/uploads/uploadTypes.ts';
import { waitFor } from '../../helpers/waitFor.ts';

const RULES = { picture: 9, video: 1, audio: 0 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (name: string) => new File([Uint8Array.from(PNG)], name);
const attached = (name: string): Attached => ({
  kind: 'picture',
  url: `https://m.example.test/${name}`,
  width: 8,
  height: 8,
  durationS: 0,
  poster: '',
  caption: '',
});
const NETWORK: ApiError = { kind: 'network', message: 'Network Error', call: 'upload' };

interface Order extends SendOptions {
  readonly sending: FileToSend;
  readonly end: (answer: Result<Attached, ApiError>) => void;
}

/** A server that answers when the test says so, and a network that comes and goes. */
function openWorld({ tries = 3, unreadable = '' } = {}) {
  const orders: Order[] = [];
  const net = { online: true, back: () => {} };
  const pauses: (() => void)[] = [];
  const closed: string[] = [];
  const uploads = createUploads<FileProblem>({
    check: (file, head) => checkFile(file, head, RULES),
    isKind: isFileKind,
    room: (kind, taken) => checkRoom(kind, taken, RULES),
    prepare: async (file) => (file.name === unreadable ? null : { file, width: 8, height: 8 }),
    send: (sending, options) =>
      new Promise((resolve) => {
        orders.push({ sending, ...options, end: resolve });
      }),
    isOnline: () => net.online,
    onMaybeOnline: (listener) => {
      net.back = listener;
      return () => {
        net.back = () => {};
      };
    },
    later: (run) => pauses.push(run),
    makeName: () => `key${orders.length}`,
    preview: { open: (file) => `blob:${(file as File).name}`, close: (url) => closed.push(url) },
    tries,
  });
  const states = () => uploads.$list.get().map(({ status }) => status.state);
  const order = (name: string) => {
    const found = orders.filter(({ sending }) => sending.file.name === name).pop();
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const add = async (...names: string[]) => {
    const refused = await uploads.add(names.map(png), 'ann');
    await waitFor(() =>
      expect(
        uploads.$list.get().every(({ status }) => status.state !== 'waiting' || orders.length >= 3),
      ).toBe(true),
    );
    return refused;
  };
  const answer = async (name: string, result: Result<Attached, ApiError> = ok(attached(name))) => {
    order(name).end(result);
    await new Promise((done) => setTimeout(done));
  };
  return { uploads, orders, order, states, add, answer, net, pauses, closed };
}

describe('the files of a form', () => {
  it('upload three at a time and keep their order', async () => {
    const world = openWorld();
    await world.add('a.png', 'b.png', 'c.png', 'd.png');
    expect(world.orders.map(({ sending }) => sending.file.name)).toEqual([
      'a.png',
      'b.png',
      'c.png',
    ]);
    expect(world.states()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    await world.answer('c.png');
    await world.answer('d.png');
    await world.answer('a.png');
    await world.answer('b.png');
    await world.uploads.settled();
    const urls = listUploadedFiles(world.uploads.$list.get()).map(({ url }) => url.slice(-5));
    expect(urls).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  });

  it('have a progress each', async () => {
    const world = openWorld();
    await world.add('a.png', 'b.png');
    world.order('b.png').onProgress(0.5);
    expect(world.uploads.$list.get().map(({ status }) => status)).toEqual([
      { state: 'uploading', share: 0 },
      { state: 'uploading', share: 0.5 },
    ]);
  });

  it('pause offline, and resume when the network is back', async () => {
    const world = openWorld();
    await world.add('a.png');
    world.order('a.png').onProgress(0.5);
    world.net.online = false;
    await world.answer('a.png', fail(NETWORK));
    expect(world.uploads.$list.get()[0]?.status).toEqual({ state: 'paused', share: 0.5 });
    const first = world.order('a.png').sending;
    let settled = false;
    void world.uploads.settled().then(() => {
      settled = true;
    });
    world.net.online = true;
    world.net.back();
    expect(world.orders).toHaveLength(2);
    expect(settled).toBe(false);
    // The server sees the same upload.
    expect(world.order('a.png').sending.uploadId).toBe(first.uploadId);
    expect(world.order('a.png').sending.have).toBe(first.have);
    await world.answer('a.png');
    expect(settled).toBe(true);
  });

  it('fail after three network errors, until the reader retries', async () => {
    const world = openWorld();
    await world.add('a.png');
    for (let tried = 1; tried <= 3; tried += 1) {
      expect(world.orders).toHaveLength(tried);
      await world.answer('a.png', fail(NETWORK));
      world.pauses.pop()?.();
    }
    expect(world.states()).toEqual(['failed']);
    world.uploads.retry(1);
    expect(world.orders).toHaveLength(4);
    await world.answer('a.png');
    expect(world.states()).toEqual(['done']);
  });

  it('are retried as long as parts arrive', async () => {
    const world = openWorld();
    await world.add('a.png');
    for (let part = 0; part < 6; part += 1) {
      world.order('a.png').sending.have.add(part);
      await world.answer('a.png', fail(NETWORK));
      world.pauses.pop()?.();
    }
    expect(world.states()).toEqual(['uploading']);
  });

  it('that the server refuses are not retried, and show its message', async () => {
    const world = openWorld();
    await world.add('a.png');
    await world.answer(
      'a.png',
      fail({ kind: 'status', status: -1, message: 'no', call: 'upload' }),
    );
    expect(world.uploads.$list.get()[0]?.status).toEqual({ state: 'failed', message: 'no' });
    expect(world.pauses).toEqual([]);
  });

  it('that the browser cannot decode are marked as foreign', async () => {
    const world = openWorld({ unreadable: 'a.png' });
    await world.add('a.png', 'b.png');
    expect(world.uploads.$list.get()[0]?.status).toMatchObject({ state: 'failed', foreign: true });
    world.uploads.retry(1);
    expect(world.orders.map(({ sending }) => sending.file.name)).toEqual(['b.png']);
  });

  it('that are removed stop uploading, and the next one starts', async () => {
    const world = openWorld();
    await world.add('a.png', 'b.png', 'c.png', 'd.png');
    world.uploads.remove(2);
    expect(world.order('b.png').signal.aborted).toBe(true);
    expect(world.closed).toEqual(['blob:b.png']);
    expect(world.order('d.png')).toBeTruthy();
    await world.answer('b.png');
    expect(world.states()).toEqual(['uploading', 'uploading', 'uploading']);
    world.uploads.close();
    expect(world.orders.every(({ signal }) => signal.aborted)).toBe(true);
    await world.uploads.settled();
  });

  it('over the limit or of a wrong type are refused, the others accepted', async () => {
    const world = openWorld();
    const refused = await world.uploads.add(
      [new File(['<svg'], 'a.svg'), ...Array.from({ length: 10 }, (_, n) => png(`${n}.png`))],
      'ann',
    );
    expect(refused).toEqual([
      { name: 'a.svg', problem: 'type' },
      { name: '9.png', problem: 'many' },
    ]);
    expect(world.uploads.$list.get()).toHaveLength(9);
  });
});
