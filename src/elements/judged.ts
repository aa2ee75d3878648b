import { type JudgementValue, judgementWord } from '../i18n/judgement.ts';
import type { PeopleTranslate } from '../i18n/translate.ts';

/** Shows the asker's rating of an answer in place of the form that asks for it. */
export function showJudged(id: string, said: JudgementValue, t: PeopleTranslate): void {
  for (const box of document.querySelectorAll<HTMLElement>('qa-judgement')) {
    if (box.dataset.id !== id) continue;
    const word = box.querySelector<HTMLElement>('.qa-said');
    if (word) word.textContent = t(judgementWord(said));
    box.querySelector('.qa-judged')?.removeAttribute('hidden');
    box.querySelector('.qa-judge')?.setAttribute('hidden', '');
  }
}
