import { field, parseNumber, parseRecord, parseText } from '../wire.ts';

/** SDK configuration of the messenger for one address (`getShareContent`). */
export interface MessengerSignature {
  readonly appId: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: string;
}

/** Returns the configuration; null when a field is missing. */
export function parseSignature(payload: unknown): MessengerSignature | null {
  const wire = parseRecord(payload);
  const appId = parseText(field(wire, 'appid', 'appId'));
  const timestamp = parseNumber(field(wire, 'timestamp'));
  const nonce = parseText(field(wire, 'noncestr', 'nonceStr'));
  const signature = parseText(field(wire, 'signature'));
  return appId && timestamp && nonce && signature ? { appId, timestamp, nonce, signature } : null;
}

/**
 * Returns the address to sign, without its hash. On iOS the messenger checks the address that
 * the page was entered by, regardless of later history changes; on Android the current one.
 */
export function decideSignedUrl(
  system: 'android' | 'ios' | 'other',
  entered: string,
  current: string,
): string {
  const url = system === 'ios' && entered ? entered : current;
  return url.replace(/#.*/, '');
}
