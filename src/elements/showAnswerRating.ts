import { type AnswerRating, getRatingMessageKey } from '../i18n/answerRating.ts';
import type { CommunityTranslate } from '../i18n/translate.ts';

/** Shows the asker's rating of an answer in place of the form that asks for it. */
export function showAnswerRating(id: string, rating: AnswerRating, t: CommunityTranslate): void {
  for (const box of document.querySelectorAll<HTMLElement>('qa-judgement')) {
    if (box.dataset.id !== id) continue;
    const text = box.querySelector<HTMLElement>('.qa-said');
    if (text) text.textContent = t(getRatingMessageKey(rating));
    box.querySelector('.qa-judged')?.removeAttribute('hidden');
    box.querySelector('.qa-judge')?.setAttribute('hidden', '');
  }
}
