/** What plays the media: the browser itself, or a library with a chunk of its own. */
export type Engine = 'native' | 'hls' | 'mpegts';

/** Stream formats that this browser supports (host/media/videoElement.ts). */
export interface MediaCapabilities {
  /** HLS without a library: reliable, claimed by a browser that is known to fail, or none. */
  readonly hls: 'good' | 'claimed' | 'none';
  /** Whether Media Source Extensions exist, which the libraries need. */
  readonly mse: boolean;
}

/** One way to play: an address with an engine. */
export interface Attempt {
  readonly address: string;
  readonly engine: Engine;
}

/**
 * Returns the engines for an address, the best first; [] when this browser cannot play it. The
 * extension decides; addresses without a known one are left to the browser.
 */
export function decideEngines(address: string, { hls, mse }: MediaCapabilities): readonly Engine[] {
  const [, end = ''] = /\.(\w+)$/.exec(address.replace(/[?#].*/, '')) ?? [];
  const format = end.toLowerCase();
  const libraries = (engine: Engine): readonly Engine[] => (mse ? [engine] : []);
  if (format === 'flv' || format === 'ts') return libraries('mpegts');
  if (/^wss?:/i.test(address)) return format === 'm3u8' ? [] : libraries('mpegts');
  if (format !== 'm3u8') return ['native'];
  if (hls === 'good') return ['native', ...libraries('hls')];
  return [...libraries('hls'), ...(hls === 'claimed' ? (['native'] as const) : [])];
}

/** Returns all ways to play one video, in the order of attempts. */
export const planAttempts = (
  addresses: readonly string[],
  capabilities: MediaCapabilities,
): readonly Attempt[] =>
  [...new Set(addresses)].flatMap((address) =>
    decideEngines(address, capabilities).map((engine) => ({ address, engine })),
  );

/** Whether the library is given a transport stream (`.ts`) or FLV (all other addresses). */
export const isTransportStream = (address: string): boolean =>
  /\.ts$/i.test(address.replace(/[?#].*/, ''));

/**
 * Returns the HLS support that the user agent implies. Apple's engines are reliable, as is
 * Chromium since 142; earlier Android versions claimed support and failed on many streams.
 */
export function decideHlsSupport(
  userAgent: string,
  vendor: string,
  claims: boolean,
): MediaCapabilities['hls'] {
  if (!claims) return 'none';
  const version = Number(/Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  const apple = version === 0 && /apple/i.test(vendor);
  return apple || version >= NATIVE_HLS_CHROMIUM ? 'good' : 'claimed';
}

const NATIVE_HLS_CHROMIUM = 142;
