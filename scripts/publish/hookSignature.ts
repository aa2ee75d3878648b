import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature is valid for so long before and after its time, so that it cannot be used later. */
export const REPLAY_WINDOW_S = 300;

/** Epoch seconds, as the sender's clock has them. */
export const TIMESTAMP_HEADER = 'x-broadsheet-timestamp';
/** `sha256=` and the HMAC-SHA256 of `TIMESTAMP.BODY` in hex. */
export const SIGNATURE_HEADER = 'x-broadsheet-signature';

interface SignedRequest {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string | Uint8Array;
}

/** Returns the signature of a body. */
export const signHook = (secret: string, timestamp: string, body: SignedRequest['body']): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/**
 * Returns why a request is refused; null when its signature is right and its time is now.
 *
 * @param nowMs epoch ms
 */
export function findSignatureProblem(
  { timestamp, signature, body }: SignedRequest,
  secret: string,
  nowMs: number,
): string | null {
  if (!/^\d{1,12}$/.test(timestamp)) return `${TIMESTAMP_HEADER} is no time in seconds.`;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signHook(secret, timestamp, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return `${SIGNATURE_HEADER} is wrong.`;
  }
  const ageS = Math.abs(nowMs / 1000 - Number(timestamp));
  return ageS <= REPLAY_WINDOW_S ? null : `${TIMESTAMP_HEADER} is more than 5 minutes away.`;
}
