import type { BakeClient } from '../bakeClient.ts';

/** A logo that does not arrive in this time is not waited for, in ms. */
const LIMIT_MS = 5_000;
const MAX_BYTES = 5_000_000;

/** Returns the image of an address; null when there is none, or when it does not arrive. */
export async function fetchLogo(
  address: string,
  siteUrl: string,
  headersFor: BakeClient['headersFor'],
): Promise<Buffer | null> {
  if (address === '') return null;
  try {
    const { href } = new URL(address, siteUrl);
    const answer = await fetch(href, {
      headers: await headersFor(href),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok || Number(answer.headers.get('content-length')) > MAX_BYTES) return null;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > MAX_BYTES ? null : bytes;
  } catch {
    return null;
  }
}
