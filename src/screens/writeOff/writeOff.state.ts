import { atom, type ReadableAtom } from 'nanostores';
import type { ChargeOffParams } from '../../api/calls/activity.ts';
import type { ApiError } from '../../api/errors.ts';
import {
  addPendingWriteOff,
  findPendingWriteOff,
  type PendingWriteOff,
  parsePendingWriteOffs,
  removePendingWriteOff,
} from '../../model/activity/pendingWriteOffs.ts';
import type {
  VoucherPreview,
  WriteOffAnswer,
  WriteOffCode,
  WriteOffPreview,
  WriteOffRefusal,
} from '../../model/activity/writeOff.ts';
import type { FailureKind } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';

export type WriteOffState =
  | { readonly state: 'asking' }
  | { readonly state: 'looking' }
  /** The voucher may be redeemed; null where the server cannot show it first. */
  | { readonly state: 'seen'; readonly voucher: VoucherPreview | null }
  | { readonly state: 'sending'; readonly voucher: VoucherPreview | null }
  | {
      readonly state: 'answered';
      readonly answer: WriteOffAnswer;
      readonly voucher: VoucherPreview | null;
    }
  /** The voucher failed to load. */
  | { readonly state: 'failed'; readonly kind: FailureKind }
  /** The request was sent and its outcome is unknown. */
  | { readonly state: 'doubtful'; readonly voucher: VoucherPreview | null };

export interface WriteOffEnv {
  readonly look: (
    code: WriteOffCode & { readonly shopSite: string },
  ) => Promise<Result<WriteOffPreview, ApiError>>;
  readonly charge: (params: ChargeOffParams) => Promise<Result<WriteOffAnswer, ApiError>>;
  readonly pause: (ms: number) => Promise<void>;
  readonly makeKey: () => string;
  readonly storage: {
    readonly read: () => string | null;
    readonly write: (text: string) => void;
  };
}

export interface WriteOff {
  readonly $state: ReadableAtom<WriteOffState>;
  readonly look: (code: WriteOffCode, shopSite: string) => Promise<void>;
  /** Redeems the current voucher. */
  readonly confirm: (shopSite: string) => Promise<void>;
  /**
   * Repeats the request after an unknown outcome, else loads the preview again, for example for
   * another shop.
   */
  readonly retry: (shopSite: string) => Promise<void>;
  readonly next: () => void;
}

/** Pauses before a request is repeated after a failure. */
const PAUSES_MS = [1000, 3000] as const;

const createAnswer = (refusal: WriteOffRefusal, message = ''): WriteOffAnswer => ({
  refusal,
  message,
  name: '',
  usedAt: null,
});

/**
 * Returns the state after a look at a voucher failed. A server without that call can still redeem
 * the voucher, after a confirmation (decision 0069).
 */
function decideFailedLook({ kind, status = 0 }: ApiError): WriteOffState {
  if (kind === 'empty') {
    return { state: 'answered', answer: createAnswer('unknown'), voucher: null };
  }
  const hasNoCall = kind === 'status' || (kind === 'network' && (status === 404 || status === 405));
  return hasNoCall ? { state: 'seen', voucher: null } : { state: 'failed', kind };
}

/**
 * Creates the state of redeeming vouchers, one at a time. A request is repeated with the same
 * idempotency key until it is answered, over failures and reloads, so that the server does not
 * report the voucher as redeemed by an earlier attempt of this device.
 */
export function createWriteOff(env: WriteOffEnv): WriteOff {
  const $state = atom<WriteOffState>({ state: 'asking' });
  let currentCode: WriteOffCode | null = null;
  /** Number of the newest request: the answers of older requests are ignored. */
  let latestRequest = 0;

  const readPending = () => parsePendingWriteOffs(env.storage.read());
  const writePending = (all: readonly PendingWriteOff[]) => env.storage.write(JSON.stringify(all));

  async function look(code: WriteOffCode, shopSite: string): Promise<void> {
    currentCode = code;
    latestRequest += 1;
    const pending = findPendingWriteOff(readPending(), code.registCode);
    // This device has sent it before with an unknown outcome: only a confirmation repeats that.
    if (pending) return $state.set({ state: 'doubtful', voucher: null });
    const asked = latestRequest;
    $state.set({ state: 'looking' });
    const found = await env.look({ ...code, shopSite });
    if (asked !== latestRequest) return;
    if (!found.ok) {
      $state.set(decideFailedLook(found.error));
      return;
    }
    if ('refusal' in found.value) {
      const { refusal, message } = found.value;
      $state.set({ state: 'answered', answer: createAnswer(refusal, message), voucher: null });
      return;
    }
    const { voucher } = found.value;
    $state.set(
      voucher.state === 'unused'
        ? { state: 'seen', voucher }
        : {
            state: 'answered',
            answer: { ...createAnswer(voucher.state), usedAt: voucher.usedAt },
            voucher,
          },
    );
  }

  async function send(pending: PendingWriteOff, voucher: VoucherPreview | null): Promise<void> {
    latestRequest += 1;
    const asked = latestRequest;
    $state.set({ state: 'sending', voucher });
    const { key, ...params } = pending;
    const attempt = () => env.charge({ ...params, idempotencyKey: key });
    let answer = await attempt();
    for (const pause of PAUSES_MS) {
      if (answer.ok || asked !== latestRequest) break;
      await env.pause(pause);
      answer = await attempt();
    }
    if (answer.ok) writePending(removePendingWriteOff(readPending(), pending.registCode));
    if (asked !== latestRequest) return;
    $state.set(
      answer.ok
        ? { state: 'answered', answer: answer.value, voucher }
        : { state: 'doubtful', voucher },
    );
  }

  async function confirm(shopSite: string): Promise<void> {
    const now = $state.get();
    if (currentCode === null || now.state === 'sending' || !('voucher' in now)) return;
    const { registCode, activityId } = currentCode;
    const all = readPending();
    const known = findPendingWriteOff(all, registCode);
    const pending = known ?? { registCode, activityId, shopSite, key: env.makeKey() };
    writePending(addPendingWriteOff(all, pending));
    await send(pending, now.voucher);
  }

  return {
    $state,
    look,
    confirm,
    retry: async (shopSite) => {
      if ($state.get().state === 'doubtful') return confirm(shopSite);
      if (currentCode) await look(currentCode, shopSite);
    },
    next() {
      latestRequest += 1;
      currentCode = null;
      $state.set({ state: 'asking' });
    },
  };
}
