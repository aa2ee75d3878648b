import { followRedirects } from './sendHttp.ts';

/** A file that does not arrive in this time is not waited for, in ms. */
const LIMIT_MS = 5_000;

/** What a file may be requested from and with. */
export interface FileAccess {
  /** Origins that may be in private networks. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** Returns the headers with which a file is requested; none for hosts of others. */
  readonly headersFor: (url: string) => Promise<Readonly<Record<string, string>>>;
}

/**
 * Returns the bytes of a file whose address comes from content; null when there is none, or when it
 * does not arrive. The address may lead, by itself or by redirects, to hosts of the internet and to
 * trusted ones only.
 */
export async function fetchFile(
  url: URL,
  { trustedOrigins, headersFor }: FileAccess,
  maxBytes: number,
): Promise<Buffer | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { status, body } = await followRedirects({ url, signal, maxBytes }, async (step) => ({
      headers: await headersFor(step.href),
      isPublicOnly: !trustedOrigins.has(step.origin),
    }));
    return status >= 200 && status < 300 ? body : null;
  } catch {
    return null;
  }
}
