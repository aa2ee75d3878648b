import { openJoinWords } from '../../stores/join/words.ts';
import { pageLocale } from '../../stores/language.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** The poster of the candidate whose page this is: its code leads here, to vote. */
export const act: Act = async () => {
  const t = await openJoinWords(pageLocale());
  openSheet({ kind: 'poster', hint: t('candidate.scan') });
};
