/** What makes a film run: the browser itself, or a library that feeds it (own chunks). */
export type Engine = 'native' | 'hls' | 'mpegts';

/** What this browser can do with streams (host/media/capabilities.ts). */
export interface MediaCapabilities {
  /** HLS without a library: as good as one, claimed by an engine that is known to fail, none. */
  readonly hls: 'good' | 'claimed' | 'none';
  /** Media Source Extensions, which the libraries need. */
  readonly mse: boolean;
}

/** One way of playing: an address with an engine. */
export interface Attempt {
  readonly address: string;
  readonly engine: Engine;
}

/**
 * Engines for an address, the best first; none when this browser cannot play it. The end
 * of its path tells what it is; what tells nothing is left to the browser.
 */
export function decideEngines(address: string, { hls, mse }: MediaCapabilities): readonly Engine[] {
  const [, end = ''] = /\.(\w+)$/.exec(address.replace(/[?#].*$/, '')) ?? [];
  const format = end.toLowerCase();
  const libraries = (engine: Engine): readonly Engine[] => (mse ? [engine] : []);
  if (format === 'flv' || format === 'ts') return libraries('mpegts');
  if (/^wss?:/i.test(address)) return format === 'm3u8' ? [] : libraries('mpegts');
  if (format !== 'm3u8') return ['native'];
  if (hls === 'good') return ['native', ...libraries('hls')];
  return [...libraries('hls'), ...(hls === 'claimed' ? (['native'] as const) : [])];
}

/** All ways of playing one film, in the order in which they are tried. */
export const planAttempts = (
  addresses: readonly string[],
  capabilities: MediaCapabilities,
): readonly Attempt[] =>
  [...new Set(addresses)].flatMap((address) =>
    decideEngines(address, capabilities).map((engine) => ({ address, engine })),
  );

/** What the library is told of a stream: `.ts` is one, all else that reaches it is FLV. */
export const isTransportStream = (address: string): boolean =>
  /\.ts$/i.test(address.replace(/[?#].*$/, ''));

/**
 * HLS as the user agent tells it. Apple's engines made it; Chromium has its own since 142,
 * while what Android's claimed before fails on many streams.
 */
export function judgeHls(
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
