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
] as const;
/**
 * Functions that report a share by the messenger's menu; in older messengers they also set the
 * card.
 */
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

export interface SdkOptions {
  readonly load: () => Promise<MessengerSdk>;
  /** The signature of an address; null when the server gave none. */
  readonly sign: (url: string) => Promise<MessengerSignature | null>;
  /** The address to be signed now. */
  readonly address: () => string;
  /** The messenger's custom elements that the page uses. */
  readonly tags: readonly string[];
}

export interface SdkAnswer {
  readonly outcome: SdkOutcome;
  readonly result: Params;
}

/**
 * Time limit, in ms, for loading with signing, for configuring, and for a call that needs no
 * reader.
 */
export const SDK_LIMIT_MS = 5000;

const UNAVAILABLE: SdkAnswer = { outcome: 'unavailable', result: {} };

export interface Sdk {
  /**
   * Calls the messenger. `unavailable` when the SDK did not load or the messenger refused the page.
   * A call that waits for the reader (a chooser) has no time limit.
   */
  readonly call: (name: SdkCall, params: Params, limitMs?: number) => Promise<SdkAnswer>;
  /** Sets what the messenger's menu shares, with a callback for when it was shared. */
  readonly listen: (name: SdkEvent, params: Params) => Promise<void>;
  /** Returns whether the messenger has accepted this page. */
  readonly open: () => Promise<boolean>;
  /** Drops the configuration; the next call configures the page again. */
  readonly forget: () => void;
}

/**
 * Returns the messenger's SDK, which the first call loads and configures, and each new address
 * configures again. The messenger's result for an address, or its time-out, is kept for that
 * address; a file or signature that failed to load is requested again by the next call.
 */
export function createSdk({ load, sign, address, tags }: SdkOptions): Sdk {
  let opened: { readonly url: string; sdk: Promise<MessengerSdk | null> } | undefined;
  /** The SDK calls `ready` only after its first configuration. */
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

  /** Returns whether the messenger accepts the page. */
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
        // Copies, because the SDK changes the lists.
        jsApiList: [...SDK_CALLS, ...SDK_EVENTS],
        openTagList: [...tags],
      });
      sdk.error(() => {
        resolve(false);
        // After a later configuration the error may arrive after `checkJsApi` completes.
        if (opened?.url === url) opened.sdk = Promise.resolve(null);
      });
      // The SDK calls `ready` after an error as well; by then the promise is settled.
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

/** Returns the value of the promise; null when it rejects or exceeds the limit. */
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
