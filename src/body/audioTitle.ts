import type { AudioItem } from '../model/article/types.ts';
import type { BodyOptions } from './types.ts';

export const DEFAULT_AUDIO_TITLE = '音频文件';

/**
 * The title a sound is shown with, '' for none (product 5.13): type 0 of the site none,
 * 2 its title or the default, 3 the default, otherwise its title or none. An item of
 * title type 1 is titled like the article.
 */
export function audioTitle(
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
