import type { AudioItem } from '../model/article/articleTypes.ts';
import type { BodyOptions } from './types.ts';

export const DEFAULT_AUDIO_TITLE = '音频文件';

/**
 * Returns the displayed title of an audio, '' for none (product 5.13): for the site's type 0
 * none, for 2 the item's title or the default, for 3 the default, otherwise the item's title or
 * none. An item with title type 1 has the article's title.
 */
export function decideAudioTitle(
  item: Pick<AudioItem, 'title' | 'titleType' | 'audioTitle'>,
  articleTitle: string,
  options: Pick<BodyOptions, 'audioTitleType' | 'audioTitle'>,
): string {
  const fallback = options.audioTitle || DEFAULT_AUDIO_TITLE;
  const own = item.titleType === 1 ? articleTitle : item.audioTitle || item.title;
  switch (options.audioTitleType) {
    case 0:
      return '';
    case 2:
      return own || fallback;
    case 3:
      return fallback;
    default:
      return own;
  }
}
