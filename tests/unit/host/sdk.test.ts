import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk, type MessengerSdk, SDK_LIMIT_MS } from '../../../src/host/messenger/sdk.ts';
import { decideLaunchFailure, decideSdkOutcome } from '../../../src/model/messenger/sdkOutcome.ts';
import { decideSignedUrl, parseSignature } from '../../../src/model/messenger/signature.ts';

const SIGNATURE = { appId: 'wx1', timestamp: 1, nonce: 'n', signature: 's' };

type Callback = (result: object) => void;
interface Asked {
  readonly name: string;
  readonly params: Record<string, unknown> & {
    success: Callback;
    cancel: Callback;
    fail: Callback;
  };
}

/** The SDK as it behaves: it is ready once, also after an error; later configurations are silent. */
function fakeSdk(config: 'ok' | 'refused' | 'silent') {
  const asked: Asked[] = [];
  const configs: Record<string, unknown>[] = [];
  let ready = () => {};
  const call = (name: string) => (params: never) => void asked.push({ name, params });
  const sdk = new Proxy({} as MessengerSdk, {
    get: (_, name: string) => {
      // A promise must not treat the proxy as a thenable.
      if (name === 'then') return undefined;
      if (name === 'config') return (options: Record<string, unknown>) => configs.push(options);
      if (name === 'ready')
        return (listener: () => void) => {
          ready = listener;
        };
      if (name === 'error')
        return (listener: (error: object) => void) => {
          if (config === 'silent') return;
          queueMicrotask(() => {
            if (config === 'refused') listener({ errMsg: 'config:fail' });
            ready();
          });
        };
      if (name === 'checkJsApi') return ({ complete }: { complete: () => void }) => complete();
      return call(name);
    },
  });
  return { sdk, asked, configs };
}

function open(
  config: 'ok' | 'refused' | 'silent',
  change: Partial<Parameters<typeof createSdk>[0]> = {},
) {
  const fake = fakeSdk(config);
  const address = { now: 'https://pages.test/a.html' };
  const signed: string[] = [];
  const sdk = createSdk({
    load: () => Promise.resolve(fake.sdk),
    sign: (url) => {
      signed.push(url);
      return Promise.resolve(SIGNATURE);
    },
    address: () => address.now,
    tags: ['wx-open-launch-app'],
    ...change,
  });
  return { ...fake, address, signed, wrapped: sdk };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the messenger’s SDK', () => {
  it('is configured once, with the signature of the address, for all calls', async () => {
    const { wrapped, configs, signed } = open('ok');
    expect(await Promise.all([wrapped.open(), wrapped.open()])).toEqual([true, true]);
    expect(signed).toEqual(['https://pages.test/a.html']);
    expect(configs).toMatchObject([
      {
        appId: 'wx1',
        timestamp: 1,
        nonceStr: 'n',
        signature: 's',
        openTagList: ['wx-open-launch-app'],
      },
    ]);
  });

  it.each([
    [{ errMsg: 'previewImage:ok' }, 'success', 'done'],
    [{ errMsg: 'previewImage:cancel' }, 'cancel', 'cancelled'],
    [{ errMsg: 'previewImage:fail' }, 'fail', 'failed'],
    [{ errMsg: 'previewImage:permission denied' }, 'fail', 'unavailable'],
  ] as const)('%j completes a call', async (result, callback, outcome) => {
    const { wrapped, asked } = open('ok');
    const answer = wrapped.call('previewImage', { current: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toMatchObject([{ name: 'previewImage', params: { current: 'x' } }]);
    asked[0]?.params[callback](result);
    expect(await answer).toEqual({ outcome, result });
  });

  it.each([
    ['is missing', open, { load: () => Promise.reject(new Error('no file')) }],
    ['has no signature', open, { sign: () => Promise.resolve(null) }],
    ['does not load', open, { load: () => new Promise<never>(() => {}) }],
    ['receives no signature in time', open, { sign: () => new Promise<never>(() => {}) }],
  ])('is unavailable when it %s', async (_, make, change) => {
    const { wrapped } = make('ok', change);
    const answer = wrapped.call('previewImage', {});
    await vi.advanceTimersByTimeAsync(SDK_LIMIT_MS);
    expect((await answer).outcome).toBe('unavailable');
  });

  it.each(['refused', 'silent'] as const)(
    'is unavailable when the configuration is %s',
    async (config) => {
      const { wrapped, asked } = open(config);
      const answer = wrapped.call('previewImage', {});
      await vi.advanceTimersByTimeAsync(SDK_LIMIT_MS);
      expect((await answer).outcome).toBe('unavailable');
      expect(asked).toEqual([]);
    },
  );

  it('is configured again by the next call after a failure', async () => {
    let tries = 0;
    const { wrapped } = open('ok', {
      sign: () => Promise.resolve(++tries === 1 ? null : SIGNATURE),
    });
    expect(await wrapped.open()).toBe(false);
    expect(await wrapped.open()).toBe(true);
  });

  it('fails an unanswered call after its limit, or waits indefinitely without one', async () => {
    const { wrapped, asked } = open('ok');
    const limited = wrapped.call('hideMenuItems', {}, SDK_LIMIT_MS);
    const chooser = wrapped.call('chooseImage', {});
    await vi.advanceTimersByTimeAsync(10 * SDK_LIMIT_MS);
    expect((await limited).outcome).toBe('failed');
    asked.find(({ name }) => name === 'chooseImage')?.params.success({ errMsg: 'chooseImage:ok' });
    expect((await chooser).outcome).toBe('done');
  });

  it('is configured again for a new address and after `forget`', async () => {
    const { wrapped, signed, address } = open('ok');
    await wrapped.open();
    address.now = 'https://pages.test/b.html';
    await wrapped.open();
    await wrapped.open();
    wrapped.forget();
    expect(await wrapped.open()).toBe(true);
    expect(signed.map((url) => url.slice(-6))).toEqual(['a.html', 'b.html', 'b.html']);
  });
});

describe('decideSdkOutcome', () => {
  it.each([
    ['chooseImage:ok', 'done'],
    ['scanQRCode:cancel', 'cancelled'],
    ['chooseImage:fail_cancel', 'cancelled'],
    ['scanQRCode:fail, the permission value is offline verifying', 'unavailable'],
    ['getLocation:permission denied', 'unavailable'],
    ['updateTimelineShareData:fail, function not exist', 'unavailable'],
    ['system:access denied', 'unavailable'],
    ['previewImage:fail', 'failed'],
    ['', 'failed'],
  ])('for %j returns %s', (errMsg, outcome) => expect(decideSdkOutcome(errMsg)).toBe(outcome));
});

describe('decideLaunchFailure', () => {
  it.each([
    ['launch:fail', 'app'],
    ['', 'app'],
    ['launch:fail_check fail', 'tag'],
    ['launch:permission denied', 'tag'],
    ['WeixinOpenTagsError: system:not support', 'tag'],
  ])('for %j returns %s', (errMsg, failure) => expect(decideLaunchFailure(errMsg)).toBe(failure));
});

describe('the address that is signed', () => {
  const entered = 'https://pages.test/a.html?code=1#x';
  const current = 'https://pages.test/a.html#y';
  it.each([
    ['ios', 'https://pages.test/a.html?code=1'],
    ['android', 'https://pages.test/a.html'],
    ['other', 'https://pages.test/a.html'],
  ] as const)('on %s has no hash and is %s', (system, url) =>
    expect(decideSignedUrl(system, entered, current)).toBe(url),
  );

  it('is the current one if the entry address is unknown', () =>
    expect(decideSignedUrl('ios', '', current)).toBe('https://pages.test/a.html'));
});

describe('a signature', () => {
  const whole = { appid: 'wx1', timestamp: '1700000000', noncestr: 'n', signature: 's' };
  it('is parsed from the response', () =>
    expect(parseSignature(whole)).toEqual({
      appId: 'wx1',
      timestamp: 1_700_000_000,
      nonce: 'n',
      signature: 's',
    }));
  it.each(Object.keys(whole))('is null without %s', (key) =>
    expect(parseSignature({ ...whole, [key]: '' })).toBeNull(),
  );
});
