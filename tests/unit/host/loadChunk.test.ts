import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHUNK_ATTEMPTS,
  CHUNK_PROBLEM_EVENT,
  SLOW_CHUNK_MS,
} from '../../../src/host/chunkEvents.ts';
import { loadChunk } from '../../../src/host/loadChunk.ts';
import { isBusy, runBusyTap, runTap } from '../../../src/host/runTap.ts';

const GONE = new Error('Failed to fetch dynamically imported module');
const never = new Promise<never>(() => {});

/** An import whose address differs from that of every other test. */
let tests = 0;
function importOf(answer: (query: string) => Promise<unknown>) {
  const name = `./chunk${++tests}.js`;
  const load = vi.fn(answer);
  return { load, wrapped: Object.assign((query: string) => load(query), { toString: () => name }) };
}

let troubles: unknown[] = [];
const target = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  troubles = [];
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
target.addEventListener(CHUNK_PROBLEM_EVENT, (event) =>
  troubles.push((event as CustomEvent).detail),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk', () => {
  it('is imported once from its own address without an error', async () => {
    const { load, wrapped } = importOf(async () => 'chunk');
    expect(await loadChunk(wrapped)).toBe('chunk');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(load.mock.calls).toEqual([['']]);
    expect(troubles).toEqual([]);
  });

  it('that is missing is reported by its name, without the hash of its file', async () => {
    const { wrapped } = importOf(() => Promise.reject(GONE));
    const load = Object.assign(wrapped, {
      toString: () => '$=>import(`./ShareSheet.a1-b_C2.js`+$)',
    });
    const error: unknown = await loadChunk(load).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk ShareSheet failed',
    });
    expect(troubles).toEqual([error]);
  });

  it('whose code throws is reported with that error', async () => {
    const thrown = new TypeError('x is not a function');
    const { wrapped } = importOf(() => Promise.reject(thrown));
    await expect(loadChunk(wrapped)).rejects.toBe(thrown);
    expect(troubles).toEqual([thrown]);
  });

  it('whose request fails is requested again at once, at last from another address', async () => {
    const { load, wrapped } = importOf(async () => 'chunk');
    load.mockRejectedValueOnce(GONE);
    expect(await loadChunk(wrapped)).toBe('chunk');
    expect(load.mock.calls).toEqual([[''], ['']]);
    const other = importOf((query) => (query ? Promise.resolve('chunk') : Promise.reject(GONE)));
    expect(await loadChunk(other.wrapped)).toBe('chunk');
    expect(other.load.mock.calls).toEqual([
      ...Array(CHUNK_ATTEMPTS - 1).fill(['']),
      [expect.stringMatching(/^\?\d+$/)],
    ]);
    // The page keeps one instance of it.
    await loadChunk(other.wrapped);
    expect(other.load).toHaveBeenCalledTimes(CHUNK_ATTEMPTS);
    expect(troubles).toEqual([]);
  });

  it('that hangs is reported every 15 s, and rejects after 120 s', async () => {
    const { wrapped } = importOf(() => never);
    const loading = expect(loadChunk(wrapped)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringMatching(/^Loading chunk chunk\d+ failed$/),
    });
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS - 1);
    expect(troubles).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(troubles).toEqual([null]);
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS);
    expect(troubles).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(90_000);
    await loading;
  });

  it('that is slow still resolves', async () => {
    const { wrapped } = importOf(
      () => new Promise((resolve) => setTimeout(resolve, 60_000, 'late')),
    );
    const loading = loadChunk(wrapped);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await loading).toBe('late');
  });
});

describe('a second attempt', () => {
  /** An import that fails as long as the first attempt requests it. */
  const importThatFails = (answer: (query: string) => Promise<unknown>) => {
    const wrapped = importOf(answer);
    for (let n = 0; n < CHUNK_ATTEMPTS; n += 1) wrapped.load.mockRejectedValueOnce(GONE);
    return wrapped;
  };

  it('uses the same address where the engine requests it again', async () => {
    const { load, wrapped } = importThatFails(async () => 'chunk');
    await loadChunk(wrapped).catch(() => {});
    expect(await loadChunk(wrapped)).toBe('chunk');
    expect(load).toHaveBeenLastCalledWith('');
  });

  it('uses another address where the engine keeps the failure', async () => {
    const { load, wrapped } = importThatFails((query) =>
      query ? Promise.resolve('chunk') : Promise.reject(GONE),
    );
    await loadChunk(wrapped).catch(() => {});
    expect(await loadChunk(wrapped)).toBe('chunk');
    expect(load).toHaveBeenLastCalledWith(expect.stringMatching(/^\?\d+$/));
  });

  it('uses another address while a request hangs and keeps the result', async () => {
    const { load, wrapped } = importOf((query) => (query ? Promise.resolve('chunk') : never));
    void loadChunk(wrapped);
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS);
    const again = loadChunk(wrapped);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await again).toBe('chunk');
    const calls = load.mock.calls.length;
    await vi.advanceTimersByTimeAsync(SLOW_CHUNK_MS * 2);
    expect(await loadChunk(wrapped)).toBe('chunk');
    expect(load.mock.calls.length).toBe(calls);
    expect(troubles).toEqual([null]);
  });

  it('rejects with the same failure', async () => {
    const { wrapped } = importOf(() => Promise.reject(GONE));
    await loadChunk(wrapped).catch(() => {});
    await expect(loadChunk(wrapped)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });
});

describe('a tap', () => {
  const lost = vi.fn();
  beforeEach(() => lost.mockReset());
  target.addEventListener('lost', () => lost());

  it.each([
    ['a chunk fails', GONE],
    ['a chunk is slow', null],
  ])('is undone and reported as lost when %s', async (_, detail) => {
    const undo = vi.fn();
    const tap = runTap(never, undo);
    dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT, { detail }));
    await (detail ? expect(tap).rejects.toBe(detail) : tap);
    expect(undo).toHaveBeenCalledOnce();
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is not reported when its undo has nothing to restore', async () => {
    const tap = runTap(never, () => true);
    dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT));
    await tap;
    expect(lost).not.toHaveBeenCalled();
  });

  it('makes its control busy, which ignores further taps, until it goes on', async () => {
    const control = new JSDOM('<button>').window.document.querySelector('button') as Element;
    const isBusyThen: boolean[] = [];
    const work = vi.fn(() => Promise.resolve());
    const tap = runBusyTap(control, work, () => void isBusyThen.push(isBusy(control)));
    expect(isBusy(control)).toBe(true);
    await runBusyTap(control, work);
    await tap;
    expect(work).toHaveBeenCalledOnce();
    expect(isBusyThen).toEqual([false]);
  });

  it('frees its control when it is given up, and does not go on when its code comes later', async () => {
    const control = new JSDOM('<button>').window.document.querySelector('button') as Element;
    const goOn = vi.fn();
    let arrive = () => {};
    const work = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const tap = runBusyTap(control, () => work, goOn);
    dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT));
    await tap;
    expect(isBusy(control)).toBe(false);
    arrive();
    await work;
    expect(goOn).not.toHaveBeenCalled();
  });

  it('that is complete is not undone any more', async () => {
    const undo = vi.fn();
    await runTap(Promise.resolve(), undo);
    dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT));
    expect(undo).not.toHaveBeenCalled();
  });
});
