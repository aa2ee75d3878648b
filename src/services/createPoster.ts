import { readPageBrand } from '../host/document/readShareParams.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import type { ShareCard } from '../model/share/shareTypes.ts';
import { formatDate } from '../model/time.ts';
import { drawPoster } from './drawPoster.ts';

/**
 * Returns the poster of a card as an image; null when it failed. `hint` says what the QR code is
 * for.
 */
export async function createPoster(
  card: ShareCard,
  t: ActionTranslate,
  hint: string = t('poster.read'),
): Promise<Blob | null> {
  const { siteName, publishedAt } = readPageBrand();
  const at = Date.parse(publishedAt);
  try {
    return await drawPoster({
      title: card.title,
      description: card.description,
      siteName,
      date: Number.isNaN(at) ? '' : formatDate(at, t('time.date')),
      hint,
      imageUrl: card.imageUrl,
      url: card.url,
    });
  } catch {
    return null;
  }
}
