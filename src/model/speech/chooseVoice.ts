/** The part of a browser's voice that decides. */
export interface Voice {
  /** BCP 47; Android writes `zh_CN`. */
  readonly lang: string;
  /** Whether the device speaks by itself; other voices need the network. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** Languages whose voices read Chinese text as Mandarin; a Cantonese voice is the last choice. */
const CHINESE: readonly RegExp[] = [
  /^(?:zh|cmn)(?:-hans)?(?:-cn)?$/,
  /^(?:zh|cmn)-(?!hk|mo)/,
  /^(?:zh|yue)\b/,
];

/**
 * Returns the voice for a text of this language: the region of the text before others, the device's own
 * voices before remote ones, the reader's default before others. Null when no voice has the language.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], lang: string): V | null {
  const ranked = voices
    .map((voice) => ({ voice, rank: rankLang(normaliseLang(voice.lang), normaliseLang(lang)) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.voice.localService) - Number(a.voice.localService) ||
        Number(b.voice.default) - Number(a.voice.default),
    );
  return ranked[0]?.voice ?? null;
}

const normaliseLang = (lang: string) => lang.replace(/_/g, '-').toLowerCase();

/** Returns how well a voice suits the language; 0 is best, Infinity unsuitable. */
function rankLang(voice: string, lang: string): number {
  const [primary = ''] = lang.split('-');
  if (primary === 'zh') {
    const rank = CHINESE.findIndex((pattern) => pattern.test(voice));
    return rank < 0 ? Number.POSITIVE_INFINITY : rank;
  }
  if (primary === '' || voice.split('-')[0] !== primary) return Number.POSITIVE_INFINITY;
  return voice === lang ? 0 : 1;
}
