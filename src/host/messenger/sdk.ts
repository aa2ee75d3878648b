import { decideSdkOutcome, type SdkOutcome } from '../../model/messenger/sdkOutcome.ts';
import type { MessengerSignature } from '../../model/messenger/signature.ts';

/** The functions of the messenger that a page calls. */
const SDK_CALLS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'previewImage',
  'chooseImage',
  'getLocalImgData',
  'getLocation',
  'scanQRCode',
  'chooseWXPay',
] as const;
/** What tells of a share by the messenger's menu; in older messengers it also sets the card. */
const SDK_EVENTS = [
  'onMenuShareTimeline',
  'onMenuShareAppMessage',
  'onMenuShareQQ',
  'onMenuShareWeibo',
  'onMenuShareQZone',
] as const;

export type SdkCall = (typeof SDK_CALLS)[number];
export type SdkEvent = (typeof SDK_EVENTS)[number];
type Params = Readonly<Record<string, unknown>>;

/** The part of the messenger's SDK that is used here. */
export type MessengerSdk = Record<SdkCall | SdkEvent | 'checkJsApi', (params: Params) => void> & {
  readonly config: (options: Params) => void;
  readonly ready: (listener: () => void) => void;
  readonly error: (listener: (error: unknown) => void) => void;
};

export interface SdkEnv {
  readonly load: () => Promise<MessengerSdk>;
  /** The signature of an address; null when the server gave none. */
  readonly sign: (url: string) => Promise<MessengerSignature | null>;
  /** The address to be signed now. */
  readonly address: () => string;
  /** Tags of the messenger that the page uses. */
  readonly tags: readonly string[];
}

export interface SdkAnswer {
  readonly outcome: SdkOutcome;
  readonly result: Params;
}

/** Loading, signing and configuring have this long each, and a call that asks nobody. */
export const SDK_LIMIT_MS = 5000;

const UNAVAILABLE: SdkAnswer = { outcome: 'unavailable', result: {} };

export interface Sdk {
  /**
   * Calls the messenger. `unavailable` when the SDK could not be had or was refused. A call
   * that waits for the reader (a chooser) has no limit once the messenger took it.
   */
  readonly call: (name: SdkCall, params: Params, limitMs?: number) => Promise<SdkAnswer>;
  /** Sets what the messenger's menu shares and hears when it was. */
  readonly listen: (name: SdkEvent, params: Params) => Promise<void>;
  /** Whether the messenger has accepted this page. */
  readonly open: () => Promise<boolean>;
  /** The messenger has forgotten the page: the next call introduces it again. */
  readonly forget: () => void;
}

/**
 * The messenger's SDK: loaded and configured by the first call, again for a new address.
 * What the messenger said to an address, or did not say in time, holds for that address;
 * a file or a signature that did not come is asked for again by the next call.
 */
export function createSdk({ load, sign, address, tags }: SdkEnv): Sdk {
  let opened: { readonly url: string; sdk: Promise<MessengerSdk | null> } | undefined;
  /** The SDK only tells of its first configuration when it is ready. */
  let configured = false;

  function open(): Promise<MessengerSdk | null> {
    const url = address();
    if (opened?.url !== url) opened = { url, sdk: start(url) };
    return opened.sdk;
  }

  async function start(url: string): Promise<MessengerSdk | null> {
    const parts = await within(Promise.all([load(), sign(url)]), SDK_LIMIT_MS);
    if (parts?.[1]) return (await configure(url, parts[0], parts[1])) ? parts[0] : null;
    if (opened?.url === url) opened = undefined;
    return null;
  }

  /** Whether the messenger accepts the page. */
  async function configure(
    url: string,
    sdk: MessengerSdk,
    { appId, timestamp, nonce, signature }: MessengerSignature,
  ): Promise<boolean> {
    const accepted = new Promise<boolean>((resolve) => {
      sdk.config({
        debug: false,
        appId,
        timestamp,
        nonceStr: nonce,
        signature,
        // Copies: the SDK writes its own names into the list.
        jsApiList: [...SDK_CALLS, ...SDK_EVENTS],
        openTagList: [...tags],
      });
      sdk.error(() => {
        resolve(false);
        // After a configuration that was not the first the error may be late.
        if (opened?.url === url) opened.sdk = Promise.resolve(null);
      });
      // The SDK says ready after an error as well; by then the promise is settled.
      if (!configured) sdk.ready(() => resolve(true));
      else sdk.checkJsApi({ jsApiList: ['previewImage'], complete: () => resolve(true) });
      configured = true;
    });
    return (await within(accepted, SDK_LIMIT_MS)) ?? false;
  }

  async function call(name: SdkCall, params: Params, limitMs?: number): Promise<SdkAnswer> {
    const sdk = await open();
    if (!sdk) return UNAVAILABLE;
    const answer = new Promise<SdkAnswer>((resolve) => {
      const end = (result: Params = {}) =>
        resolve({ outcome: decideSdkOutcome(String(result.errMsg ?? '')), result });
      sdk[name]({ ...params, success: end, cancel: end, fail: end });
    });
    const failed: SdkAnswer = { outcome: 'failed', result: {} };
    return (limitMs ? within(answer, limitMs) : answer).then((value) => value ?? failed);
  }

  return {
    call,
    listen: async (name, params) => (await open())?.[name](params),
    open: async () => (await open()) !== null,
    forget: () => {
      opened = undefined;
    },
  };
}

/** Null when it rejects or takes longer. */
function within<T>(promise: Promise<T>, limitMs: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limitMs);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      () => {
        clearTimeout(timer);
        resolve(null);
      },
    );
  });
}
