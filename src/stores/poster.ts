import { drawPoster } from '../host/poster.ts';
import { readPageBrand } from '../host/shareFacts.ts';
import type { ActTranslate } from '../i18n/translate.ts';
import type { ShareCard } from '../model/share/types.ts';
import { formatDate } from '../model/time.ts';

/**
 * Returns the poster of a card as an image; null when it failed. `hint` says what the QR code is
 * for.
 */
export async function makePoster(
  card: ShareCard,
  t: ActTranslate,
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
