import { openJoinWords } from '../../stores/join/words.ts';
import { pageLocale } from '../../stores/language.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** Opens the poster of the page's candidate; its QR code leads to this page, for voting. */
export const act: Act = async () => {
  const t = await openJoinWords(pageLocale());
  openSheet({ kind: 'poster', hint: t('candidate.scan') });
};
